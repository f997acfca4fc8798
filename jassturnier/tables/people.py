"""The list of people on screen: number, name, place, anwesend and bezahlt with one key each, and what is special."""

from __future__ import annotations

import django_tables2 as tables
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from jassturnier.queries.people import StandblattInfo
from jassturnier.tables.base import NUMBER, HouseTable

_BUTTON = (
    '<button class="mark-button{}" name="{}" value="{}" aria-pressed="{}" aria-label="{}">'
    '<span aria-hidden="true">{}</span> {}</button>'
)


class PeopleTable(HouseTable):
    """Rows are StandblattInfo by number; the two buttons belong to the form around the table."""

    number = tables.Column(verbose_name=gettext_lazy("Nr."), attrs=NUMBER)
    name = tables.Column(verbose_name=gettext_lazy("Name"), empty_values=(), order_by="sort_name")
    place = tables.Column(verbose_name=gettext_lazy("Ort"), default="")
    club = tables.Column(verbose_name=gettext_lazy("Verein"), default="")
    present = tables.Column(verbose_name=gettext_lazy("anwesend"), order_by="-present", empty_values=())
    paid = tables.Column(verbose_name=gettext_lazy("bezahlt"), order_by="-paid", empty_values=())
    special = tables.Column(verbose_name=gettext_lazy("Besonderes"), empty_values=(), orderable=False)

    class Meta(HouseTable.Meta):
        attrs = {"class": "stacked people"}

    def __init__(self, rows: list[StandblattInfo], turnier: int) -> None:
        shown = {"club": any(row.club for row in rows), "special": any(specials(row) for row in rows)}
        super().__init__(rows, exclude=[name for name, wanted in shown.items() if not wanted])
        self.turnier = turnier
        self.link = reverse("person", args=[turnier, 0]).replace("/0/", "/{}/")

    def render_number(self, record: StandblattInfo) -> SafeString:
        """Show the number as the place a saved mark leads back to."""
        return format_html('<b id="nr-{0}">{0}</b>', record.number)

    def render_name(self, record: StandblattInfo) -> SafeString:
        """Show the name as a link to the person."""
        words = record.name or (_("Ersatz") if record.ersatz else _("noch ohne Namen"))
        return format_html('<a href="{}">{}</a>', self.link.format(record.number), words)

    def render_present(self, record: StandblattInfo) -> SafeString:
        """Show the key that says whether somebody is there."""
        name = "absent" if record.present else "present"
        return mark_button(name, record.number, record.present, _("anwesend"))

    def render_paid(self, record: StandblattInfo) -> SafeString | str:
        """Show the key that says whether the Startgeld is paid; an Ersatz pays none."""
        if record.ersatz:
            return ""
        return mark_button("unpaid" if record.paid else "paid", record.number, record.paid, _("bezahlt"))

    def render_special(self, record: StandblattInfo) -> SafeString:
        """Show what is special about somebody, each in a few words."""
        return format_html_join(" ", '<span class="mark tone-quiet">{}</span>', ((word,) for word in specials(record)))


def mark_button(name: str, number: int, on: bool, word: str) -> SafeString:
    """Return a key that is pressed or not; its sign and colour say which, and its name says it to a reader."""
    label = _("Nr. %(n)d %(word)s") % {"n": number, "word": word}
    pressed = "true" if on else "false"
    return format_html(_BUTTON, " on" if on else "", name, number, pressed, label, "✓" if on else "○", word)


def specials(sheet: StandblattInfo) -> list[str]:
    """Return what is special about a Standblatt: Ersatz, late, gone, excluded, decided, table, not published."""
    words = (
        (sheet.ersatz and bool(sheet.name), _("Ersatz")),
        (sheet.from_passe > 1, _("ab Passe %(n)d") % {"n": sheet.from_passe}),
        (sheet.to_passe is not None, _("geht nach Passe %(n)d") % {"n": sheet.to_passe or 0}),
        (sheet.excluded, _("ausgeschlossen")),
        (sheet.ranked == "nein", _("nicht rangiert")),
        (sheet.ranked == "ja", _("rangiert, entschieden")),
        (sheet.fixed_table is not None, _("fest an Tisch %(n)d") % {"n": sheet.fixed_table or 0}),
        (any(p.from_passe > 1 for p in sheet.current), _("ersetzt")),
        (any(p.not_published for p in sheet.current), _("nicht veröffentlichen")),
    )
    return [word for holds, word in words if holds]
