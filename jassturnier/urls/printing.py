"""Addresses below drucken/: every form as a PDF."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
