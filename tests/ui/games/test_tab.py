"""One press of Tab leads to the first possible action on a table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.ui.table.board import HotSpot
from tests.ui.table.listener import Listener

PEOPLE = {"nyse": "hbbb", "exchange": "hbbb", "portfolio": "hbb", "stock-exchange": "hbbbbbbb"}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_one_tab_leads_to_the_first_thing_on_the_table(qtbot: QtBot, game_id: str) -> None:
    listener = Listener(qtbot, game_id, PEOPLE[game_id])
    listener.settle()
    listener.press("Tab")
    assert isinstance(listener.focus_widget, HotSpot), listener.focus
    first = next(listener.under("doing/at"))
    assert listener.focus == first.name
    listener.stop()
