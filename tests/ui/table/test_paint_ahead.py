"""Pre-rendering: what is cached, when it ends, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from stockgames.controllers.replay import Eyes, GameReplay
from stockgames.engine.state import View
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.context import TableContext
from stockgames.ui.review.step import StepWords
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.paint_ahead import PaintAhead
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.theme.pixmap_cache import STORE
from stockgames.ui.widgets.base import Page

SIZE = QSize(1280, 720)
LATER = 20


class Bench:
    """A page with a table of NYSE that shows nothing yet, and a later position."""

    def __init__(self, qtbot: QtBot) -> None:
        self.look = ThemeContext()
        self.reel = GameReplay(over("nyse", "hbb", "look-back"), range(3))
        self.page = Page(self.look)
        qtbot.addWidget(self.page)
        make = partial(create_table, "nyse")
        self.table, self.asked = make(self.look), 0
        board = self.table.widget()
        assert isinstance(board, GraphicsBoard)
        self.board = board
        self.table.setParent(self.page)
        board.setParent(self.page)
        self.page.resize(SIZE)
        board.resize(SIZE)
        self.table.arrange(SIZE, 3)
        self.page.show()
        board.grab()  # what every position paints
        self.ahead = PaintAhead(board, self.look, make, self._positions, self.page)

    def _positions(self) -> Iterator[tuple[View, TableContext]]:
        self.asked += 1
        yield self.position()

    def position(self) -> tuple[View, TableContext]:
        eyes = Eyes(0)
        context = StepWords(self.reel, self.table.words).context(LATER, eyes)
        return self.reel.view(LATER, eyes), context

    def boards(self) -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(self.page.findChildren(GraphicsBoard))


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    STORE.clear()
    return Bench(qtbot)


def test_what_was_painted_ahead_is_kept_for_the_board(bench: Bench) -> None:
    before = len(STORE)
    bench.ahead.finish()
    painted = len(STORE)
    assert painted > before
    bench.table.show_view(*bench.position())
    bench.board.grab()
    assert len(STORE) == painted


def test_the_table_that_nobody_sees_goes_when_all_is_painted(bench: Bench) -> None:
    bench.ahead.work()
    assert bench.boards() == 2
    bench.ahead.finish()
    assert bench.ahead.is_over
    assert bench.boards() == 1


def test_it_stops_where_the_board_is_hidden(bench: Bench) -> None:
    bench.ahead.work()
    bench.page.hide()
    bench.ahead.work()
    assert bench.ahead.is_over
    assert bench.boards() == 1


def test_a_page_that_goes_takes_the_unseen_table_along(
    bench: Bench,
) -> None:
    bench.ahead.work()
    jobs = bench.ahead._jobs
    for board in bench.page.findChildren(GraphicsBoard):
        if board is not bench.board:
            delete(board)
    jobs.close()
    assert bench.boards() == 1


def test_another_look_is_painted_from_the_beginning(bench: Bench) -> None:
    bench.ahead.finish()
    bench.look.set_theme(DAYLIGHT)
    assert not bench.ahead.is_over
    bench.ahead.finish()
    assert bench.asked == 2


def test_it_begins_by_itself_once_the_window_is_idle(bench: Bench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bench.asked == 1)
