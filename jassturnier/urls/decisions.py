"""Addresses below entscheide/: corrections, decisions, warnings, journal."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import decisions

urlpatterns: list[URLPattern | URLResolver] = [
    path("entscheide/", decisions.decisions, name="decisions"),
    path("entscheide/korrektur/", decisions.correction_add, name="correction_add"),
    path("entscheide/korrektur/aufheben/", decisions.correction_undo, name="correction_undo"),
    path("entscheide/verwarnung/", decisions.warning_add, name="warning_add"),
    path("entscheide/entscheid/", decisions.decision_add, name="decision_add"),
    path("entscheide/journal/", decisions.journal, name="journal"),
]
