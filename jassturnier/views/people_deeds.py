"""What can be done with one Standblatt: for each deed its form, its verb, and whether it needs the Jassleitung."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from jassturnier.forms import people as forms
from jassturnier.forms.base import HouseForm
from jassturnier.queries.people import StandblattInfo, coming_passe
from jassturnier.queries.people_rows import PersonData
from jassturnier.queries.tournaments import PasseInfo
from jassturnier.services import people, people_changes
from jassturnier.services.outcomes import AlreadyKnown, Done

Data = Mapping[str, Any] | None
Run = Callable[[Any, dict[str, Any]], Done | AlreadyKnown]


@dataclass(frozen=True, slots=True)
class Ground:
    """What the forms of one Standblatt are made from."""

    sheet: StandblattInfo
    passen: list[PasseInfo]
    pair: bool

    @property
    def coming(self) -> int:
        """Return the first Passe that was not started, the last one if all were."""
        return coming_passe(self.passen)


@dataclass(frozen=True, slots=True)
class Deed:
    """`form` makes the form, filled with data or with what is true now; `run` calls the verb with the valid form."""

    form: Callable[[Ground, Data, str], HouseForm]
    run: Run
    leader: bool = False


def _edit(g: Ground, data: Data, ids: str) -> HouseForm:
    return forms.EditForm(data, initial=forms.initial_of(g.sheet), pair=g.pair, auto_id=ids)


def _renumber(g: Ground, data: Data, ids: str) -> HouseForm:
    return forms.RenumberForm(data, auto_id=ids)


def _replace(g: Ground, data: Data, ids: str) -> HouseForm:
    return forms.ReplaceForm(data, sheet=g.sheet, passen=g.passen, initial={"from_passe": g.coming}, auto_id=ids)


def _leave(g: Ground, data: Data, ids: str) -> HouseForm:
    return forms.LeaveForm(data, passen=g.passen, initial={"last_passe": g.coming - 1}, auto_id=ids)


def _late(g: Ground, data: Data, ids: str) -> HouseForm:
    return forms.LateForm(data, passen=g.passen, initial={"from_passe": g.coming}, auto_id=ids)


def _reason(g: Ground, data: Data, ids: str) -> HouseForm:
    return forms.ReasonForm(data, auto_id=ids)


def _ranked(g: Ground, data: Data, ids: str) -> HouseForm:
    now = {"ranked": g.sheet.ranked, "reason": g.sheet.ranked_reason}
    return forms.RankedForm(data, initial=now, auto_id=ids)


def _lot(g: Ground, data: Data, ids: str) -> HouseForm:
    return forms.LotForm(data, initial={"lot": g.sheet.lot}, auto_id=ids)


def _bare(g: Ground, data: Data, ids: str) -> HouseForm:
    return HouseForm(data or {}, auto_id=ids)


def _run_edit(form: forms.EditForm, known: dict[str, Any]) -> Done | AlreadyKnown:
    return people.edit_person(people=form.people, fixed_table=form.cleaned_data["fixed_table"], **known)


def _run_replace(form: HouseForm, known: dict[str, Any]) -> Done | AlreadyKnown:
    data = form.cleaned_data
    person = PersonData(data["name"], data["place"])
    return people_changes.replace_holder(
        person=person, position=data["position"], from_passe=data["from_passe"], **known
    )


def _plain(verb: Callable[..., Done | AlreadyKnown]) -> Run:
    """Return a run whose verb takes the form's fields under their own names."""
    return lambda form, known: verb(**form.cleaned_data, **known)


DEEDS: dict[str, Deed] = {
    "aendern": Deed(_edit, _run_edit),
    "nummer": Deed(_renumber, _plain(people.renumber)),
    "ersetzen": Deed(_replace, _run_replace),
    "geht": Deed(_leave, _plain(people_changes.leave)),
    "bleibt": Deed(_bare, _plain(people_changes.stay)),
    "spaeter": Deed(_late, _plain(people_changes.come_late)),
    "ausschluss": Deed(_reason, _plain(people_changes.exclude), leader=True),
    "aufheben": Deed(_reason, _plain(people_changes.readmit), leader=True),
    "wertung": Deed(_ranked, _plain(people_changes.decide_ranked), leader=True),
    "los": Deed(_lot, _plain(people_changes.record_lot), leader=True),
    "entfernen": Deed(_bare, _plain(people.remove_person)),
}


def form_of(deed: str, ground: Ground, data: Data = None) -> HouseForm:
    """Return the form of a deed; its fields' ids begin with the deed, so that several stand on one page."""
    return DEEDS[deed].form(ground, data, f"{deed}_%s")
