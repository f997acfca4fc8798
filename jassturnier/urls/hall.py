"""Addresses of the hall, open to everybody."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import hall

urlpatterns: list[URLPattern | URLResolver] = [
    path("saal/<int:turnier>/", hall.hall, name="hall"),
    path("saal/<int:turnier>/<int:nummer>/", hall.own, name="hall_own"),
]
