"""The greedy bot: looks one move ahead, and at its own purse alone.

What the others hold does not enter its reckoning, so it needs no memory of who took what, and has
no advantage over a person who keeps none (N7).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from stockgames.bots.player import Budget
from stockgames.engine.game import AnyGame, AnyState
from stockgames.engine.seat import CHANCE, SeatId

WORLDS: Final = 4
"""Worlds that every action is tried in."""
SAMPLES: Final = 24
"""Actions drawn where a game's choices are too many to list."""
GLANCE: Final = 3
"""Actions that a careless bot looks at."""


@runtime_checkable
class HasBargains(Protocol):
    """A game in which a seat may offer others deals, beside its legal actions (P12)."""

    def proposals(self, view: Any, rng: Random) -> Sequence[tuple[Any, float]]:
        """Return offers worth a thought, and what each gains at a glance; the best first."""
        ...

    def bargain(self, view: Any, rng: Random) -> Any:
        """Return the offer or the answer to one that a seat makes at a glance, None for neither."""
        ...


class GreedyBot:
    """Takes the action after which it is worth most, on the average of a few worlds that fit."""

    def __init__(self, game: AnyGame, rng: Random, most: int | None = None) -> None:
        """`most` is how many actions it looks at, drawn at random; None for all."""
        self._game = game
        self._rng = rng
        self._most = most

    def choose(self, view: Any, budget: Budget) -> Any:
        """Return the best action one move ahead; ties fall at random."""
        if isinstance(self._game, HasBargains):
            deal = self._game.bargain(view, self._rng)
            if deal is not None:
                return deal
        actions = candidates(self._game, view, self._rng)
        if self._most is not None and len(actions) > self._most:
            actions = self._rng.sample(actions, self._most)
        if len(actions) == 1:
            return actions[0]
        worlds = [self._game.determinize(view, self._rng) for _ in range(WORLDS)]
        best: list[Any] = []
        best_score = float("-inf")
        for action in actions:
            score = sum(self._worth(world, view.seat, action) for world in worlds)
            if score > best_score + 1e-9:
                best, best_score = [action], score
            elif score > best_score - 1e-9:
                best.append(action)
        return self._rng.choice(best)

    def _worth(self, world: AnyState, seat: SeatId, action: Any) -> float:
        """Return how well a seat stands after an action."""
        state = world.copy()
        state.apply(seat, action)
        while CHANCE in state.actors:
            state.apply(CHANCE, state.draw_chance(self._rng))
        return self._game.evaluate(state)[seat]


def candidates(game: AnyGame, view: Any, rng: Random) -> Sequence[Any]:
    """Return the legal actions of a view, or a sample of them where they are too many to list."""
    if view.legal:
        legal: Sequence[Any] = view.legal
        return legal
    return list(dict.fromkeys(game.sample_action(view, rng) for _ in range(SAMPLES)))
