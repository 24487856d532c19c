"""Types of players, inferred from their moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.nyse.ai.opponent_model import FAR, follow, habits
from stockgames.games.nyse.parts import PILE_SIZE, PLAIN, SURRENDERING
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView
from tests.games.nyse.table import GAME, people, random_match
from tests.soak.exploiters.nyse import Masked
from tests.soak.exploiters.policy import Policy

WEIGHTS = registry.load("nyse").weights


def told(match: Match) -> Sequence[float]:
    """Return what the shipped game infers from the moves of a match."""
    return GAME.habits(match.view(0))


@given(st.integers(2, 10), st.integers(0, 2**32))
def test_what_lies_open_follows_from_the_moves_that_were_seen(seats: int, seed: int) -> None:
    view = seen_as(NyseView, random_match(seats, seed).view(None))
    if view.stage == SURRENDERING:
        return
    state = NyseState(seats, view.board, [(PLAIN,) * PILE_SIZE] * 4, view.moves[0].seat)
    for move in view.moves:
        follow(state, move)
    held = [state.counts[seat * 4 : seat * 4 + 4] for seat in range(seats)]
    assert (tuple(state.markers), tuple(state.left)) == (view.markers, view.piles)
    assert tuple(state.played) == view.played
    assert held == [list(chips) for chips in view.chips]


@pytest.mark.parametrize("seed", range(3))
def test_who_lives_for_the_day_is_told_from_who_looks_further(seed: int) -> None:
    match = Match.deal(GAME, people(4), {}, f"habits/{seed}")
    players = [
        make_player("greedy", GAME, Random(f"{seed}/{seat}"))
        if seat % 2
        else Policy(GAME, Random(f"{seed}/{seat}"))
        for seat in range(4)
    ]
    for _ in range(20):
        seat = match.actors[0]
        match.act(seat, players[seat].choose(match.view(seat), Budget(1)))
    found = told(match)
    assert min(found[1], found[3]) > 1 > -1 > max(found[0], found[2])
    assert all(abs(one) <= FAR for one in found)


def test_nothing_is_known_of_somebody_who_has_not_moved_or_plays_alone() -> None:
    match = Match.deal(GAME, people(4), {}, "habits")
    assert told(match) == [0.0] * 4
    assert told(random_match(1, 5)) == [0.0]


@pytest.mark.parametrize("seed", [1, 15, 26, 53])
def test_a_mask_that_costs_little_is_not_taken_for_the_day(seed: int) -> None:
    match = Match.deal(GAME, people(4), {}, f"habits/{seed}")
    players = [Masked(0.02, GAME, Random(f"{seed}/{seat}")) for seat in range(4)]
    for _ in range(24):
        seat = match.actors[0]
        match.act(seat, players[seat].choose(match.view(seat), Budget(1)))
    view = seen_as(NyseView, match.view(0))
    assert max(habits(view, WEIGHTS, None)) > 1
    assert max(told(match)) < -1


@given(st.integers(2, 6), st.integers(0, 2**32))
def test_what_a_move_cost_never_makes_it_look_more_of_the_day(seats: int, seed: int) -> None:
    match = random_match(seats, seed)
    unlearned = habits(seen_as(NyseView, match.view(0)), WEIGHTS, None)
    assert all(one <= other for one, other in zip(told(match), unlearned, strict=True))
