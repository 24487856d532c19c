"""The cost of covering a thing is its weight times the covered share."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF

from stockgames.ui.table.placement import Kept, covered_area, keep

PLACE = QRectF(0, 0, 10, 10)


def test_covered_area_is_what_lies_under_a_place_as_often_as_it_counts() -> None:
    left, right, away = QRectF(-5, 0, 10, 10), QRectF(8, 8, 10, 10), QRectF(20, 0, 10, 10)
    assert covered_area(PLACE, keep([left, right, away])) == 54
    assert covered_area(PLACE, [Kept(left, 2.0), Kept(right)]) == 104
    assert covered_area(PLACE, []) == 0


def test_places_are_kept_alike() -> None:
    assert keep([PLACE], 3.0) == [Kept(PLACE, 3.0)]
    assert keep([PLACE]) == [Kept(PLACE)]


def test_pixels_are_all_that_it_touches() -> None:
    assert Kept(QRectF(0.5, 1, 2, 2)).pixels == QRect(0, 1, 3, 2)
