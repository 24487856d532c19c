"""What a view says about other hands: never more than the seat can know."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import StockSwap, Surrender, Take, chip_of
from stockgames.games.nyse.knowledge import BEGINNING, Before, Past, SeenMove, seen
from stockgames.games.nyse.view import NyseView
from tests.games.nyse.oracle import watch
from tests.games.nyse.table import I, M, P, S, play, random_match, table, trading_match, truth


@given(st.integers(2, 4), st.integers(0, 2**32), st.booleans())
def test_every_fact_is_certain_in_all_possible_worlds(seats: int, seed: int, trade: bool) -> None:
    match = trading_match(seats, seed) if trade else random_match(seats, seed, 1.0)
    for observer in (None, *range(seats)):
        for now, oracle in watch(match, observer):
            facts = Counter(seen_as(NyseView, now.view(observer)).known)
            for (holder, kind), count in facts.items():
                assert holder != observer
                assert count <= oracle.certain(holder, kind)
            state = truth(now)
            for color, worlds in enumerate(oracle.worlds):
                held = range(color * 4, state.seats * 16, 16)
                real = [tuple(state.hands[first : first + 4]) for first in held]
                assert tuple(real) in {world[:-1] for world in worlds}


def told(view: NyseView, holder: int, kind: int) -> int:
    """Return how many chips of a kind a view makes certain, by its facts and its counts."""
    color = kind >> 2
    facts = [fact for fact in view.known if fact[0] == holder and fact[1] >> 2 == color]
    unknown = view.chips[holder][color] - len(facts)
    unseen = view.unseen()[color * 4 : color * 4 + 4]
    others = sum(unseen) - unseen[kind & 3]
    return facts.count((holder, kind)) + max(0, unknown - others)


@given(st.integers(0, 2**32))
def test_with_two_seats_the_facts_leave_nothing_out(seed: int) -> None:
    match = trading_match(2, seed)
    for observer in (0, 1):
        for now, oracle in watch(match, observer):
            view = seen_as(NyseView, now.view(observer))
            for kind in range(16):
                assert told(view, 1 - observer, kind) == oracle.certain(1 - observer, kind)


@given(st.integers(2, 4), st.integers(0, 2**32))
def test_a_bystander_is_told_all_that_can_be_counted(seats: int, seed: int) -> None:
    for now, oracle in watch(random_match(seats, seed, 1.0), None):
        for holder in range(seats):
            for kind in range(16):
                assert told(seen_as(NyseView, now.view(None)), holder, kind) == oracle.certain(
                    holder, kind
                )


THREE = "take blue; take red; take green; take blue; take red; take green; "
"""After it, seat 0 has two blue chips, seat 1 two red ones, seat 2 two green ones."""


@pytest.mark.parametrize(
    ("red", "told", "known"),
    [
        (P, f"swap blue 1 red blue {M}; give {I}", {0: ((1, 1),), 1: ((0, 10),)}),
        (P, f"swap blue 1 red blue {M}; give {P}; market blue green", {0: (), 1: ((0, 8),)}),
        (
            S,
            f"swap blue 1 red blue {M}; give {I}; swap red 0 red blue {M}; give {I}",
            {0: ((1, 10),), 1: ((0, 1),)},
        ),
        (
            S,
            f"swap blue 1 red blue {M}; give {I}; swap red 2 green blue {M}; give {P}",
            {0: ((2, 1),)},
        ),
    ],
    ids=["given away", "shown", "moved on to its giver", "the only one of its colour moved on"],
)
def test_what_was_given_away_is_known_to_lie_there_until_it_leaves(
    red: str, told: str, known: dict[int, tuple[tuple[int, int], ...]]
) -> None:
    match = play(table(seats=3, blue=[S, M], red=[red, I]), THREE + told)
    assert {seat: seen_as(NyseView, match.view(seat)).known for seat in known} == known


def test_of_several_known_chips_one_of_each_kind_may_have_left() -> None:
    """Seat 0 knows two of three blue chips there; one of the three leaves unseen."""
    match = table(seats=3, blue=[S, S, P, P], red=[S, P, P])
    play(match, "take blue; take red; take green; " * 3 + "take blue; take blue; take green")
    play(match, f"swap blue 1 red blue {P}; give {P}; discard black; discard black")
    play(match, f"swap blue 1 red blue {P}; give {P}")
    assert seen_as(NyseView, match.view(0)).known == ((1, 0), (1, 0))
    play(match, f"swap red 2 green blue {P}; give {P}")
    assert seen_as(NyseView, match.view(0)).known == ((1, 0),)
    assert seen_as(NyseView, match.view(2)).known == ((1, 12),)


def test_which_of_two_known_chips_went_on_is_not_known() -> None:
    """Seat 0 gave both blue chips there, a plain one and a market; one of them leaves."""
    match = table(seats=3, blue=[S, S, P, M], red=[S, P, P])
    play(match, "take blue; take red; take green; " * 3 + "take blue; discard red; take green")
    play(match, f"swap blue 1 red blue {P}; give {P}; discard black; discard black")
    play(match, f"swap blue 1 red blue {M}; give {P}")
    assert seen_as(NyseView, match.view(0)).known == ((1, 0), (1, 1))
    play(match, f"swap red 2 green blue {P}; give {P}")
    assert seen_as(NyseView, match.view(0)).known == ()
    assert (
        seen_as(NyseView, match.view(None)).chips[1][0]
        == seen_as(NyseView, match.view(None)).chips[2][0]
        == 1
    )


def test_moves_are_told_in_their_order_without_what_is_hidden() -> None:
    match = table(2, blue=[S, P], red=[P])
    play(match, "take blue; take red; take black; discard green")
    view = seen_as(NyseView, match.view(1))
    assert [(move.seat, move.kind, move.color) for move in view.moves] == [
        (0, "take", 0),
        (1, "take", 2),
        (0, "take", 1),
        (1, "discard", 3),
    ]
    assert seen_as(NyseView, match.view(None)).moves == view.moves


def test_of_a_swap_everybody_sees_the_colors_alone() -> None:
    asked: Past = (1, StockSwap(0, 0, 1, chip_of(2, 3)), (0, Take(1), BEGINNING))
    answered: Past = (0, Surrender(2), asked)
    swap = SeenMove(1, "stock_swap", 0, None, 0, 1, 2)
    assert seen(asked) == seen(answered) == (SeenMove(0, "take", 1), swap)


@given(st.integers(1, 10), st.integers(0, 2**32))
def test_what_was_seen_before_stays_before_what_comes(seats: int, seed: int) -> None:
    moves = seen_as(NyseView, random_match(seats, seed).view(None)).moves
    assert moves
    assert seen((0, Take(1), Before(moves))) == (*moves, SeenMove(0, "take", 1))
