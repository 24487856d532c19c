"""The steps of a replay are pre-rendered."""

from __future__ import annotations

from functools import partial

from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import Eyes
from stockgames.ui.review.steps_ahead import paint_steps_ahead, spread
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.pixmap_cache import STORE
from tests.ui.review.test_look_back import show


@given(st.integers(0, 300))
def test_every_step_comes_once_and_the_ends_first(last: int) -> None:
    found = spread(last)
    assert sorted(found) == list(range(last + 1))
    assert set(found[:2]) == {0, last}


def test_no_step_paints_art_for_the_first_time(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    ahead = paint_steps_ahead(page, partial(create_table, "nyse"))
    assert ahead is not None
    page.look_through(Eyes(1))
    page.eyes_row.chosen.emit(Eyes(1))
    ahead.finish()
    page.board.grab()
    painted = len(STORE)
    for step in range(0, page.reel.total, 5):
        context = page.words.context(step, page.eyes)
        page.game_table.show_view(page.reel.view(step, page.eyes), context)
        page.board.grab()
    assert len(STORE) == painted


def test_nothing_is_painted_ahead_while_one_step_follows_the_other(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = show(qtbot, look)
    ahead = paint_steps_ahead(page, partial(create_table, "nyse"))
    assert ahead is not None
    page.go("play")
    ahead.work()
    assert len(page.findChildren(GraphicsBoard)) == 1
    page.go("play")
    ahead.work()
    assert len(page.findChildren(GraphicsBoard)) == 2
