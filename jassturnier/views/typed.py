"""Keeps what was typed when a form came too late, to show it and to send it again. Never passwords, never files."""

from __future__ import annotations

from dataclasses import dataclass

from django.core import signing
from django.http import HttpRequest
from django.http.request import QueryDict
from django.utils.http import url_has_allowed_host_and_scheme

SALT = "jassturnier.typed"
HOURS = 16
CARRIED = frozenset({"nonce", "based_on", "shown", "seen", "version", "was", "art", "to", "kept", "sort", "confirmed"})


@dataclass(frozen=True, slots=True)
class Typed:
    """Fields of a form with their values, in order, and the page they belong to."""

    path: str
    fields: tuple[tuple[str, str], ...]
    had_file: bool = False

    @property
    def visible(self) -> list[str]:
        """Return the values a person has typed, for reading and copying; what forms carry along unseen is left out."""
        return [value for name, value in self.fields if value.strip() and name not in CARRIED]


def is_secret(name: str) -> bool:
    """Say whether a field must not be kept: passwords and tokens."""
    return name in {"csrfmiddlewaretoken", "again"} or "password" in name.lower()


def typed_in(request: HttpRequest) -> Typed:
    """Return what this request carries, without secrets."""
    post: QueryDict = request.POST
    fields = tuple((name, value) for name, values in post.lists() for value in values if not is_secret(name))
    return Typed(request.get_full_path(), fields, bool(request.FILES))


def sealed(typed: Typed) -> str:
    """Return the fields as signed text for one hidden field, so that nobody else can put words into it."""
    return signing.dumps([typed.path, list(typed.fields), typed.had_file], salt=SALT, compress=True)


def unsealed(text: str) -> Typed | None:
    """Return the fields of `sealed`; None when it is empty, too old or not ours."""
    try:
        path, fields, had_file = signing.loads(text, salt=SALT, max_age=HOURS * 3600)
    except (signing.BadSignature, ValueError, TypeError):
        return None
    return Typed(path, tuple((name, value) for name, value in fields), had_file)


def safe_path(path: str, otherwise: str = "/") -> str:
    """Return `path` when it leads to a page of ours, else `otherwise`."""
    inside = path.startswith("/") and url_has_allowed_host_and_scheme(path, allowed_hosts=None)
    return path if inside else otherwise
