"""The worker process: same bytes, lazy start, fallback, clean end."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from jassturnier.printing import worker
from jassturnier.printing.content import NotfallContent, PasseTables, SeatRow, TableRow
from jassturnier.printing.rangliste import rangliste
from jassturnier.printing.standblatt import standblaetter
from tests.printing.paper import EVENT, ranking, sheet
from tests.sources import ROOT


@pytest.fixture(autouse=True)
def _end_worker() -> Iterator[None]:
    yield
    worker.shut_down()


SHEETS = [sheet(number) for number in range(1, 42)]


def test_large_print_comes_from_the_worker_with_equal_bytes() -> None:
    assert worker.draw("standblaetter", EVENT, SHEETS, paper="a6") == standblaetter(EVENT, SHEETS, paper="a6")
    assert worker._process is not None


def test_small_print_starts_no_process() -> None:
    assert worker.draw("rangliste", EVENT, ranking(20)) == rangliste(EVENT, ranking(20))
    assert worker._process is None


def test_dead_worker_is_replaced_after_one_print_at_home() -> None:
    worker.draw("standblaetter", EVENT, SHEETS)
    assert worker._process is not None
    worker._process.kill()
    expected = standblaetter(EVENT, SHEETS)
    assert [worker.draw("standblaetter", EVENT, SHEETS) for _turn in range(2)] == [expected] * 2
    assert worker._process is not None


def test_worker_that_cannot_start_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert worker.draw("standblaetter", EVENT, SHEETS) == standblaetter(EVENT, SHEETS)
    assert worker._process is None


def test_failing_print_raises_here_and_keeps_the_worker() -> None:
    worker.draw("standblaetter", EVENT, SHEETS)
    before = worker._process
    with pytest.raises(AttributeError):
        worker.draw("standblaetter", EVENT, ["nonsense"] * 50)
    assert worker.draw("standblaetter", EVENT, SHEETS) == standblaetter(EVENT, SHEETS)
    assert worker._process is before


def test_shut_down_ends_the_process() -> None:
    worker.draw("standblaetter", EVENT, SHEETS)
    process = worker._process
    worker.shut_down()
    assert process is not None
    assert process.poll() == 0


def test_worker_imports_neither_django_nor_models() -> None:
    code = (
        "import sys, jassturnier.printing.worker_process\n"
        "print([name for name in sys.modules if 'django' in name or 'models' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


def test_unknown_form_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        worker.draw("gibtsnicht", EVENT, [])


def test_size_counts_forms() -> None:
    tables = PasseTables(1, tuple(TableRow(table) for table in range(1, 11)))
    seats = tuple(SeatRow(str(number), number, ()) for number in range(40))
    assert worker.size(ranking(200)) == 40
    assert worker.size((tables, tables)) == 4
    assert worker.size(NotfallContent(seats, (tables, tables))) == 40 + 4 + 20
    assert worker.size(SHEETS) == 41
    assert worker.size(None) == 1
