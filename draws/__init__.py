"""Rules of seating for a Jassturnier: draw, redraw, repairs and their quality. Plain data in, plain data out, no
database.

Start reading at `drawing.draw`; the words are in `model`, why the draw is fair in docs/draw.md.
"""

from draws.csvfile import plan_from_csv, plan_to_csv
from draws.drawing import draw, draw_einzel, draw_partner
from draws.gaps import close_gaps, dissolve_table
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
from draws.ranked import draw_by_rank
from draws.repairs import Change, changed_sheets, exchange, remove, take_empty_seats

__all__ = [
    "Change",
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
    "changed_sheets",
    "close_gaps",
    "dissolve_table",
    "draw",
    "draw_by_rank",
    "draw_einzel",
    "draw_partner",
    "exchange",
    "find",
    "generator",
    "measure",
    "new_seed",
    "plan_from_csv",
    "plan_to_csv",
    "remove",
    "take_empty_seats",
]
