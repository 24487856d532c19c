"""Rectangles are cut as their functions' names say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.theme import shapes as boxes

AREA = QRectF(10, 20, 100, 50)


@pytest.mark.parametrize(
    ("box", "left", "top", "right", "bottom"),
    [
        (boxes.line_at(AREA, 90, 5), 10, 90, 110, 95),
        (boxes.column_at(AREA, 30, 7), 30, 20, 37, 70),
        (boxes.line_under(AREA, 5), 10, 70, 110, 75),
        (boxes.line_under(AREA, 5, 3), 10, 73, 110, 78),
        (boxes.top_part(AREA, 8), 10, 20, 110, 28),
        (boxes.bottom_part(AREA, 8), 10, 62, 110, 70),
        (boxes.left_part(AREA, 8), 10, 20, 18, 70),
        (boxes.right_part(AREA, 8), 102, 20, 110, 70),
        (boxes.spanning(1, 2, 30, 40), 1, 2, 30, 40),
        (boxes.centred(QPointF(10, 20), 6, 4), 7, 18, 13, 22),
    ],
)
def test_a_box_lies_between_four_edges(
    box: QRectF, left: float, top: float, right: float, bottom: float
) -> None:
    assert (box.left(), box.top(), box.right(), box.bottom()) == (left, top, right, bottom)
