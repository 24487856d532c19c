"""What a search needs of Stock Exchange: each seat's expected result, likely states, candidate
submissions and chances to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, TypeAlias

from stockgames.engine.state import SeatId, victory_chances
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Submit, random_submission
from stockgames.games.stock_exchange.ai.foresight import foreseen, world_of
from stockgames.games.stock_exchange.ai.imagined import ImaginedState, draw_script, profile_seed_of
from stockgames.games.stock_exchange.ai.opponent_model import Habits, give_good, production
from stockgames.games.stock_exchange.ai.opponent_type_posterior import company
from stockgames.games.stock_exchange.ai.proposals import never, proposals
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights
from stockgames.games.stock_exchange.ai.worlds import before_sealing
from stockgames.games.stock_exchange.scoring import earnings, scores
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView, books, observe

Gift: TypeAlias = tuple[p.Company, p.Resource]


class Doings(NamedTuple):
    """What a seat is likely to do in a round, apart from stocks."""

    kept: tuple[p.Resource, ...]
    given: tuple[Gift, ...]


def evaluate(state: StockExchangeState, weights: StockExchangeWeights) -> Sequence[float]:
    """Return what each seat's stocks would pay after typical further rounds.

    Sealed submissions count. Later rounds are derived from the random profiles of this
    sampled state, the same whatever was sealed, so that submissions can be compared. Stocks stay
    where they are, and other companies count as their average. Exact once the game is over.
    """
    if not state.actors:
        return [float(score) for score in scores(earnings(state.resources), state.stocks)]
    world = state
    sealed = [laid is not None for laid in state.laid]
    if any(sealed):
        world = state.copy()
        world.carry_out()
    totals = [0.0] * p.SEATS
    habits, futures = weights.habits.habits, weights.futures
    profile_seed = profile_seed_of(state)
    for future in range(futures):
        goods = [held[:] for held in world.resources]
        for number in range(state.round, p.ROUNDS + 1):
            all_doings = typical(habits, profile_seed, number, future, futures)
            for seat, doings in enumerate(all_doings):
                if number == state.round and sealed[seat]:
                    continue
                for kind in doings.kept:
                    goods[seat][kind] += 1
                for to, kind in doings.given:
                    goods[to][kind] += 1
        for seat, score in enumerate(_blurred(earnings(goods), world.stocks)):
            totals[seat] += score
    return [total / futures for total in totals]


def _blurred(dollars: list[int], stocks: list[list[int]]) -> list[float]:
    """Return what each seat's stocks pay if every company but its own is worth the average.

    Differences between other companies in a sampled state are mostly invented: relying on them, a
    bot would give away stocks for no reason.
    """
    total = sum(dollars)
    return [
        held[seat] * own + (sum(held) - held[seat]) * (total - own) / (p.SEATS - 1)
        for seat, (held, own) in enumerate(zip(stocks, dollars, strict=True))
    ]


@lru_cache(maxsize=1024)
def typical(
    habits: Habits, profile_seed: int, number: int, future: int, futures: int
) -> tuple[Doings, ...]:
    """Return what all seats are likely to do in a round, given their profiles, in one of
    several futures.
    """
    rng = Random((profile_seed * (p.ROUNDS + 1) + number) * futures + future)
    made = [production(habits, profile_seed, seat, number, rng) for seat in p.COMPANIES]
    if sum(p.DIAMOND in kinds for kinds in made) >= p.FIZZLE:
        made = [[p.COAL if kind == p.DIAMOND else kind for kind in kinds] for kinds in made]
    return tuple(
        _doings(habits, profile_seed, seat, number, kinds, rng) for seat, kinds in enumerate(made)
    )


def _doings(
    habits: Habits,
    profile_seed: int,
    seat: SeatId,
    number: int,
    made: list[p.Resource],
    rng: Random,
) -> Doings:
    pool = [(kind, False) for kind in made]
    seats = rng.sample([other for other in p.COMPANIES if other != seat], p.RECIPIENTS[number])
    given = tuple((to, give_good(habits, pool, profile_seed, seat, number, rng)[0]) for to in seats)
    return Doings(tuple(kind for kind, _ in pool), given)


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
