"""Zones turned to their seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.table.code_plate_zones import middle_of, zones

TABLES = (QRectF(0, 0, 400, 640), QRectF(10, 20, 960, 1340), QRectF(0, 0, 620, 220))


@pytest.mark.parametrize("people", range(1, 7))
@pytest.mark.parametrize("table", TABLES[:2], ids=["small", "large"])
def test_nobody_lies_on_anybody_else_nor_on_the_ring(table: QRectF, people: int) -> None:
    laid = zones(table, people)
    assert len(laid) == people
    places = [zone.place for zone in laid] + [middle_of(table, laid)]
    for place in places:
        assert table.contains(place)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize("people", range(1, 7))
@pytest.mark.parametrize("table", TABLES, ids=["small", "large", "flat"])
def test_keys_lie_on_their_zone_and_on_no_other_key(table: QRectF, people: int) -> None:
    for zone in zones(table, people):
        keys = [zone.key(place) for place in range(6)]
        assert all(zone.size.contains(key) for key in keys)
        assert not any(one.intersects(other) for one, other in combinations(keys, 2))
        mapped = zone.transform.mapRect(zone.size)
        assert mapped.adjusted(1, 1, -1, -1).intersected(zone.place) == mapped.adjusted(
            1, 1, -1, -1
        )


def test_keys_are_turned_to_their_seats() -> None:
    """Whoever sits at an edge sees the upper row farther from it than the lower one."""
    table = TABLES[0]
    for zone in zones(table, 4):
        upper = zone.transform.map(zone.key(1).center())
        lower = zone.transform.map(zone.key(4).center())
        assert _to_edge(table, upper) > _to_edge(table, lower)


def _to_edge(table: QRectF, at: QPointF) -> float:
    sides = (at.x() - table.left(), table.right() - at.x())
    ends = (at.y() - table.top(), table.bottom() - at.y())
    return min(*sides, *ends)


def test_people_sit_clockwise_from_the_foot() -> None:
    turns = [zone.turned for zone in zones(TABLES[0], 4)]
    assert turns == [0, 90, 180, -90]
