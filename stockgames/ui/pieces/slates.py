"""A slate in a walnut frame, for chalk writing."""

from __future__ import annotations

from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.pixmap_cache import draw_cached

CHALK: Final = QColor("#EFEDE2")
QUIET_CHALK: Final = QColor("#B9C0B8")
GOLD: Final = QColor("#FFE2A0")
STONE: Final = QColor("#2F383B"), QColor("#1D2426")
_WALNUT: Final = QColor("#7A5230"), QColor("#3D2513")
_WIPES: Final = 46


def draw_slate(
    painter: QPainter, theme: Theme, rect: QRectF, *, frame: float, corners: bool = False
) -> None:
    """Draw a slate in `rect`, cached as a pixmap: frame, wiped stone, optional brass corners.

    Its shadow extends 12 px around `rect`.
    """
    s.draw_rounded_shadow(painter, theme, rect, 5, blur=10, offset=3)
    bounds = QRectF(0, 0, rect.width(), rect.height())
    key = ("slate", theme.name, frame, corners)

    def paint(target: QPainter) -> None:
        wood = s.falling(bounds, (0.0, _WALNUT[0]), (1.0, _WALNUT[1]))
        s.fill(target, s.rounded(bounds, 5), wood)
        s.stroke(target, s.rounded(s.inset(bounds, 1), 4), QColor(255, 236, 200, 50), 1)
        _paint_stone(target, s.inset(bounds, frame))
        if corners:
            _paint_corners(target, theme, bounds, frame * 2.3)

    draw_cached(painter, key, bounds, paint, at=rect.topLeft())


def draw_sticks(painter: QPainter, theme: Theme, corner: QPointF, size: float) -> None:
    """Draw two sticks of chalk on the ledge; `corner` is the right end of the second."""
    for place, turn, long in ((-2.7, -4, 1.7), (-0.9, 3, 1.1)):
        with s.moved(painter, corner + QPointF(place * size, 0), turn=turn):
            stick = QRectF(-long * size / 2, -size * 0.19, long * size, size * 0.38)
            s.draw_rounded_shadow(painter, theme, stick, size * 0.15, blur=4, offset=2)
            shades = (0.0, QColor("#FFFFFF")), (1.0, QColor("#C9C7BC"))
            s.fill(painter, s.rounded(stick, size * 0.15), s.falling(stick, *shades))


def _paint_stone(painter: QPainter, stone: QRectF) -> None:
    from random import Random  # the first frame doesn't need it

    path = s.rounded(stone, 2)
    s.fill(painter, path, s.falling(stone, (0.0, STONE[0]), (1.0, STONE[1])))
    with s.clipped(painter, path):
        hand = Random(7)
        for _ in range(_WIPES):
            wide, high = stone.width() * hand.uniform(0.06, 0.24), hand.uniform(6, 20)
            corner = QPointF(
                hand.uniform(stone.left() - 30, stone.right()),
                hand.uniform(stone.top(), stone.bottom()),
            )
            wipe = QRectF(corner.x(), corner.y(), wide, high)
            s.fill(painter, s.rounded(wipe, high / 2), QColor(255, 255, 255, 5))
    s.stroke(painter, path, QColor(0, 0, 0, 150), 1.2)


def _paint_corners(painter: QPainter, theme: Theme, slate: QRectF, size: float) -> None:
    shades = (0.0, theme.brass_light), (0.6, theme.line), (1.0, theme.brass_dark)
    for dx, dy in product((1, -1), repeat=2):
        x = slate.left() if dx > 0 else slate.right()
        y = slate.top() if dy > 0 else slate.bottom()
        leaf = s.polygon([(x, y), (x + dx * size, y), (x, y + dy * size)])
        s.fill(painter, leaf, s.slanting(leaf.boundingRect(), *shades))
        s.stroke(painter, leaf, QColor(60, 40, 10, 170), 0.9)
        s.fill(
            painter,
            s.rounded(QRectF(x + dx * size * 0.3 - 2, y + dy * size * 0.3 - 2, 4, 4), 2),
            theme.brass_dark,
        )
