"""Words over painted things: in their order, with roles and places, and gone with the things."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.accessibility import Told, Words, tell_over
from tests.ui.heard import somebody_listens, tree

THINGS = (
    Told(
        "hand",
        "Your hand",
        "two cards",
        "list",
        rect=QRect(10, 20, 200, 100),
        children=(
            Told("hand/1", "Ace", role="item", rect=QRect(12, 22, 50, 90), picked=True),
            Told("hand/2", "King", role="item", rect=QRect(70, 22, 50, 90), barred=True),
        ),
    ),
    Told("price", "Price", "$4", rect=QRect(300, 0, 40, 20)),
)


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    """Return something painted."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 200)
    widget.show()
    return widget


def test_things_are_told_with_role_value_state_and_place(board: QWidget) -> None:
    with somebody_listens():
        tell_over(board, THINGS)
        _, hand, ace, king, price = tree(board)
    roles = QAccessible.Role
    assert [one.role for one in (hand, ace, price)] == [
        roles.List,
        roles.ListItem,
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
        tell_over(board, THINGS)
        before = board.findChildren(Words)
        tell_over(board, (THINGS[1],))
        (left,) = board.findChildren(Words)
        assert left in before
        tell_over(board, reversed(THINGS))
        assert [one.name for one in tree(board)[1:]] == ["Price", "Your hand", "Ace", "King"]
        tell_over(board, ())
    assert board.findChildren(Words) == []


def test_nothing_is_laid_while_nobody_listens(board: QWidget) -> None:
    tell_over(board, THINGS)
    assert board.findChildren(Words) == []


def test_words_take_no_click(board: QWidget) -> None:
    with somebody_listens():
        tell_over(board, THINGS)
        assert board.childAt(30, 30) is None
