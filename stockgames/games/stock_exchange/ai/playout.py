"""What a search needs of Stock Exchange: likely states, candidate submissions and chances to
win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.state import SeatId, victory_chances
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.evaluation import evaluate
from stockgames.games.stock_exchange.ai.foresight import foreseen, world_of
from stockgames.games.stock_exchange.ai.imagined import ImaginedState, draw_script, profile_seed_of
from stockgames.games.stock_exchange.ai.opponent_type_posterior import company
from stockgames.games.stock_exchange.ai.proposals import never, proposals
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights
from stockgames.games.stock_exchange.ai.worlds import before_sealing
from stockgames.games.stock_exchange.sampling import random_submission
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView, books, observe

GLANCE: Final = 3
"""The number of submissions that a casual player compares."""

Option: TypeAlias = tuple[Submit, float]
"""A submission with its estimated gain, which is 0 because only the search evaluates it."""


def imagine(
    view: StockExchangeView,
    rng: Random,
    choose: Callable[[StockExchangeState, SeatId], Submit],
    weights: StockExchangeWeights,
) -> ImaginedState:
    """Return a likely state that fits the view, before anybody has sealed in this round.

    What the others do from here on is drawn with it.
    """
    assert view.seat is not None
    others = company(view, weights, rng)
    state = before_sealing(view, rng, others)
    state.script = draw_script(state, view.seat, others.habits, rng)
    state.world = world_of(state, state.script)
    return state


def candidate_moves(
    state: StockExchangeState, seat: SeatId, weights: StockExchangeWeights
) -> list[Option]:
    """Return the candidate submissions; for a seat with a script, only the scripted one."""
    if isinstance(state, ImaginedState) and state.script is not None:
        intent = state.script.intents[seat]
        if intent is not None:
            return [(intent, 0.0)]
    return look_for(observe(state, seat), Random(profile_seed_of(state)), weights)


def look_for(
    view: StockExchangeView,
    rng: Random,
    weights: StockExchangeWeights,
    rounds: int = 1,
    enough: Callable[[], bool] = never,
) -> list[Option]:
    """Return candidate submissions; more rounds improve them."""
    found = proposals(view, books(view), rng, weights, rounds, enough)
    return [(submission, 0.0) for submission in found]


def casual(
    state: StockExchangeState, seat: SeatId, rng: Random, weights: StockExchangeWeights
) -> Submit:
    """Return the best of a few random submissions, evaluated as if nobody else had sealed."""
    books = state.books(seat)
    drawn = [random_submission(books, rng) for _ in range(GLANCE)]
    return max(drawn, key=lambda submission: _worth(state, seat, submission, weights))


def _worth(
    state: StockExchangeState, seat: SeatId, submission: Submit, weights: StockExchangeWeights
) -> float:
    after = state.copy()
    after.laid = [None] * len(after.laid)
    after.laid[seat] = submission
    after.carry_out()
    return evaluate(after, weights)[seat]


def settled(state: StockExchangeState, view: StockExchangeView) -> bool:
    """Return whether the view's round has taken effect."""
    return len(state.submissions) > view.turn


def win_probabilities(state: StockExchangeState, weights: StockExchangeWeights) -> Sequence[float]:
    """Return a quick estimate of each seat's chance to win; they sum to 1."""
    if isinstance(state, ImaginedState) and state.world is not None and state.submissions:
        own = state.submissions[-1][state.world.own]
        return victory_chances(foreseen(state.world, own), weights.spread)
    return victory_chances(evaluate(state, weights), weights.spread)
