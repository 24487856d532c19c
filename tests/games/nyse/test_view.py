"""What a seat knows, samples that fit it, and that nothing hidden leaks."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import NyseAction, SpeculativeMarket, StockSwap, Take
from stockgames.games.nyse.parts import ALL_COLORS, COPIES, CRASHED, KINDS, SHUFFLING
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView, determinize, forecast, observe, offers
from tests.games.nyse.table import (
    M,
    P,
    S,
    as_table,
    legal,
    play,
    random_game,
    same_moves,
    table,
)

SEATS = st.integers(1, 10)
SEEDS = st.integers(0, 2**32)
HANDS = st.sampled_from(["open", "concealed"])


def all_chips(state: NyseState) -> list[int]:
    """Count each kind over piles, hands, shown chips, and the chip on its way into a pile."""
    total = list(state.played)
    for color, pile in enumerate(state.piles):
        for marking in pile[: state.left[color]]:
            total[color * 4 + marking] += 1
    for seat in range(state.seats):
        for kind in KINDS:
            total[kind] += state.hands[seat * 16 + kind]
    if state.stage == SHUFFLING and state.swap is not None:
        total[state.swap.give.kind] += 1
    return total


@given(SEATS, SEEDS)
def test_a_determinized_state_deals_the_chips_of_one_box(seats: int, seed: int) -> None:
    rng = Random(seed)
    for state, _, _ in random_game(seats, seed, eager=0.8):
        for seat in (None, *range(seats)):
            view = observe(state, seat)
            world = determinize(view, rng)
            counted = all_chips(world)
            assert all(n <= COPIES[kind & 3] for kind, n in enumerate(counted))
            assert sum(counted) == sum(all_chips(state))
            assert min(world.hands) >= 0
            assert same_moves(world, as_table(world))


def test_a_bystanders_world_of_a_chip_on_its_way_into_a_pile() -> None:
    match = play(table(seats=1, blue=[S], black=[P], red=[P]), "take blue; take black")
    # N9 forces a swap at once: the last chip of its colour leaves the hand
    play(match, f"swap blue supply red black {P}")
    view = seen_as(NyseView, match.view(None))
    assert view.stage == SHUFFLING
    worlds = [determinize(view, Random(seed)) for seed in range(60)]
    assert all(observe(world, None) == view for world in worlds)
    given_away = {world.swap.give.marking for world in worlds if world.swap}
    assert given_away == {0, 1, 2, 3}


def test_the_given_chip_lies_nowhere_else_while_it_is_shuffled_in() -> None:
    match = play(table(seats=1, blue=[S, S]), "take blue; take blue")
    play(match, f"swap blue supply red blue {S}")
    view = seen_as(NyseView, match.view(0))
    assert view.unseen()[3] == 0  # one blue swap was shown, the other is on its way
    for seed in range(40):
        world = determinize(view, Random(seed))
        assert 3 not in world.piles[0]


def test_n7_concealed_hands_are_the_same_game() -> None:
    open_table = [observe(state, 1) for state, _, _ in random_game(3, 5, {"hands": "open"})]
    concealed = [observe(state, 1) for state, _, _ in random_game(3, 5, {"hands": "concealed"})]
    assert open_table == concealed


@pytest.mark.parametrize("seats", [2, 5])
def test_a_bystander_knows_that_takes_and_discards_are_open_and_no_more(seats: int) -> None:
    match = play(table(seats=seats, blue=[S] * 2 + [M] * 2), "take blue; take blue; take red")
    known = [action.do for action in match.view(None).legal]
    assert known == ["take"] * 4 + ["discard"] * 4
    assert all(move in legal(match) for move in legal(match, None))


def moved(action: NyseAction) -> tuple[int, int] | None:
    """Return the marker that an action moves, and by how many spaces."""
    match action:
        case Take(color):
            return color, 1
        case SpeculativeMarket(marker=color):
            return color, 2
        case _:
            return None


def test_a_forecast_comes_true() -> None:
    crashes = set()
    for state, seat, action in chain(*(random_game(seats, seats) for seats in range(1, 6))):
        move = moved(action)
        if move is None:
            continue
        color, steps = move
        before = observe(state, seat)
        foreseen = forecast(before, color, steps)
        later = state.copy()
        later.apply(seat, action)
        after = observe(later, seat)
        assert (foreseen.before, foreseen.after) == (before.markers[color], after.markers[color])
        assert (foreseen.price, foreseen.then) == (before.price(color), after.price(color))
        assert foreseen.is_out == (before.markers[color] == CRASHED)
        assert foreseen.crashes == (not foreseen.is_out and after.markers[color] == CRASHED)
        crashes.add(foreseen.crashes)
    assert crashes == {True, False}


BLUE, BLACK, RED, _ = ALL_COLORS


def view(seats: int = 3, red_for: str = "red", *, seat: int | None = 0) -> NyseView:
    """Seat 0 has a swap and a black chip; the others have two chips of one colour."""
    others = "; ".join([f"take {red_for}"] * (seats - 1))
    moves = f"take blue; {others}; take black; {others}"
    return seen_as(NyseView, play(table(seats, blue=[S, P], black=[P]), moves).view(seat))


def test_open_hands_offer_what_the_others_hold() -> None:
    found = offers(view(), concealed=False)
    assert {(swap.partner, swap.want) for swap in found} == {(1, RED), (2, RED)}
    assert set(found) <= set(view().legal)


def test_concealed_hands_can_be_asked_for_every_colour() -> None:
    found = offers(view(), concealed=True)
    assert {(swap.partner, swap.want) for swap in found} == {
        (partner, want) for partner in (1, 2) for want in ALL_COLORS
    }
    assert found == offers(view(red_for="green"), concealed=True)


def test_the_swap_itself_is_not_given_away_with_it() -> None:
    assert {swap.give.color for swap in offers(view(), concealed=True)} == {BLACK}
    assert all(
        isinstance(swap, StockSwap) and swap.chip == BLUE for swap in offers(view(), concealed=True)
    )


def test_a_bystander_may_ask_for_nothing() -> None:
    assert offers(view(seat=None), concealed=True) == ()
    assert offers(view(seat=None), concealed=False) == ()
