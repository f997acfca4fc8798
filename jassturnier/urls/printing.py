"""Addresses below drucken/: every form as a PDF."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import printing

urlpatterns: list[URLPattern | URLResolver] = [
    path("drucken/", printing.page, name="printing"),
    path("drucken/<slug:form>.pdf", printing.printed, name="printed"),
]
