"""Motion ends where the view says, calls back once, and can be jumped, sped and reduced."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stockgames.engine.event import Event
from stockgames.engine.match import Match
from stockgames.games.exchange.events import LobbyistCalled, PriceMoved
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.ui.games.exchange.flying import FlyingCard, FlyingNotes
from stockgames.ui.games.exchange.motion import Mover
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.animator import Animator
from tests.games.exchange.table import action, dealt, lay, state_with, truth, view
from tests.ui.games.exchange.boards import Board, laid_out, seen, show

CASH, SHARES = [900, 300, 200], [(3, 3, 3)] * 3


class Moving:
    """A scene on which one move is being shown."""

    def __init__(self, match: Match, words: str) -> None:
        """Let the next seat act, and start showing it to seat 0."""
        self.before = seen(match, 0)
        seat = match.actors[0]
        self.events: tuple[Event, ...] = match.act(seat, action(match, words)).events
        self.after = seen(match, 0)
        self.scene = laid_out(Look(), self.before)
        self.animator = Animator()
        self.mover = Mover(self.scene, self.animator)
        self.done: list[ExchangeFacts | None] = []

    def play(self) -> Moving:
        self.mover.play(self.events, self.after.facts, 1.0, self._end)
        return self

    def _end(self) -> None:
        show_end(self.scene, self.after)
        self.done.append(self.scene.facts)

    def flying(self) -> list[object]:
        return [i for i in self.scene.items() if isinstance(i, FlyingCard | FlyingNotes)]


def show_end(scene: ExchangeScene, board: Board) -> None:
    """Agree with the view after a move, as the table does."""
    scene.clear_flying()
    show(scene, board)


def settling(round_: int = 1) -> Match:
    """Return a match in which the last card of Phase 3 settles the round."""
    match = state_with(CASH, SHARES, (80, 50, 50))
    truth(match).round = round_
    lay(match, "banks", "banks", "bonds")
    lay(match, "sell 2", "buy 1", "sell 3")
    match.act(0, action(match, "+banks"))
    match.act(1, action(match, "+banks"))
    return match


def agrees(scene: ExchangeScene, board: Board) -> bool:
    """Tell whether everything stands where it would had nothing moved."""
    fresh = laid_out(scene.look, board)
    return (
        scene.facts == board.facts
        and [token.pos() for token in scene.tokens] == [token.pos() for token in fresh.tokens]
        and {s: i.facts for s, i in scene.ledgers.items()}
        == {s: i.facts for s, i in fresh.ledgers.items()}
        and scene.sleeves.slots == fresh.sleeves.slots
        and scene.rounds.at == fresh.rounds.at
        and scene.lobbyist.pos() == fresh.lobbyist.pos()
        and all(item.opacity() == 1 for item in scene.items())
    )


def test_a_whole_settlement_ends_as_the_view_says(qapp: QApplication) -> None:
    moving = Moving(settling(), "-bonds").play()
    assert moving.done == []
    assert moving.flying()
    assert moving.scene.facts == moving.before.facts
    moving.animator.finish()
    assert moving.done == [moving.after.facts]
    assert moving.flying() == []
    assert agrees(moving.scene, moving.after)


def test_jumping_to_the_end_twice_calls_back_once(qapp: QApplication) -> None:
    moving = Moving(settling(), "-bonds").play()
    moving.animator.finish()
    moving.animator.finish()
    assert len(moving.done) == 1


def test_the_next_move_finishes_the_one_before(qapp: QApplication) -> None:
    moving = Moving(settling(), "-bonds").play().play()
    assert moving.done == [moving.after.facts]
    moving.animator.finish()
    assert len(moving.done) == 2


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


def test_the_lobbyist_walks_to_whoever_leads(qapp: QApplication) -> None:
    moving = Moving(settling(round_=2), "-bonds").play()
    assert any(isinstance(event, LobbyistCalled) for event in moving.events)
    assert not moving.before.facts.seats[0].is_lobbyist
    moving.animator.finish()
    assert moving.scene.lobbyist.pos() == moving.scene.foot(0) != moving.scene.foot(None)


@pytest.mark.parametrize(("steps", "before", "after", "pops"), [(2, 80, 30, 1), (-4, 40, 70, 1)])
def test_a_token_comes_to_its_price_over_the_bubble(
    qapp: QApplication, steps: int, before: int, after: int, pops: int
) -> None:
    start = seen(state_with(CASH, SHARES, (before, 50, 50)), 0)
    end = seen(state_with(CASH, SHARES, (after, 50, 50)), 0)
    scene = laid_out(Look(), start)
    animator = Animator()
    mover = Mover(scene, animator)
    event = PriceMoved(security=0, before=before, after=after, steps=steps, pops=pops)
    called: list[int] = []
    mover.play((event,), end.facts, 1.0, lambda: called.append(1))
    animator.finish()
    show_end(scene, end)
    assert called == [1]
    assert agrees(scene, end)
    assert (scene.bubble.burst, scene.bubble.swelling) == (None, 0.0)


def test_founders_show_together_and_never_with_more_than_they_own(qapp: QApplication) -> None:
    match = dealt(4, "founders")
    before = seen(match, 0)
    for seat in (0, 1, 2, 3):
        move = match.act(seat, view(match, seat).legal[0])
    after, look = seen(match, 0), Look()
    scene = laid_out(look, before)
    animator = Animator()
    mover = Mover(scene, animator)
    mover.play(move.events, after.facts, 1.0, lambda: None)
    shown = set()
    while mover.running:
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
    scene = laid_out(Look(), before)
    animator = Animator()
    mover = Mover(scene, animator)
    mover.play(events, after.facts, 1.0, lambda: show_end(scene, after))
    animator.finish()
    assert agrees(scene, after)
