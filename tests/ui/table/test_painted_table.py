"""Painted tables: motion, pictures, and a table scaled down in a part of a page."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Shown
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, View
from stockgames.lab.gallery.samples import page_of, seat_infos
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.smaller_page import SmallerTablePage
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.table.seating import OPENED, SMALL

MOVES = 8


def of_bots(match: Match, look: ThemeContext) -> TablePage:
    """Return the page of a table with bots only."""
    look.fit(SMALL)
    page = page_of(match, look)
    OPENED.append(page)
    page.resize(SMALL)
    return page


def placed(game_id: str) -> Match:
    game = registry.load(game_id)
    return Match.deal(game, seat_infos("b" * game.meta.usual_seats), {}, "seed")


@pytest.mark.parametrize(
    ("room", "reduced"),
    [(QSize(600, 0), False), (QSize(1, 1), False), (QSize(0, 400), True)],
    ids=str,
)
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_game_goes_on_where_there_is_no_room_for_the_board(
    qtbot: QtBot, game_id: str, room: QSize, reduced: bool
) -> None:
    match, look = placed(game_id), ThemeContext()
    look.set_reduced_motion(reduced)
    page = of_bots(match, look)
    page.game_table.board.setFixedSize(room)
    with qtbot.waitExposed(page):
        page.show()
    page.start()

    def hurried() -> bool:
        page.presenter.step()
        return match.is_over or len(match.moves) >= MOVES

    qtbot.waitUntil(hurried, timeout=10000)


def picture(page: TablePage) -> QImage:
    """Return a picture of the board."""
    QApplication.processEvents()
    return page.game_table.board.grab().toImage()


def things(page: TablePage) -> Counter[str]:
    """Return the number of visible items of each kind on the board."""
    board = page.game_table.board
    assert isinstance(board, GraphicsBoard)
    return Counter(type(item).__name__ for item in board.scene().items() if item.isVisible())


def next_change(match: Match, rng: Random) -> Change[View]:
    """Make a random move; return what a bystander sees of it."""
    before, actor = match.view(None), match.actors[0]
    if actor == CHANCE:
        move = match.act_chance()
    else:
        move = match.act(actor, match.game.sample_action(match.view(actor), rng))
    events = tuple(event for event in move.events if event.seen_by(None))
    shown = Shown(len(match.moves), move.seat, move.turn, events, move.face_down)
    return Change(shown, before, match.view(None))


@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced"])
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_after_a_move_the_board_looks_as_if_nothing_had_moved(
    qtbot: QtBot, game_id: str, reduced: bool
) -> None:
    match, look, rng = placed(game_id), ThemeContext(), Random(1)
    look.set_reduced_motion(reduced)
    moved, still = of_bots(match, look), of_bots(match, look)
    context, done = moved.presenter.context(), list[int]()
    for page in (moved, still):
        page.show()
        page.game_table.show_view(match.view(None), context)
    for number in range(3 * len(match.seats)):
        change = next_change(match, rng)
        moved.game_table.play(change, context, 1.0, lambda: done.append(1))
        if number % 3 == 1:
            continue  # the next move finishes it
        for _ in range(2):
            moved.game_table.finish()
        assert len(done) == number + 1
        still.game_table.show_view(change.after, context)
        assert picture(moved) == picture(still), f"move {change.shown.number}"


@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced"])
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_board_emptied_in_mid_flight_is_empty(qtbot: QtBot, game_id: str, reduced: bool) -> None:
    match, look, rng = placed(game_id), ThemeContext(), Random(1)
    look.set_reduced_motion(reduced)
    page = of_bots(match, look)
    page.show()
    context, done = page.presenter.context(), list[int]()
    page.game_table.show_view(match.view(None), context)
    page.game_table.clear()
    empty = things(page)
    for _ in range(2 * len(match.seats)):
        change = next_change(match, rng)
        page.game_table.show_view(change.before, context)
        page.game_table.play(change, context, 1.0, lambda: done.append(1))
        ended = len(done)
        page.game_table.clear()
        page.game_table.finish()
        assert things(page) == empty, f"move {change.shown.number}"
        assert len(done) == ended, "what was dropped has no end"


class _Page(SmallerTablePage):
    least = QSize(1200, 600)


@pytest.mark.parametrize(("size", "share"), [(QSize(2700, 1200), 2), (QSize(600, 360), 0.5)])
def test_board_and_panels_are_scaled_by_one_share(qtbot: QtBot, size: QSize, share: float) -> None:
    page = _Page(ThemeContext(), partial(create_table, "nyse"), "review-log")
    qtbot.addWidget(page)
    area = QRect(QPoint(30, 40), size)
    places = page.arrange_table(area, 4)
    placed = page.game_table.arrange(size / share, 4)
    assert isinstance(page.board, GraphicsBoard)
    assert page.board.geometry() == area
    assert page.board.share == share
    for place, whole in ((places.log, placed.log), (places.actions, placed.actions)):
        assert place.size() == whole.size() * share
        assert abs(place.left() - (30 + whole.left() * share)) <= 0.5
        assert abs(place.top() - (40 + whole.top() * share)) <= 0.5
