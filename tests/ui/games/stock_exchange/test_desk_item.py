from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.ui.games.stock_exchange.layout import DeskItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, laid


def test_whoever_sits_there_sees_it_from_within_and_a_bystander_from_outside(qtbot: QtBot) -> None:
    item = laid(DeskItem(ThemeContext(), "desk"), None, LAYOUT.pad)
    assert (item.own, item.watched) == (None, None)
    item.facts = own = facts(seat=2)
    assert (item.own, item.watched) == (own, None)
    item.facts = outside = facts(seat=None)
    assert (item.own, item.watched) == (None, outside)
    assert item.rect == LAYOUT.pad
    assert item.layout_ is LAYOUT
