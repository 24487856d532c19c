"""Coins at the ends of lines never lie on each other."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from stockgames.ui.evening.chart import apart

HEIGHTS = st.lists(st.floats(0, 500, allow_nan=False), max_size=16)


@given(HEIGHTS)
def test_ends_stand_apart_in_their_order(heights: list[float]) -> None:
    moved = apart([QPointF(30, y) for y in heights], 20)
    found = [point.y() for point in moved]
    assert all(point.x() == 30 for point in moved)
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    steps = [found[other] - found[one] for one, other in pairwise(order)]
    assert all(step >= 20 - 1e-6 for step in steps)


@given(HEIGHTS)
def test_whoever_has_room_stays(heights: list[float]) -> None:
    spread = [y + 40 * place for place, y in enumerate(sorted(heights))]
    moved = apart([QPointF(0, y) for y in spread], 20)
    assert all(abs(point.y() - y) < 1e-6 for point, y in zip(moved, spread, strict=True))
