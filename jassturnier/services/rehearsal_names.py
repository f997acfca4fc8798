"""Invented people for a Probeturnier: the same seed always gives the same names, none of them twice."""

from __future__ import annotations

from random import Random

from jassturnier.models.tournaments import Kind
from jassturnier.queries.people_rows import NewStandblatt, PersonData


def _words(text: str) -> tuple[str, ...]:
    """Return the words of a block; an underscore stands for a blank inside a name."""
    return tuple(word.replace("_", " ") for word in text.split())


FIRST_NAMES = _words(
    """
    Agnes Albin Alice Alois Anita Annemarie Armin Beat Beatrice Bernadette Brigitte Bruno Claire Daniela Edith
    Elsbeth Emil Erika Ernst Esther Fabienne Franz Fredy Gaby Georges Gertrud Guido Hanni Hans-Peter Heidi Heinz
    Hildegard Irène Jakob Jeannette Josef Jürg Käthi Klara Kurt Laurent Leo Luzia Madeleine Margrit Marcel Marco
    Markus Martha Max Monika Niklaus Othmar Paul Peter Pia René Rita Roland Rosmarie Ruedi Ruth Sandra Silvia
    Sepp Theres Thomas Trudi Ueli Ursula Verena Walter Werner Wendelin Yvonne
    """
)
LAST_NAMES = _words(
    """
    Abächerli Aregger Bachofen Bärtschi Bissig Blättler Bolliger Brunner Bucheli Bürgisser Camenzind Christen
    Dönni Durrer Egli Emmenegger Felder Flückiger Fässler Furrer Gasser Gisler Gwerder Häfliger Hodel Hürlimann
    Imfeld Inderbitzin Jordi Kaufmann Kälin Koller Küng Lötscher Lustenberger Mathis Melliger Nideröst
    Niederberger Odermatt Portmann Räber Rickenbacher Röösli Schälin Scheuber Schnyder Stadelmann Stöckli Suter
    Tresch Ulrich Vogler Von_Rotz Wallimann Wicki Wyrsch Zemp Zgraggen Zumbühl
    """
)
PLACES = _words(
    """
    Altdorf Baar Beckenried Buochs Dallenwil Emmen Engelberg Giswil Hergiswil Horw Kerns Kriens Küssnacht Luzern
    Malters Meggen Menzingen Muotathal Nottwil Ruswil Sarnen Schüpfheim Sempach Stans Sursee Vitznau Weggis
    Willisau
    """
)
CLUBS = ("Jassclub Rosen", "Trachtengruppe", "Männerchor", "Turnverein", "Frauenbund", "Musikgesellschaft", "")

MOST_NAMES = len(FIRST_NAMES) * len(LAST_NAMES)


def invented_people(seed: str, count: int) -> list[PersonData]:
    """Return `count` people with different names (at most `MOST_NAMES`, about 4'500), decided by `seed` alone."""
    chance = Random(f"jassturnier people {seed}")
    pairs = chance.sample(range(MOST_NAMES), count)
    home = Random(f"jassturnier places {seed}")
    return [
        PersonData(
            name=f"{LAST_NAMES[n % len(LAST_NAMES)]} {FIRST_NAMES[n // len(LAST_NAMES)]}",
            place=home.choice(PLACES),
            club=home.choice(CLUBS),
        )
        for n in pairs
    ]


def invented_standblaetter(seed: str, count: int, kind: str) -> list[NewStandblatt]:
    """Return `count` Standblätter numbered from 1: one person each, or two in the Partnerschieber."""
    size = 2 if kind == Kind.PARTNER else 1
    people = invented_people(seed, count * size)
    return [NewStandblatt(tuple(people[i * size : (i + 1) * size]), number=i + 1) for i in range(count)]
