"""A saved draft is restored exactly, and nothing else is accepted as one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.actions import Books
from stockgames.games.stock_exchange.form import Form, from_draft, to_draft
from stockgames.games.stock_exchange.parts import DIAMOND, GOLD, WATER
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.games.stock_exchange.view import books as books_of

GAME = registry.load("stock-exchange")


def dealt() -> Match:
    seats = [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(8)]
    return Match.deal(GAME, seats, {"garnets": 2}, "seed")


@pytest.fixture
def books() -> Books:
    return books_of(seen_as(StockExchangeView, dealt().view(0)))


def begun(books: Books) -> Form:
    form = Form(books)
    for good in (WATER, DIAMOND, GOLD):
        form.produce(good)
    form.give_resource(3, DIAMOND, fresh=True)
    form.give_stock(5, next(c for c in range(8) if books.stocks[c]))
    return form


def test_a_form_comes_back_in_the_order_it_was_filled_in(books: Books) -> None:
    form = begun(books)
    kept = json.loads(json.dumps(to_draft(form.entries)))
    assert from_draft(books, kept).entries == form.entries
    assert kept["produce"] == ["water", "diamond", "gold"]


def test_a_gift_that_is_no_longer_covered_comes_back_as_well(books: Books) -> None:
    form = begun(books)
    form.unmake(DIAMOND)
    again = from_draft(books, to_draft(form.entries))
    assert again.entries == form.entries
    assert again.problems() == form.problems()


def test_whatever_is_filled_in_at_random_comes_back() -> None:
    match = dealt()
    for number in range(24):
        seat = number % 8
        books = books_of(seen_as(StockExchangeView, match.view(seat)))
        action = GAME.sample_action(match.view(seat), Random(number))
        assert from_draft(books, GAME.codec.encode(action)).submission() == action
        match.act(seat, action)


@pytest.mark.parametrize(
    "fields",
    [
        {"produce": ["coal"]},
        {"produce": ["gold"] * 5},
        {"produce": "gold"},
        {"produce": [None]},
        {"exchange": [0]},
        {"exchange": [1, 1]},
        {"exchange": [-1]},
        {"exchange": [8]},
        {"resources": [{"to": 0, "resource": "gold"}]},
        {"resources": [{"to": 8, "resource": "gold"}]},
        {"resources": [{"to": 3, "resource": "gold"}, {"to": 3, "resource": "oil"}]},
        {"resources": [{"to": seat, "resource": "gold"} for seat in (1, 2, 3)]},
        {"stocks": [{"to": 1, "company": 8}]},
        {"stocks": [{"to": 1, "company": -1}]},
        {"stocks": 4},
    ],
    ids=str,
)
def test_what_nobody_can_have_filled_in_is_no_form(books: Books, fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        from_draft(books, fields)
