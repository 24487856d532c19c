"""Resource crates, cached as pixmaps."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.palette import GOODS, Theme, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    disc,
    draw_shadow,
    falling,
    fill,
    radial,
    rounded,
    rule,
    square,
    stroke,
)

_DEAL = (QColor("#D9B57C"), QColor("#B5874A"))
_LATH, _LATH_EDGE = QColor("#C79C5C"), QColor("#6E4A20")
_UNDERSIDE, _NAIL = QColor("#5A3C1C"), QColor("#4A3012")
_LABEL = (QColor("#FFFBEE"), QColor("#EADBB6"))


def draw_crate(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    side: float,
    good: str,
    *,
    opacity: float = 1.0,
    shadow: bool = True,
) -> None:
    """Draw a crate of `good` (a key of `palette.GOODS`), cached as a pixmap."""

    def paint(target: QPainter) -> None:
        _paint_crate(target, theme, side, good, shadow)

    painter.save()
    painter.translate(centre)
    painter.setOpacity(painter.opacity() * opacity)
    bounds = square(QPointF(), side / 2 + 9).adjusted(0, 0, 0, side * 0.06 + 4)
    draw_cached(painter, ("crate", good, side, shadow, theme.name), bounds, paint)
    painter.restore()


def _paint_crate(painter: QPainter, theme: Theme, s: float, good: str, shadow: bool) -> None:
    mark, box = GOODS[good], square(QPointF(), s / 2)
    path = rounded(box, s * 0.06)
    if shadow:
        draw_shadow(painter, theme, path, blur=7, offset=3, strength=0.9)
    fill(painter, rounded(box.translated(0, s * 0.06), s * 0.06), _UNDERSIDE)
    fill(painter, path, falling(box, (0.0, _DEAL[0]), (1.0, _DEAL[1])))
    for i in range(1, 4):
        y = box.top() + s * i / 4
        joint = with_alpha(_LATH_EDGE, 150)
        rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), joint)
    draw_hatch(painter, path, with_alpha(_LATH_EDGE, 45), angle=4, gap=s * 0.05, width=0.5)
    _paint_laths(painter, box, s)
    r = s * 0.33
    shade = radial(QPointF(-r * 0.3, -r * 0.4), r * 1.7, (0.0, _LABEL[0]), (1.0, _LABEL[1]))
    fill(painter, disc(QPointF(), r), shade)
    stroke(painter, disc(QPointF(), r), darker(mark.colour, 0.25), 1.2)
    emblem = darker(mark.colour, 0.12)
    draw_emblem(painter, mark.emblem, QPointF(), r * 0.66, emblem, QColor("#FBF3DE"))


def _paint_laths(painter: QPainter, box: QRectF, s: float) -> None:
    wide = s * 0.13
    laths = (
        QRectF(box.left(), box.top(), s, wide),
        QRectF(box.left(), box.bottom() - wide, s, wide),
        QRectF(box.left(), box.top(), wide, s),
        QRectF(box.right() - wide, box.top(), wide, s),
    )
    for lath in laths:
        fill(painter, rounded(lath, 2), _LATH)
        stroke(painter, rounded(lath, 2), with_alpha(_LATH_EDGE, 150), 0.6)
    for x in (box.left() + wide / 2, box.right() - wide / 2):
        for y in (box.top() + wide / 2, box.bottom() - wide / 2):
            fill(painter, disc(QPointF(x, y), s * 0.022), _NAIL)
