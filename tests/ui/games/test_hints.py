"""What a hint advises can be chosen for the player at every table, and is only chosen."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.presentation.described import still_context
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.theme.context import ThemeContext

SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_any_action_can_be_chosen_for_the_player(qtbot: QtBot, game_id: str) -> None:
    rng, game = Random(3), registry.load(game_id)
    seats = [SeatInfo(name=f"P{seat}", player="human") for seat in range(SEATS[game_id])]
    match, look = Match.deal(game, seats, {}, "hints"), ThemeContext()
    table = create_table(game_id, look)
    assert isinstance(table, PointingTable)
    qtbot.addWidget(table.board)
    table.board.resize(1280, 680)
    acted: list[object] = []
    table.acted.connect(acted.append)
    tried = 0
    for _ in range(60):
        if match.is_over:
            break
        seat = match.actors[0]
        view = match.view(seat)
        action = game.sample_action(view, rng)
        table.show_view(view, still_context(match, seat))
        if tried < 25:
            assert table.propose(action), action
            assert table.choosing.action() == action
            tried += 1
        assert acted == []
        match.act(seat, action)
    assert tried > 10
