"""Dragging from a hot spot: where it goes, and what stays a click."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from stockgames.ui.table.board import GraphicsBoard, HotSpot
from stockgames.ui.widgets.accessibility import Place

CORNER = QPoint(100, 50)


class Watched:
    """A board with one hot spot, and its signals."""

    def __init__(self, qtbot: QtBot, lifted: str = "") -> None:
        self.board = GraphicsBoard(QGraphicsScene(0, 0, 400, 300), lifted)
        qtbot.addWidget(self.board)
        self.board.resize(400, 300)
        self.board.show()
        rect = QRectF(CORNER, CORNER + QPoint(60, 60))
        self.board.offer([Place("thing", "Thing", rect=rect)])
        self.told: list[tuple[str, str, QPointF]] = []
        self.pressed: list[str] = []
        self.board.dragged.connect(lambda name, at: self.told.append(("dragged", name, at)))
        self.board.dropped.connect(lambda name, at: self.told.append(("dropped", name, at)))
        self.board.pressed_spot.connect(self.pressed.append)

    @property
    def spot(self) -> HotSpot:
        found = self.board.spot("thing")
        assert found is not None
        return found

    def move(self, *ways: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Press in the middle, move to each point, and release at the last."""
        start = self.spot.rect().center()
        QTest.mousePress(self.spot, button, pos=start)
        for way in ways:
            QTest.mouseMove(self.spot, start + way)
        QTest.mouseRelease(self.spot, button, pos=start + ways[-1])


def test_a_drag_tells_where_the_mouse_is_on_the_board(qtbot: QtBot) -> None:
    watched = Watched(qtbot)
    middle = QPointF(CORNER + watched.spot.rect().center())
    watched.move(QPoint(40, 0), QPoint(150, 90))
    assert watched.told == [
        ("dragged", "thing", middle + QPointF(40, 0)),
        ("dragged", "thing", middle + QPointF(150, 90)),
        ("dropped", "thing", middle + QPointF(150, 90)),
    ]
    assert watched.pressed == []


def test_some_things_alone_can_be_dragged(qtbot: QtBot) -> None:
    watched = Watched(qtbot, lifted="card-")
    watched.move(QPoint(25, 0))
    assert (watched.told, watched.pressed) == ([], ["thing"])


def test_what_lies_under_a_point_is_known(qtbot: QtBot) -> None:
    board = Watched(qtbot).board
    assert board.spot_at(QPointF(CORNER + QPoint(5, 5))) == "thing"
    assert board.spot_at(QPointF(CORNER - QPoint(5, 5))) is None


def test_a_press_that_trembles_stays_a_press(qtbot: QtBot) -> None:
    watched = Watched(qtbot)
    watched.move(QPoint(2, 1))
    assert watched.told == []
    assert watched.pressed == ["thing"]


def test_only_the_left_button_drags(qtbot: QtBot) -> None:
    watched = Watched(qtbot)
    watched.move(QPoint(80, 0), button=Qt.MouseButton.RightButton)
    assert watched.told == []
    assert watched.pressed == []
