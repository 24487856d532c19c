"""Moves are encoded as in the record format, strictly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.state import CHANCE
from stockgames.games.nyse.actions import (
    CODEC,
    DISCARD,
    SUPPLY,
    TAKE,
    Chip,
    NyseAction,
    StockSwap,
    Surrender,
    action_name,
    kind_key,
)
from stockgames.games.nyse.game import GAME
from stockgames.games.nyse.parts import KINDS
from stockgames.games.nyse.state import NyseState
from tests.games.nyse.recount import COLORS, MARKINGS, SPOTS, Table
from tests.games.nyse.table import I, M, P, S, as_table, play, random_game, refused, table

WRITTEN: list[dict[str, Any]] = [
    {"do": "take", "color": "blue"},
    {"do": "discard", "color": "blue"},
    {"do": "speculative_market", "chip": "red", "marker": "blue"},
    {"do": "aggressive_investment", "chip": "red"},
    {"do": "stop"},
    {
        "do": "stock_swap",
        "chip": "red",
        "with": 2,
        "want": "black",
        "give": {"color": "blue", "marking": "plain"},
    },
    {"do": "surrender", "marking": "plain"},
    {
        "do": "stock_swap",
        "chip": "red",
        "with": "supply",
        "want": "green",
        "give": {"color": "blue", "marking": "speculative_market"},
    },
    {"do": "shuffle_in", "color": "blue", "position": 3},
]


@pytest.mark.parametrize("fields", WRITTEN, ids=lambda fields: fields["do"])
def test_each_move_of_the_format(fields: dict[str, Any]) -> None:
    action = CODEC.decode(fields)
    assert CODEC.encode(action) == fields
    assert list(CODEC.encode(action)) == list(fields)


@pytest.mark.parametrize("fields", WRITTEN, ids=lambda fields: fields["do"])
def test_no_move_lacks_a_field_or_has_one_too_many(fields: dict[str, Any]) -> None:
    for key in fields:
        with pytest.raises(RecordError):
            CODEC.decode({other: value for other, value in fields.items() if other != key})
    with pytest.raises(RecordError):
        CODEC.decode({**fields, "note": 1})


@pytest.mark.parametrize(
    "give", [{}, {"color": "blue"}, {"color": "blue", "marking": "plain", "n": 1}, "blue", [], None]
)
def test_what_is_given_is_one_chip(give: object) -> None:
    for fields in WRITTEN:
        if "give" in fields:
            with pytest.raises(RecordError):
                CODEC.decode({**fields, "give": give})


def test_a_whole_move_stands_in_the_record_with_its_seat() -> None:
    match = play(table(seats=3, first=1), "take blue; discard red")
    assert match.record().moves == [
        {"seat": 1, "do": "take", "color": "blue"},
        {"seat": 2, "do": "discard", "color": "red"},
    ]


def test_legal_lists_hold_the_same_objects_again_and_again() -> None:
    """Searches compare and hash actions a lot."""
    for seats in (1, 4):
        for state, seat, _ in random_game(seats, 1, eager=0.9):
            if seat != CHANCE:
                again = state.copy().legal_actions(seat)
                pairs = zip(state.legal_actions(seat), again, strict=True)
                assert all(one is other for one, other in pairs)


def test_names_are_told_by_colour_and_marking() -> None:
    assert action_name(TAKE[0]) == "take-blue"
    assert action_name(DISCARD[2]) == "discard-red"
    assert action_name(Surrender(3)) == "surrender-stock-swap"
    swap = StockSwap(1, SUPPLY, 2, Chip(3, 0))
    assert action_name(swap) == "stock-swap-black-supply-red-green-plain"
    assert len({kind_key(kind) for kind in KINDS}) == 16


SPECIALS = MARKINGS[1:]
SEEDS = st.integers(0, 2**32)


@cache
def universe(seats: int) -> tuple[tuple[str, NyseAction], ...]:
    """Return every action that a record of this many seats could contain, and some that it
    shouldn't.

    Each comes with its record text; partners and positions go one beyond what exists.
    """
    moves: list[dict[str, Any]] = [{"do": "stop"}]
    moves += [{"do": do, "color": color} for do in ("take", "discard") for color in COLORS]
    moves += [{"do": M, "chip": chip, "marker": marker} for chip in COLORS for marker in COLORS]
    moves += [{"do": do, "chip": chip} for do in (I, "waive") for chip in COLORS]
    moves += [{"do": "surrender", "marking": marking} for marking in MARKINGS]
    moves += [
        {"do": "shuffle_in", "color": color, "position": place}
        for color in COLORS
        for place in range(-1, 12)
    ]
    gives = [{"color": color, "marking": marking} for color in COLORS for marking in MARKINGS]
    moves += [
        {"do": S, "chip": chip, "with": partner, "want": want, "give": give}
        for chip in COLORS
        for partner in ("supply", *range(seats + 1))
        for want in COLORS
        for give in gives
    ]
    return tuple((json.dumps(move), CODEC.decode(move)) for move in moves)


def played(move: dict[str, Any]) -> tuple[str, str]:
    return move["chip"], S if move["do"] == "waive" else move["do"]


def hand(other: Table, move: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the active hand without the special chip that the move plays."""
    rest = list(other.hands[other.active])
    if played(move) in rest:
        rest.remove(played(move))
    return rest


def no_such_chip(other: Table, move: dict[str, Any]) -> bool:
    if move["do"] == "surrender":
        assert other.asked is not None
        chip = (other.asked["want"], move["marking"])
        return chip not in other.hands[other.asked["with"]]
    return played(move) not in other.hands[other.active]


def unknown_partner(other: Table, move: dict[str, Any]) -> bool:
    partner = move["with"]
    return partner in ("supply", other.active) or partner >= other.seats


