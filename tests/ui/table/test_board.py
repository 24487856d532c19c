"""A board offers places as hot spots: in tab order, by name, to press and to drag."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainterPath, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.board import MOST_ZOOM, SMALLEST_TARGET, GraphicsBoard, HotSpot, enlarged
from stockgames.ui.table.items import scene_ratio
from stockgames.ui.widgets.accessibility import Place

NONE = Qt.KeyboardModifier.NoModifier
PLACES = tuple(
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
    """Return a board with three places; blue ones can be dragged."""
    made = GraphicsBoard(QGraphicsScene(0, 0, 600, 300, page), lifted="blue")
    made.least = page.size()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(made)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    made.offer(PLACES)
    return made


def spot_of(board: GraphicsBoard, name: str) -> HotSpot:
    found = board.spot(name)
    assert found is not None
    return found


def enter(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(middle, middle, middle))


# Offering


def test_places_are_offered_by_name_and_those_no_more_wanted_are_gone(board: GraphicsBoard) -> None:
    blue, black = spot_of(board, "blue"), spot_of(board, "black")
    assert (blue.accessibleName(), blue.accessibleDescription()) == ("the blue", "what blue does")
    board.offer([replace(PLACES[0], state="picked"), *PLACES[1:]])
    assert (spot_of(board, "blue"), blue.isChecked()) == (blue, True), "it stays the same button"
    board.offer(PLACES[1:])
    assert board.offered == PLACES[1:]
    assert (board.spot("blue"), board.spot("black")) == (None, black)
    assert (blue.isHidden(), blue.isChecked()) == (True, False)
    told = blue.objectName(), blue.accessibleName(), blue.accessibleDescription(), blue.toolTip()
    assert told == ("", "", "", "")


def test_a_spot_that_is_left_over_is_another_next_time(qtbot: QtBot, board: GraphicsBoard) -> None:
    blue = spot_of(board, "blue")
    board.offer(PLACES[1:])
    board.offer([*PLACES[1:], Place("pile", "Pile", rect=PLACES[0].rect)])
    assert spot_of(board, "pile") is blue
    assert not blue.lifts
    with qtbot.waitSignal(board.pressed_spot) as pressed:
        blue.click()
    assert pressed.args == ["pile"]


def test_hot_spots_lie_in_their_order_whatever_was_offered_before(board: GraphicsBoard) -> None:
    board.offer([PLACES[2], replace(PLACES[0], place="green")])
    board.offer(PLACES[2:])
    board.offer(PLACES)
    names = [child.objectName() for child in board.viewport().children()]
    assert [name for name in names if name] == ["blue", "black", "red"]


def test_tab_goes_through_the_spots_in_order(board: GraphicsBoard, page: QWidget) -> None:
    board.offer(PLACES[::-1])
    page.setFocus()
    walked = []
    for _ in PLACES:
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        walked.append(board.focused_spot)
    assert walked == ["red", "black", "blue"]


def test_the_keyboard_goes_back_to_the_page_when_its_spot_goes(
    board: GraphicsBoard, page: QWidget
) -> None:
    assert board.return_to("black")
    assert (board.focused_spot, board.came_back) == ("black", "black")
    assert not board.return_to("nobody")
    board.offer(PLACES[:1])
    assert page.hasFocus()
    assert (board.focused_spot, board.came_back, board.attended) == (None, None, None)


# Pointing


def test_what_mouse_and_keyboard_are_on_is_told_and_the_later_counts(board: GraphicsBoard) -> None:
    emitted = list[tuple[str | None, str | None, str | None]]()
    board.attended_changed.connect(
        lambda: emitted.append((board.hovered, board.focused_spot, board.attended))
    )
    blue, red = spot_of(board, "blue"), spot_of(board, "red")
    enter(blue)
    red.setFocus()
    enter(blue)
    QApplication.sendEvent(blue, QEvent(QEvent.Type.Leave))
    red.clearFocus()
    assert emitted[0] == ("blue", None, "blue")
    assert emitted[1] == ("blue", "red", "red")
    assert emitted[-3:] == [("blue", "red", "blue"), (None, "red", "red"), (None, None, None)]


def test_a_spot_takes_no_more_than_the_shape_of_what_shows(board: GraphicsBoard) -> None:
    left_half = QPainterPath()
    left_half.addRect(20, 30, 45, 60)
    board.offer([replace(PLACES[0], shape=left_half)])
    spot = spot_of(board, "blue")
    assert [spot.mask().contains(QPoint(x, 20)) for x in (5, 60)] == [True, False]
    board.offer(PLACES)
    assert spot.mask().isEmpty()


def test_a_spot_that_is_cut_keeps_its_own_rectangle(board: GraphicsBoard) -> None:
    """Other spots may be larger than what is painted, for touch; a clipped shape is not."""
    small = [replace(spot, rect=QRectF(spot.rect.topLeft(), QSize(12, 12))) for spot in PLACES]
    path = QPainterPath()
    path.addRect(small[0].rect)
    board.offer([replace(small[0], shape=path), *small[1:]])
    assert spot_of(board, "blue").size() == QSize(12, 12)
    assert spot_of(board, "black").width() > 12


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([(100, 100, 20, 30)], [(88, 93, SMALLEST_TARGET, SMALLEST_TARGET)]),
        ([(10, 10, 200, 60)], [(10, 10, 200, 60)]),
        (
            [(100, 100, 40, 30), (141, 100, 40, 30)],
            [(100, 93, 40, SMALLEST_TARGET), (141, 93, 40, SMALLEST_TARGET)],
        ),
        ([(100, 100, 60, 30), (100, 132, 60, 30)], [(100, 100, 60, 30), (100, 132, 60, 30)]),
        ([(0, 0, 30, 30)], [(0, 0, 30, 30)]),
        (
            [(100, 100, 60, 30), (110, 110, 60, 30)],
            [(100, 93, 60, SMALLEST_TARGET), (110, 103, 60, SMALLEST_TARGET)],
        ),
        ([(0, 0, 0, 0)], [(0, 0, 0, 0)]),
    ],
    ids=["round its middle", "large", "beside", "below", "in a corner", "over", "nowhere"],
)
def test_a_small_target_grows_for_touch_as_far_as_others_and_the_board_leave_space(
    before: list[tuple[float, ...]], after: list[tuple[float, ...]]
) -> None:
    found = enlarged([QRectF(*rect) for rect in before], QRectF(0, 0, 1000, 500))
    assert [rect.getRect() for rect in found] == after


# Dragging


class Watched:
    """What a board tells about drags and presses."""

    def __init__(self, board: GraphicsBoard) -> None:
        self.board = board
        self.told: list[tuple[str, str, QPointF]] = []
        self.pressed: list[str] = []
        board.dragged.connect(lambda name, at: self.told.append(("dragged", name, at)))
        board.dropped.connect(lambda name, at: self.told.append(("dropped", name, at)))
        board.pressed_spot.connect(self.pressed.append)

    def move(self, name: str, *ways: QPoint, button: Qt.MouseButton) -> None:
        """Press in the middle of a spot, move to each point, and release at the last."""
        spot = spot_of(self.board, name)
        start = spot.rect().center()
        QTest.mousePress(spot, button, pos=start)
        for way in ways:
            QTest.mouseMove(spot, start + way)
        QTest.mouseRelease(spot, button, pos=start + ways[-1])


def test_a_drag_tells_where_the_mouse_is_on_the_board(board: GraphicsBoard) -> None:
    watched, blue = Watched(board), spot_of(board, "blue")
    middle = QPointF(blue.pos() + blue.rect().center())
    watched.move("blue", QPoint(40, 0), QPoint(150, 90), button=Qt.MouseButton.LeftButton)
    assert watched.told == [
        ("dragged", "blue", middle + QPointF(40, 0)),
        ("dragged", "blue", middle + QPointF(150, 90)),
        ("dropped", "blue", middle + QPointF(150, 90)),
    ]
    assert watched.pressed == []


@pytest.mark.parametrize(
    ("name", "way", "button", "pressed"),
    [
        ("black", QPoint(25, 0), Qt.MouseButton.LeftButton, ["black"]),
        ("blue", QPoint(2, 1), Qt.MouseButton.LeftButton, ["blue"]),
        ("blue", QPoint(80, 0), Qt.MouseButton.RightButton, []),
    ],
    ids=["of what isn't lifted", "that trembles", "with another button"],
)
def test_a_press_stays_a_press(
    board: GraphicsBoard, name: str, way: QPoint, button: Qt.MouseButton, pressed: list[str]
) -> None:
    watched = Watched(board)
    watched.move(name, way, button=button)
    assert (watched.told, watched.pressed) == ([], pressed)


def test_what_lies_under_a_point_is_known(board: GraphicsBoard) -> None:
    assert board.spot_at(QPointF(25, 35)) == "blue"
    assert board.spot_at(QPointF(5, 5)) is None


# The board itself


def test_the_scene_is_scaled_to_the_board(board: GraphicsBoard, page: QWidget) -> None:
    emitted = list[QSize]()
    board.resized.connect(emitted.append)
    page.resize(1500, 600)
    assert board.share == scene_ratio(board.scene()) == 2
    assert emitted == [board.scene_size()] == [QSize(750, 300)]
    assert board.on_view(QRectF(10, 20, 30, 40)) == QRectF(20, 40, 60, 80)
    assert spot_of(board, "blue").geometry() == QRect(40, 60, 180, 120)
    assert board.spot_at(QPointF(60, 60)) == "blue"


@pytest.mark.parametrize(
    ("size", "scene", "corner"),
    [
        (QSize(600, 300), QSize(600, 300), QPoint(0, 0)),
        (QSize(600, 2000), QSize(600, 960), QPoint(0, 520)),
        (QSize(6000, 600), QSize(1700, 300), QPoint(1300, 0)),
    ],
    ids=["usual", "portrait", "very wide"],
)
def test_a_scene_of_another_shape_lies_in_the_middle(
    board: GraphicsBoard, page: QWidget, size: QSize, scene: QSize, corner: QPoint
) -> None:
    page.resize(size)
    assert (board.scene_size(), board.corner) == (scene, corner)
    assert board.on_view(QRectF(0, 0, 10, 10)).topLeft() == corner.toPointF()


# Zoom


def shown(board: GraphicsBoard) -> QRectF:
    """Return the part of the scene that can be seen."""
    return board.mapToScene(board.rect()).boundingRect()


def test_zooming_keeps_what_is_under_the_mouse(board: GraphicsBoard) -> None:
    at = QPointF(150, 220)
    before = board.mapToScene(at.toPoint())
    for zoom in (1.5, 2, 3):
        board.zoom_to(zoom, at)
        gap = board.mapToScene(at.toPoint()) - before
        assert gap.manhattanLength() < 3
        assert shown(board).width() == pytest.approx(600 / zoom, abs=2)
    board.zoom_to(0.2)
    assert board.zoom == 1
    assert shown(board).toRect().topLeft() == QPoint(0, 0)


def test_steps_zoom_around_what_is_pointed_at(board: GraphicsBoard) -> None:
    enter(spot_of(board, "red"))
    before = board.on_view(PLACES[2].rect).center()
    board.zoom_by(1)
    gap = board.on_view(PLACES[2].rect).center() - before
    assert gap.manhattanLength() < 3


def test_steps_zoom_up_to_a_limit_and_back(board: GraphicsBoard) -> None:
    for _ in range(9):
        board.zoom_by(1)
    assert board.zoom == MOST_ZOOM
    board.zoom_by(-1)
    assert 1 < board.zoom < MOST_ZOOM
    board.zoom_by(0)
    assert board.zoom == 1


def test_hot_spots_follow_what_they_lie_over(board: GraphicsBoard) -> None:
    blue = spot_of(board, "blue")
    board.zoom_to(2, QPointF(0, 0))
    assert blue.geometry().size() == QSize(180, 120)
    assert QRectF(blue.geometry()) == board.on_view(PLACES[0].rect)
    board.horizontalScrollBar().setValue(board.horizontalScrollBar().value() + 50)
    assert QRectF(blue.geometry()) == board.on_view(PLACES[0].rect)
    watched = Watched(board)
    watched.move("black", QPoint(25, 0), button=Qt.MouseButton.LeftButton)
    assert watched.pressed == ["black"]


def test_a_drag_on_a_zoomed_board_tells_points_of_the_scene(board: GraphicsBoard) -> None:
    board.zoom_to(2, QPointF(0, 0))
    watched, middle = Watched(board), PLACES[0].rect.center()
    watched.move("blue", QPoint(100, 60), button=Qt.MouseButton.LeftButton)
    assert watched.told[-1][:2] == ("dropped", "blue")
    gap = watched.told[-1][2] - middle - QPointF(50, 30)
    assert gap.manhattanLength() < 3


def test_the_keyboard_brings_its_place_into_view(board: GraphicsBoard) -> None:
    board.zoom_to(3, QPointF(0, 300))
    assert not shown(board).contains(PLACES[2].rect)
    spot_of(board, "red").setFocus()
    assert shown(board).contains(PLACES[2].rect)


def test_the_wheel_zooms_with_ctrl_and_moves_a_zoomed_board(board: GraphicsBoard) -> None:
    assert not turn(board, -120), "the page may use it"
    assert turn(board, 120, Qt.KeyboardModifier.ControlModifier)
    assert board.zoom > 1
    before = shown(board)
    assert turn(board, -120)
    assert shown(board).top() > before.top()


def turn(board: GraphicsBoard, angle: int, held: Qt.KeyboardModifier = NONE) -> bool:
    """Turn the wheel over the board; return whether the event was used."""
    at, still = QPointF(200, 100), QPoint()
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        at, at, still, QPoint(0, angle), Qt.MouseButton.NoButton, held, phase, False
    )
    QApplication.sendEvent(board.viewport(), event)
    return event.isAccepted()
