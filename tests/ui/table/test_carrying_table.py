"""Dragging things from place to place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from stockgames.ui.table.motion import Lift, arc, turn_over, width_in_turn
from stockgames.ui.theme.context import ThemeContext
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


@pytest.mark.parametrize("height", [None, 0.0, 26.0])
def test_an_arc_begins_and_ends_where_it_should(height: float | None) -> None:
    start, end = QPointF(10, 50), QPointF(110, 50)
    at = arc(start, end, height)
    assert (at(0), at(1)) == (start, end)
    assert at(0.5) == QPointF(60, 50 - (12 if height is None else height))


def test_a_long_way_has_no_high_arc() -> None:
    assert arc(QPointF(), QPointF(3000, 0))(0.5).y() == -40


def test_what_turns_over_is_narrow_half_way_and_never_without_a_width() -> None:
    item = QGraphicsRectItem(0, 0, 10, 10)
    for share, width in ((0.0, 1.0), (0.5, 0.04), (1.0, 1.0)):
        turn_over(item, share)
        assert item.transform().m11() == pytest.approx(width) == width_in_turn(share)
        assert item.transform().m22() == 1


def test_a_place_rises_and_settles_as_the_mouse_comes_and_goes(qtbot: QtBot) -> None:
    lift, seen = Lift(ThemeContext()), list[float]()
    lift.changed.connect(lambda: seen.append(lift.heights.get("pile", 0.0)))
    lift.follow("pile")
    qtbot.waitUntil(lambda: lift.heights == {"pile": 1.0})
    assert seen == sorted(seen)
    lift.follow(None)
    qtbot.waitUntil(lambda: lift.heights == {})


def test_one_rises_while_another_settles_from_where_it_was(qtbot: QtBot) -> None:
    lift = Lift(ThemeContext())
    lift.follow("one")
    lift._motion.setCurrentTime(60)
    half = lift.heights["one"]
    lift.follow("two")
    assert lift.heights.get("one", 0.0) <= half < 1
    qtbot.waitUntil(lambda: lift.heights == {"two": 1.0})


def test_reduced_motion_lifts_at_once() -> None:
    look = ThemeContext()
    look.set_reduced_motion(True)
    lift = Lift(look)
    lift.follow("pile")
    assert lift.heights == {"pile": 1.0}
    lift.follow(None)
    assert lift.heights == {}


def test_dropping_puts_everything_down_at_once() -> None:
    lift = Lift(ThemeContext())
    lift.follow("pile")
    lift._motion.setCurrentTime(60)
    lift.drop()
    assert lift.heights == {}
