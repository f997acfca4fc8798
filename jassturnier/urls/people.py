"""Addresses below teilnehmer/: list, door, import, talons, wishes, one Standblatt."""

from django.urls import URLPattern, URLResolver, path

from jassturnier.views import door, people, people_add, people_one, wishes

urlpatterns: list[URLPattern | URLResolver] = [
    path("teilnehmer/", people.people, name="people"),
    path("teilnehmer/vermerk/", people.mark, name="people_mark"),
    path("teilnehmer/neu/", people_add.person_add, name="person_add"),
    path("teilnehmer/liste/", people_add.people_import, name="people_import"),
    path("teilnehmer/tuere/", door.door, name="door"),
    path("teilnehmer/ausgegeben/", door.handed_out, name="handed_out"),
    path("teilnehmer/talons/", door.talons, name="talons"),
    path("teilnehmer/ersatz/", door.ersatz, name="ersatz"),
    path("teilnehmer/wuensche/", wishes.wishes, name="wishes"),
    path("teilnehmer/wuensche/<int:wunsch>/entfernen/", wishes.wish_remove, name="wish_remove"),
    path("teilnehmer/nummer/<int:nummer>/", people_one.person, name="person"),
    path("teilnehmer/nummer/<int:nummer>/<slug:tat>/", people_one.person_deed, name="person_deed"),
]
