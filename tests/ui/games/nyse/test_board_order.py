"""Six grey chips are ordered by mouse and keys; every change is emitted once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.games.nyse.options import BoardOrder
from stockgames.ui.theme.context import ThemeContext

BOARD = (1, 2, 3, 5, 4, 2)
LEFT, RIGHT, SPACE = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def order(qtbot: QtBot) -> BoardOrder:
    made = BoardOrder(ThemeContext(), BOARD)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    return made


@pytest.fixture
def told(order: BoardOrder) -> list[list[int]]:
    """Return a list that collects the emitted boards."""
    found: list[list[int]] = []
    order.changed.connect(lambda: found.append(order.board()))
    return found


def middle(order: BoardOrder, at: int) -> QPoint:
    return order.place(at).toPoint()


def test_a_chip_is_dragged_and_the_others_make_room(order: BoardOrder) -> None:
    QTest.mousePress(order, Qt.MouseButton.LeftButton, pos=middle(order, 3))
    QTest.mouseMove(order, middle(order, 1))
    QTest.mouseRelease(order, Qt.MouseButton.LeftButton, pos=middle(order, 1))
    assert order.board() == [1, 5, 2, 3, 4, 2]
    QTest.mouseMove(order, middle(order, 5))
    assert order.board() == [1, 5, 2, 3, 4, 2], "it was laid down"


def test_the_right_button_drags_nothing(order: BoardOrder) -> None:
    QTest.mousePress(order, Qt.MouseButton.RightButton, pos=middle(order, 3))
    QTest.mouseMove(order, middle(order, 1))
    assert tuple(order.board()) == BOARD


def test_arrows_walk_and_space_takes_a_chip_up(order: BoardOrder) -> None:
    for key in (RIGHT, RIGHT, RIGHT, SPACE, LEFT, LEFT, SPACE, RIGHT):
        QTest.keyClick(order, key)
    assert order.board() == [1, 5, 2, 3, 4, 2]


@pytest.mark.parametrize("held", [CTRL, SHIFT])
def test_arrows_carry_with_a_key_held(
    order: BoardOrder, told: list[list[int]], held: Qt.KeyboardModifier
) -> None:
    QTest.keyClick(order, RIGHT, held)
    QTest.keyClick(order, RIGHT, held)
    assert order.board() == [2, 3, 1, 5, 4, 2]
    assert told == [[2, 1, 3, 5, 4, 2], [2, 3, 1, 5, 4, 2]]


def test_nothing_goes_past_the_ends(order: BoardOrder) -> None:
    for key in (LEFT, LEFT, SPACE, LEFT):
        QTest.keyClick(order, key)
    assert tuple(order.board()) == BOARD
    QTest.keyClick(order, RIGHT)
    assert order.board() == [2, 1, 3, 5, 4, 2], "the first chip was in hand"


def test_another_order_is_told_and_the_same_is_not(
    order: BoardOrder, told: list[list[int]]
) -> None:
    order.set_board(BOARD)
    assert told == []
    order.set_board(BOARD[::-1])
    assert told == [[2, 4, 5, 3, 2, 1]]


def test_a_chip_in_hand_and_every_order_look_otherwise(order: BoardOrder) -> None:
    rests = order.grab().toImage()
    QTest.keyClick(order, SPACE)
    taken = order.grab().toImage()
    QTest.keyClick(order, SPACE)
    order.set_board(BOARD[::-1])
    assert rests != taken
    assert order.grab().toImage() != rests
