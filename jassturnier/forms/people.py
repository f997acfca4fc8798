"""What people type about one Standblatt: names, number, replaced, late, gone, excluded, ranked, wishes."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField, NumberField
from jassturnier.queries.people import StandblattInfo
from jassturnier.queries.people_rows import CATEGORY_LENGTH, NAME_LENGTH, PLACE_LENGTH, NewStandblatt, PersonData
from jassturnier.queries.tournaments import PasseInfo

PARTS = ("name", "place", "club", "category", "not_published")
SECOND = "_2"


class PersonForm(HouseForm):
    """The texts of one person, or of a pair when `pair` is set; `people` gives what a verb takes."""

    name = LineField(label=_("Name, Vorname"), max_length=NAME_LENGTH)
    place = LineField(label=_("Ort"), max_length=PLACE_LENGTH, required=False)
    club = LineField(label=_("Verein"), max_length=PLACE_LENGTH, required=False)
    category = LineField(label=_("Kategorie"), max_length=CATEGORY_LENGTH, required=False)
    not_published = forms.BooleanField(label=_("Name nicht veröffentlichen"), required=False)

    name_2 = LineField(label=_("Name, Vorname"), max_length=NAME_LENGTH, required=False)
    place_2 = LineField(label=_("Ort"), max_length=PLACE_LENGTH, required=False)
    club_2 = LineField(label=_("Verein"), max_length=PLACE_LENGTH, required=False)
    category_2 = LineField(label=_("Kategorie"), max_length=CATEGORY_LENGTH, required=False)
    not_published_2 = forms.BooleanField(label=_("Name nicht veröffentlichen"), required=False)

    def __init__(self, *args: Any, pair: bool = False, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.pair = pair
        if not pair:
            for part in PARTS:
                del self.fields[part + SECOND]

    @property
    def first(self) -> list[forms.BoundField]:
        """Return the fields of the first person."""
        return [self[part] for part in PARTS if part in self.fields]

    @property
    def second(self) -> list[forms.BoundField]:
        """Return the fields of the second person; empty in the Einzelschieber."""
        return [self[part + SECOND] for part in PARTS if part + SECOND in self.fields]

    @property
    def people(self) -> tuple[PersonData, ...]:
        """Return who was typed; only after is_valid."""
        found = [PersonData(**{part: self.cleaned_data[part] for part in PARTS if part in self.cleaned_data})]
        if self.pair and self.cleaned_data["name" + SECOND]:
            found.append(
                PersonData(**{part: self.cleaned_data[part + SECOND] for part in PARTS if part in self.fields})
            )
        return tuple(found)


class AddForm(PersonForm):
    """A new person or pair, with number and what is known at the door."""

    number = NumberField(label=_("Startnummer"), least=1, required=False, help_text=_("Leer: die nächste freie."))
    present = forms.BooleanField(label=_("anwesend"), required=False, initial=True)
    paid = forms.BooleanField(label=_("Startgeld bezahlt"), required=False)

    namesake = forms.BooleanField(label=_("Das ist jemand anders mit gleichem Namen"), required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.fields["name"].widget.attrs["autofocus"] = True

    @property
    def new(self) -> NewStandblatt:
        """Return what the verb takes; only after is_valid."""
        data = self.cleaned_data
        return NewStandblatt(self.people, data["number"], present=data["present"], paid=data["paid"])


class EditForm(PersonForm):
    """Names written differently, and the fixed table."""

    fixed_table = NumberField(
        label=_("Fester Tisch"), least=1, required=False, help_text=_("Für Leute, die nicht wechseln können.")
    )


class TalonForm(PersonForm):
    """One talon of the pile: number, name, Ort, Enter."""

    number = NumberField(label=_("Nummer"), least=1)
    paid = forms.BooleanField(label=_("bezahlt"), required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        for part in ("club", "category", "not_published"):
            self.fields.pop(part, None)
            self.fields.pop(part + SECOND, None)
        self.order_fields(["number"])


def initial_of(sheet: StandblattInfo) -> dict[str, Any]:
    """Return a Standblatt's present people as the form shows them."""
    found: dict[str, Any] = {"fixed_table": sheet.fixed_table}
    for person, suffix in zip(sheet.current, ("", SECOND), strict=False):
        found |= {part + suffix: getattr(person, part) for part in PARTS}
    return found


