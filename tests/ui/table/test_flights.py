"""Paths of flying things, and things that turn over on them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem

from stockgames.ui.table.motion import arc, turn_over, width_in_turn


@pytest.mark.parametrize("height", [None, 0.0, 26.0])
def test_an_arc_begins_and_ends_where_it_should(height: float | None) -> None:
    start, end = QPointF(10, 50), QPointF(110, 50)
    at = arc(start, end, height)
    assert (at(0), at(1)) == (start, end)
    assert at(0.5) == QPointF(60, 50 - (12 if height is None else height))


def test_a_long_way_has_no_high_arc() -> None:
    assert arc(QPointF(), QPointF(3000, 0))(0.5).y() == -40


def test_what_turns_over_is_narrow_half_way_and_never_without_a_width() -> None:
    item = QGraphicsRectItem(0, 0, 10, 10)
    for share, width in ((0.0, 1.0), (0.5, 0.04), (1.0, 1.0)):
        turn_over(item, share)
        assert item.transform().m11() == pytest.approx(width) == width_in_turn(share)
        assert item.transform().m22() == 1
