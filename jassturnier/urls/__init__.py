"""All addresses, as people see them in German; route names and code are English (UI.md, map)."""

from django.urls import include, path

from jassturnier.urls import accounts, decisions, draws, hall, passen, people, printing, ranking, schreiber, tournaments

urlpatterns = [
    *accounts.urlpatterns,
    *hall.urlpatterns,
    *schreiber.urlpatterns,
    *tournaments.site_patterns,
    path(
        "t/<int:turnier>/",
        include(
            [
                *tournaments.urlpatterns,
                *people.urlpatterns,
                *draws.urlpatterns,
                *passen.urlpatterns,
                *ranking.urlpatterns,
                *decisions.urlpatterns,
                *printing.urlpatterns,
                *schreiber.office_patterns,
            ]
        ),
    ),
]

handler400 = "jassturnier.views.errors.bad_request"
handler403 = "jassturnier.views.errors.forbidden"
handler404 = "jassturnier.views.errors.not_found"
handler500 = "jassturnier.views.errors.broken"
