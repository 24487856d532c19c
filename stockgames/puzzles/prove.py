"""Plays on from a few choices to the end of the game, all of them in the same worlds.

Where seats act in turn, each choice has a search tree of its own, in which every seat learns what
is best for itself. Where all choose at once, the others learn from what the choices bring, as they
do for the bot. Hidden things are dealt anew in each world: nothing is known here that the seat does
not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from stockgames.bots.paired import PairedSecrets, PairedTree, World
from stockgames.bots.search import Node
from stockgames.bots.secret import HasSecrets, Rival
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame, AnyState, View
from stockgames.engine.victory import victory_parts
from stockgames.puzzles.puzzle import Choice, is_clear

LOOKS: Final = (60, 120, 200, 400)
"""After so many worlds it is looked whether one choice is clearly best."""
LEAST: Final = 200
"""Fewer worlds prove nothing: looking often would find chance differences."""
HOPELESS: Final = 0.02
"""With the best choice so little ahead at a look, no further worlds are played."""


class _Tree(PairedTree):
    """Plays every choice to the end and tells the place of the seat, not its chances."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        super().__init__(game, rng)
        self._judge = None

    def _play(self, state: AnyState, view: View, action: Action, node: Node) -> float:
        super()._play(state, view, action, node)
        return float(state.result().ranks[view.viewer])


class _Secrets(PairedSecrets):
    """The same where all choose at once."""

    def places(self, view: View, choices: Sequence[Action]) -> Iterator[World]:
        """Yield one world after another, without end; others expect each choice alike."""
        own = view.viewer
        rivals = {seat: Rival(self._weights.exploration) for seat in range(view.seats)}
        while True:
            self._playout.cast(view.seats, own, self._weights.naive)
            state = self._game.imagine(view, self._rng, self._playout.choose)
            tried = self._lay_for_others(state, own, rivals)
            luck = self._rng.getrandbits(64)
            ranks = []
            for action in choices:
                self._rng.seed(luck)
                world = self._settle(state, view, action)
                self._playout.finish(world)
                ranks.append(world.result().ranks)
            parts = [victory_parts(places) for places in ranks]
            for seat, laid in tried.items():
                rivals[seat].learn(laid, sum(part[seat] for part in parts) / len(parts))
            yield [float(places[own]) for places in ranks]


def worlds(game: AnyGame, view: View, choices: Sequence[Action], rng: Random) -> Iterator[World]:
    """Yield the places to which the choices lead in one world after another."""
    if isinstance(game, HasSecrets):
        return _Secrets(game, rng).places(view, choices)
    return _Tree(game, rng).worlds(view, choices)


def counted(view: View, choices: Sequence[Action], places: Sequence[World]) -> tuple[Choice, ...]:
    """Return the choices with the places they led to."""
    found = []
    for action, column in zip(choices, zip(*places, strict=True), strict=True):
        held = [column.count(float(place)) for place in range(1, view.seats + 1)]
        found.append(Choice(action, tuple(held)))
    return tuple(found)


def measured(
    game: AnyGame, view: View, choices: Sequence[Action], count: int, rng: Random
) -> tuple[Choice, ...]:
    """Return where the choices led in so many worlds; empty if no world allows all of them."""
    found = list(islice(worlds(game, view, choices, rng), count))
    return counted(view, choices, found) if len(found) == count else ()


def proven(
    game: AnyGame, view: View, choices: Sequence[Action], rng: Random
) -> tuple[Choice, ...] | None:
    """Return the choices with what came of them, if one is clearly best; else None.

    The best one's lower bound must lie above the upper bound of every other (95 %, after Wilson).
    """
    source = worlds(game, view, choices, rng)
    found: list[World] = []
    for look in LOOKS:
        found += islice(source, look - len(found))
        if len(found) < look:
            return None
        told = counted(view, choices, found)
        if look >= LEAST and is_clear(told):
            return told
        firsts = sorted((choice.first for choice in told), reverse=True)
        if firsts[0] - firsts[1] < HOPELESS:
            return None
    return None
