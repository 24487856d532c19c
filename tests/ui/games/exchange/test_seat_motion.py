"""At the seats cards are played, ledgers fill together, and the lobbyist walks."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stockgames.engine.match import Match
from stockgames.games.exchange.events import LobbyistCalled
from stockgames.ui.games.exchange.motion import FlyingCard, Mover
from stockgames.ui.table.motion import Animator
from stockgames.ui.theme.context import ThemeContext
from tests.games.exchange.table import action, dealt, state_with, view
from tests.ui.games.exchange.boards import laid_out, seen
from tests.ui.games.exchange.moving import CASH, SHARES, Moving, agrees, settling, show_end


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
    facts = moving.scene.ledgers[1].facts
    assert facts is not None
    assert facts.slots[0].state == "back"


def test_cash_counts_while_notes_slide(qapp: QApplication) -> None:
    moving = Moving(settling(), "-bonds").play()
    ledger, shown = moving.scene.ledgers[0], set[int]()
    group = moving.animator._group
    assert group is not None
    group.pause()
    for at in range(0, group.totalDuration(), 20):
        group.setCurrentTime(at)
        assert ledger.facts is not None
        shown.add(ledger.facts.cash)
    ends = moving.before.facts.seats[0].cash, moving.after.facts.seats[0].cash
    assert min(ends) == min(shown)
    assert max(ends) == max(shown)
    assert len(shown) > 5


def test_the_lobbyist_walks_to_whoever_leads(qapp: QApplication) -> None:
    moving = Moving(settling(round_=2), "-bonds").play()
    assert any(isinstance(event, LobbyistCalled) for event in moving.events)
    assert not moving.before.facts.seats[0].is_lobbyist
    moving.animator.finish()
    assert moving.scene.lobbyist.pos() == moving.scene.foot(0) != moving.scene.foot(None)


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
    while animator.running:
        facts = [scene.ledgers[seat].facts for seat in range(4)]
        for fact in facts:
            assert fact is not None
            assert fact.cash in (0, after.facts.seats[fact.seat].cash)
        shown.add(tuple(fact is not None and fact.is_founded for fact in facts))
        QTest.qWait(10)
    assert shown
    assert all(len(set(founded)) == 1 for founded in shown)


def test_founders_are_shown_and_their_ledgers_fill(qapp: QApplication) -> None:
    game = state_with(CASH, SHARES)
    match = Match.deal(game.game, list(game.seats), {}, "seed 1")
    for seat in (0, 1):
        match.act(seat, match.view(seat).legal[0])
    before = seen(match, 0)
    events = match.act(2, match.view(2).legal[0]).events
    after = seen(match, 0)
    scene = laid_out(ThemeContext(), before)
    animator = Animator()
    mover = Mover(scene, animator)
    animator.run(mover.steps(events, after.facts), 1.0, lambda: show_end(scene, after))
    animator.finish()
    assert agrees(scene, after)
