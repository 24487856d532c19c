"""Hot spots are invisible, but can be hovered, focused and pressed like any button."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.board import GraphicsBoard, HotSpot
from stockgames.ui.widgets.accessibility import Place
from tests.ui.table.seating import lay


def enter(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(middle, middle, middle))


def test_pointing_and_pressing_are_told_by_name(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    spot = HotSpot("take-blue", parent)
    rect = QRectF(0, 0, 40, 40)
    spot.stand_for(Place("take-blue", "Take Chemicals", "$1M becomes $2M", rect=rect), rect)
    parent.show()
    assert (spot.accessibleName(), spot.accessibleDescription()) == (
        "Take Chemicals",
        "$1M becomes $2M",
    )
    with qtbot.waitSignal(spot.hovered) as heard:
        enter(spot)
    assert heard.args == ["take-blue", True]
    with qtbot.waitSignal(spot.pressed_name) as pressed:
        QTest.mouseClick(spot, Qt.MouseButton.LeftButton)
    assert pressed.args == ["take-blue"]


def test_hovering_a_stack_previews_and_leaving_ends_it(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    enter(table.spot("take-green"))
    preview = table.game.scene.preview
    assert preview.isVisible()
    QApplication.sendEvent(table.spot("take-green"), QEvent(QEvent.Type.Leave))
    assert not preview.isVisible()
    assert table.game.choosing.picked is None


def test_of_mouse_and_keyboard_the_later_one_is_attended_to(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    board = table.game.board
    enter(table.spot("take-green"))
    table.spot("take-red").setFocus()
    assert (board.hovered, board.focused_spot) == ("take-green", "take-red")
    assert board.attended == "take-red"
    enter(table.spot("take-blue"))
    assert board.attended == "take-blue"
    QApplication.sendEvent(table.spot("take-blue"), QEvent(QEvent.Type.Leave))
    QApplication.sendEvent(table.spot("take-green"), QEvent(QEvent.Type.Leave))
    assert board.attended == "take-red"


def test_space_presses_the_stack_that_has_the_focus(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.spot("take-red").setFocus()
    table.key("Space")
    assert table.game.choosing.picked == "take-red"
    table.key("Space")
    assert table.journal.moves == []
    table.key("Enter")
    assert table.journal.moves[0] == {"seat": 0, "do": "take", "color": "red"}


def test_a_spot_takes_no_more_than_the_shape_of_what_shows(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    spot = HotSpot("card", parent)
    whole = Place("card", "Card", rect=QRectF(100, 50, 40, 40))
    left_half = QPainterPath()
    left_half.addRect(100, 50, 20, 40)
    spot.stand_for(replace(whole, shape=left_half), whole.rect)
    assert [spot.mask().contains(QPoint(x, 20)) for x in (5, 30)] == [True, False]
    spot.stand_for(whole, whole.rect)
    assert spot.mask().isEmpty()


def test_a_spot_that_offers_nothing_says_nothing_until_it_is_another(qtbot: QtBot) -> None:
    board = GraphicsBoard(QGraphicsScene(), lifted="card")
    qtbot.addWidget(board)
    place = QRectF(10, 10, 40, 40)
    board.offer([Place("card-4", "Four", "of hearts", state="picked", rect=place)])
    spot = board.spot("card-4")
    assert spot is not None
    board.offer([])
    told = spot.objectName(), spot.accessibleName(), spot.accessibleDescription(), spot.toolTip()
    assert told == ("", "", "", "")
    assert (spot.isVisibleTo(board), spot.isChecked()) == (False, False)
    board.offer([Place("card-9", "Nine", rect=place), Place("pile", "Pile", rect=place)])
    pile = board.spot("pile")
    assert board.spot("card-9") is spot
    assert pile is not None
    assert (spot.lifts, pile.lifts) == (True, False)
    with qtbot.waitSignal(board.pressed_spot) as pressed:
        spot.click()
    assert pressed.args == ["card-9"]


def test_nothing_under_a_spot_is_painted_anew_where_it_comes_or_goes(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    board = GraphicsBoard(scene, lifted="card")
    qtbot.addWidget(board)
    board.show()
    qtbot.waitExposed(board)
    painted: list[int] = []

    class Counter(QObject):
        def eventFilter(self, thing: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(1)
            return False

    counter = Counter()
    QApplication.processEvents()
    board.viewport().installEventFilter(counter)
    board.offer([Place("card-4", "Four", rect=QRectF(10, 10, 40, 40))])
    QApplication.processEvents()
    board.offer([])
    QApplication.processEvents()
    assert painted == []
    board.viewport().update()
    QApplication.processEvents()
    assert painted == [1]
