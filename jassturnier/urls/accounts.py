"""Addresses of signing in, first visit, people with rights, help and the shown parts."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import accounts, help, parts

urlpatterns: list[URLPattern | URLResolver] = [
    path("anmelden/", accounts.login, name="login"),
    path("abmelden/", accounts.logout, name="logout"),
    path("hilfe/", help.evening, name="help"),
    path("teile/", parts.gallery, name="parts"),
]
