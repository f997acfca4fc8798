"""Addresses of signing in, first visit, people with rights, help and the shown parts."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import accounts, parts, rights
from jassturnier.views.help import evening

urlpatterns: list[URLPattern | URLResolver] = [
    path("anmelden/", accounts.login, name="login"),
    path("abmelden/", accounts.logout, name="logout"),
    path("erster-besuch/", accounts.first_visit, name="first_visit"),
    path("erster-besuch/<str:secret>/", accounts.first_account, name="first_account"),
    path("einladung/<str:secret>/", accounts.invitation, name="invitation"),
    path("neues-passwort/<str:link>/", accounts.new_password, name="new_password"),
    path("leute/", rights.house, name="people_with_rights"),
    path("leute/geraete/", rights.remote, name="remote_leitung"),
    path("leute/<int:right>/entfernen/", rights.remove, name="remove_right"),
    path("leute/link/<int:link>/zurueckziehen/", rights.withdraw, name="withdraw_invitation"),
    path("t/<int:turnier>/leute/", rights.tournament, name="tournament_rights"),
    path("t/<int:turnier>/leute/<int:right>/entfernen/", rights.remove, name="remove_tournament_right"),
    path(
        "t/<int:turnier>/leute/link/<int:link>/zurueckziehen/",
        rights.withdraw,
        name="withdraw_tournament_invitation",
    ),
    path("hilfe/", evening, name="help"),
    path("teile/", parts.gallery, name="parts"),
]
