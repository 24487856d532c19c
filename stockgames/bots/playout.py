"""How games are played out inside a search: at random, unless the game knows better cheaply."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from stockgames.engine.game import AnyGame, AnyState
from stockgames.engine.seat import SeatId

Policy: TypeAlias = Callable[[AnyState, SeatId, Random], Any]
"""Picks an action for a seat that owes a decision; must be cheap."""


@runtime_checkable
class KnowsPlayouts(Protocol):
    """A game with a playout policy of its own."""

    def playout_action(self, state: Any, seat: SeatId, rng: Random) -> Any:
        """Return a plausible action; it may read the whole state, which is a guess anyway."""
        ...


def playout_policy(game: AnyGame) -> Policy:
    """Return the game's own policy, or one that picks at random."""
    if isinstance(game, KnowsPlayouts):
        return game.playout_action

    def at_random(state: AnyState, seat: SeatId, rng: Random) -> Any:
        legal = state.legal_actions(seat)
        if not legal:
            return game.sample_action(game.observe(state, seat), rng)
        return legal[int(rng.random() * len(legal))]

    return at_random
