"""The price list: a cell per price, without overlaps, with the picked one standing out."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from stockgames.ui.games.portfolio.piles import PlaceItem, Price, PriceList
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import painted

ROOM, PAGE = QRectF(10, 20, 300, 160), QRectF(0, 0, 330, 200)
PRICES = PriceList(
    "How many?", tuple(Price(n, f"${n}", open=n < 4) for n in range(1, 11)), wished=1
)


@pytest.fixture
def place(qapp: object) -> PlaceItem:
    item = PlaceItem(ThemeContext())
    item.set_rect(ROOM)
    return item


def test_each_price_has_a_cell_of_its_own_on_the_list(place: PlaceItem) -> None:
    place.list = PRICES
    cells = [place.price_rect(count) for count in range(1, 11)]
    assert all(ROOM.contains(cell) and not cell.isEmpty() for cell in cells)
    for one, other in combinations(cells, 2):
        assert one.intersected(other).isEmpty()
    assert place.price_rect(0).isEmpty()
    assert place.price_rect(11).isEmpty()


def test_there_are_no_cells_where_no_prices_lie(place: PlaceItem) -> None:
    place.list = PRICES
    place.tell("Lay three or more", "in sequence")
    assert place.price_rect(1).isEmpty()


def test_the_price_under_the_mouse_stands_out_and_no_other_changes(place: PlaceItem) -> None:
    place.list = PRICES
    before = painted(place, PAGE)
    place.attended = 2
    after = painted(place, PAGE)
    two, three = (place.price_rect(count).toRect().adjusted(2, 2, -2, -2) for count in (2, 3))
    assert before.copy(two) != after.copy(two)
    assert before.copy(three) == after.copy(three)
    place.attended = None
    assert painted(place, PAGE) == before


@pytest.mark.parametrize(("width", "columns"), [(300, 5), (228, 5), (200, 4), (150, 3)])
def test_cells_stay_wide_enough_for_a_finger(place: PlaceItem, width: int, columns: int) -> None:
    place.set_rect(QRectF(10, 20, width, 180))
    place.list = PRICES
    cells = [place.price_rect(count) for count in range(1, 11)]
    assert len({round(cell.left()) for cell in cells}) == columns
    assert all(cell.width() >= 43 for cell in cells)
