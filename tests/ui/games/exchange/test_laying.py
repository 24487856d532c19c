"""Bots that choose at the same time lay their cards together."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine.event import Event
from stockgames.games.exchange.stages import PHASE_1
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.motion import Mover
from stockgames.ui.games.exchange.table import ExchangeTable
from stockgames.ui.table.motion import Together
from stockgames.ui.theme.context import ThemeContext
from tests.controllers.desk import exchange
from tests.games.exchange.table import action, state_with
from tests.ui.games.exchange.boards import laid_out, seen, show
from tests.ui.table.seating import Table


def test_cards_that_came_meanwhile_are_laid_one_shortly_after_another(qtbot: QtBot) -> None:
    match = state_with([500] * 4, [(3, 3, 3)] * 4)
    match.act(0, action(match, "bonds"))
    shown = seen(match, 0)
    scene = laid_out(ThemeContext(), shown)
    for words in ("banks", "banks"):
        match.act(match.actors[0], action(match, words))
    before = seen(match, 0)
    events: tuple[Event, ...] = match.act(3, action(match, "bonds")).events
    show(scene, before)
    table = ExchangeTable(ThemeContext())
    mover = Mover(scene, table._animator)
    mover.set_out(shown.facts, before.facts)
    first = mover.steps(events, seen(match, 0).facts)[0]
    assert isinstance(first, Together)
    assert len(first.tracks) == 3
    starts = [track[0].length for track in first.tracks]
    assert starts == sorted(set(starts))
    ledgers = [scene.ledgers[seat].facts for seat in (1, 2)]
    assert [one.slots[0].state for one in ledgers if one is not None] == ["open", "open"]


def test_no_bot_lays_its_card_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board moves once for all bots, not once for each."""
    played, play = list[int](), ExchangeTable.play

    def record(table: ExchangeTable, change: Change[ExchangeView], *told: Any) -> None:
        played.append(change.shown.seat)
        play(table, change, *told)

    monkeypatch.setattr(ExchangeTable, "play", record)
    board = ExchangeTable(ThemeContext())
    table = Table(qtbot, exchange("hbbb"), Handover.CURTAIN, "instant", board).start()
    table.wait_for(Stage.ASKING)
    table.controller.submit(table.controller.view.legal[-1])
    table.watch_until(Stage.ASKING)
    assert played == [0, 3]
    assert board.scene.facts is not None
    assert board.scene.facts.stage == PHASE_1
