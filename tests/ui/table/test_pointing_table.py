"""Pointing by mouse and keys: picks, drags, focus, rings, and where arrow keys lead."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.items import Ring, RingsItem, TableItem
from stockgames.ui.table.motion import Lift
from stockgames.ui.table.pointing_table import nearest, next_place
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.table.shelf import FULL, Shelf, shown

PLACE = QRectF(30, 30, 40, 40)


def painted(*rings: Ring, theme: Theme = EVENING) -> QImage:
    """Return a picture of rings on an empty table."""
    scene = QGraphicsScene(QRectF(0, 0, 100, 100))
    item = RingsItem(ThemeContext(theme), "rings")
    item.set_rect(scene.sceneRect())
    scene.addItem(item)
    item.show_rings(rings)
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


@pytest.fixture
def shelf(qtbot: QtBot) -> Shelf:
    return shown(qtbot)


def spot(shelf: Shelf, name: str) -> HotSpot:
    found = shelf.board.spot(name)
    assert found is not None
    return found


def click(shelf: Shelf, name: str) -> None:
    QTest.mouseClick(spot(shelf, name), Qt.MouseButton.LeftButton)


def focus(shelf: Shelf, name: str) -> None:
    spot(shelf, name).setFocus()


def states(shelf: Shelf) -> dict[float, str]:
    """Return the ring states by left edge."""
    return {ring.rect.left(): ring.state for ring in shelf.scene.rings.rings}


def test_what_can_be_picked_and_what_is_are_ringed(shelf: Shelf) -> None:
    click(shelf, "box-1")
    assert states(shelf) == {20: "open", 140: "picked", 260: "open"}


def test_what_cannot_be_picked_says_why(shelf: Shelf) -> None:
    emitted: list[object] = []
    shelf.explained.connect(emitted.append)
    click(shelf, "box-3")
    assert emitted == [FULL]
    assert shelf.choosing.picked is None
    assert "full" in spot(shelf, "box-3").accessibleDescription()


def test_a_click_on_what_is_picked_takes_it(shelf: Shelf) -> None:
    sent: list[object] = []
    shelf.acted.connect(sent.append)
    for _ in range(3):  # nothing more can be chosen until a view is shown again
        click(shelf, "box-1")
    assert sent == ["box-1"]


def test_or_puts_it_down_where_tables_say_so(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "puts_down", True)
    sent: list[object] = []
    shelf.acted.connect(sent.append)
    click(shelf, "box-1")
    focus(shelf, "box-1")
    assert shelf.spot_takes_enter
    assert shelf.press("Return")
    assert shelf.choosing.picked is None
    assert sent == []


def test_enter_leaves_what_is_picked_to_the_golden_button(shelf: Shelf) -> None:
    focus(shelf, "box-1")
    assert shelf.spot_takes_enter
    shelf.press("Return")
    assert not shelf.spot_takes_enter


def test_arrows_walk_over_what_is_open_and_go_round(shelf: Shelf) -> None:
    walk = []
    for _ in range(4):
        shelf.press("Right")
        walk.append(shelf.board.focused_spot)
    assert walk == ["box-0", "box-1", "box-2", "box-0"]


def test_or_by_place_and_then_over_what_is_refused_too(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "walks_by_place", True)
    walk = []
    for _ in range(5):
        shelf.press("Right")
        walk.append(shelf.board.focused_spot)
    assert walk == ["box-0", "box-1", "box-2", "box-3", "box-3"]


@pytest.mark.parametrize(("by_place", "near"), [(True, "box-0"), (False, None)])
def test_the_keyboard_stays_near_what_has_gone(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, by_place: bool, near: str | None
) -> None:
    monkeypatch.setattr(shelf, "walks_by_place", by_place)
    monkeypatch.setattr(shelf, "puts_down", True)
    shelf.choosing.vanishes = True
    focus(shelf, "box-1")
    shelf.press("Return")
    assert shelf.board.focused_spot == near


def test_what_lies_beside_is_pressed_and_ringed_under_the_keyboard_alone(shelf: Shelf) -> None:
    bell = shelf._rect_beside("bell")
    assert Ring(bell, "focus") not in shelf.scene.rings.rings
    click(shelf, "bell")
    focus(shelf, "bell")
    assert Ring(bell, "focus") in shelf.scene.rings.rings
    shelf.press("Return")
    assert shelf.rung == 2


GRID = {
    f"{column}{row}": QRectF(100 * column, 60 * row, 80, 40)
    for row in range(3)
    for column in range(3)
}


@pytest.mark.parametrize(
    ("key", "there"), [("Left", "01"), ("Right", "21"), ("Up", "10"), ("Down", "12")]
)
def test_a_key_leads_to_the_neighbour_on_its_side(key: str, there: str) -> None:
    assert next_place(GRID, "11", key) == there


@pytest.mark.parametrize(("here", "key"), [("00", "Left"), ("00", "Up"), ("22", "Right")])
def test_nothing_lies_beyond_the_edge(here: str, key: str) -> None:
    assert next_place(GRID, here, key) is None


def test_a_walk_begins_at_the_first() -> None:
    assert next_place(GRID, None, "Left") == "00"
    assert next_place(GRID, "gone", "Left") == "00"
    assert next_place({}, None, "Left") is None


def test_what_lies_in_line_comes_before_what_is_nearer_but_aside() -> None:
    rects = {
        "here": QRectF(0, 0, 10, 10),
        "aside": QRectF(40, 60, 10, 10),
        "ahead": QRectF(120, 0, 10, 10),
        "behind": QRectF(-15, 0, 10, 10),
    }
    assert next_place(rects, "here", "Right") == "ahead"


def test_what_lies_far_aside_is_not_ahead() -> None:
    rects = {"here": QRectF(0, 0, 10, 10), "aside": QRectF(10, 100, 10, 10)}
    assert next_place(rects, "here", "Right") is None


def test_the_nearest_goes_by_its_middle() -> None:
    assert nearest(GRID, QPointF(150, 85)) == "11"
    assert nearest({}, QPointF()) is None


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
    emitted: list[object] = []
    shelf.explained.connect(emitted.append)
    for target in (0, 3):
        shelf.board.dragged.emit("box-0", QPointF(90, 70))
        shelf.board.dropped.emit("box-0", middle(shelf, target))
    assert emitted == [FULL]


def test_what_is_carried_is_put_down_when_the_table_is_cleared(shelf: Shelf) -> None:
    shelf.board.dragged.emit("box-0", QPointF(90, 70))
    shelf.clear()
    assert shelf.carried_from is None
    assert shelf.shown[-1][0] is None


def test_what_flies_is_gone_once_a_position_is_shown(shelf: Shelf) -> None:
    flying = TableItem(shelf.board_look, "flying")
    shelf.scene.fly(flying)
    shelf.show_view(View(), cast(TableContext, SimpleNamespace(viewer=None)))
    assert flying.scene() is None


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


@pytest.mark.usefixtures("qapp")
def test_on_wood_a_ring_can_be_read_in_both_themes() -> None:
    on_wood = Ring(PLACE, "focus", on_wood=True)
    assert painted(on_wood) == painted(on_wood, theme=DAYLIGHT)
    assert painted(on_wood, theme=DAYLIGHT) != painted(Ring(PLACE, "focus"), theme=DAYLIGHT)
