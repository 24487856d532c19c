"""A wreath goes round a portrait and never covers it; its top is open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.certificate import draw_wreath

SIDE, RADIUS = 200, 60.0


def painted() -> QImage:
    picture = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_wreath(painter, QPointF(SIDE / 2, SIDE / 2), RADIUS)
    painter.end()
    return picture


def test_leaves_lie_round_the_face_alike_on_both_sides(qapp: QApplication) -> None:
    picture = painted()
    leaves = [
        (x - SIDE // 2, y - SIDE // 2)
        for x in range(SIDE)
        for y in range(SIDE)
        if picture.pixelColor(x, y).alpha() > 60
    ]
    assert len(leaves) > 500
    assert all(0.75 * RADIUS < (x * x + y * y) ** 0.5 < 1.25 * RADIUS for x, y in leaves)
    left, right = (sum(1 for x, _ in leaves if side * x > 0) for side in (-1, 1))
    assert abs(left - right) < 0.05 * len(leaves)
    assert not [x for x, y in leaves if y < 0 and abs(x) < 0.2 * RADIUS]
