"""The value of votes at the close equals the result of playing all of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.engine.victory import victory_parts
from stockgames.games.exchange.actions import INFLUENCES
from stockgames.games.exchange.ai.judgement import Closing, closing
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import dealt, state_with, truth, view

NEAR = ([500, 480, 510], [(9, 0, 1), (0, 9, 1), (3, 3, 4)], (80, 20, 50))


def at_the_close(
    cash: Sequence[int], shares: Sequence[tuple[int, int, int]], prices: tuple[int, int, int]
) -> Match:
    """Return a table at which only the last votes are missing."""
    match = state_with(cash, shares, prices)
    state = truth(match)
    state.round, state.stage = 5, 6
    return match


def position(match: Match, seat: int = 0) -> Closing:
    found = closing(view(match, seat))
    assert found is not None
    return found


def played_out(state: ExchangeState, mixes: Sequence[Sequence[float]], seat: int) -> list[float]:
    """Return the value of each of the seat's votes, by playing all votes of the others."""
    worth: list[float] = []
    for own in INFLUENCES:
        total = 0.0
        for choices in product(range(len(INFLUENCES)), repeat=state.seats):
            if INFLUENCES[choices[seat]] != own:
                continue
            end, chance = state.copy(), 1.0
            for one, choice in enumerate(choices):
                end.apply(one, INFLUENCES[choice])
                chance *= 1.0 if one == seat else mixes[one][choice]
            total += chance * victory_parts(end.result().ranks)[seat]
        worth.append(total)
    return worth


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_e3_e9_a_vote_brings_what_comes_of_all_ways_to_vote(seat: int) -> None:
    match, rng = at_the_close(*NEAR), Random(seat)
    drawn = [[rng.random() for _ in INFLUENCES] for _ in range(3)]
    mixes = [[one / sum(mix) for one in mix] for mix in drawn]
    found = position(match).outcomes(seat, dict(enumerate(mixes)))
    assert [parts[seat] for parts in found] == pytest.approx(played_out(truth(match), mixes, seat))
    assert [sum(parts) for parts in found] == pytest.approx([1.0] * len(INFLUENCES))


def test_who_is_out_votes_no_more_and_wins_nothing() -> None:
    match = at_the_close(*NEAR)
    state = truth(match)
    state.standing = state.actors = state.choosers = (0, 2)
    found = position(match)
    assert found.seats == (0, 2)
    even = dict.fromkeys(found.seats, [1 / 6] * 6)
    assert all(len(parts) == 3 for parts in found.outcomes(0, even))


def test_votes_that_lie_there_change_nothing() -> None:
    match = at_the_close(*NEAR)
    before = position(match)
    match.act(1, INFLUENCES[0])
    after = position(match)
    mixes = dict.fromkeys(range(3), [1 / 6] * 6)
    assert after.outcomes(0, mixes) == before.outcomes(0, mixes)
    assert after.state.actors == (0, 1, 2)


def test_there_is_none_before_the_close() -> None:
    assert closing(view(dealt(4, "early"), 0)) is None
