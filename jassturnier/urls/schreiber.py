"""Addresses of the tables' own devices: below /s/<geheim>/ (in a QR as /S/, which makes it smaller), and /tisch/."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import schreiber, schreiber_deeds, schreiber_devices, schreiber_office

urlpatterns: list[URLPattern | URLResolver] = [
    path("tisch/", schreiber.table_pin, name="table_pin"),
    path("S/<str:secret>/", schreiber.sheet, name="schreiber_qr"),
    path("s/<str:secret>/", schreiber.sheet, name="schreiber"),
    path("s/<str:secret>/pruefen/", schreiber_deeds.check, name="schreiber_check"),
    path("s/<str:secret>/aendern/", schreiber_deeds.change, name="schreiber_change"),
    path("s/<str:secret>/abgeben/", schreiber_deeds.give, name="schreiber_hand_in"),
    path("s/<str:secret>/stand/", schreiber_devices.beat, name="schreiber_beat"),
    path("s/<str:secret>/uebernehmen/", schreiber_devices.take, name="schreiber_take"),
    path("s/<str:secret>/fehler/", schreiber_devices.report, name="schreiber_report"),
    path("s/<str:secret>/plaetze/", schreiber_devices.seats, name="schreiber_seats"),
    path("tafel/<str:secret>/", schreiber_office.board_fresh, name="board_fresh"),
]
office_patterns: list[URLPattern | URLResolver] = [
    path("passe/<int:passe>/tisch/<int:tisch>/fehler/", schreiber_office.report_settle, name="report_settle"),
    path("tisch/<int:tisch>/code/", schreiber_office.table_renew, name="table_renew"),
]
