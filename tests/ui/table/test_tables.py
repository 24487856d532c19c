from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.ui.table.generic import GenericTable, create_table
from stockgames.ui.theme.context import ThemeContext


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_each_game_of_the_house_has_a_table_of_its_own(qtbot: QtBot, game_id: str) -> None:
    table = create_table(game_id, ThemeContext())
    qtbot.addWidget(table.widget())
    assert type(table).__module__ == f"stockgames.ui.games.{game_id.replace('-', '_')}.table"


def test_a_game_without_a_room_gets_the_plain_table(qtbot: QtBot) -> None:
    table = create_table("nobody-knows-it", ThemeContext())
    qtbot.addWidget(table.widget())
    assert isinstance(table, GenericTable)
