"""/teile/ for developers: every part of the house with all its states on one page. Shown in debug mode only."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace
from typing import Any

from django import forms
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.templatetags.states import SEVERITIES, STATES

SLIPS = {"name": "x" * 40, "number": "1_57", "points_a": "157.0", "points_b": "1884", "passen": "99"}
HOSTILE = "<script>alert(1)</script> Đurić-Şahin & O'Neill"


class SampleForm(HouseForm):
    """One field of each kind."""

    name = LineField(label="Name und Vorname", max_length=30)
    place = LineField(label="Ort oder Verein", required=False, help_text="Steht auf der Rangliste.")
    number = NumberField(label="Startnummer", least=1)
    points_a = NumberField(label="Team A", most=1884)
    points_b = NumberField(label="Team B", most=1884)
    kind = forms.ChoiceField(
        label="Art", choices=[("einzel", "Einzelschieber"), ("partner", "Partnerschieber")], widget=forms.RadioSelect
    )
    passen = forms.ChoiceField(label="Passen", choices=[(str(n), str(n)) for n in range(1, 13)])
    paid = forms.BooleanField(label="Startgeld bezahlt", required=False)
    upload = forms.FileField(label="Liste", required=False)
    words = forms.CharField(label="Namen", widget=forms.Textarea, required=False, help_text="Ein Name je Zeile.")


def sample_desk() -> Any:  # noqa: ANN401
    """Give a desk that looks like a rehearsal tournament, without any database."""
    tournament = SimpleNamespace(
        id=1, name="Probeturnier «Jasskönig»", date=datetime(2026, 11, 30), place="Gasthof Kreuz", rehearsal=True
    )
    return SimpleNamespace(tournament=tournament, role="jassleitung")


def sample_versions() -> list[SimpleNamespace]:
    """Give two versions of one sheet."""
    at = datetime(2026, 11, 30, 20, 14)
    return [
        SimpleNamespace(text="1'021 zu 863", who="Rita", when=at, valid=True, reason="Verschrieben: 1021 statt 1012"),
        SimpleNamespace(text="1'012 zu 872", who=HOSTILE, when=at, valid=False, reason=""),
    ]


def gallery(request: HttpRequest) -> HttpResponse:
    """Show all parts; 404 outside debug mode."""
    if not settings.DEBUG:
        raise Http404
    context = {
        "states": list(STATES),
        "severities": [code for code in SEVERITIES if code not in ("refused", "done")],
        "fresh": SampleForm(auto_id="fresh_%s"),
        "wrong": SampleForm(SLIPS),
        "versions": sample_versions(),
        "hostile": HOSTILE,
        "long": "Marie-Antoinette Zumsteg-Oberholzer, Niederbüren-Unterbüelwil",
        "rows": [(n, f"Jasserin {n}", "Muri", 4408 - 7 * n, 1021 + n) for n in range(1, 7)],
        "desk": sample_desk(),
        "tab": "passen",
    }
    return render(request, "parts/gallery.html", context)
