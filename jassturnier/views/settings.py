"""The settings of a tournament, its Passen shortened or cancelled, the archive, and deleting it."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from jassturnier.addresses import hall_addresses
from jassturnier.forms.tournaments import ChangeForm, DeleteForm, PasseForm, initial_of
from jassturnier.queries.tournaments import has_result, passen_of
from jassturnier.services import passen_plan, tournament_delete, tournaments
from jassturnier.services.actors import Role
from jassturnier.services.outcomes import AlreadyKnown, Refused
from jassturnier.views.access import Desk, enter


def page(request: HttpRequest, desk: Desk, **bound: Any) -> HttpResponse:  # noqa: ANN401
    """Draw the page; `bound` puts a form with its errors in place of the fresh one."""
    passen = passen_of(desk.tournament.id)
    context = {
        "desk": desk,
        "tab": "einstellungen",
        "passen": passen,
        "locked": has_result(desk.tournament.id),
        "form": ChangeForm(initial=initial_of(desk.tournament, passen)),
        "passe_form": PasseForm(auto_id="passe_%s"),
        "delete_form": DeleteForm(auto_id="weg_%s"),
        "addresses": [f"http://{address}:{request.get_port()}" for address in hall_addresses()],
    }
    return render(request, "tournaments/settings.html", context | bound, status=422 if bound else 200)


@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest, turnier: int) -> HttpResponse:
    """Show and change the settings."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    if request.method != "POST":
        return page(request, desk)
    form = ChangeForm(request.POST)
    if not form.is_valid():
        return page(request, desk, form=form)
    reason = form.cleaned_data["reason"]
    try:
        done = tournaments.change_settings(
            tournament_id=turnier, settings=form.to_settings(), reason=reason, by=desk.actor
        )
    except Refused as refusal:
        form.refuse(refusal)
        return page(request, desk, form=form)
    same = isinstance(done, AlreadyKnown)
    messages.success(request, _("Es war nichts zu ändern.") if same else _("Die Einstellungen sind gespeichert."))
    return redirect("settings", turnier)


@require_POST
def passe_change(request: HttpRequest, turnier: int) -> HttpResponse:
    """Shorten or cancel a Passe, or take the cancelling back; the pressed button says which."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = PasseForm(request.POST, auto_id="passe_%s")
    if not form.is_valid():
        return page(request, desk, passe_form=form)
    try:
        change_passe(desk, form.cleaned_data, request.POST.get("tat", ""))
    except Refused as refusal:
        form.refuse(refusal)
        return page(request, desk, passe_form=form)
    return redirect("settings", turnier)


def change_passe(desk: Desk, data: dict[str, Any], deed: str) -> None:
    """Call the verb that the pressed button stands for. Raises Refused."""
    known = {"tournament_id": desk.tournament.id, "number": data["number"], "by": desk.actor}
    if deed == "absagen":
        passen_plan.cancel_passe(reason=data["reason"], **known)
    elif deed == "zurueck":
        passen_plan.revive_passe(**known)
    elif data["spiele"] is None:
        raise Refused("spiele", _("Bitte tippen, wie viele Spiele es neu sind."), field="spiele")
    else:
        passen_plan.shorten_passe(spiele=data["spiele"], reason=data["reason"], **known)


@require_POST
def archive(request: HttpRequest, turnier: int) -> HttpResponse:
    """Put the tournament into the archive, or take it out."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    verb = tournaments.unarchive if desk.tournament.archived_at else tournaments.archive
    verb(tournament_id=turnier, by=desk.actor)
    return redirect("settings" if desk.tournament.archived_at else "tournaments", *_back(desk))


def _back(desk: Desk) -> list[int]:
    """Return the arguments of the page that follows: the list has none."""
    return [desk.tournament.id] if desk.tournament.archived_at else []


@require_POST
def delete(request: HttpRequest, turnier: int) -> HttpResponse:
    """Delete the whole tournament once its name is typed."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    form = DeleteForm(request.POST, auto_id="weg_%s")
    if not form.is_valid():
        return page(request, desk, delete_form=form)
    try:
        tournament_delete.delete_tournament(
            tournament_id=turnier, typed_name=form.cleaned_data["typed_name"], by=desk.actor
        )
    except Refused as refusal:
        form.refuse(refusal)
        return page(request, desk, delete_form=form)
    messages.success(
        request, _("«%(name)s» ist gelöscht. Die Sicherung davor bleibt.") % {"name": desk.tournament.name}
    )
    return redirect("tournaments")
