from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.palette import EVENING, Theme
from stockgames.ui.theme.pixmap_cache import STORE, baked
from stockgames.ui.theme.shapes import draw_glow, draw_rounded_shadow, draw_shadow, rounded
from tests.ui.theme.pictures import picture

BOX = QRectF(40, 40, 40, 40)


def column(image: QImage, x: int, ys: range) -> list[int]:
    return [image.pixelColor(x, y).alpha() for y in ys]


def test_shadow_falls_off_steadily_below_the_object(qapp: QApplication, theme: Theme) -> None:
    image = picture(120, 120, lambda p: draw_shadow(p, theme, rounded(BOX, 4)))
    below = column(image, 60, range(84, 104))
    assert below == sorted(below, reverse=True)
    assert below[0] > 30
    assert below[-1] <= 1
    steps = [a - b for a, b in pairwise(below)]
    assert max(steps) < below[0] / 3


def test_shadow_lies_below_not_above(qapp: QApplication) -> None:
    image = picture(120, 120, lambda p: draw_shadow(p, EVENING, rounded(BOX, 4), offset=6))
    assert image.pixelColor(60, 84).alpha() > image.pixelColor(60, 36).alpha()


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


def test_glow_has_the_strength_asked_for(qapp: QApplication) -> None:
    light = QColor("#FFD98A")
    image = picture(120, 120, lambda p: draw_glow(p, rounded(BOX, 4), light, alpha=100))
    assert image.pixelColor(60, 60).alpha() == 100
    assert 0 < image.pixelColor(60, 86).alpha() < 100
