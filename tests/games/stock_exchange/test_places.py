"""The names of places on the desk, used by keys, tests and screen readers."""

from __future__ import annotations

import pytest

from stockgames.games.stock_exchange.desk import Place, good_key, place_name
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, COMPANIES, DIAMOND, PRIZE_TOKEN


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (Place("good", DIAMOND), "good-diamond"),
        (Place("good", DIAMOND, fresh=True), "good-diamond-new"),
        (Place("good", PRIZE_TOKEN), "good-prize"),
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


def test_no_two_are_called_alike() -> None:
    goods = {good_key(resource) for resource in ALL_RESOURCES}
    assert len(goods) == len(ALL_RESOURCES)
    shares = [place_name(Place("share", company)) for company in COMPANIES]
    holes = [place_name(Place("stock", seat)) for seat in COMPANIES]
    assert len({*shares, *holes}) == 16
