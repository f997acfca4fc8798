"""QR codes: the drawn path is segno's matrix."""

import re

import segno

from jassturnier.printing.qr import _QUIET, _path
from jassturnier.printing.standblatt import standblaetter
from tests.printing.paper import EVENT, LINK, sheet


def test_path_draws_exactly_the_dark_modules() -> None:
    matrix = segno.make_qr(LINK.url, error="m", boost_error=False).matrix
    size = len(matrix)
    drawn = [[0] * size for _row in range(size)]
    path = _path([bytes(row) for row in matrix], size + 2 * _QUIET)
    for x, y, width, height in re.findall(r"(\d+) (\d+) (\d+) (\d+) re", path):
        assert height == "1"
        for column in range(int(x) - _QUIET, int(x) - _QUIET + int(width)):
            drawn[size + _QUIET - 1 - int(y)][column] = 1
    assert drawn == [list(row) for row in matrix]


def test_path_is_filled_once() -> None:
    matrix = segno.make_qr(LINK.url).matrix
    assert _path([bytes(row) for row in matrix], len(matrix) + 4).count("f") == 1


def test_a_code_makes_the_sheet_longer() -> None:
    plain = standblaetter(EVENT, [sheet(1)])
    assert len(standblaetter(EVENT, [sheet(1).__class__(1, link=LINK)])) > len(plain)