class RenumberForm(HouseForm):
    """Another start number."""

    new_number = NumberField(label=_("Neue Startnummer"), least=1)


class PasseChoiceForm(HouseForm):
    """The base of forms that name a Passe of this tournament."""

    def __init__(self, *args: Any, passen: list[PasseInfo], **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.offer([(str(p.number), _("Passe %(n)d") % {"n": p.number}) for p in passen if not p.cancelled])

    def offer(self, passen: list[tuple[str, Any]]) -> None:
        """Put the Passen into the field that asks for one."""
        raise NotImplementedError

    def choose(self, name: str, choices: list[tuple[str, Any]]) -> None:
        """Set what a field offers."""
        field = self.fields[name]
        if isinstance(field, forms.ChoiceField):
            field.choices = choices


class ReplaceForm(PasseChoiceForm):
    """Somebody else plays on."""

    position = forms.TypedChoiceField(label=_("Für"), coerce=int)
    name = LineField(label=_("Neue Person: Name, Vorname"), max_length=NAME_LENGTH)
    place = LineField(label=_("Ort"), max_length=PLACE_LENGTH, required=False)
    from_passe = forms.TypedChoiceField(label=_("Spielt ab"), coerce=int)

    def __init__(self, *args: Any, sheet: StandblattInfo, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        choices = [(str(p.position), p.name) for p in sheet.current]
        self.choose("position", choices or [("1", _("die erste Person"))])
        if len(choices) < 2:
            self.fields["position"].widget = forms.HiddenInput()
            self.initial.setdefault("position", choices[0][0] if choices else "1")

    def offer(self, passen: list[tuple[str, Any]]) -> None:
        """Offer every Passe."""
        self.choose("from_passe", passen)


class LeaveForm(PasseChoiceForm):
    """Goes home: after which Passe."""

    last_passe = forms.TypedChoiceField(label=_("Spielt noch bis und mit"), coerce=int)

    def offer(self, passen: list[tuple[str, Any]]) -> None:
        """Offer "not at all" and every Passe."""
        self.choose("last_passe", [("0", _("gar nicht gespielt")), *passen])


class LateForm(PasseChoiceForm):
    """Comes late: from which Passe on."""

    from_passe = forms.TypedChoiceField(label=_("Spielt ab"), coerce=int)

    def offer(self, passen: list[tuple[str, Any]]) -> None:
        """Offer every Passe."""
        self.choose("from_passe", passen)


class ReasonForm(HouseForm):
    """A reason for excluding somebody, or for taking it back."""

    reason = LineField(label=_("Grund"), max_length=300)


class RankedForm(HouseForm):
    """Whether somebody is ranked, by rule or by decision."""

    ranked = forms.ChoiceField(
        label=_("Wertung"),
        choices=[("auto", _("nach Regel")), ("ja", _("rangiert")), ("nein", _("nicht rangiert"))],
        widget=forms.RadioSelect,
    )
    reason = LineField(label=_("Grund"), max_length=300, required=False)


class LotForm(HouseForm):
    """The lot drawn between two whose points are wholly equal."""

    lot = NumberField(
        label=_("Gezogenes Los"), most=999, required=False, help_text=_("Das kleinere steht vorn. Leer: kein Los.")
    )


class WishForm(HouseForm):
    """A wish for the draw: two people apart, or one absent in a Passe."""

    kind = forms.ChoiceField(
        label=_("Wunsch"),
        choices=[
            ("not_partner", _("nicht Partner")),
            ("not_together", _("nicht am gleichen Tisch")),
            ("absent", _("fehlt in einer Passe")),
        ],
    )
    number = NumberField(label=_("Startnummer"), least=1)
    other = NumberField(label=_("und Startnummer"), least=1, required=False)
    passe = NumberField(label=_("Passe, in der jemand fehlt"), least=1, most=12, required=False)
