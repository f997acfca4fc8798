"""What was typed into a form that came too late: kept, sealed, shown without what people never see."""

from __future__ import annotations

from django.test import RequestFactory

from jassturnier.views.typed import sealed, typed_in, unsealed

FIELDS = {"nonce": "XdyDJ6", "based_on": "0", "table": "2", "a": "1000", "b": "884", "reason": " ", "password": "x"}


def test_typed_shows_what_a_person_typed() -> None:
    typed = typed_in(RequestFactory().post("/t/1/passe/1/stapel/", FIELDS))
    assert typed.visible == ["2", "1000", "884"]


def test_typed_keeps_everything_but_secrets() -> None:
    typed = typed_in(RequestFactory().post("/t/1/passe/1/stapel/", FIELDS))
    assert dict(typed.fields) == {name: value for name, value in FIELDS.items() if name != "password"}
    assert unsealed(sealed(typed)) == typed


def test_unsealed_takes_nothing_that_is_not_ours() -> None:
    typed = typed_in(RequestFactory().post("/", {"a": "1"}))
    assert unsealed(sealed(typed)[:-1] + "x") is None
    assert unsealed("") is None
