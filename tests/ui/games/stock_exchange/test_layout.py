"""The desk's layout, at every size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from stockgames.ui.games.stock_exchange.layout import lay_fan, lay_out

SIZES = [(1280, 680), (1920, 1016), (3840, 2080)]


def apart(rects: list[QRectF]) -> bool:
    return not any(one.intersects(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_shelves_and_holes_lie_in_their_cabinets(width: int, height: int) -> None:
    layout = lay_out(width, height)
    shelves = [place.area for place in layout.shelves]
    assert len(shelves) == 13
    assert all(layout.warehouse.contains(area) for area in [*shelves, layout.legend])
    assert all(place.hole.height() > 40 for place in layout.shelves)
    holes = [box for c in layout.columns for box in (c.goods, c.stock, c.plate)]
    assert len(holes) == 21
    assert all(layout.cabinet.contains(box) for box in holes)
    assert apart(holes)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_slots_and_words_lie_on_the_strip(width: int, height: int) -> None:
    layout = lay_out(width, height)
    assert all(layout.production.contains(slot) for slot in layout.slots)
    assert layout.production.contains(layout.detail)
    assert apart([*layout.slots, layout.detail])
    assert layout.detail.width() > 200
    assert layout.garnets.contains(layout.exchange)
    assert layout.garnets.contains(layout.dish)
    assert apart([layout.dish, layout.exchange])


@pytest.mark.parametrize("count", [1, 2, 5, 7, 8, 11, 16, 21])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_share_of_the_fan_lies_on_the_pad(width: int, height: int, count: int) -> None:
    layout = lay_out(width, height)
    fan = lay_fan(layout.pad, count, layout.scale)
    assert len(fan) == count
    for place in fan:
        half = QPointF(place.width / 2, place.width * 0.65)
        turn = QTransform().translate(place.centre.x(), place.centre.y()).rotate(place.rotation)
        assert layout.pad.contains(turn.mapRect(QRectF(-half, half)))
    steps = [after.centre.x() - before.centre.x() for before, after in pairwise(fan)]
    assert all(step >= 22 for step in steps)
