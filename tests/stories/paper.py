"""Reads the forms of a page as a browser does: hidden fields, what is filled in already, and the buttons."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urljoin

Fields = list[tuple[str, str]]


@dataclass
class Form:
    """One form: where it goes, its fields with the values they would send, its buttons as (name, value, words)."""

    action: str
    method: str
    fields: Fields = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    buttons: list[list[str]] = field(default_factory=list)

    def filled(self, typed: dict[str, str], button: str) -> dict[str, list[str]]:
        """Give what the browser would send with `typed` in the fields and this button pressed; "" presses Enter.

        A value None means a tick that is taken away. Raises AssertionError where there is no such field or button.
        """
        unknown = typed.keys() - self.names
        assert not unknown, f"no field {sorted(unknown)} on the form, only {sorted(self.names)}"
        sent: dict[str, list[str]] = {}
        for name, value in self.fields:
            if name not in typed:
                sent.setdefault(name, []).append(value)
        sent |= {name: [value] for name, value in typed.items() if value is not None}
        pressed = next((each for each in self.buttons if button in each[2]), None)
        assert pressed or not button, f"no button «{button}», only {[each[2] for each in self.buttons]}"
        if pressed and pressed[0]:
            sent.setdefault(pressed[0], []).append(pressed[1])
        return sent


class Reader(HTMLParser):
    """Collects the forms of one page."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.inside: Form | None = None
        self.words: list[str] = []
        self.choice: list[tuple[str, bool]] = []
        self.open_field = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take in a tag."""
        got = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.inside = Form(got.get("action", ""), got.get("method", "get"))
            self.forms.append(self.inside)
        elif self.inside and tag == "input":
            self._input(self.inside, got)
        elif self.inside and tag in ("textarea", "select"):
            self.inside.names.add(got["name"])
            self.open_field, self.words, self.choice = got["name"], [], []
        elif tag == "option":
            self.choice.append((got.get("value", ""), "selected" in got))
        elif self.inside and tag == "button" and "formaction" not in got:
            self.inside.buttons.append([got.get("name", ""), got.get("value", ""), ""])
            self.words = []

    def handle_data(self, data: str) -> None:
        """Take in text."""
        self.words.append(data)

    def handle_endtag(self, tag: str) -> None:
        """Finish a form, a button, a field with its content."""
        if self.inside is None:
            return
        if tag == "form":
            self.inside = None
        elif tag == "button" and self.inside.buttons:
            self.inside.buttons[-1][2] = " ".join("".join(self.words).split())
        elif tag == "textarea":
            self.inside.fields.append((self.open_field, "".join(self.words).removeprefix("\n")))
        elif tag == "select":
            chosen = [value for value, selected in self.choice if selected] or [self.choice[0][0]]
            self.inside.fields += [(self.open_field, value) for value in chosen]

    @staticmethod
    def _input(form: Form, got: dict[str, str]) -> None:
        name, kind = got.get("name", ""), got.get("type", "text")
        if not name:
            return
        form.names.add(name)
        if (kind in ("radio", "checkbox") and "checked" not in got) or kind == "file":
            return
        form.fields.append((name, got.get("value", "on" if kind == "checkbox" else "")))


def forms_of(html: str, address: str) -> list[Form]:
    """Give the forms of a page; their addresses are whole."""
    reader = Reader()
    reader.feed(html)
    for form in reader.forms:
        form.action = urljoin(address, form.action or address)
    return reader.forms
