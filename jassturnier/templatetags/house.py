"""The parts of the house as template tags: `{% load house %}`, then a state, a table number, a person, a finding …"""

from __future__ import annotations

from typing import Any

from django import template
from django.template.context import Context
from django.utils.functional import Promise

from jassturnier.printing import words
from jassturnier.templatetags.states import severity, state

register = template.Library()

Part = dict[str, Any]
Text = str | Promise


@register.filter
def points(value: object) -> str:
    """Write whole points as people do: 4408 → 4'408, -12 → −12. None gives nothing, other things stay as they are."""
    if value is None:
        return ""
    if not isinstance(value, int) or isinstance(value, bool):
        return str(value)
    return words.points(value)


@register.filter
def signed(value: int) -> str:
    """Write a correction with its sign: +50, −157."""
    return words.signed(value)


@register.inclusion_tag("parts/state.html")
def state_mark(code: str) -> Part:
    """Show a state with word, sign and colour; the codes stand in states.py."""
    return {"state": state(code)}


@register.inclusion_tag("parts/table_badge.html")
def table_badge(number: int, address: str = "", look: str = "") -> Part:
    """Show a table number; `look` is empty, "large" or "plain"; with `address` it is a link."""
    return {"number": number, "address": address, "look": look}


@register.inclusion_tag("parts/team.html")
def team(letter: str) -> Part:
    """Show team A as a filled and B as an outlined block."""
    return {"letter": letter}


@register.inclusion_tag("parts/person.html")
def person(number: int | None = None, name: str = "", place: str = "", address: str = "") -> Part:
    """Show start number, name and place; an empty name says that it is not known yet."""
    return {"number": number, "name": name, "place": place, "address": address}


@register.inclusion_tag("parts/progress.html")
def progress(done: int, total: int, what: Text = "") -> Part:
    """Show "11 von 12 `what`" with a bar; `total` may be 0."""
    return {"done": done, "total": total, "left": max(total - done, 0), "most": max(total, 1), "what": what}


@register.inclusion_tag("parts/finding.html")
def finding(severity_code: str, text: Text, way: Text = "", address: str = "", link: Text = "") -> Part:
    """Show one finding: severity (error, warning, hint), the sentence, the way on and a link to it."""
    kind = severity(severity_code)
    return {
        "tone": kind.tone, "sign": kind.sign, "kind": kind.word,
        "text": text, "way": way, "address": address, "link": link,
    }  # fmt: skip


@register.inclusion_tag("parts/notice.html")
def notice(text: Text, tone: str = "hint", way: Text = "") -> Part:
    """Show a sentence about what just happened, at its place: "done", "refused" (a Refused's text), "hint" …"""
    kind = severity(tone)
    word = kind.word if kind.tone == "alarm" else ""
    return {"tone": kind.tone, "sign": kind.sign, "kind": word, "text": text, "way": way}


@register.inclusion_tag("parts/empty.html")
def empty_state(headline: Text, text: Text = "", button: Text = "", address: str = "") -> Part:
    """Show that there is nothing yet, and the step that changes this."""
    return {"headline": headline, "text": text, "button": button, "address": address}


@register.inclusion_tag("parts/next.html", takes_context=True)
def next_step(
    context: Context, headline: Text, button: Text, address: str, text: Text = "", post: bool = False
) -> Part:
    """Show the big next step with the page's one main button; `post=True` makes it a form that is sent."""
    return {
        "csrf_token": context.get("csrf_token"),
        "headline": headline, "button": button, "address": address, "text": text, "post": post,
    }  # fmt: skip


@register.inclusion_tag("parts/versions.html")
def version_list(versions: list[Any]) -> Part:
    """Show versions, newest first; each has text, who, when (datetime), valid and reason."""
    return {"versions": versions}


@register.inclusion_tag("parts/connection.html")
def connection(ok: bool = True) -> Part:
    """Show whether what is typed is on the laptop."""
    return {"ok": ok}


@register.inclusion_tag("parts/points.html")
def point_fields(field_a: Any, field_b: Any, expected: int | None = None) -> Part:  # noqa: ANN401
    """Show the two point fields of a sheet side by side; script shows the complement to `expected`."""
    return {"fields": [field_a, field_b], "expected": expected}
