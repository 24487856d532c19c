"""Motion ends at the view's positions, calls back once, and can be skipped; what moves and how."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine.state import Event
from stockgames.games.exchange.events import LobbyistCalled, PriceMoved
from stockgames.games.exchange.parts import PHASE_1
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.motion import FlyingCard, Mover
from stockgames.ui.games.exchange.table import ExchangeTable
from stockgames.ui.table.motion import Animator, Together
from stockgames.ui.theme.theme_context import ThemeContext
from tests.controllers.desk import exchange
from tests.games.exchange.table import action, dealt, state_with, view
from tests.ui.games.exchange.boards import laid_out, seen, show
from tests.ui.games.exchange.moving import CASH, SHARES, Moving, agrees, settling, show_end
from tests.ui.table.seating import Table


@pytest.mark.parametrize(("steps", "before", "after", "pops"), [(2, 80, 30, 1), (-4, 40, 70, 1)])
def test_a_token_comes_to_its_price_over_the_bubble(
    qapp: QApplication, steps: int, before: int, after: int, pops: int
) -> None:
    start = seen(state_with(CASH, SHARES, (before, 50, 50)), 0)
    end = seen(state_with(CASH, SHARES, (after, 50, 50)), 0)
    scene = laid_out(ThemeContext(), start)
    animator = Animator()
    mover = Mover(scene, animator)
    event = PriceMoved(security=0, before=before, after=after, steps=steps, pops=pops)
    called: list[int] = []
    animator.run(mover.steps((event,), end.facts), 1.0, lambda: called.append(1))
    animator.finish()
    show_end(scene, end)
    assert called == [1]
    assert agrees(scene, end)
    assert (scene.market.bubble.burst, scene.market.bubble.swelling) == (None, 0.0)


@pytest.mark.parametrize("words", ["bonds"])
def test_a_laid_card_flies_face_down_into_its_sleeve(qapp: QApplication, words: str) -> None:
    moving = Moving(state_with(CASH, SHARES), words).play()
    cards = [item for item in moving.flying() if isinstance(item, FlyingCard)]
    assert [card.card.kind for card in cards] == ["back"]
    moving.animator.finish()
    assert moving.scene.sleeves.slots[0].state == "own"


def test_somebody_elses_card_lands_on_the_ledger_as_a_back(qapp: QApplication) -> None:
    match = state_with(CASH, SHARES)
    match.act(0, action(match, "bonds"))
    moving = Moving(match, "banks").play()
    assert moving.flying() == []
    moving.animator.finish()
    assert moving.scene.ledgers[1].sleeves.slots[0].state == "back"


def test_the_lobbyist_walks_to_whoever_leads(qapp: QApplication) -> None:
    moving = Moving(settling(round_=2), "-bonds").play()
    assert any(isinstance(event, LobbyistCalled) for event in moving.events)
    assert not moving.before.facts.seats[0].is_lobbyist
    moving.animator.finish()
    assert moving.scene.stand(None)[0] != moving.scene.stand(0)[0] == moving.scene.lobbyist.pos()


def test_founders_show_together_and_never_with_more_than_they_own(qapp: QApplication) -> None:
    match = dealt(4, "founders")
    before = seen(match, 0)
    for seat in (0, 1, 2, 3):
        move = match.act(seat, view(match, seat).legal[0])
    after, look = seen(match, 0), ThemeContext()
    scene = laid_out(look, before)
    animator = Animator()
    mover = Mover(scene, animator)
    animator.run(mover.steps(move.events, after.facts), 1.0, lambda: None)
    shown = set()
    while animator.is_running:
        facts = [scene.ledgers[seat].facts for seat in range(4)]
        for fact in facts:
            assert fact is not None
            assert fact.cash in (0, after.facts.seats[fact.seat].cash)
        shown.add(tuple(fact is not None and fact.is_founded for fact in facts))
        QTest.qWait(10)
    assert shown
    assert all(len(set(founded)) == 1 for founded in shown)


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
    mover.prepare(shown.facts, before.facts)
    first = mover.steps(events, seen(match, 0).facts)[0]
    assert isinstance(first, Together)
    assert len(first.tracks) == 3
    starts = [track[0].length for track in first.tracks]
    assert starts == sorted(set(starts))
    ledgers = [scene.ledgers[seat].sleeves for seat in (1, 2)]
    assert [one.slots[0].state for one in ledgers] == ["open", "open"]


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
