"""What `draws` refuses, as a sentence with reason and way on."""

from __future__ import annotations

from django.utils.translation import gettext as _

from draws import DrawRefused, Refusal
from jassturnier.services.outcomes import Refused


def refusal_for(refused: DrawRefused) -> Refused:
    """Turn a refusal of `draws` into one of a verb; its code is the same word."""
    return Refused(refused.reason.value, _sentence(refused))


def _sentence(refused: DrawRefused) -> str:
    numbers = [*refused.numbers, 0, 0, 0]
    values = {"one": numbers[0], "two": numbers[1], "three": numbers[2], "players": ", ".join(refused.players)}
    return str(_texts().get(refused.reason, _("So lässt sich nicht auslosen. Bitte die Angaben prüfen."))) % values


def _texts() -> dict[Refusal, str]:
    """Return the sentence of each refusal; for a plan from a file `one` is the row, counted with the header."""
    return {
        Refusal.TOO_FEW: _(
            "In Passe %(one)s sind nur %(two)s da; das gibt keinen Tisch. Bitte zuerst Standblätter ausgeben."
        ),
        Refusal.TOO_FEW_TABLES: _("In Passe %(one)s braucht es %(two)s Tische, es gibt aber nur %(three)s."),
        Refusal.PASSE_PLAYED: _("Die Passe %(one)s hat schon Plätze, die bleiben müssen."),
        Refusal.UNKNOWN_PLAYER: _("Diese Start-Nummern sind nicht da: %(players)s. Bitte zuerst ausgeben."),
        Refusal.NOT_SEATED: _("Diese Start-Nummern haben dort keinen Platz: %(players)s."),
        Refusal.CSV_EMPTY: _("In der Liste steht kein einziger Platz. Bitte eine andere Datei wählen."),
        Refusal.CSV_HEADER: _(
            "Zeile %(one)s: Die erste Zeile muss die Spalten nennen: passe, table, team, seat, player."
        ),
        Refusal.CSV_PASSE: _("Zeile %(one)s: Die Passe ist keine Zahl."),
        Refusal.CSV_TABLE: _("Zeile %(one)s: Die Tischnummer ist keine Zahl."),
        Refusal.CSV_TEAM: _("Zeile %(one)s: Das Team muss A oder B sein."),
        Refusal.CSV_SEAT: _("Zeile %(one)s: Der Platz muss 1 oder 2 sein, und jeder nur einmal am Tisch."),
        Refusal.CSV_PLAYER: _("Zeile %(one)s: Die Start-Nr. fehlt."),
        Refusal.CSV_TWICE: _("Zeile %(one)s: Die Start-Nr. %(players)s steht in dieser Passe schon."),
        Refusal.CSV_TABLE_SIZE: _(
            "Zeile %(one)s: Tisch %(three)s ist in Passe %(two)s nicht richtig besetzt; A und B brauchen gleich viele."
        ),
    }
