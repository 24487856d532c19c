"""Samples are consistent with each seat's view, and unseen cards can be in any order."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from stockgames.analysis.luck_events import redealt, repaired
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import State
from tests.analysis.games import over

SEATS = {"nyse": 3, "portfolio": 2, "exchange": 3, "stock-exchange": 8}
every_game = pytest.mark.parametrize("game_id", registry.game_ids())


def positions(match: Match) -> list[State]:
    state: State = match.game.start(len(match.seats), match.options, match.setup)
    found = [state.copy()]
    for move in match.moves:
        state.apply(move.seat, move.action)
        found.append(state.copy())
    return found


@every_game
def test_no_seat_can_tell_a_world_from_the_truth(game_id: str) -> None:
    match, rng = over(game_id, SEATS[game_id]), Random(1)
    moved = False
    for state in positions(match)[::5]:
        world = redealt(state, rng)
        for seat in (None, *range(state.seats)):
            assert match.game.observe(world, seat) == match.game.observe(state, seat)
        sizes = [(len(deck), sorted(deck)) for deck in state.unseen()]
        assert [(len(deck), sorted(deck)) for deck in world.unseen()] == sizes
        moved = moved or world.unseen() != state.unseen()
    assert moved == (game_id != "stock-exchange")


@every_game
def test_the_same_order_is_the_same_position(game_id: str) -> None:
    match = over(game_id, SEATS[game_id])
    for state in positions(match)[::9]:
        same = state.with_unseen(state.unseen())
        assert same is not state
        assert same.unseen() == state.unseen()


def test_what_was_drawn_in_truth_gives_way_to_what_was_drawn_in_the_world() -> None:
    assert repaired(((1, 2, 3),), ((3, 1, 4),), Random(1)) == ((1, 4, 3),)
    assert repaired(((1, 2), (5,)), ((2, 1), (6,)), Random(1)) == ((1, 2), (6,))
    assert repaired(((1, 2), (5,)), ((2, 1), (5,)), Random(1)) is None


def test_all_orders_stay_as_likely_as_each_other() -> None:
    """In truth a 1 and the 4 were drawn; in samples, any two cards of the deck."""
    rng, orders = Random(2), Counter[tuple[int, ...]]()
    rounds = 12_000
    for _ in range(rounds):
        deck = rng.sample([1, 1, 2, 3, 4], 5)[:3]
        found = repaired((tuple(deck),), ((1, 2, 3),), rng)
        orders[tuple(deck) if found is None else found[0]] += 1
    assert len(orders) == 6
    error = sqrt(rounds * 1 / 6 * 5 / 6)
    assert all(abs(count - rounds / 6) < 4 * error for count in orders.values())