def partner_lacks_it(other: Table, move: dict[str, Any]) -> bool:
    return not [chip for chip in other.hands[move["with"]] if chip[0] == move["want"]]


def on_turn(other: Table) -> bool:
    return other.asked is None and not other.takes


TRUE_WHEN: dict[tuple[str, str], Callable[[Table, dict[str, Any]], bool]] = {
    ("nothing-to-answer-now", "rules"): lambda other, move: (
        on_turn(other) and move["do"] in ("stop", "surrender", "shuffle_in")
    ),
    ("take-a-chip-or-stop", "N4"): lambda other, move: (
        other.seats > 1 and other.takes > 0 and move["do"] not in ("take", "stop")
    ),
    ("the-partner-picks-a-chip-to-give", "N5"): lambda other, move: (
        other.asked is not None and other.asked["with"] != "supply" and move["do"] != "surrender"
    ),
    ("the-given-chip-is-shuffled-in-first", "N10"): lambda other, move: (
        other.asked is not None and other.asked["with"] == "supply" and move["do"] != "shuffle_in"
    ),
    ("pile-is-empty", "take"): lambda other, move: not other.piles[move["color"]],
    ("pile-is-empty", "N10"): lambda other, move: (
        other.seats == 1 and move["with"] == "supply" and not other.piles[move["want"]]
    ),
    ("a-special-chip-must-be-used", "N9"): lambda other, move: (
        other.seats == 1 and all(legal["do"] in SPECIALS for legal in other.legal())
    ),
    ("alone-one-takes-both-chips", "N9"): lambda other, move: (
        other.seats == 1 and other.takes > 0 and move["do"] != "take"
    ),
    ("no-such-chip-in-hand", "specials"): no_such_chip,
    ("no-such-chip-in-hand", "N5"): no_such_chip,
    ("that-marker-has-crashed", "N3"): lambda other, move: other.spots[move["marker"]] >= SPOTS,
    ("the-chip-to-give-is-not-in-hand", "N5"): lambda other, move: (
        not no_such_chip(other, move)
        and (move["give"]["color"], move["give"]["marking"]) not in hand(other, move)
    ),
    ("alone-a-swap-is-not-waived", "N9"): lambda other, move: (
        other.seats == 1 and move["do"] == "waive"
    ),
    ("alone-one-swaps-with-the-supply", "N10"): lambda other, move: (
        other.seats == 1 and move["with"] != "supply"
    ),
    ("a-swap-needs-another-seat", "N5"): lambda other, move: (
        other.seats > 1 and unknown_partner(other, move)
    ),
    ("the-partner-holds-no-such-color", "N5"): lambda other, move: (
        not unknown_partner(other, move) and partner_lacks_it(other, move)
    ),
    ("the-chip-cannot-lie-there", "N10"): lambda other, move: (
        move not in [{key: legal[key] for key in move} for legal in other.legal()]
    ),
}
"""Each refusal, and the condition under which it is the true reason."""


def reason_of(state: NyseState, seat: int, action: NyseAction) -> tuple[str, str]:
    try:
        GAME.check(state, seat, action)
    except Refused as refusal:
        return refusal.code, refusal.ruling
    pytest.fail(f"{action} is not in the legal list, and was not refused")


def refusals(state: NyseState, rng: Random, most: int) -> Iterator[tuple[str, str]]:
    """Try up to `most` actions in the active seat; yield each refusal after checking it."""
    other = as_table(state)
    before = state.copy()
    (seat,) = state.actors
    allowed = set(state.legal_actions(seat))
    spelled = universe(state.seats)
    assert allowed <= {action for _, action in spelled}
    for action in allowed:
        GAME.check(state, seat, action)
    for told, action in rng.sample(spelled, min(most, len(spelled))):
        if action in allowed:
            continue
        reason = reason_of(state, seat, action)
        assert TRUE_WHEN[reason](other, json.loads(told)), (reason, told)
        yield reason
    assert as_table(state).__dict__ == as_table(before).__dict__


@given(st.integers(1, 10), SEEDS)
def test_of_all_actions_the_legal_list_alone_is_accepted(seats: int, seed: int) -> None:
    rng = Random(seed)
    for state, _, _ in random_game(seats, seed, eager=0.7):
        if rng.random() < 0.1:
            assert list(refusals(state, rng, most=2000 if seats < 3 else 300))


def test_every_refusal_is_met() -> None:
    met: set[tuple[str, str]] = set()
    for seats, eager in ((1, 0.8), (2, 0.8), (3, 0.4)):
        for seed in range(4):
            rng = Random(seed)
            for state, _, _ in random_game(seats, seed, eager=eager):
                met |= set(refusals(state, rng, most=60))
    assert met == TRUE_WHEN.keys()


def test_a_seat_that_owes_nothing_is_told_so_first() -> None:
    match = table(seats=3)
    for told in ("take blue", "stop", "give plain", f"market red {'blue'}"):
        assert refused(match, told, seat=1) == ("not-this-seats-decision", "rules")
    assert refused(match, "take blue", seat=7) == ("not-this-seats-decision", "rules")
    assert refused(match, "shuffle blue 0", seat=-1) == ("not-this-seats-decision", "rules")


def test_an_empty_pile_goes_before_n9() -> None:
    """In a solitaire with a chip that must be used, an empty pile would be unavailable anyway."""
    match = play(table(seats=1, red=[P] * 5 + [M]), "discard blue; " * 10 + "discard red; " * 5)
    play(match, "take red")
    assert refused(match, "take blue") == ("pile-is-empty", "take")
    assert refused(match, "take red") == ("a-special-chip-must-be-used", "N9")
