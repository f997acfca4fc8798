"""The one base of all tables on screen: looks of the house, German words, a total order."""

from __future__ import annotations

import django_tables2 as tables
from django.utils.translation import gettext_lazy as _

NUMBER = {"th": {"class": "num"}, "td": {"class": "num"}}
"""Attributes of a column of figures: right-aligned, tabular."""


class HouseTable(tables.Table):
    """Rows come in a total order already; sorting by a column is stable, so equal rows keep that order."""

    caption = ""

    class Meta:
        template_name = "parts/table.html"
        empty_text = _("Noch nichts da.")
        order_by_field = "sort"
        attrs = {"class": ""}
