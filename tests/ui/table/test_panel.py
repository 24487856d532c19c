from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF

from stockgames.ui.table.layout import PanelPlaces

PLACES = PanelPlaces.on(
    QRectF(10.4, 20, 99.2, 50), QRectF(200, 20, 100, 50), QRectF(200, 90.5, 100, 20)
)


def test_panels_hold_the_rectangles_of_the_layout() -> None:
    assert PLACES.log == QRect(10, 20, 100, 50)
    assert PLACES.peek == QRect(200, 90, 100, 21)
    assert PLACES.headline.isEmpty()


def test_a_smaller_board_has_smaller_panels_from_its_corner_on() -> None:
    half = PLACES.reduced(0.5, QPoint(7, 3))
    assert half.actions == QRect(107, 13, 50, 25)
    assert half.log == QRect(12, 13, 50, 25)
