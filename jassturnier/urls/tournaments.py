"""Addresses of the list of tournaments, a new one, its first page and its settings."""

from django.urls import URLPattern, URLResolver

site_patterns: list[URLPattern | URLResolver] = []
urlpatterns: list[URLPattern | URLResolver] = []
