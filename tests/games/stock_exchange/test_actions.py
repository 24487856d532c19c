"""Submissions in records: decoded strictly, encoded in one way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.games.stock_exchange import actions as a
from stockgames.games.stock_exchange.parts import COMPANIES, DIAMOND, PRODUCIBLE, RESOURCES
from stockgames.games.stock_exchange.refusals import refusal
from tests.games.stock_exchange.table import kind, opened, play_round, submission, truth

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
    laid = a.CODEC.decode(MOVE)
    assert laid == a.Submit(
        (6,),
        (kind("oil"), kind("gold"), kind("diamond"), kind("diamond")),
        (a.ResourceGift(4, kind("diamond"), fresh=True), a.ResourceGift(1, kind("oil"))),
        (a.StockGift(5, 3), a.StockGift(2, 0)),
    )
    assert a.CODEC.encode(laid) == MOVE


def test_the_order_within_a_list_means_nothing() -> None:
    turned = {key: value[::-1] if isinstance(value, list) else value for key, value in MOVE.items()}
    assert a.CODEC.decode(turned) == a.CODEC.decode(MOVE)


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
        a.CODEC.decode({**MOVE, key: value})


@pytest.mark.parametrize("key", list(MOVE))
def test_no_part_may_be_left_out(key: str) -> None:
    with pytest.raises(RecordError):
        a.CODEC.decode({other: value for other, value in MOVE.items() if other != key})


KINDS = range(len(RESOURCES))


def books(resources: list[int], stocks: list[int]) -> a.Books:
    return a.Books(
        0, 1, 10, tuple(resources), tuple(stocks), tuple(range(1, 8)), tuple(range(1, 8))
    )


@given(
    st.lists(st.integers(0, 3), min_size=len(RESOURCES), max_size=len(RESOURCES)),
    st.lists(st.sampled_from(PRODUCIBLE), min_size=4, max_size=4),
)
def test_s4_pieces_are_at_hand_and_fresh_diamonds_apart(held: list[int], made: list[int]) -> None:
    found = Counter(a.pieces(held, made))
    for each in KINDS:
        for fresh in (False, True):
            assert a.at_hand(books(held, [2] * 8), made, each, fresh) == found[each, fresh]
    assert found[DIAMOND, True] == made.count(DIAMOND)
    assert found.total() == sum(held) + len(made)


@given(st.lists(st.sampled_from(range(1, 8)), max_size=5, unique=True))
def test_s5_an_exchange_turns_another_stock_into_an_own_one(turned_in: list[int]) -> None:
    before = [2, *[1] * 7]
    after = a.exchanged(before, 0, turned_in)
    assert [a.stock_left(books([], before), turned_in, company) for company in COMPANIES] == after
    assert sum(after) == sum(before)
    assert after[0] == 2 + len(turned_in)
    assert before == [2, *[1] * 7]


SEATS = range(8)


def allowed(books: a.Books, laid: a.Submit) -> bool:
    """Return whether a submission is legal."""
    return refusal(books, laid) is None


def test_what_can_be_made() -> None:
    """Four of twelve kinds, with repetition; every one leaves something to give."""
    books = truth(opened()).books(0)
    made = 0
    for kinds in combinations_with_replacement(range(len(RESOURCES)), 4):
        gifts = tuple(
            a.ResourceGift(to, k, k == kind("diamond")) for to, k in enumerate(kinds[:2], 1)
        )
        made += allowed(books, a.Submit((), kinds, gifts, submission(books).stocks))
    assert made == comb(12 + 4 - 1, 4) == 1365


def test_what_can_be_given_to_whom() -> None:
    """Of two gold, iron and book: 3 × 3 pairs, iron or book not twice; to 21 pairs of seats."""
    books = truth(opened()).books(0)
    made = (kind("gold"), kind("gold"), kind("iron"), kind("book"))
    ways = 0
    for seats in combinations(SEATS, 2):
        for kinds in product(range(len(RESOURCES)), repeat=2):
            gifts = tuple(map(a.ResourceGift, seats, kinds))
            ways += allowed(books, a.Submit((), made, gifts, submission(books).stocks))
    assert ways == 21 * (9 - 2)


def test_fresh_diamonds_count_apart_from_old_ones() -> None:
    """An old and a fresh diamond, and iron: 3 × 3 pairs but each of three singles twice."""
    match = opened()
    play_round(match, s0="diamond gold gold gold; 1 gold, 2 gold; 1 s2, 2 s3")
    books = truth(match).books(0)
    assert books.resources[kind("gold")] == 1
    made = (kind("diamond"), kind("iron"), kind("iron"), kind("iron"))
    goods = [(k, fresh) for k in range(len(RESOURCES)) for fresh in (False, True)]
    ways = 0
    for one, other in product(goods, repeat=2):
        gifts = (a.ResourceGift(3, *one), a.ResourceGift(4, *other))
        ways += allowed(books, a.Submit((), made, gifts, submission(books).stocks))
    held = {k for k, count in enumerate(books.resources) if count} | {kind("iron")}
    singles = sum(books.resources[k] == 1 for k in held if k != kind("iron")) + 1
    assert ways == (len(held) + 1) ** 2 - singles


def test_which_stocks_can_be_given_and_turned_in() -> None:
    """Six single stocks and two own ones: 7 × 7 pairs but six doubles, to 21 pairs of seats."""
    books = truth(opened(4)).books(0)
    idle = submission(books)
    gifts = 0
    for seats in combinations(SEATS, 2):
        for companies in product(SEATS, repeat=2):
            stocks = tuple(map(a.StockGift, seats, companies))
            gifts += allowed(books, a.Submit((), idle.produce, idle.resources, stocks))
    assert gifts == 21 * (49 - 6)
    own = (a.StockGift(1, 0), a.StockGift(2, 0))
    exchanges = sum(
        allowed(books, a.Submit(turned_in, idle.produce, idle.resources, own))
        for number in range(4)
        for turned_in in combinations_with_replacement(SEATS, number)
    )
    assert exchanges == 1 + 6 + comb(6, 2)


def test_three_rounds_leave_every_order_of_recipients_open() -> None:
    """7! / (2! 2! 3!) ways to spread seven gifts over the rounds."""
    assert _orders(tuple(range(1, 8)), 1) == 210


def _orders(owed: tuple[int, ...], number: int) -> int:
    if number == 4:
        return 1
    base = truth(opened()).books(0)
    books = base._replace(round=number, owes_resource=owed, owes_stock=owed)
    idle = (kind("iron"),) * 4
    ways = 0
    for size in range(5):
        for seats in combinations(SEATS, size):
            gifts = tuple(a.ResourceGift(to, kind("iron")) for to in seats)
            stocks = tuple(a.StockGift(to, c) for to, c in zip(seats, (2, 3, 4, 5), strict=False))
            if allowed(books, a.Submit((), idle, gifts, stocks)):
                ways += _orders(tuple(seat for seat in owed if seat not in seats), number + 1)
    return ways
