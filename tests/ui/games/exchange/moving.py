"""Moves of Exchange being animated, for motion tests."""

from __future__ import annotations

from stockgames.engine.match import Match
from stockgames.engine.state import Event
from stockgames.ui.games.exchange.motion import FlyingCard, FlyingNotes, Mover
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.table.motion import Animator
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import act, action, state_with, truth
from tests.ui.games.exchange.boards import Board, laid_out, seen, show

CASH, SHARES = [900, 300, 200], [(3, 3, 3)] * 3


class Moving:
    """A scene in which one move is being shown."""

    def __init__(self, match: Match, words: str) -> None:
        """Make the next seat's move, and start showing it to seat 0."""
        self.before = seen(match, 0)
        seat = match.actors[0]
        self.events: tuple[Event, ...] = match.act(seat, action(match, words)).events
        self.after = seen(match, 0)
        self.scene = laid_out(ThemeContext(), self.before)
        self.animator = Animator()
        self.mover = Mover(self.scene, self.animator)

    def play(self) -> Moving:
        self.animator.run(self.mover.steps(self.events, self.after.facts), 1.0, self._end)
        return self

    def _end(self) -> None:
        show_end(self.scene, self.after)

    def flying(self) -> list[object]:
        return [i for i in self.scene.items() if isinstance(i, FlyingCard | FlyingNotes)]


def show_end(scene: ExchangeScene, board: Board) -> None:
    """Show the view after a move, as the table does."""
    scene.clear_flying()
    show(scene, board)


def settling(round_: int = 1) -> Match:
    """Return a match in which the last card of Phase 3 settles the round."""
    match = state_with(CASH, SHARES, (80, 50, 50))
    truth(match).round = round_
    act(match, "banks", "banks", "bonds")
    act(match, "sell 2", "buy 1", "sell 3")
    match.act(0, action(match, "+banks"))
    match.act(1, action(match, "+banks"))
    return match


def agrees(scene: ExchangeScene, board: Board) -> bool:
    """Return whether everything is where it would be without an animation."""
    fresh = laid_out(scene.look, board)
    return (
        scene.facts == board.facts
        and [token.pos() for token in scene.market.tokens]
        == [token.pos() for token in fresh.market.tokens]
        and {s: i.facts for s, i in scene.ledgers.items()}
        == {s: i.facts for s, i in fresh.ledgers.items()}
        and {s: i.sleeves.slots for s, i in scene.ledgers.items()}
        == {s: i.sleeves.slots for s, i in fresh.ledgers.items()}
        and scene.sleeves.slots == fresh.sleeves.slots
        and scene.rounds.at == fresh.rounds.at
        and scene.lobbyist.pos() == fresh.lobbyist.pos()
        and all(item.opacity() == 1 for item in scene.items())
    )
