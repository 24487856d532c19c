from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.pixmap_cache import STORE, baked
from stockgames.ui.theme.shapes import draw_rounded_shadow, draw_shadow, rounded
from tests.ui.theme.pictures import picture

BOX = QRectF(40, 40, 40, 40)


def test_baked_shadow_is_the_same(qapp: QApplication) -> None:
    direct = picture(120, 120, lambda p: draw_shadow(p, EVENING, rounded(BOX, 4)))
    baked = picture(120, 120, lambda p: draw_rounded_shadow(p, EVENING, BOX, 4))
    for y in range(0, 120, 7):
        assert abs(direct.pixelColor(60, y).alpha() - baked.pixelColor(60, y).alpha()) <= 2


def test_a_large_shadow_in_a_kept_picture_is_not_kept_beside_it(qapp: QApplication) -> None:
    large = QRectF(0, 0, 300, 200)

    def paint(painter: QPainter) -> None:
        draw_rounded_shadow(painter, EVENING, large, 4)

    STORE.clear()
    inside = baked("a panel", large, 1.0, paint)
    assert len(STORE) == 1
    alone = picture(300, 200, paint)
    assert len(STORE) == 2
    assert inside.toImage().pixelColor(150, 100) == alone.pixelColor(150, 100)
