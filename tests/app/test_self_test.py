"""What `stockgames selftest` draws."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.app import self_test
from stockgames.engine import registry


def test_every_games_table_is_drawn(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    names = [name for name, _ in self_test.screens()]
    for game_id in registry.game_ids():
        assert {f"table-{game_id}", f"new-table-{game_id}"} <= set(names)
    assert self_test.draw_screens() == 0
    assert capsys.readouterr().out == f"screens: ok, {len(names)} drawn\n"
