"""Addresses below passe/: board, start, one sheet, pile, close."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import entries, passen, pile, sheet_actions

urlpatterns: list[URLPattern | URLResolver] = [
    path("passe/", passen.passen, name="passen"),
    path("passe/<int:passe>/", passen.board, name="board"),
    path("passe/<int:passe>/start/", passen.passe_start, name="passe_start"),
    path("passe/<int:passe>/schliessen/", passen.passe_close, name="passe_close"),
    path("passe/<int:passe>/oeffnen/", passen.passe_reopen, name="passe_reopen"),
    path("passe/<int:passe>/eingang/", passen.sheet_receive, name="sheet_receive"),
    path("passe/<int:passe>/stapel/", pile.pile, name="pile"),
    path("passe/<int:passe>/tisch/", entries.sheet_open, name="sheet_open"),
    path("passe/<int:passe>/tisch/<int:tisch>/", entries.sheet, name="sheet"),
    path("passe/<int:passe>/tisch/<int:tisch>/eingang/", sheet_actions.sheet_paper, name="sheet_paper"),
    path("passe/<int:passe>/tisch/<int:tisch>/visum/", sheet_actions.sheet_visum, name="sheet_visum"),
    path("passe/<int:passe>/tisch/<int:tisch>/version/", sheet_actions.sheet_choose, name="sheet_choose"),
    path("passe/<int:passe>/tisch/<int:tisch>/verschieben/", sheet_actions.sheet_move, name="sheet_move"),
]
