"""The register of printed forms: a name for each drawing function, so that a name can be sent to another process."""

from collections.abc import Callable

from jassturnier.printing.auslosung import auslosung_by_name, auslosung_by_table
from jassturnier.printing.kontrollblatt import kontrollblatt
from jassturnier.printing.los import lose
from jassturnier.printing.notfallmappe import notfallmappe
from jassturnier.printing.punkteblatt import punkteblaetter
from jassturnier.printing.rangliste import rangliste, team_rangliste
from jassturnier.printing.rangverlesen import rangverlesen
from jassturnier.printing.reglement import reglement
from jassturnier.printing.standblatt import standblaetter
from jassturnier.printing.teilnehmerliste import teilnehmerliste
from jassturnier.printing.tischschild import tischschilder

FORMS: dict[str, Callable[..., bytes]] = {
    drawing.__name__: drawing
    for drawing in (
        standblaetter,
        punkteblaetter,
        lose,
        auslosung_by_name,
        auslosung_by_table,
        teilnehmerliste,
        tischschilder,
        kontrollblatt,
        rangliste,
        team_rangliste,
        rangverlesen,
        notfallmappe,
        reglement,
    )
}
