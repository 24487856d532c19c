"""What the action panel shows while nobody decides."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel
from stockgames.ui.table.stage_panels import LOBBY, REMATCH, to_the_evening


def test_only_the_way_to_another_game_leads_to_the_evening(qtbot: QtBot) -> None:
    again, home = Choice(REMATCH, "Play again", kind="primary"), Choice(LOBBY, "To the lobby")
    panel = Panel("", (ChoiceGroup("", (again,)), ChoiceGroup("", (home,))))
    first, second = to_the_evening(panel).groups
    assert first.choices[0].label == "Next game of the evening"
    assert first.choices[0].name == REMATCH
    assert second.choices == (home,)
