"""Cards of the hand follow the mouse until they are released."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPointF
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio.carrying import Carrying
from tests.ui.games.portfolio.seating import PortfolioSeat, lay, stacked


@pytest.fixture
def table(qtbot: QtBot) -> PortfolioSeat:
    table = lay(qtbot, "hb", setup=stacked(2, 1, ["7C 8C 9C"], "KS")).start()
    table.key("Enter")
    return table


def test_all_that_are_selected_go_along_and_come_back(table: PortfolioSeat) -> None:
    parent, told = QObject(), list[str | None]()
    places = {0: None, 100: "pile", 200: "pile"}
    scene, choosing = table.board.scene, table.choosing
    carrying = Carrying(scene, choosing, lambda at: places[int(at.x())], parent)
    carrying.changed.connect(lambda: told.append(carrying.over))
    choosing.select([1])
    for x in places:
        carrying.carry(1, QPointF(x, 0))
    assert told == [None, "pile"], "told when picked up, and when something else is under it"
    assert carrying.is_on
    assert scene.hand.away == {1}
    carrying.put_back()
    assert (carrying.is_on, carrying.over, scene.hand.away) == (False, None, frozenset())


def test_a_card_beside_those_that_are_selected_goes_alone(table: PortfolioSeat) -> None:
    parent, choosing = QObject(), table.choosing
    carrying = Carrying(table.board.scene, choosing, lambda at: None, parent)
    choosing.select([1, 2])
    carrying.carry(4, QPointF())
    assert choosing.selected == {4}
    carrying.put_back()


def test_nothing_is_picked_up_where_no_card_lies(table: PortfolioSeat) -> None:
    parent = QObject()
    carrying = Carrying(table.board.scene, table.choosing, lambda at: None, parent)
    carrying.carry(None, QPointF())
    assert not carrying.is_on
