"""Signing in and out, the first visit, invitations and new passwords."""

from __future__ import annotations

from django.contrib import auth
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST

from jassturnier.forms.accounts import AccountForm, LoginForm, PasswordForm
from jassturnier.forms.base import HouseForm
from jassturnier.queries.accounts import has_accounts, invitation_of
from jassturnier.services import accounts, invitations, throttle
from jassturnier.services.outcomes import Refused
from jassturnier.views.access import device_label
from jassturnier.views.typed import Typed, safe_path, sealed, typed_in, unsealed


@never_cache
@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
def login(request: HttpRequest) -> HttpResponse:
    """Sign in; afterwards to the page that was asked for, or back to what was typed."""
    if not has_accounts():
        return redirect("first_visit")
    going_to = safe_path(request.POST.get("next") or request.GET.get("next", ""))
    kept = unsealed(request.POST.get("kept", ""))
    if request.method != "POST":
        return login_page(request, LoginForm(), going_to, kept)
    form = LoginForm(request.POST)
    if not form.is_valid() or not signed_in(request, form):
        return login_page(request, form, going_to, kept)
    if kept:
        return render(request, "accounts/again.html", {"typed": kept, "path": safe_path(kept.path)})
    return HttpResponseRedirect(going_to)


def login_page(
    request: HttpRequest, form: HouseForm, going_to: str, kept: Typed | None, status: int = 200
) -> HttpResponse:
    """Show the sign-in form; it carries what was typed before."""
    context = {"form": form, "next": going_to, "kept": kept, "sealed": sealed(kept) if kept else "", "hide_login": True}
    return render(request, "accounts/login.html", context, status=status)


def signed_in(request: HttpRequest, form: LoginForm) -> bool:
    """Try name and password; put the reason into the form when it does not work."""
    name, address = form.cleaned_data["name"], request.META.get("REMOTE_ADDR", "")
    if throttle.must_wait(name, address):
        form.add_error(None, _("Zu viele Versuche. Bitte in fünf Minuten nochmals."))
        return False
    user = auth.authenticate(request, username=name, password=form.cleaned_data["password"])
    if user is None:
        throttle.count_failure(name, address)
        form.add_error(None, _("Name und Passwort passen nicht zusammen. Bitte beide nochmals tippen."))
        return False
    throttle.forget_failures(name, address)
    auth.login(request, user)
    return True


def sign_in_again(request: HttpRequest) -> HttpResponse:
    """Answer a form that came without a sign-in (status 403): sign in, and nothing typed is lost."""
    if not has_accounts():
        return redirect("first_visit")
    return login_page(request, LoginForm(), "/", typed_in(request), status=403)


@require_POST
def logout(request: HttpRequest) -> HttpResponse:
    """Sign out."""
    auth.logout(request)
    return redirect("login")


@never_cache
@require_http_methods(["GET", "HEAD"])
def first_visit(request: HttpRequest) -> HttpResponse:
    """Say where to find the link that makes the first account."""
    return render(request, "accounts/first_visit.html", {"has_accounts": has_accounts(), "hide_login": True})


@never_cache
@sensitive_post_parameters("password", "again")
@require_http_methods(["GET", "HEAD", "POST"])
def first_account(request: HttpRequest, secret: str) -> HttpResponse:
    """Make the Jassleitung's account by the one-time link."""
    if has_accounts() or invitation_of(secret, first_account=True) is None:
        return dead_link(request, first=True)
    form = AccountForm(request.POST or None)
    if form.is_valid():
        try:
            accounts.make_first_account(
                secret=secret,
                name=form.cleaned_data["name"],
                password=form.cleaned_data["password"],
                device=device_label(request),
            )
            return welcome(request, form)
        except Refused as refusal:
            form.refuse(refusal)
    return render(request, "accounts/first_account.html", {"form": form, "hide_login": True})


def welcome(request: HttpRequest, form: AccountForm) -> HttpResponse:
    """Sign in who has just made an account, and lead to the tournaments."""
    user = auth.authenticate(request, username=form.cleaned_data["name"], password=form.cleaned_data["password"])
    if user is not None:
        auth.login(request, user)
    return redirect("/")


def dead_link(request: HttpRequest, *, first: bool = False) -> HttpResponse:
    """Say that a link does not work any more and where a new one comes from (status 410)."""
    context = {"first": first, "has_accounts": has_accounts()}
    return render(request, "accounts/dead_link.html", context, status=410)


@never_cache
@sensitive_post_parameters("password", "again")
@require_http_methods(["GET", "HEAD", "POST"])
def invitation(request: HttpRequest, secret: str) -> HttpResponse:
    """Take up an invitation: with the account that is signed in, or with a new one."""
    given = invitation_of(secret)
    if given is None:
        return dead_link(request)
    form = AccountForm(request.POST or None)
    try:
        if request.user.is_authenticated and request.method == "POST":
            invitations.join(secret=secret, user_id=request.user.pk, device=device_label(request))
            return redirect("/")
        if form.is_valid():
            new = {word: form.cleaned_data[word] for word in ("name", "password")}
            invitations.join_with_new_account(secret=secret, device=device_label(request), **new)
            return welcome(request, form)
    except Refused as refusal:
        if refusal.code == "link":
            return dead_link(request)
        form.refuse(refusal)
    return render(request, "accounts/invitation.html", {"form": form, "given": given, "path": request.path})


@never_cache
@sensitive_post_parameters("password", "again")
@require_http_methods(["GET", "HEAD", "POST"])
def new_password(request: HttpRequest, link: str) -> HttpResponse:
    """Set a new password by a one-time link."""
    try:
        name = accounts.name_of_link(link)
        form = PasswordForm(request.POST or None)
        if form.is_valid():
            password = form.cleaned_data["password"]
            accounts.set_password_by_link(link=link, password=password, device=device_label(request))
            return redirect("login")
    except Refused:
        return dead_link(request)
    return render(request, "accounts/new_password.html", {"form": form, "name": name, "hide_login": True})
