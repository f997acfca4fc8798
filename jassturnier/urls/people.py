"""Addresses below teilnehmer/: list, door, import, talons, one Standblatt."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
