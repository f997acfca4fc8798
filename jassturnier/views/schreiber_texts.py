"""The sentences that the script of a table's page shows; `{n}` and the like are filled in there."""

from __future__ import annotations

from django.utils.translation import gettext as _


def script_texts() -> dict[str, str]:
    """Return the sentences by key."""
    return _connection() | _typing() | _steps() | _control() | _devices() | _answers()


def _connection() -> dict[str, str]:
    return {
        "connected": _("Verbunden"),
        "lost": _("Keine Verbindung, Eingabe bleibt auf diesem Gerät, noch nicht abgegeben"),
        "handed": _("Abgegeben {time}"),
        "silent": _("seit {n} Min. nichts gehört"),
        "full": _("Der Speicher dieses Geräts ist voll. Bitte diese Seite offen lassen; der Laptop hat die Eingabe."),
        "full_lost": _("Speicher voll und keine Verbindung: Bitte diese Seite offen lassen, bis «Verbunden» da steht."),
    }


def _typing() -> dict[str, str]:
    return {
        "spiel": _("Spiel {n}"),
        "too_much": _("{n} geht nicht: ein Spiel hat 157 Punkte."),
        "too_much_total": _("{n} geht nicht: höchstens {of}."),
        "impossible": _("1 und 156 gibt es nicht: keine Karte zählt 1."),
        "empty": _("Hier fehlt noch eine Zahl. Auch 0 muss getippt sein."),
        "match_read": _("Als Match gelesen: 157 und {n} Bonus."),
        "filled": _("ergänzt"),
        "typed": _("getippt"),
        "total": _("Total {n}"),
    } | _dealing()


def _dealing() -> dict[str, str]:
    return {
        "deals": _("{who} gibt, Vorhand {vorhand}"),
        "seat0": _("Schreiber"),
        "seat1": _("rechts vom Schreiber"),
        "seat2": _("gegenüber vom Schreiber"),
        "seat3": _("links vom Schreiber"),
        "seen_from": _(" vom Schreiber"),
    }


def _steps() -> dict[str, str]:
    return {
        "undone": _("Letzter Schritt zurückgenommen."),
        "nothing_to_undo": _("Es gibt nichts zurückzunehmen."),
        "missing": _("Noch ohne Punkte: Spiel {n}"),
        "saved": _("Spiel {n}: A {a}, B {b}."),
        "other_counts": _("{names}: zählen Sie auch {n}?"),
        "yes": _("Ja, {n}"),
    }


def _control() -> dict[str, str]:
    return {
        "difference": _("Auf dem Papier {paper}, hier getippt {here}: {off}."),
        "more": _("das Papier hat {n} mehr"),
        "less": _("das Papier hat {n} weniger"),
        "explaining": _("Das würde den Unterschied erklären:"),
        "no_explanation": _("Bitte Spiel für Spiel mit dem Papier vergleichen."),
    }


def _devices() -> dict[str, str]:
    return {
        "held": _("Gerät {n} schreibt an diesem Tisch, seit {time}."),
        "held_filled": _("Es hat {n} von {of} Spielen."),
        "taken": _("Gerät {n} hat diesen Tisch um {time} übernommen."),
        "mine": _("Meine Eingabe ({n} von {of})"),
        "theirs": _("Die vom anderen Gerät ({n} von {of})"),
        "other_draft": _("Auf diesem Gerät liegt eine nicht abgegebene Eingabe: Tisch {t}, Passe {p}, {n} Spiele."),
        "bring": _("Hierher zu Tisch {t} übernehmen"),
        "people": _("Inzwischen sitzen an diesem Tisch andere Leute. Ihre Eingabe ist noch da."),
        "aside": _("Gehört nicht hierher: weglegen und leer beginnen"),
    }


def _answers() -> dict[str, str]:
    return {
        "sending": _("Wird abgegeben …"),
        "not_sent": _("Keine Verbindung zum Laptop. Es ist noch nicht abgegeben; die Eingabe bleibt auf diesem Gerät."),
        "odd": _("Der Laptop nimmt die Eingabe nicht an. Sie bleibt auf diesem Gerät; bitte die Jassleitung holen."),
        "meanwhile": _("Inzwischen abgegeben von {who}, {time}."),
        "closed": _("Die Passe ist inzwischen abgeschlossen. Ihre Eingabe bleibt hier; bitte die Jassleitung holen."),
        "differs": _("Auf diesem Gerät steht etwas anderes ({a} : {b}), das nicht gilt."),
        "newer": _("Passe {n} hat begonnen."),
    }
