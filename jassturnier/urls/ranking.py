"""Addresses below rangliste/, kontrolle/ and export/."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import check, export, ranking

urlpatterns: list[URLPattern | URLResolver] = [
    path("rangliste/", ranking.ranking, name="ranking"),
    path("rangliste/freigeben/", ranking.release, name="ranking_release"),
    path("rangliste/warum/", ranking.why, name="why"),
    path("kontrolle/", check.check, name="check"),
    path("export/", export.page, name="export"),
    path("export/<slug:what>.<slug:kind>", export.exported, name="exported"),
]
