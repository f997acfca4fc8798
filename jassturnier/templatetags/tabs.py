"""The one level of tabs on a tournament's pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django import template
from django.urls import Resolver404, resolve
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from jassturnier.services.actors import Role, covers

if TYPE_CHECKING:
    from jassturnier.views.access import Desk

register = template.Library()


@dataclass(frozen=True, slots=True)
class Tab:
    """One tab: its key as the views name it, its word, its path below the tournament and who sees it."""

    key: str
    label: str | Promise
    path: str
    needs: Role = Role.HELFER


@dataclass(frozen=True, slots=True)
class Shown:
    """A tab as the page draws it."""

    label: str | Promise
    address: str
    current: bool


TABS = (
    Tab("jetzt", _("Jetzt"), ""),
    Tab("teilnehmer", _("Teilnehmer"), "teilnehmer/"),
    Tab("auslosung", _("Auslosung"), "auslosung/"),
    Tab("passen", _("Passen"), "passe/"),
    Tab("rangliste", _("Rangliste"), "rangliste/"),
    Tab("entscheide", _("Entscheide"), "entscheide/"),
    Tab("drucken", _("Drucken"), "drucken/"),
    Tab("kontrolle", _("Kontrolle"), "kontrolle/", Role.JASSLEITUNG),
    Tab("einstellungen", _("Einstellungen"), "einstellungen/", Role.JASSLEITUNG),
)


@register.simple_tag
def tournament_tabs(desk: Desk, current: str = "") -> list[Shown]:
    """Give the tabs this visitor may open, with the current one marked. A path without a page is left out."""
    start = f"/t/{desk.tournament.id}/"
    return [
        Shown(tab.label, start + tab.path, tab.key == current)
        for tab in TABS
        if covers(desk.role, tab.needs) and has_page(start + tab.path)
    ]


def has_page(path: str) -> bool:
    """Say whether `path` leads to a page."""
    try:
        resolve(path)
    except Resolver404:
        return False
    return True
