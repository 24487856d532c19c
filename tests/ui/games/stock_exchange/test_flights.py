"""What flies when the form changes."""

from __future__ import annotations

from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.form import Entries
from stockgames.games.stock_exchange.parts import GOLD, WATER
from stockgames.games.stock_exchange.places import Place
from stockgames.ui.games.stock_exchange.flights import flight_between

EMPTY = Entries()


def test_an_order_flies_to_its_slot() -> None:
    flight = flight_between(Entries(produce=(GOLD,)), Entries(produce=(GOLD, WATER)))
    assert flight is not None
    assert (flight.source, flight.target) == (Place("good", WATER), Place("slot", 1))
    assert flight.carried.resource == WATER


def test_gifts_fly_to_their_holes() -> None:
    good = flight_between(EMPTY, Entries(resources=(ResourceGift(3, GOLD),)))
    share = flight_between(EMPTY, Entries(stocks=(StockGift(5, 2),)))
    assert good is not None
    assert share is not None
    assert good.target == Place("goods", 3)
    assert share.target == Place("stock", 5)
    assert share.carried.company == 2


def test_an_exchange_flies_to_the_garnets() -> None:
    flight = flight_between(Entries(exchange=(4,)), Entries(exchange=(4, 6)))
    assert flight is not None
    assert (flight.source, flight.target) == (Place("share", 6), Place("back", 1))


def test_what_is_taken_back_does_not_fly() -> None:
    full = Entries((1,), (GOLD,), (ResourceGift(3, GOLD),), (StockGift(5, 2),))
    assert flight_between(full, EMPTY) is None
    assert flight_between(full, full) is None
