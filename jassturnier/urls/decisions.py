"""Addresses below entscheide/: corrections, decisions, warnings, journal."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
