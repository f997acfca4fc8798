"""Rules of seating for a Jassturnier: draw, redraw, repairs and their quality. Plain data in, plain data out, no database.

Start reading at `drawing.draw`; the words are in `model`, why the draw is fair in docs/draw.md.
"""

from draws.drawing import draw, draw_einzel, draw_partner
from draws.hall import HallAdvice, advise_hall
from draws.lot import generator, new_seed
from draws.model import (
    Code,
    DrawRefused,
    Finding,
    Mode,
    Options,
    Place,
    Plan,
    Player,
    Quality,
    Reason,
    Refusal,
    Wishes,
)
from draws.quality import find, measure

__all__ = [
    "Code",
    "DrawRefused",
    "Finding",
    "HallAdvice",
    "Mode",
    "Options",
    "Place",
    "Plan",
    "Player",
    "Quality",
    "Reason",
    "Refusal",
    "Wishes",
    "advise_hall",
    "draw",
    "draw_einzel",
    "draw_partner",
    "find",
    "generator",
    "measure",
    "new_seed",
]
