"""The layout of the desk while a form is filled in, and what one change moves."""

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
from stockgames.games.stock_exchange import desk
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Books, ResourceGift, StockGift
from stockgames.games.stock_exchange.desk import Place, place_name
from stockgames.games.stock_exchange.form import Entries, Form, from_draft, to_draft
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.games.stock_exchange.view import books as books_of
from tests.games.stock_exchange.table import opened, play_round, truth, view

EMPTY = Entries()


def form(**rounds: str) -> Form:
    """Return seat 0's empty form after rounds with these submissions."""
    match = opened()
    if rounds:
        play_round(match, **rounds)
    return Form(truth(match).books(0))


def test_what_is_given_is_neither_held_nor_ordered() -> None:
    lies = form(s0="gold gold iron water; 1 iron, 2 water")
    assert (desk.held(lies, p.GOLD), desk.ordered(lies, p.GOLD)) == (2, 0)
    lies.produce(p.GOLD)
    assert (desk.held(lies, p.GOLD), desk.ordered(lies, p.GOLD)) == (2, 1)
    for to, left in ((3, (1, 1)), (4, (0, 1))):
        lies.give_resource(to, p.GOLD)
        assert (desk.held(lies, p.GOLD), desk.ordered(lies, p.GOLD)) == left
    assert not desk.can_give(lies, p.IRON)


def test_what_is_made_and_given_leaves_what_is_held() -> None:
    lies = form(s0="gold gold iron water; 1 iron, 2 water")
    lies.produce(p.WATER)
    lies.give_resource(3, p.WATER)
    assert (desk.held(lies, p.GOLD), desk.held(lies, p.WATER)) == (2, 0)
    assert desk.ordered(lies, p.WATER) == 0


def test_old_and_fresh_diamonds_are_told_apart_where_both_lie_there() -> None:
    lies = form(s0="diamond diamond iron water; 1 iron, 2 water")
    old, fresh = Place("good", p.DIAMOND), Place("good", p.DIAMOND, fresh=True)
    assert desk.goods(lies, p.DIAMOND) == (old,)
    lies.produce(p.DIAMOND)
    assert desk.goods(lies, p.DIAMOND) == (old, fresh)
    assert desk.meant(lies, old) == old
    for to in (3, 4):
        lies.give_resource(to, p.DIAMOND)
    assert (desk.held(lies, p.DIAMOND), desk.ordered(lies, p.DIAMOND)) == (0, 1)
    assert desk.goods(lies, p.DIAMOND) == (old,)
    assert desk.meant(lies, old) == fresh


def test_the_fan_begins_with_own_shares_and_tells_copies_apart() -> None:
    lies = form()
    own = [share for share in desk.shares(lies) if share.number == 0]
    assert desk.shares(lies)[: len(own)] == tuple(
        Place("share", 0, copy=n) for n in range(len(own))
    )
    others = [share.number for share in desk.shares(lies)[len(own) :]]
    assert others == sorted(others)
    lies.give_stock(3, 0)
    assert len(desk.shares(lies)) == len(own) + len(others) - 1


def test_a_hole_holds_its_gift_until_it_is_sealed_and_then_the_round() -> None:
    lies, hole = form(), Place("goods", 3)
    assert desk.gift_in(lies, hole) is None
    assert desk.is_free(lies, hole)
    assert desk.is_free(lies, Place("stock", 3))
    lies.produce(p.GOLD)
    lies.give_resource(3, p.GOLD)
    assert desk.gift_in(lies, hole) == ResourceGift(3, p.GOLD)
    assert desk.gift_in(lies, Place("stock", 3)) is None
    assert not desk.is_free(lies, hole)
    match = opened()
    play_round(match, s0="gold gold iron water; 1 iron, 2 water; 3 s0, 4 s0")
    seen = view(match, 0)
    assert desk.received_in(seen, "goods", 1) == desk.received_in(seen, "stock", 3) == 1
    assert desk.received_in(seen, "goods", 3) is None


def test_a_gift_that_lost_its_ground_is_lacking_in_its_own_hole_alone() -> None:
    lies = form()
    lies.produce(p.GOLD)
    lies.give_resource(3, p.GOLD)
    lies.give_stock(4, 2)
    assert not desk.lacks(lies, Place("goods", 3))
    lies.unmake(p.GOLD)
    lacking = [
        (kind, seat)
        for kind in ("goods", "stock")
        for seat in range(8)
        if desk.lacks(lies, Place(kind, seat))
    ]
    assert lacking == [("goods", 3)]


def test_a_share_given_once_more_than_it_is_held_is_lacking_where_it_was_to_go() -> None:
    blank = form()
    others = [seat for seat in range(8) if seat != blank.books.seat]
    gifts = [StockGift(seat, 2) for seat in others[: blank.stock_left(2) + 1]]
    lies = Form(blank.books, Entries(stocks=tuple(gifts)))
    lacking = [seat for seat in range(8) if desk.lacks(lies, Place("stock", seat))]
    assert lacking == [gifts[-1].to]
    assert not any(desk.lacks(lies, Place("goods", seat)) for seat in range(8))


