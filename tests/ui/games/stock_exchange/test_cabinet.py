"""The pigeon-holes: each gift is in its own, and a crowded one is divided into cells."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.parts import GOLD
from stockgames.ui.games.stock_exchange.cabinet import CabinetItem, cells
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, laid
from tests.ui.table.seating import NAMES


@pytest.fixture
def cabinet(qtbot: QtBot) -> CabinetItem:
    item = laid(CabinetItem(ThemeContext()), facts(form()), LAYOUT.cabinet)
    item.names = NAMES[:8]
    return item


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7, 12])
def test_cells_share_a_box_row_by_row(count: int) -> None:
    box = QRectF(10, 20, 120, 80)
    found = cells(box, count)
    assert len(found) == count
    assert all(box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell) for cell in found)
    inner = [cell.adjusted(0.01, 0.01, -0.01, -0.01) for cell in found]
    assert not any(one.intersects(other) for one, other in combinations(inner, 2))
    corners = [(cell.top(), cell.left()) for cell in found]
    assert corners == sorted(corners)


def test_nothing_needs_no_cell() -> None:
    assert cells(QRectF(0, 0, 10, 10), 0) == []


def test_there_is_a_column_for_each_other_seat(cabinet: CabinetItem) -> None:
    columns = [cabinet.column(seat) for seat in range(8)]
    assert columns[0] is None
    boxes = [column.goods for column in columns if column is not None]
    assert len(boxes) == 7
    assert all(cabinet.rect.contains(box) for box in boxes)


def test_a_gift_lies_in_the_hole_of_its_seat_and_in_no_other(cabinet: CabinetItem) -> None:
    holes = [box.goods for seat in range(1, 8) if (box := cabinet.column(seat)) is not None]
    before = [painted(cabinet, hole) for hole in holes]
    lies = form()
    lies.produce(GOLD)
    lies.give_resource(3, GOLD)
    cabinet.facts = facts(lies)
    after = [painted(cabinet, hole) for hole in holes]
    assert [one != other for one, other in zip(before, after, strict=True)] == [
        seat == 3 for seat in range(1, 8)
    ]


def test_a_gift_that_lost_its_ground_looks_otherwise(cabinet: CabinetItem) -> None:
    lies = form()
    lies.produce(GOLD)
    lies.give_resource(3, GOLD)
    cabinet.facts = facts(lies)
    given = painted(cabinet, cabinet.rect)
    lies.unmake(GOLD)
    cabinet.facts = facts(lies)
    assert painted(cabinet, cabinet.rect) != given
