"""Sends a form of figures to its verb, and puts the answer into a sentence; shared by sheet and pile."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext as _

from jassturnier.forms.entries import EntryForm
from jassturnier.forms.entry_notes import hints_key
from jassturnier.services.entries import AlreadyKnown, EntryOutcome, KeptAsSecond, enter_sheet
from jassturnier.services.entries_outcomes import SheetRefused, Stored
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import Desk
from jassturnier.views.sheet_page import on_paper


def enter_form(desk: Desk, form: EntryForm, *, passe: int, table: int, confirmed: str) -> EntryOutcome | None:
    """Enter what is typed; None when it is refused, which then stands on the form.

    `confirmed` names the hints that were shown and confirmed; other hints ask again.
    """
    paper = on_paper(desk)
    fields = form.entry() | {"passe": passe, "table": table, "by": desk.actor, "visum": paper, "from_paper": paper}
    try:
        try:
            return enter_sheet(tournament_id=desk.tournament.id, **fields)
        except SheetRefused as hints:
            if hints.code != "hints" or confirmed != hints_key(hints.check):
                raise
        return enter_sheet(tournament_id=desk.tournament.id, hints_confirmed=True, **fields)
    except Refused as refusal:
        form.refuse(refusal)
        if refusal.code == "nonce":
            form.renew()
        return None


def figures_text(stored: Stored) -> str:
    """Return stored figures as a sentence's middle: "Tisch 7: 957 : 927, 20.14 Uhr, Hans"."""
    time = timezone.localtime(stored.at).strftime("%H.%M")
    words = {"t": stored.table, "a": stored.a, "b": stored.b, "time": time, "who": stored.who}
    return _("Tisch %(t)s: %(a)s : %(b)s, %(time)s Uhr, %(who)s") % words


def tell(request: HttpRequest, outcome: EntryOutcome) -> None:
    """Say what happened to what was typed, where the next page cannot show it by itself."""
    if isinstance(outcome, KeptAsSecond):
        text = _(
            "Inzwischen war schon etwas anderes da (%(there)s). Ihre Eingabe ist als zweite Version behalten. "
            "Welche gilt, wählen Sie beim Blatt von Tisch %(t)s."
        )
        messages.warning(request, text % {"there": figures_text(outcome.valid), "t": outcome.stored.table})
    elif isinstance(outcome, AlreadyKnown):
        messages.info(request, _("Das war schon gespeichert. %(there)s.") % {"there": figures_text(outcome.stored)})


def other_figures_text(outcome: AlreadyKnown) -> str:
    """Return the sentence for a form that was saved before and now holds something else."""
    text = _(
        "Dieses Formular war schon gespeichert (%(there)s). Was jetzt darin steht, ist noch nicht gespeichert. "
        "Soll es gelten, bitte nochmals speichern."
    )
    return text % {"there": figures_text(outcome.stored)}
