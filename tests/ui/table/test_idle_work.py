"""Work for later is done while a table is idle, and not while something moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.table.idle_work import IdleWork, in_pieces
from stockgames.ui.theme import pixmap_cache as baking
from stockgames.ui.theme.pixmap_cache import draw_cached


class Bench:
    """Idle work, and what keeps it from running."""

    def __init__(self) -> None:
        self.parent = QObject()
        self.done: list[str] = []
        self.busy = False
        self.work = IdleWork(lambda: self.busy, self.parent)

    def jobs(self, *names: str) -> Callable[[], Iterator[Callable[[], object]]]:
        return lambda: (partial(self.done.append, name) for name in names)


def test_jobs_wait_until_the_table_rests(qtbot: QtBot) -> None:
    bench = Bench()
    bench.busy = True
    bench.work.begin("sizes", bench.jobs("king", "queen"))
    for _ in range(3):
        bench.work.work()
    assert bench.done == []
    bench.busy = False
    bench.work.work()
    assert bench.done == ["king", "queen"]
    assert bench.work.is_over


def test_what_was_begun_goes_on_until_it_is_about_something_else(qtbot: QtBot) -> None:
    bench = Bench()
    bench.work.begin("small", bench.jobs("small king", "small queen"))
    next(bench.work._jobs)()
    bench.work.begin("small", bench.jobs("small king", "small queen"))
    bench.work.finish()
    assert bench.done == ["small king", "small queen"]
    bench.work.begin("large", bench.jobs("large king"))
    bench.work.finish()
    assert bench.done[-1] == "large king"


def test_work_is_cut_into_pieces(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    bench, seconds = Bench(), count(0.0, 0.0021)
    bench.work.begin("sizes", bench.jobs("one", "two", "three"))
    monkeypatch.setattr("time.monotonic", lambda: next(seconds))
    bench.work.work()
    assert bench.done == ["one"]


def test_beside_motion_work_begins_after_the_first_frames_a_little_in_each(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench, seconds = Bench(), count(0.0, 0.0007)
    bench.work = IdleWork(lambda: False, bench.parent, pace=16)
    bench.work.begin("pages", bench.jobs("one", "two"))
    assert bench.work._timer.interval() > 16
    monkeypatch.setattr("time.monotonic", lambda: next(seconds))
    bench.work.work()
    assert bench.done == ["one"]
    assert bench.work._timer.interval() == 16


def test_a_painting_is_made_in_pieces_until_all_of_it_is_kept(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baking, "_ENOUGH", 0.0)
    painted: list[str] = []

    def paint_piece(painter: QPainter, name: str) -> None:
        painted.append(name)

    def paint(painter: QPainter) -> None:
        for name in ("first piece", "second piece", "third piece"):
            draw_cached(painter, name, QRectF(0, 0, 4, 4), partial(paint_piece, name=name))

    jobs = list[object]()
    for job in in_pieces(paint, 1.0):
        job()
        jobs.append(job)
        assert len(painted) == len(jobs)
    assert painted == ["first piece", "second piece", "third piece"]
