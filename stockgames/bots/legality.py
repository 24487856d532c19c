"""Filters actions by legality, as far as a seat's view can tell."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, SeatId, State, View


def legal_among(game: AnyGame, view: View, actions: Sequence[Action], rng: Random) -> list[Action]:
    """Return the legal ones of some actions; those not in `view.legal` are checked in a
    sampled state.
    """
    wide = [action for action in actions if action not in view.legal]
    if not wide:
        return list(actions)
    world = game.determinize(view, rng)
    refused = [action for action in wide if not is_legal(game, world, view.viewer, action)]
    return [action for action in actions if action not in refused]


def is_legal(game: AnyGame, state: State, seat: SeatId, action: Action) -> bool:
    """Return whether a seat may take an action in a state."""
    try:
        game.check(state, seat, action)
    except StockGamesError:
        return False
    return True
