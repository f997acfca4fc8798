"""The next step of the Auslosung in words: headline, sentence, button and the route it leads to."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from jassturnier.queries.draws_steps import DrawStep


@dataclass(frozen=True, slots=True)
class StepWords:
    """What the big next step says; `route` is the name of its page."""

    headline: str | Promise
    text: str | Promise
    button: str | Promise
    route: str


STEPS = {
    DrawStep.DRAFT: StepWords(
        _("Ein Entwurf wartet"),
        _("Bitte ansehen und bestätigen. Erst dann gilt er."),
        _("Entwurf ansehen"),
        "draw_draft",
    ),
    DrawStep.NOBODY: StepWords(
        _("Noch ist niemand da"), _("Ausgelost wird, wer ein Standblatt erhalten hat."), _("Zur Türe"), "people"
    ),
    DrawStep.PREPRINT: StepWords(
        _("Standblätter vorbereiten"),
        _("Die Plätze stehen auf den Standblättern, bevor jemand da ist."),
        _("Plätze vorbereiten"),
        "draw_preprint",
    ),
    DrawStep.GAPS: StepWords(
        _("Die Plätze stimmen nicht mehr"),
        _("Es fehlen Leute, oder jemand hat noch keinen Platz."),
        _("Lücken schliessen"),
        "draw_gaps",
    ),
    DrawStep.DRAW: StepWords(
        _("Jetzt auslosen"), _("Zuerst entsteht ein Entwurf, den Sie prüfen können."), _("Auslosen"), "draw_new"
    ),
    DrawStep.PRINT: StepWords(
        _("Die Auslosung steht"), _("Jetzt Aushang und Standblätter drucken."), _("Zum Drucken"), "printing"
    ),
    DrawStep.OVER: StepWords(
        _("Nichts mehr auszulosen"), _("Alle Passen sind gestartet."), _("Zu den Passen"), "passen"
    ),
}
