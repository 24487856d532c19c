"""Each seat's expected result in Stock Exchange, in dollars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.ai.imagined import profile_seed_of
from stockgames.games.stock_exchange.ai.opponent_model import Habits, give_good, production
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights
from stockgames.games.stock_exchange.scoring import earnings, scores
from stockgames.games.stock_exchange.state import StockExchangeState

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
                for company, kind in doings.given:
                    goods[company][kind] += 1
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
