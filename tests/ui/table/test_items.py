"""A table item is drawn when it has changed, and only then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.items import Painted, TableItem, TableScene
from stockgames.ui.theme.context import ThemeContext


class Square(TableItem):
    """Counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__(ThemeContext())
        self.colour = QColor("red")
        self.drawn = 0
        self.set_rect(QRectF(60.3, 50.7, 40, 30))

    def draw(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.fillRect(self.rect, self.colour)


class Label(Square):
    text = Painted("")


class Mark(Square):
    is_kept = False


class Board:
    """A board with one square on it."""

    def __init__(self, square: Square) -> None:
        self.square = square
        self.scene = TableScene()
        self.scene.setSceneRect(0, 0, 200, 150)
        self.scene.addItem(square)
        self.view = GraphicsBoard(self.scene)
        self.view.resize(200, 150)
        self.picture()
        square.drawn = 0

    def picture(self) -> QImage:
        return self.view.grab().toImage()


@pytest.fixture
def board(qapp: QApplication) -> Board:
    return Board(Square())


def test_what_has_not_changed_is_not_drawn_again(board: Board) -> None:
    first = board.picture()
    assert board.picture() == first
    assert board.square.drawn == 0


def test_what_has_changed_is_drawn_once(board: Board) -> None:
    board.square.colour = QColor("green")
    board.square.update()
    assert board.picture().pixelColor(80, 65) == QColor("green")
    board.picture()
    assert board.square.drawn == 1


def test_the_same_place_again_is_no_change(board: Board) -> None:
    board.square.set_rect(QRectF(60.3, 50.7, 40, 30))
    board.picture()
    assert board.square.drawn == 0


def test_another_place_is_one(board: Board) -> None:
    board.square.set_rect(QRectF(20, 10, 40, 30))
    assert board.picture().pixelColor(30, 20) == QColor("red")
    assert board.square.drawn == 1


def test_the_kept_picture_looks_like_what_is_drawn(board: Board) -> None:
    assert board.picture() == Board(Mark()).picture()


def test_what_moves_is_not_drawn_again(board: Board) -> None:
    for x in (0.25, 0.5, 7):
        board.square.setPos(x, 3)
        board.picture()
    assert board.picture().pixelColor(70, 60) == QColor("red")
    assert board.square.drawn == 0


@pytest.mark.parametrize("share", [0.848, 0.5])
def test_a_board_that_is_shown_smaller_keeps_its_pictures(qapp: QApplication, share: float) -> None:
    board, mark = Board(Square()), Board(Mark())
    for one in (board, mark):
        one.view.reduce(share)
        one.picture()
        one.picture()
    board.square.drawn = 0
    assert board.picture() == mark.picture()
    assert board.square.drawn == 0


def test_what_has_changed_its_size_is_kept_at_once(board: Board) -> None:
    """Its picture must be the same whenever it is painted: a cached pixmap differs in shades."""
    board.square.set_rect(QRectF(20.4, 10.6, 40, 30))
    first = board.picture()
    assert board.picture() == first
    assert board.square.drawn == 1


def test_what_grows_is_drawn_at_each_step(board: Board) -> None:
    for scale in (1.1, 1.2, 1.3):
        board.square.setScale(scale)
        board.picture()
    assert board.square.drawn == 3


def test_what_is_turned_is_drawn_directly(board: Board) -> None:
    board.square.setRotation(20)
    board.picture()
    board.picture()
    assert board.square.drawn == 2


def test_marks_are_never_kept(qapp: QApplication) -> None:
    board = Board(Mark())
    board.picture()
    board.picture()
    assert board.square.drawn == 2


def test_to_update_the_scene_is_to_draw_everything_anew(board: Board) -> None:
    board.scene.update()
    board.picture()
    assert board.square.drawn == 1


def test_what_is_painted_from_something_is_drawn_again_where_that_has_changed(
    qapp: QApplication,
) -> None:
    label, other = Label(), Label()
    board = Board(label)
    for text, drawn in (("", 0), ("one", 1), ("one", 1), ("two", 2), ("", 3)):
        label.text = text
        board.picture()
        assert (label.text, label.drawn) == (text, drawn)
    label.text = "its own"
    assert other.text == ""


def test_an_item_that_cannot_be_drawn_is_reported_and_the_others_are_drawn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Bad(TableItem):
        def draw(self, painter: QPainter) -> None:
            raise ZeroDivisionError

    look, scene, reported = ThemeContext(), TableScene(), list[type[BaseException]]()
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: reported.append(kind))
    for left in (0, 200):
        item = Bad(look)
        item.set_rect(QRectF(left, 0, 90, 90))
        scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.grab()
    assert reported == [ZeroDivisionError] * 2
