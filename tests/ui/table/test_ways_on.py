"""What may follow a game, on a table that tells its end itself."""

from __future__ import annotations

from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel
from stockgames.ui.table.ways_on import LOBBY, REMATCH, SAME_DEAL, WaysOn, with_ways

HOME = ChoiceGroup("", (Choice(LOBBY, "To the lobby"),))
PANEL = Panel("", (ChoiceGroup("", (Choice(REMATCH, "Play again", kind="primary"),)), HOME))


def names(panel: Panel) -> list[list[str]]:
    return [[choice.name for choice in group.choices] for group in panel.groups]


def test_the_same_deal_stands_beside_another_game() -> None:
    found = with_ways(PANEL, WaysOn(deal_number="7QK2"))
    assert names(found) == [[REMATCH, SAME_DEAL], [LOBBY]]
    keys = [choice.key for group in found.groups for choice in group.choices]
    assert len(set(keys)) == 3, "each has a key of its own, and Enter is none of them"
    assert "Enter" not in keys
    assert found.groups[0].choices[0].label == "Play again"


def test_in_an_evening_the_way_on_leads_to_its_next_game() -> None:
    found = with_ways(PANEL, WaysOn(in_evening=True))
    assert names(found) == [[REMATCH], [LOBBY]]
    assert found.groups[0].choices[0].label == "Next game of the evening"
