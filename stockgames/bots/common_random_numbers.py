"""Search bots that compare a few choices of one decision in the same samples.

In each sample all choices meet the same hidden things, the same kinds of players and the same luck,
so the variance of their differences is much lower than with separate samples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from stockgames.bots.playout import is_legal
from stockgames.bots.simultaneous_search import Rival, SimultaneousSearch
from stockgames.bots.tree_search import Node, PlayoutSearch, book
from stockgames.engine.state import Action, State, View

World: TypeAlias = Sequence[float]
"""The result of each choice in one sample: the chance to win, or the score in a solo game."""
TRIES: Final = 3
"""The most states drawn, per choice, to find one in which all choices are legal."""


class PairedTree(PlayoutSearch):
    """Compares choices where seats act in turn: each has a full search tree of its own."""

    def worlds(self, choices: Sequence[Action]) -> Iterator[World]:
        """Yield sample after sample without end; none if no sample allows all choices."""
        view = self._view
        nodes = [Node() for _ in choices]
        while (world := self._possible(view, choices)) is not None:
            self._cast(view.viewer)
            luck, found = self._rng.getrandbits(64), []
            for action, node in zip(choices, nodes, strict=True):
                self._rng.seed(luck)
                found.append(self._play(world.copy(), view, action, node))
            yield found

    def _possible(self, view: View, choices: Sequence[Action]) -> State | None:
        """Draw a state in which all choices are legal, or None; hidden things may forbid one
        (N5).
        """
        for _ in range(TRIES * len(choices)):
            world: State = self._game.determinize(view, self._rng)
            if all(is_legal(self._game, world, view.viewer, action) for action in choices):
                return world
        return None

    def _play(self, state: State, view: View, action: Action, node: Node) -> float:
        own = view.viewer
        state.apply(own, action)
        path = [(node, own), *self._walk(node, state, own)]
        end = self._outcome(state, view)
        book(path, end.utilities)
        return (end.utilities if view.seats == 1 else end.victories)[own]


class PairedSimultaneous(SimultaneousSearch):
    """Compares secret choices against others who learn from what is played."""

    def worlds(
        self, view: View, choices: Sequence[Action], mix: Callable[[], Sequence[float]]
    ) -> Iterator[World]:
        """Yield sample after sample without end.

        `mix` returns the current probability of each choice, as the others should expect it.
        """
        own = view.viewer
        rivals = {seat: Rival(self._weights.exploration) for seat in range(view.seats)}
        self._meet(view)
        while True:
            self._playout.cast(self._likely, own)
            state = self._game.imagine(view, self._rng, self._playout.choose)
            tried = self._choose_for_others(state, own, rivals)
            luck, chances = self._rng.getrandbits(64), []
            for action in choices:
                self._rng.seed(luck)
                chances.append(self._parts(self._settle(state, view, action)))
            expected = mix()
            for seat, action in tried.items():
                gain = sum(p * hope[seat] for p, hope in zip(expected, chances, strict=True))
                rivals[seat].learn(action, gain)
            yield [hope[own] for hope in chances]

    def _parts(self, state: State) -> Sequence[float]:
        """Return each seat's expected share of the win after a choice."""
        return self._game.win_probabilities(state)
