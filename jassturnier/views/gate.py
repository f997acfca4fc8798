"""The middleware behind SignInNeeded: leads to the sign-in page and keeps what was typed."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from jassturnier.views.access import SignInNeeded
from jassturnier.views.accounts import sign_in_again


class SignInGate:
    """Turn SignInNeeded into the sign-in page."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer; nothing to do where nobody asked for a sign-in."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """Lead a reader to the sign-in page; show it at once to somebody who has sent a form."""
        if not isinstance(exception, SignInNeeded):
            return None
        if request.method == "POST":
            return sign_in_again(request)
        return HttpResponseRedirect(f"{reverse('login')}?{urlencode({'next': request.get_full_path()})}")
