"""Addresses of the list of tournaments, a new one, its first page and its settings."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import now, settings, tournaments

site_patterns: list[URLPattern | URLResolver] = [
    path("", tournaments.tournaments, name="tournaments"),
    path("neu/", tournaments.tournament_new, name="tournament_new"),
    path("neu/probe/", tournaments.rehearsal_new, name="rehearsal_new"),
]
urlpatterns: list[URLPattern | URLResolver] = [
    path("", now.now, name="now"),
    path("tuere/schliessen/", now.door_close, name="door_close"),
    path("tuere/oeffnen/", now.door_open, name="door_open"),
    path("gedruckt/", now.sheets_printed, name="sheets_printed"),
    path("einstellungen/", settings.settings, name="settings"),
    path("einstellungen/passe/", settings.passe_change, name="passe_change"),
    path("einstellungen/ablegen/", settings.archive, name="archive"),
    path("einstellungen/loeschen/", settings.delete, name="tournament_delete"),
]
