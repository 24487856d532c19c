"""What a table shows of a position, compared with the position."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.engine.state import seen_as
from stockgames.games.nyse.facts import NyseFacts, SwapFacts, facts_of
from stockgames.games.nyse.parts import CRASHED
from stockgames.games.nyse.view import NyseView, observe
from tests.games.nyse.table import I, P, S, play, random_game, random_match, table

BLACK, RED = 1, 2
BLACK_PLAIN = 4


def shown(told: str, viewer: int | None = 0, *, concealed: bool = False) -> NyseFacts:
    """Return the facts of a table of three after some moves."""
    match = play(table(3, blue=[S, P]), told)
    return facts_of(seen_as(NyseView, match.view(viewer)), concealed=concealed)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_facts_are_those_of_the_position(seats: int) -> None:
    for state, _, _ in random_game(seats, seats):
        facts = facts_of(observe(state, 0))
        assert facts.is_alone == (seats == 1)
        assert [one.value for one in facts.seats] == [state.value(seat) for seat in range(seats)]
        assert [one.count for one in facts.seats] == [state.chips(seat) for seat in range(seats)]
        assert tuple(one.seat for one in facts.seats if one.on_turn) == tuple(
            seat for seat in state.actors if seat >= 0
        )
        assert [one.left for one in facts.sectors] == list(state.left)
        assert facts.left == sum(state.left)
        assert len(facts.hand) == facts.seats[0].count
        assert facts.turn == state.turn + 1
        assert facts.round == state.turn // seats + 1


def test_no_two_markers_stand_at_the_same_height_of_a_perch() -> None:
    for state, _, _ in random_game(3, 3):
        standing = [one for one in facts_of(observe(state, None)).sectors if not one.is_out]
        places = {(one.perch, one.under) for one in standing}
        assert len(places) == len(standing)
        assert {(perch, under - 1) for perch, under in places if under} <= places


def test_each_sector_tells_what_one_and_two_steps_do() -> None:
    view = replace(observe(next(random_game(2, 1))[0], 0), markers=(9, 10, 11, CRASHED))
    sectors = facts_of(view).sectors
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
    told = f"{moves}; swap blue 1 red black plain; give plain"
    assert [one.known for one in shown(told, 0).seats] == [(), (BLACK_PLAIN,), ()]
    assert [one.known for one in shown(told, 2).seats] == [(), (), ()]


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
    assert facts.swap == SwapFacts(want=RED, give=BLACK)
    answered = shown(f"{asked}; give plain", 1)
    assert (answered.phase, answered.actors, answered.active) == ("turn", (1,), 1)
    assert answered.swap is None
    assert not answered.is_bound


def test_an_investment_tells_how_many_chips_it_still_brings() -> None:
    match = play(table(2, blue=[I, P], red=[P, P, P]), "take blue; take red; invest blue")
    facts = facts_of(seen_as(NyseView, match.view(0)))
    assert (facts.phase, facts.takes_left) == ("investing", 2)
