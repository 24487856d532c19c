"""Moves are encoded as in the record format, strictly."""

from __future__ import annotations

import re
from typing import Any

import pytest

from stockgames.engine.errors import RecordError
from stockgames.engine.seat import CHANCE
from stockgames.games.nyse.actions import (
    CODEC,
    DISCARD,
    SUPPLY,
    TAKE,
    Chip,
    StockSwap,
    Surrender,
    action_name,
    kind_key,
)
from stockgames.games.nyse.parts import KINDS
from tests.games.nyse.table import play, random_game, table

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


def test_every_action_has_a_name_of_its_own() -> None:
    for state, seat, _ in random_game(3, 2):
        legal = state.legal_actions(seat)
        names = [action_name(action) for action in legal]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in names)


def test_names_are_told_by_colour_and_marking() -> None:
    assert action_name(TAKE[0]) == "take-blue"
    assert action_name(DISCARD[2]) == "discard-red"
    assert action_name(Surrender(3)) == "surrender-stock-swap"
    swap = StockSwap(1, SUPPLY, 2, Chip(3, 0))
    assert action_name(swap) == "stock-swap-black-supply-red-green-plain"
    assert len({kind_key(kind) for kind in KINDS}) == 16
