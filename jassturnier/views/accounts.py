"""Signing in and out."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def login(request: HttpRequest) -> HttpResponse:
    """Sign in."""
    return render(request, "base.html")


def logout(request: HttpRequest) -> HttpResponse:
    """Sign out."""
    return render(request, "base.html")
