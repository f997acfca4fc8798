"""People with rights: list, invite by link, remove; for the organiser and for one tournament."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import mark_safe
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from jassturnier.addresses import hall_addresses
from jassturnier.forms.accounts import RoleForm
from jassturnier.queries.accounts import open_invitations, people_with_rights
from jassturnier.services import accounts, invitations
from jassturnier.services.actors import Actor, Role
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import at_the_laptop, enter, enter_house


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def house(request: HttpRequest) -> HttpResponse:
    """List people with rights for all tournaments; POST makes a link and shows it once."""
    frame = enter_house(request, Role.JASSLEITUNG)
    scope = {"organiser_id": frame.id}
    context: dict[str, object] = {"house": frame, "here": request.path, "at_the_laptop": at_the_laptop(request)}
    return people_page(request, "accounts/rights.html", scope, frame.actor, context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def tournament(request: HttpRequest, turnier: int) -> HttpResponse:
    """List people with rights for one tournament; POST makes a link and shows it once."""
    desk = enter(request, turnier, Role.JASSLEITUNG)
    context: dict[str, object] = {"desk": desk, "tab": "einstellungen", "here": request.path}
    return people_page(request, "accounts/rights_tournament.html", {"tournament_id": turnier}, desk.actor, context)


def people_page(
    request: HttpRequest, template: str, scope: dict[str, int], by: Actor, context: dict[str, object]
) -> HttpResponse:
    """Show the list with the form of a new link; the link itself is shown only now, for its secret is not kept."""
    form = RoleForm(request.POST or None)
    if form.is_valid():
        try:
            path = invitations.invite(role=Role(form.cleaned_data["role"]), by=by, **scope)
            context |= shown_link(request, path)
        except Refused as refusal:
            form.refuse(refusal)
    context |= {"people": people_with_rights(**scope), "open": open_invitations(**scope), "form": form}
    return render(request, template, context)


def shown_link(request: HttpRequest, path: str) -> dict[str, object]:
    """Give the link with an address that other devices reach, and its QR code."""
    link = request.build_absolute_uri(path)
    parts = urlsplit(link)
    no_hall = False
    if parts.hostname in {"localhost", "127.0.0.1", "::1"}:
        halls = hall_addresses()
        no_hall = not halls
        if halls:
            link = urlunsplit(parts._replace(netloc=f"{halls[0]}:{parts.port}" if parts.port else halls[0]))
    code = segno.make(link, error="l", micro=False).svg_inline(svgclass="qr", lineclass=None, border=0, omitsize=True)
    return {"link": link, "qr": mark_safe(code), "no_hall": no_hall}  # noqa: S308 - drawn by us, holds no text


@require_POST
def remove(request: HttpRequest, right: int, turnier: int | None = None) -> HttpResponse:
    """Take a right away."""
    by, scope, back = scope_of(request, turnier)
    try:
        invitations.remove_right(membership_id=right, by=by, **scope)
    except Refused as refusal:
        return render(request, "accounts/refused.html", {"refusal": refusal, "back": back}, status=409)
    return redirect(back)


@require_POST
def withdraw(request: HttpRequest, link: int, turnier: int | None = None) -> HttpResponse:
    """Make an unused link void."""
    by, scope, back = scope_of(request, turnier)
    invitations.withdraw_invitation(invitation_id=link, by=by, **scope)
    return redirect(back)


def scope_of(request: HttpRequest, turnier: int | None) -> tuple[Actor, dict[str, int], str]:
    """Return who acts, for what, and the page to go back to; the Jassleitung only."""
    if turnier is None:
        frame = enter_house(request, Role.JASSLEITUNG)
        return frame.actor, {"organiser_id": frame.id}, "/leute/"
    desk = enter(request, turnier, Role.JASSLEITUNG)
    return desk.actor, {"tournament_id": turnier}, f"/t/{turnier}/leute/"


@require_POST
def remote(request: HttpRequest) -> HttpResponse:
    """Switch on or off that the Jassleitung's rights work from other devices."""
    frame = enter_house(request, Role.JASSLEITUNG)
    on = request.POST.get("on") == "on"
    try:
        accounts.set_remote_leitung(organiser_id=frame.id, on=on, at_laptop=at_the_laptop(request), by=frame.actor)
    except Refused as refusal:
        return render(request, "accounts/refused.html", {"refusal": refusal, "back": "/leute/"}, status=409)
    return redirect("people_with_rights")
