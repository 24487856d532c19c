"""Accessible proxies over painted things: in order, with roles and positions, removed with
the things.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.accessibility import A11yProxy, Place, show_to_screen_readers
from tests.ui.heard import somebody_listens, tree

THINGS = (
    Place(
        "hand",
        "Your hand",
        "two cards",
        "list",
        rect=QRectF(10, 20, 200, 100),
        children=(
            Place("hand/1", "Ace", rect=QRectF(12, 22, 50, 90), state="picked"),
            Place("hand/2", "King", rect=QRectF(70, 22, 50, 90), state="barred"),
        ),
    ),
    Place("price", "Price", "$4", rect=QRectF(300, 0, 40, 20)),
)


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    """Return a plain widget."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 200)
    widget.show()
    return widget


def test_things_are_told_with_role_value_state_and_place(board: QWidget) -> None:
    with somebody_listens():
        show_to_screen_readers(board, THINGS)
        _, hand, ace, king, price = tree(board)
    roles = QAccessible.Role
    assert [one.role for one in (hand, ace, price)] == [
        roles.List,
        roles.StaticText,
        roles.StaticText,
    ]
    assert (hand.name, hand.value, hand.note) == ("Your hand", "two cards", "two cards")
    assert ace.selected
    assert not king.selected
    assert king.disabled
    assert not ace.disabled
    assert hand.rect.contains(ace.rect)
    assert ace.rect.size() == QRect(12, 22, 50, 90).size()
    assert ace.rect.left() - hand.rect.left() == 2
    assert price.rect.left() - hand.rect.left() == 290


def test_what_stays_keeps_its_words_and_what_goes_takes_them_away(board: QWidget) -> None:
    with somebody_listens():
        show_to_screen_readers(board, THINGS)
        before = board.findChildren(A11yProxy)
        show_to_screen_readers(board, (THINGS[1],))
        (left,) = board.findChildren(A11yProxy)
        assert left in before
        show_to_screen_readers(board, reversed(THINGS))
        assert [one.name for one in tree(board)[1:]] == ["Price", "Your hand", "Ace", "King"]
        show_to_screen_readers(board, ())
    assert board.findChildren(A11yProxy) == []


def test_nothing_is_laid_while_nobody_listens(board: QWidget) -> None:
    show_to_screen_readers(board, THINGS)
    assert board.findChildren(A11yProxy) == []


def test_words_take_no_click(board: QWidget) -> None:
    with somebody_listens():
        show_to_screen_readers(board, THINGS)
        assert board.childAt(30, 30) is None
