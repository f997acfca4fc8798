"""Addresses below passe/: board, start, one sheet, pile, close."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
