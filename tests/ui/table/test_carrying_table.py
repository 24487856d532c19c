"""Dragging things from place to place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.ui.table.shelf import FULL, Shelf, shown


@pytest.fixture
def shelf(qtbot: QtBot) -> Shelf:
    return shown(qtbot)


def middle(shelf: Shelf, place: int) -> QPointF:
    target = shelf.choosing.target(f"box-{place}")
    assert target is not None
    return shelf._area(target).rect.center()


def test_what_is_let_go_over_a_place_lies_there(shelf: Shelf) -> None:
    shelf.board.dragged.emit("box-0", QPointF(90, 70))
    shelf.board.dropped.emit("box-0", middle(shelf, 2))
    assert shelf.choosing.holding == [False, False, True, True]
    assert shelf.shown[0] == (0, QPointF(90, 70))
    assert shelf.shown[-1][0] is None
    assert shelf.carried_from is None


def test_while_it_is_carried_only_what_takes_it_is_lit(shelf: Shelf) -> None:
    shelf.choosing.pick("box-1")
    shelf.board.dragged.emit("box-0", QPointF(90, 70))
    assert {ring.rect.left(): ring.state for ring in shelf.scene.rings.rings} == {
        140: "open",
        260: "open",
    }


def test_nothing_hangs_on_the_mouse_where_nothing_lies(shelf: Shelf) -> None:
    shelf.board.dragged.emit("box-1", QPointF(190, 70))
    assert shelf.shown == []
    shelf.board.dropped.emit("box-1", middle(shelf, 2))
    assert shelf.choosing.holding == [True, False, False, True]


def test_what_is_let_go_beside_all_places_goes_back(shelf: Shelf) -> None:
    shelf.board.dragged.emit("box-0", QPointF(90, 70))
    shelf.board.dropped.emit("box-0", QPointF(600, 300))
    assert shelf.choosing.holding == [True, False, False, True]


def test_what_is_not_taken_says_why(shelf: Shelf) -> None:
    told: list[object] = []
    shelf.explained.connect(told.append)
    for target in (0, 3):
        shelf.board.dragged.emit("box-0", QPointF(90, 70))
        shelf.board.dropped.emit("box-0", middle(shelf, target))
    assert told == [FULL]


def test_what_is_carried_is_put_down_when_the_table_is_cleared(shelf: Shelf) -> None:
    shelf.board.dragged.emit("box-0", QPointF(90, 70))
    shelf.clear()
    assert shelf.carried_from is None
    assert shelf.shown[-1][0] is None
