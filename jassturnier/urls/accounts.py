"""Addresses of signing in, first visit, people with rights, help and the shown parts."""

from django.urls import URLPattern, URLResolver

urlpatterns: list[URLPattern | URLResolver] = []
