"""Forms of signing in, the first visit, invitations and passwords."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from jassturnier.forms.base import HouseForm, LineField

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

NAME_LENGTH = 60
PASSWORD_LENGTH = 200
WHY_NOT: dict[str | None, StrOrPromise] = {
    "password_too_short": _("Das Passwort ist zu kurz: mindestens 8 Zeichen. Am besten drei Wörter nacheinander."),
    "password_too_common": _("Dieses Passwort kennt jeder. Am besten drei Wörter nacheinander nehmen."),
}


def password_field(label: StrOrPromise, *, new: bool) -> forms.CharField:
    """Make a field for a password; what is typed is never given back."""
    kind = "new-password" if new else "current-password"
    widget = forms.PasswordInput(attrs={"autocomplete": kind, "data-secret": ""})
    return forms.CharField(label=label, strip=False, max_length=PASSWORD_LENGTH, widget=widget)


class LoginForm(HouseForm):
    """Name and password."""

    name = LineField(
        label=_("Name"), max_length=NAME_LENGTH, widget=forms.TextInput(attrs={"autocomplete": "username"})
    )
    password = password_field(_("Passwort"), new=False)


class PasswordForm(HouseForm):
    """A new password, typed twice."""

    password = password_field(_("Passwort"), new=True)
    again = password_field(_("Passwort nochmals"), new=True)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **kwargs)
        self.fields["password"].help_text = _("Mindestens 8 Zeichen. Gut sind drei Wörter nacheinander.")

    def clean_password(self) -> str:
        """Refuse short and common passwords, in our words."""
        password: str = self.cleaned_data["password"]
        try:
            validate_password(password)
        except ValidationError as refusal:
            texts = [WHY_NOT.get(one.code, WHY_NOT["password_too_short"]) for one in refusal.error_list]
            raise ValidationError(texts) from None
        return password

    def clean(self) -> dict[str, Any]:
        """Compare both passwords."""
        first, second = self.cleaned_data.get("password"), self.cleaned_data.get("again")
        if first and second and first != second:
            self.add_error("again", _("Das sind zwei verschiedene Passwörter. Bitte beide nochmals tippen."))
        return self.cleaned_data


class AccountForm(PasswordForm):
    """A new account: name and a password typed twice."""

    name = LineField(
        label=_("Ihr Name"),
        max_length=NAME_LENGTH,
        help_text=_("So steht er bei allem, was Sie eintragen. Damit melden Sie sich auch an."),
        widget=forms.TextInput(attrs={"autocomplete": "username"}),
    )
    field_order = ["name", "password", "again"]


class RoleForm(HouseForm):
    """Which right a link gives."""

    role = forms.ChoiceField(
        label=_("Wen laden Sie ein?"),
        initial="helfer",
        widget=forms.RadioSelect,
        choices=[
            ("helfer", _("Helferin oder Helfer: Leute aufnehmen, Blätter eintippen, drucken")),
            ("jassleitung", _("Jassleitung: alles, auch Auslosung, Korrekturen und Abschluss")),
        ],
    )
