"""Submissions in records: decoded strictly, encoded in one way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.games.stock_exchange.actions import (
    CODEC,
    Books,
    ResourceGift,
    StockGift,
    Submit,
    at_hand,
    exchanged,
    pieces,
    stock_left,
)
from stockgames.games.stock_exchange.parts import COMPANIES, DIAMOND, PRODUCIBLE, RESOURCES
from tests.games.stock_exchange.table import kind

MOVE: dict[str, Any] = {
    "do": "submit",
    "exchange": [6],
    "produce": ["diamond", "diamond", "gold", "oil"],
    "resources": [
        {"to": 1, "resource": "oil"},
        {"to": 4, "resource": "diamond", "fresh": True},
    ],
    "stocks": [{"to": 2, "company": 0}, {"to": 5, "company": 3}],
}
"""The example of the record format, with sorted lists."""


def test_the_example_of_the_record_format() -> None:
    laid = CODEC.decode(MOVE)
    assert laid == Submit(
        (6,),
        (kind("oil"), kind("gold"), kind("diamond"), kind("diamond")),
        (ResourceGift(4, kind("diamond"), fresh=True), ResourceGift(1, kind("oil"))),
        (StockGift(5, 3), StockGift(2, 0)),
    )
    assert CODEC.encode(laid) == MOVE


def test_the_order_within_a_list_means_nothing() -> None:
    turned = {key: value[::-1] if isinstance(value, list) else value for key, value in MOVE.items()}
    assert CODEC.decode(turned) == CODEC.decode(MOVE)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("exchange", [True]),
        ("exchange", ["6"]),
        ("exchange", 6),
        ("produce", ["Gold"] * 4),
        ("produce", [3, 3, 3, 3]),
        ("produce", None),
        ("resources", [{"to": 1, "resource": "oil", "fresh": False}]),
        ("resources", [{"to": 1, "resource": "diamond"}]),
        ("resources", [{"to": 1, "resource": "diamond", "fresh": None}]),
        ("resources", [{"to": 1, "resource": "diamond", "fresh": 1}]),
        ("resources", [{"to": "1", "resource": "oil"}]),
        ("resources", [{"to": 1.0, "resource": "oil"}]),
        ("resources", [{"to": 1, "resource": ["oil"]}]),
        ("resources", [{"to": 1}]),
        ("resources", ["oil"]),
        ("stocks", [{"to": 2, "company": 0, "fresh": True}]),
        ("stocks", [{"to": 2}]),
        ("stocks", [[2, 0]]),
        ("garnets", 2),
    ],
)
def test_anything_else_is_no_submission(key: str, value: object) -> None:
    with pytest.raises(RecordError):
        CODEC.decode({**MOVE, key: value})


@pytest.mark.parametrize("key", list(MOVE))
def test_no_part_may_be_left_out(key: str) -> None:
    with pytest.raises(RecordError):
        CODEC.decode({other: value for other, value in MOVE.items() if other != key})


KINDS = range(len(RESOURCES))


def books(resources: list[int], stocks: list[int]) -> Books:
    return Books(0, 1, 10, tuple(resources), tuple(stocks), tuple(range(1, 8)), tuple(range(1, 8)))


@given(
    st.lists(st.integers(0, 3), min_size=len(RESOURCES), max_size=len(RESOURCES)),
    st.lists(st.sampled_from(PRODUCIBLE), min_size=4, max_size=4),
)
def test_s4_each_piece_is_at_hand_and_fresh_diamonds_lie_apart(
    held: list[int], made: list[int]
) -> None:
    found = Counter(pieces(held, made))
    for each in KINDS:
        for fresh in (False, True):
            assert at_hand(books(held, [2] * 8), made, each, fresh) == found[each, fresh]
    assert found[DIAMOND, True] == made.count(DIAMOND)
    assert found.total() == sum(held) + len(made)


@given(st.lists(st.sampled_from(range(1, 8)), max_size=5, unique=True))
def test_s5_an_exchange_turns_another_stock_into_an_own_one(turned_in: list[int]) -> None:
    before = [2, *[1] * 7]
    after = exchanged(before, 0, turned_in)
    assert [stock_left(books([], before), turned_in, company) for company in COMPANIES] == after
    assert sum(after) == sum(before)
    assert after[0] == 2 + len(turned_in)
    assert before == [2, *[1] * 7]
