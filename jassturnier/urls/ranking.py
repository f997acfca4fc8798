"""Addresses below rangliste/, kontrolle/ and export/."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
