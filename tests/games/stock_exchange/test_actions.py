"""Submissions in records: decoded strictly, encoded in one way."""

from __future__ import annotations

from typing import Any

import pytest

from stockgames.engine.errors import RecordError
from stockgames.games.stock_exchange.actions import CODEC, ResourceGift, StockGift, Submit
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
