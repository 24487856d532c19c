"""What an observer of NYSE knows for certain: all possible worlds, given all that it saw.

Brute force, one colour at a time (colours are dealt separately, and no event connects the
undersides of different colours). A world of a colour says how many chips of each marking every seat
has, and how many nobody has (pile, marker, discards: nobody has seen which of them is where). For
tables of two seats and more: in a solitaire, N9 connects moves and undersides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TypeAlias

from stockgames.engine.match import Match, Move
from stockgames.games.nyse.actions import (
    AggressiveInvestment,
    Discard,
    SpeculativeMarket,
    StockSwap,
    Surrender,
    Take,
    Waive,
)
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    COPIES,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
)

World: TypeAlias = tuple[tuple[int, ...], ...]
"""Counts of the four markings by seat; last, of the chips that nobody has."""

ANY = range(4)


class Oracle:
    """All worlds that fit what one observer (None: a bystander) has seen."""

    def __init__(self, seats: int, observer: int | None) -> None:
        self.observer = observer
        self.nobody = seats
        start: World = (*((0,) * 4 for _ in range(seats)), COPIES)
        self.worlds: list[set[World]] = [{start} for _ in range(4)]
        self.asked: tuple[int, StockSwap] | None = None

    def see(self, move: Move, taken: int) -> None:
        """Update from a move; `taken` is the marking of the chip it took, if any."""
        seat = move.seat
        match move.action:
            case Take(color):
                seen = self._seen(taken, seat)
                self._each(color, lambda world: _carried(world, self.nobody, seat, seen))
            case SpeculativeMarket(chip):
                self._each(chip, lambda world: _shown(world, seat, SPECULATIVE_MARKET))
            case AggressiveInvestment(chip):
                self._each(chip, lambda world: _shown(world, seat, AGGRESSIVE_INVESTMENT))
            case Waive(chip):
                self._each(chip, lambda world: _shown(world, seat, STOCK_SWAP))
            case StockSwap(chip):
                self._each(chip, lambda world: _shown(world, seat, STOCK_SWAP))
                self.asked = seat, move.action
            case Surrender(marking):
                assert self.asked is not None
                self._trade(*self.asked, seat, marking)

    def certain(self, holder: int, kind: int) -> int:
        """Return how many chips of a kind the holder has in every world."""
        return min(world[holder][kind & 3] for world in self.worlds[kind >> 2])

    def _seen(self, marking: int, *by: int) -> range:
        """Return the possible markings: this one for those who see it, any for the others."""
        return range(marking, marking + 1) if self.observer in by else ANY

    def _trade(self, seat: int, asked: StockSwap, partner: int, marking: int) -> None:
        give = self._seen(asked.give.marking, seat, partner)
        got = self._seen(marking, seat, partner)
        if asked.give.color == asked.want:
            both = product(give, got)
            pairs = list(both)
            self._each(asked.want, lambda world: _exchanged(world, seat, partner, pairs))
        else:
            self._each(asked.give.color, lambda world: _carried(world, seat, partner, give))
            self._each(asked.want, lambda world: _carried(world, partner, seat, got))

    def _each(self, color: int, after: Callable[[World], Iterator[World]]) -> None:
        self.worlds[color] = {later for world in self.worlds[color] for later in after(world)}


def _changed(world: World, place: int, *changes: tuple[int, int]) -> World:
    counts = list(world[place])
    for marking, by in changes:
        counts[marking] += by
    return (*world[:place], tuple(counts), *world[place + 1 :])


def _carried(world: World, source: int, target: int, markings: range) -> Iterator[World]:
    for marking in markings:
        if world[source][marking]:
            yield _changed(_changed(world, source, (marking, -1)), target, (marking, 1))


def _shown(world: World, seat: int, marking: int) -> Iterator[World]:
    if world[seat][marking]:
        yield _changed(world, seat, (marking, -1))


def _exchanged(
    world: World, seat: int, partner: int, pairs: list[tuple[int, int]]
) -> Iterator[World]:
    for give, got in pairs:
        if world[seat][give] and world[partner][got]:
            once = _changed(world, seat, (give, -1), (got, 1))
            yield _changed(once, partner, (got, -1), (give, 1))


def watch(match: Match, observer: int | None) -> Iterator[tuple[Match, Oracle]]:
    """Replay a match and yield it with the oracle of one observer, after each move."""
    again = Match(match.game, match.seats, match.options, match.setup)
    oracle = Oracle(len(match.seats), observer)
    piles = {color: list(pile) for color, pile in match.record().setup["piles"].items()}
    names = list(piles)
    markings = ["plain", "speculative_market", "aggressive_investment", "stock_swap"]
    for move in match.moves:
        again.act(move.seat, move.action)
        top = 0
        if isinstance(move.action, Take | Discard):
            top = markings.index(piles[names[move.action.color]].pop(0))
        oracle.see(move, top)
        yield again, oracle