def test_what_is_taken_from_a_place_is_a_good_or_a_share() -> None:
    lies = form()
    lies.produce(p.GOLD)
    lies.produce(p.WATER)
    lies.give_resource(3, p.GOLD)
    lies.give_stock(4, 2)
    assert desk.thing_at(lies, Place("slot", 1)) == Place("good", p.WATER)
    assert desk.thing_at(lies, Place("slot", 2)) is None
    assert desk.thing_at(lies, Place("goods", 3)) == Place("good", p.GOLD)
    assert desk.thing_at(lies, Place("stock", 4)) == Place("share", 2)
    assert desk.thing_at(lies, Place("stock", 5)) is None
    for itself in (Place("good", p.IRON), Place("share", 5, copy=1)):
        assert desk.thing_at(lies, itself) == itself


def test_an_order_moves_to_its_slot() -> None:
    before, after = Entries(produce=(p.GOLD, p.IRON)), Entries(produce=(p.GOLD, p.IRON, p.WATER))
    assert desk.moved(before, after) == (Place("good", p.WATER), Place("slot", 2))


def test_gifts_move_to_their_holes() -> None:
    good = Entries(resources=(ResourceGift(3, p.GOLD),))
    assert desk.moved(EMPTY, good) == (Place("good", p.GOLD), Place("goods", 3))
    share = Entries(stocks=(StockGift(5, 2),))
    assert desk.moved(EMPTY, share) == (Place("share", 2), Place("stock", 5))


def test_an_exchange_moves_to_the_garnets() -> None:
    before, after = Entries(exchange=(4, 5)), Entries(exchange=(4, 5, 6))
    assert desk.moved(before, after) == (Place("share", 6), Place("back", 2))


def test_what_is_taken_back_does_not_move() -> None:
    full = Entries((1,), (p.GOLD,), (ResourceGift(3, p.GOLD),), (StockGift(5, 2),))
    assert desk.moved(full, EMPTY) is None
    assert desk.moved(full, full) is None


def test_a_seat_s_column_means_the_hole_that_takes_another_gift() -> None:
    lies = form(s0="gold gold iron water; 1 iron, 2 water; 4 s5, 5 s6")
    good, share = Place("good", p.GOLD), Place("share", 5)
    goods, stock = Place("goods", 3), Place("stock", 3)
    assert desk.meant_hole(lies, 3, None, None) == goods
    assert desk.meant_hole(lies, 3, None, share) == stock
    assert desk.meant_hole(lies, 3, stock, good) == stock
    assert desk.meant_hole(lies, 3, Place("swap"), None) == goods
    assert desk.meant_hole(lies, 1, None, good) == Place("stock", 1), "a good was given in round 1"
    assert desk.meant_hole(lies, 1, good, None) == Place("goods", 1), "in hand: it is told why not"
    lies.give_resource(3, p.GOLD)
    assert desk.meant_hole(lies, 3, None, good) == stock
    lies.give_stock(3, 0)
    assert desk.meant_hole(lies, 3, None, share) == stock, "both are full: to take it back"


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (Place("good", p.DIAMOND), "good-diamond"),
        (Place("good", p.DIAMOND, fresh=True), "good-diamond-new"),
        (Place("good", p.PRIZE_TOKEN), "good-prize"),
        (Place("slot", 0), "slot-1"),
        (Place("goods", 3), "good-to-3"),
        (Place("stock", 3), "stock-to-3"),
        (Place("share", 1), "stock-bell"),
        (Place("share", 1, copy=1), "stock-bell-2"),
        (Place("swap"), "exchange"),
        (Place("back", 1), "keep-2"),
    ],
)
def test_a_place_is_called_by_what_it_is(place: Place, name: str) -> None:
    assert place_name(place) == name


GAME = registry.load("stock-exchange")


def dealt() -> Match:
    seats = [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(8)]
    return Match.deal(GAME, seats, {"garnets": 2}, "seed")


@pytest.fixture
def books() -> Books:
    return books_of(seen_as(StockExchangeView, dealt().view(0)))


def begun(books: Books) -> Form:
    form = Form(books)
    for good in (p.WATER, p.DIAMOND, p.GOLD):
        form.produce(good)
    form.give_resource(3, p.DIAMOND, fresh=True)
    form.give_stock(5, next(c for c in range(8) if books.stocks[c]))
    return form


def test_a_form_comes_back_in_the_order_it_was_filled_in(books: Books) -> None:
    form = begun(books)
    kept = json.loads(json.dumps(to_draft(form.entries)))
    assert from_draft(books, kept).entries == form.entries
    assert kept["produce"] == ["water", "diamond", "gold"]


def test_a_gift_that_is_no_longer_covered_comes_back_as_well(books: Books) -> None:
    form = begun(books)
    form.unmake(p.DIAMOND)
    again = from_draft(books, to_draft(form.entries))
    assert again.entries == form.entries
    assert again.problems() == form.problems()


def test_a_form_that_comes_back_can_be_undone_entry_by_entry(books: Books) -> None:
    again, left = from_draft(books, to_draft(begun(books).entries)), 5
    while again.can_undo:
        again.undo()
        left -= 1
        assert sum(part.done for part in again.parts()) == left
    assert again.entries == Entries()


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
