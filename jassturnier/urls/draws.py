"""Addresses below auslosung/: draft, findings, confirm, plan from a file, seats by hand."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
