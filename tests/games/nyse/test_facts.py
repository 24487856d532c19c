"""What a table shows of a position, compared with the position."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import STOP, TAKE, WAIVE, Discard, ShuffleIn
from stockgames.games.nyse.explanation import (
    ChipLeaves,
    NextStep,
    NothingMoves,
    OtherGains,
    OtherLoses,
    OwnWorth,
    PriceMoves,
    Wins,
    explain,
)
from stockgames.games.nyse.facts import NyseFacts, facts_of
from stockgames.games.nyse.parts import ALL_COLORS, CRASHED
from stockgames.games.nyse.view import NyseView, observe
from tests.games.nyse.table import I, P, S, play, random_game, random_match, table, truth

BLACK, RED = 1, 2
BLACK_PLAIN = 4


def shown(told: str, viewer: int | None = 0, *, concealed: bool = False) -> NyseFacts:
    """Return the facts of a table of three after some moves."""
    match = play(table(3, blue=[S, P]), told)
    return facts_of(seen_as(NyseView, match.view(viewer)), concealed=concealed)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_facts_are_those_of_the_position(seats: int) -> None:
    for state, _, _ in random_game(seats, seats):
        facts = facts_of(observe(state, 0), concealed=False)
        assert facts.is_alone == (seats == 1)
        assert [one.value for one in facts.seats] == [state.value(seat) for seat in range(seats)]
        assert [one.count for one in facts.seats] == [state.chips(seat) for seat in range(seats)]
        assert tuple(one.seat for one in facts.seats if one.on_turn) == tuple(
            seat for seat in state.actors if seat >= 0
        )
        assert [one.left for one in facts.sectors] == list(state.left)
        assert facts.left == sum(state.left)
        fallen = [color for color in ALL_COLORS if state.markers[color] == CRASHED]
        assert list(facts.fallen) == fallen
        assert len(facts.hand) == facts.seats[0].count
        assert facts.turn == state.turn + 1
        assert facts.round == state.turn // seats + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_stands_where_the_values_of_all_hands_put_it(seats: int) -> None:
    gaps = set[bool]()
    for state, _, _ in random_game(seats, seats):
        facts, values = (
            facts_of(observe(state, 0), concealed=False),
            [state.value(seat) for seat in range(seats)],
        )
        for seat, value in enumerate(values):
            standing = facts.standing(seat)
            if standing is None:
                assert not any(values)
                continue
            place, gap = standing
            assert sorted(values, reverse=True)[place - 1] == value
            assert sorted(values, reverse=True).index(value) == place - 1
            assert value - gap == max(values[:seat] + values[seat + 1 :])
            gaps.add(gap > 0)
    assert gaps == {True, False}


def test_nobody_stands_anywhere_alone_or_where_hands_are_concealed() -> None:
    assert shown("take blue; take red").standing(0) is not None
    assert shown("take blue; take red", concealed=True).standing(0) is None
    assert shown("").standing(0) is None
    for state, _, _ in random_game(1, 1):
        assert facts_of(observe(state, 0), concealed=False).standing(0) is None


def test_no_two_markers_stand_at_the_same_height_of_a_perch() -> None:
    for state, _, _ in random_game(3, 3):
        standing = [
            one for one in facts_of(observe(state, None), concealed=False).sectors if not one.is_out
        ]
        places = {(one.perch, one.under) for one in standing}
        assert len(places) == len(standing)
        assert {(perch, under - 1) for perch, under in places if under} <= places


def test_each_sector_tells_what_one_and_two_steps_do() -> None:
    view = replace(observe(next(random_game(2, 1))[0], 0), markers=(9, 10, 11, CRASHED))
    sectors = facts_of(view, concealed=False).sectors
    assert [[step.after for step in one.ahead] for one in sectors] == [
        [10, 11],
        [11, CRASHED],
        [CRASHED, CRASHED],
        [CRASHED, CRASHED],
    ]
    assert [one.is_out for one in sectors] == [False, False, False, True]


def test_hands_that_are_concealed_show_only_ones_own() -> None:
    own, other, _ = shown("take blue; take red; take red", concealed=True).seats
    assert own.chips == (1, 0, 0, 0)
    assert [(held.color, held.count) for held in own.holdings] == [(0, 1)]
    assert own.worth == {0: own.value}
    assert other.chips is None
    assert (other.holdings, other.value, other.count) == ((), 0, 0)


def test_a_bystander_sees_no_hand_that_is_concealed_and_no_marking() -> None:
    facts = shown("take blue; take red; take red", None, concealed=True)
    assert [one.chips for one in facts.seats] == [None] * 3
    assert facts.hand == ()


def test_a_chip_whose_marking_the_viewer_knows_is_told() -> None:
    moves = "take blue; take red; take red; take black; take red; take red"
    text = f"{moves}; swap blue 1 red black plain; give plain"
    assert [one.known for one in shown(text, 0).seats] == [(), (BLACK_PLAIN,), ()]
    assert [one.known for one in shown(text, 2).seats] == [(), (), ()]


def test_at_the_end_all_hands_are_shown_and_the_last_turn_stands() -> None:
    match = random_match(3, 1)
    view = seen_as(NyseView, match.view(0))
    facts = facts_of(view, concealed=True)
    assert [one.chips for one in facts.seats] == list(view.chips)
    assert facts.turn == view.turn


def test_a_swap_is_told_while_its_partner_answers() -> None:
    moves = "take blue; take red; take red; take black; take red; take red"
    asked = f"{moves}; swap blue 1 red black plain"
    facts = shown(asked, 1)
    assert (facts.phase, facts.actors, facts.active) == ("surrendering", (1,), 0)
    assert facts.swap is not None
    assert (facts.swap.want, facts.swap.give) == (RED, BLACK)
    answered = shown(f"{asked}; give plain", 1)
    assert (answered.phase, answered.actors, answered.active) == ("turn", (1,), 1)
    assert answered.swap is None
    assert not answered.is_bound


def test_an_investment_tells_how_many_chips_it_still_brings() -> None:
    match = play(table(2, blue=[I, P], red=[P, P, P]), "take blue; take red; invest blue")
    facts = facts_of(seen_as(NyseView, match.view(0)), concealed=False)
    assert (facts.phase, facts.takes_left) == ("investing", 2)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_what_is_told_comes_true(seats: int) -> None:
    seen = set()
    for state, seat, action in chain(*(random_game(seats, seed) for seed in range(4))):
        if isinstance(action, ShuffleIn):
            continue
        told = explain(observe(state, seat), action, concealed=False)
        later = state.copy()
        later.apply(seat, action)
        if later.stage not in (0, 1):  # a pending swap: its partner has not answered yet
            continue
        before, after = observe(state, seat), observe(later, seat)
        for ground in (*told.gains, *told.risks):
            seen.add(type(ground))
            match ground:
                case PriceMoves(color, was, then, crashes):
                    assert (was, then) == (before.price(color), after.price(color))
                    assert crashes == (after.markers[color] == CRASHED)
                case OwnWorth(was, then):
                    assert (was, then) == (state.value(seat), later.value(seat))
                case OtherLoses(other, loss):
                    assert loss == state.value(other) - later.value(other) > 0
                case OtherGains(other, gain):
                    assert gain == later.value(other) - state.value(other) > 0
                case NothingMoves(left):
                    assert isinstance(action, Discard)
                    assert left == sum(after.piles)
                case Wins():
                    assert not any(after.piles)
                    assert later.result().ranks[seat] == 1
        moved = {ground.color for ground in told.gains if isinstance(ground, PriceMoves)}
        assert moved == {c for c in ALL_COLORS if before.price(c) != after.price(c)}
    assert seen >= {PriceMoves, OwnWorth}
    assert (Wins in seen) == (seats > 1)


def test_the_next_step_is_the_worst_that_a_taken_chip_can_do() -> None:
    match = play(table(2), "take blue; take red; take blue; take green")
    state = truth(match)
    state.markers[0] = 7  # right of the 5, before the 4
    told = explain(observe(state, 0), TAKE[1], concealed=False)
    (step,) = [ground for ground in told.risks if isinstance(ground, NextStep)]
    assert step == NextStep(0, 2, crashes=False)


def test_a_crash_ahead_is_told_as_one() -> None:
    match = play(table(2), "take blue; take red; take blue; take green")
    state = truth(match)
    state.markers[0] = 11
    told = explain(observe(state, 0), TAKE[1], concealed=False)
    assert NextStep(0, 4, crashes=True) in told.risks


def test_concealed_hands_are_not_told_of() -> None:
    for state, seat, action in random_game(4, 7):
        told = explain(observe(state, seat), action, concealed=True)
        kinds = {type(ground) for ground in (*told.gains, *told.risks)}
        assert not kinds & {OtherLoses, OtherGains, Wins}


def test_stopping_brings_nothing() -> None:
    match = play(table(2, blue=("aggressive_investment",)), "take blue; take red; invest blue")
    assert explain(observe(truth(match), 0), STOP, concealed=False).gains == ()


def test_a_swap_without_a_trade_costs_its_chip_alone() -> None:
    match = play(table(2, blue=("stock_swap",)), "take blue; take red")
    told = explain(observe(truth(match), 0), WAIVE[0], concealed=False)
    assert told.gains == (ChipLeaves(),)
