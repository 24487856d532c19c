"""The board has exactly the offered hot spots: in tab order, found by name, removed completely."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.widgets.accessibility import Place

SPOTS = tuple(
    Place(name, f"the {name}", f"what {name} does", rect=QRectF(20 + 120 * at, 30, 90, 60))
    for at, name in enumerate(("blue", "black", "red"))
)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.resize(600, 300)
    return made


@pytest.fixture
def board(qtbot: QtBot, page: QWidget) -> GraphicsBoard:
    scene = QGraphicsScene(0, 0, 600, 300, page)
    made = GraphicsBoard(scene)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(made)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    made.offer(SPOTS)
    return made


def test_spots_are_offered_by_name_and_those_no_more_wanted_are_gone(board: GraphicsBoard) -> None:
    blue = board.spot("blue")
    assert blue is not None
    assert blue.accessibleName() == "the blue"
    board.offer(SPOTS[1:])
    assert board.offered == SPOTS[1:]
    assert board.spot("blue") is None
    assert blue.isHidden()
    assert (blue.objectName(), blue.accessibleName()) == ("", "")
    black = board.spot("black")
    board.offer(SPOTS[1:])
    assert board.spot("black") is black, "it stays the same button"


def test_a_press_tells_the_name(board: GraphicsBoard) -> None:
    told = list[str]()
    board.pressed_spot.connect(told.append)
    red = board.spot("red")
    assert red is not None
    QTest.mouseClick(red, Qt.MouseButton.LeftButton)
    assert told == ["red"]


def test_a_spot_that_is_cut_keeps_its_own_rectangle(board: GraphicsBoard) -> None:
    """Other spots may be larger than what is painted, for touch; a clipped shape is not."""
    small = [replace(spot, rect=QRectF(spot.rect.topLeft(), QSize(12, 12))) for spot in SPOTS]
    path = QPainterPath()
    path.addRect(small[0].rect)
    board.offer([replace(small[0], shape=path), *small[1:]])
    cut, roomy = board.spot("blue"), board.spot("black")
    assert cut is not None
    assert roomy is not None
    assert cut.size() == QSize(12, 12)
    assert roomy.width() > 12


def test_tab_goes_through_the_spots_in_order(board: GraphicsBoard, page: QWidget) -> None:
    board.offer(SPOTS[::-1])
    page.setFocus()
    walked = []
    for _ in SPOTS:
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        walked.append(board.focused_spot)
    assert walked == ["red", "black", "blue"]


def test_what_mouse_and_keyboard_are_on_is_told_and_the_later_one_counts(
    board: GraphicsBoard,
) -> None:
    told = list[tuple[str | None, str | None, str | None]]()
    board.attended_changed.connect(
        lambda: told.append((board.hovered, board.focused_spot, board.attended))
    )
    blue, red = board.spot("blue"), board.spot("red")
    assert blue is not None
    assert red is not None
    blue.hovered.emit("blue", True)
    red.setFocus()
    red.focused.emit("red", True)
    blue.hovered.emit("blue", True)
    blue.hovered.emit("blue", False)
    red.focused.emit("red", False)
    assert told[0] == ("blue", None, "blue")
    assert told[1] == ("blue", "red", "red")
    assert told[-3:] == [("blue", "red", "blue"), (None, "red", "red"), (None, None, None)]


def test_the_keyboard_goes_back_to_the_page_when_its_spot_goes(
    board: GraphicsBoard, page: QWidget
) -> None:
    assert board.return_to("black")
    assert (board.focused_spot, board.came_back) == ("black", "black")
    assert not board.return_to("nobody")
    board.offer(SPOTS[:1])
    assert page.hasFocus()
    assert (board.focused_spot, board.came_back, board.attended) == (None, None, None)


def test_a_smaller_board_has_a_scene_of_its_old_size_and_smooth_pictures(
    board: GraphicsBoard,
) -> None:
    told, whole = list[QSize](), board.scene_size()
    board.resized.connect(told.append)
    board.reduce(1)
    assert told == []
    board.reduce(0.5)
    assert told == [board.scene_size()] == [whole * 2]
    smooth = QPainter.RenderHint.SmoothPixmapTransform
    assert board.renderHints() & smooth
    board.reduce(1)
    assert board.scene_size() == whole
    assert not board.renderHints() & smooth


def test_it_paints_nothing_of_its_own(board: GraphicsBoard) -> None:
    assert board.backgroundBrush().style() is Qt.BrushStyle.NoBrush
    assert not board.viewport().autoFillBackground()
    assert not board.autoFillBackground()
    assert board.mapToScene(0, 0) == QPointF(0, 0)


def test_hot_spots_lie_in_their_order_whatever_was_offered_before(board: GraphicsBoard) -> None:
    board.offer([SPOTS[2], replace(SPOTS[0], name="green")])
    board.offer(SPOTS[2:])
    board.offer(SPOTS)
    names = [child.objectName() for child in board.viewport().children()]
    assert [name for name in names if name] == ["blue", "black", "red"]
