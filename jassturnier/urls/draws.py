"""Addresses below auslosung/: draft, findings, confirm, plan from a file, seats by hand."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import draws, draws_draft, draws_new, draws_plan, seats

urlpatterns: list[URLPattern | URLResolver] = [
    path("auslosung/", draws.overview, name="draw"),
    path("auslosung/plan/", draws.seating, name="draw_seating"),
    path("auslosung/nachgedruckt/", draws.reprinted, name="draw_reprinted"),
    path("auslosung/neu/", draws_new.new, name="draw_new"),
    path("auslosung/vorgedruckt/", draws_new.preprint, name="draw_preprint"),
    path("auslosung/luecken/", draws_new.close_gaps, name="draw_gaps"),
    path("auslosung/plan/einlesen/", draws_plan.plan_in, name="draw_plan_in"),
    path("auslosung/plan.csv", draws_plan.plan_out, name="draw_plan_out"),
    path("auslosung/<int:nummer>/", draws_draft.draft, name="draw_draft"),
    path("auslosung/<int:nummer>/bestaetigen/", draws_draft.confirm, name="draw_confirm"),
    path("auslosung/<int:nummer>/verwerfen/", draws_draft.discard, name="draw_discard"),
    path("auslosung/tauschen/", seats.exchange, name="seats_exchange"),
    path("auslosung/platz/", seats.take, name="seats_take"),
    path("auslosung/uebernehmen/", seats.take_over_seats, name="seats_take_over"),
    path("auslosung/tisch-aufloesen/", seats.dissolve, name="seats_dissolve"),
]
