"""New passwords: long enough, not the common ones, typed twice alike; none is ever given back."""

from __future__ import annotations

import pytest

from jassturnier.forms.accounts import AccountForm, LoginForm, RoleForm


def errors_of(**typed: str) -> dict[str, list[str]]:
    """Give the errors of a new account, filled in well where nothing else is said."""
    form = AccountForm({"name": "Vreni", "password": "drei gute Wörter", "again": "drei gute Wörter"} | typed)
    return {name: list(errors) for name, errors in form.errors.items()}


def test_account_filled_in_well() -> None:
    assert errors_of() == {}


def test_password_short() -> None:
    assert errors_of(password="kurz", again="kurz") == {
        "password": ["Das Passwort ist zu kurz: mindestens 8 Zeichen. Am besten drei Wörter nacheinander."]
    }


@pytest.mark.parametrize("password", ["password", "12345678", "passwort1"])
def test_password_common(password: str) -> None:
    assert errors_of(password=password, again=password) == {
        "password": ["Dieses Passwort kennt jeder. Am besten drei Wörter nacheinander nehmen."]
    }


def test_passwords_differ() -> None:
    assert errors_of(again="drei andere Wörter") == {
        "again": ["Das sind zwei verschiedene Passwörter. Bitte beide nochmals tippen."]
    }


def test_password_keeps_its_blanks() -> None:
    form = AccountForm({"name": "V", "password": " drei Wörter ", "again": " drei Wörter "})
    assert form.is_valid()
    assert form.cleaned_data["password"] == " drei Wörter "


def test_password_is_not_given_back() -> None:
    assert "geheim123" not in str(LoginForm({"name": "", "password": "geheim123"}))


def test_role_invented_is_refused() -> None:
    assert RoleForm({"role": "chef"}).errors["role"] == [
        "Diese Auswahl gibt es nicht. Bitte eine aus der Liste nehmen."
    ]
