"""Accessible objects over the board: a part without a position of its own has that of its group."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.presentation.outline import Node, group
from stockgames.ui.table.accessibility import laid
from stockgames.ui.widgets.accessibility import A11yProxy, Place, show_to_screen_readers
from tests.ui.heard import somebody_listens
from tests.ui.table.seating import lay

PLACES = {"seat-1": QRectF(0, 0, 100, 50), "hand/1": QRectF(10, 60, 20, 30)}
BOARD = QRectF(0, 0, 400, 300)


def where(place: str) -> QRectF:
    return PLACES.get(place, QRectF())


def test_what_lies_nowhere_lies_where_the_rest_of_it_lies() -> None:
    seat = group("seat-1", "Bruno", [Node("seat-1/cash", "Cash", "$4")])
    hand = group("hand", "Hand", [Node("hand/1", "Ace"), Node("hand/1", "Ace")])
    first, second, third = laid([seat, hand, Node("rules", "Rules")], where, BOARD)
    assert first.children[0].rect == first.rect == PLACES["seat-1"]
    assert second.rect == PLACES["hand/1"]
    assert third.rect == BOARD
    assert [child.place for child in second.children] == ["hand/1", "hand/1-2"]


def test_that_a_seat_is_to_decide_is_told_in_its_value() -> None:
    (seat,) = laid([Node("seat-1", "Bruno", "3 chips", state="decides")], where, BOARD)
    assert seat.value == "3 chips (to decide now)"
    (card,) = laid([Node("hand/1", "Ace", state="picked")], where, BOARD)
    assert (card.state, card.value) == ("picked", "")


def test_words_come_before_buttons_whichever_were_there_first(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    nodes = [Place(name, name, rect=BOARD) for name in ("market", "supply", "hand")]

    def order() -> list[str]:
        return [child.objectName() for child in board.children()]

    with somebody_listens():
        for _ in range(2):
            button = QPushButton(board)
            button.setObjectName("take")
            show_to_screen_readers(board, nodes)
            assert order() == ["told-market", "told-supply", "told-hand", "take"]
            show_to_screen_readers(board, [])
            show_to_screen_readers(board, nodes)
            qtbot.wait(1)
            assert order()[-4:] == ["told-market", "told-supply", "told-hand", "take"]
            shiboken6.delete(button)


def test_what_python_held_of_the_viewport_may_go_with_a_table_left_before(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    board = table.page.board
    assert isinstance(board, QGraphicsView)
    with somebody_listens():
        table.page.laid_outline.follow()
        assert board.viewport().findChildren(A11yProxy)
        shiboken6.invalidate(board.viewport())
        table.page.laid_outline.empty()
        assert not board.viewport().findChildren(A11yProxy)
