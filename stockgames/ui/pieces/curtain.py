"""The velvet curtain, with its brass rail and fringe."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.engraving import draw_band
from stockgames.ui.theme.palette import EVENING, mix, with_alpha
from stockgames.ui.theme.pixmap_cache import baked, device_ratio, draw_cached

_FOLD_DARK, _FOLD_LIGHT = QColor("#04120D"), QColor("#1D5443")
_BRASS = QColor("#C9A456")
_BRASS_LIGHT = QColor("#F0DCA4")
_BRASS_DEEP = QColor("#6B4D18")
_ROD = (QColor("#7A5C24"), QColor("#F6E6B4"), QColor("#C9A456"), QColor("#5E4516"))
_HEM = 64.0
_RING_STEP = 62.0
_EDGE_SHADE = 26.0


def draw_curtain(painter: QPainter, rect: QRectF, *, parted: float = 0.0) -> None:
    """Draw the curtain over `rect`, cached as a pixmap; `parted` is 0 (closed) to 1 (open).

    The halves gather at the sides as they part; the rail stays.
    """
    cloth = QRectF(0, 0, rect.width(), rect.height())
    ratio = device_ratio(painter)
    pixmap = baked(
        ("curtain",), cloth, ratio, lambda target: _paint_cloth(target, cloth), _FOLD_DARK
    )
    if parted <= 0:
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
    elif parted < 1:
        half, source = rect.width() / 2, pixmap.width() / 2
        shown = half * (1 - parted)
        left = s.left_part(rect, shown)
        right = s.right_part(rect, shown)
        height = pixmap.height()
        painter.drawPixmap(left, pixmap, QRectF(0, 0, source, height))
        painter.drawPixmap(right, pixmap, QRectF(source, 0, source, height))
        _shade_edges(painter, left, right)
    _draw_rail(painter, rect, parted)


def _shade_edges(painter: QPainter, left: QRectF, right: QRectF) -> None:
    dark, clear = QColor(0, 0, 0, 150), QColor(0, 0, 0, 0)
    for edge, inward in ((left.right(), -_EDGE_SHADE), (right.left(), _EDGE_SHADE)):
        strip = s.column_at(left, edge, inward).normalized()
        shade = s.linear(QPointF(edge, 0), QPointF(edge + inward, 0), (0.0, dark), (1.0, clear))
        painter.fillRect(strip, shade)


def _paint_cloth(painter: QPainter, rect: QRectF) -> None:
    width, height = rect.width(), rect.height()
    painter.drawImage(rect, _folds(math.ceil(width * painter.device().devicePixelRatio())))
    glow, clear, dark = QColor(255, 220, 150, 34), QColor(0, 0, 0, 0), QColor(0, 0, 0, 170)
    shades, middle = ((0.0, glow), (0.45, clear), (1.0, dark)), QPointF(width / 2, height * 0.46)
    painter.fillRect(rect, s.radial(middle, width * 0.6, *shades))
    top = QRectF(0, 0, width, min(150.0, height / 4))
    shade = s.falling(top, (0.0, QColor(0, 0, 0, 190)), (1.0, QColor(0, 0, 0, 0)))
    painter.fillRect(top, shade)
    _paint_hem(painter, rect)


def _folds(columns: int) -> QImage:
    row = QImage(columns, 1, QImage.Format.Format_RGB32)
    for x in range(columns):
        row.setPixelColor(x, 0, _fold(x / columns))
    return row


def _fold(u: float) -> QColor:
    sway = 0.35 * math.sin(14.5 * u) + 0.12 * math.sin(38.3 * u)
    light = (0.5 + 0.5 * math.sin(2 * math.pi * (15 * u + sway))) ** 1.25
    return mix(_FOLD_DARK, _FOLD_LIGHT, light * 0.92)


def _paint_hem(painter: QPainter, rect: QRectF) -> None:
    width, top = rect.width(), rect.bottom() - _HEM
    painter.fillRect(QRectF(0, top, width, 5), _BRASS)
    painter.fillRect(QRectF(0, top + 5, width, 2), _BRASS_DEEP)
    band = QRectF(-20, top + 10, width + 40, 16)
    draw_band(painter, band, with_alpha(_BRASS_LIGHT, 170), strands=7, period=56, width=0.7)
    painter.fillRect(QRectF(0, top + 30, width, 3), QColor("#A8853C"))
    for parity, colour in enumerate((QColor("#8A6A2A"), _BRASS)):
        strands = QPainterPath()
        for i in range(parity, int(width / 5) + 1, 2):
            x = i * 5.0
            strands.moveTo(x, top + 33)
            strands.lineTo(x + (i % 3 - 1) * 0.8, top + 60)
        s.stroke(painter, strands, with_alpha(colour, 230), 2.6, flat=True)


def _draw_rail(painter: QPainter, rect: QRectF, parted: float) -> None:
    area = QRectF(rect.left() - 10, rect.top() + 26, rect.width() + 20, 18)
    bounds = area.adjusted(-2, -16, 2, 26)

    def paint(target: QPainter) -> None:
        rod = s.rounded(area, 9)
        s.draw_shadow(target, EVENING, rod, blur=12, offset=8, strength=1.4)
        shades = zip((0.0, 0.3, 0.55, 1.0), _ROD, strict=True)
        s.fill(target, rod, s.falling(area, *shades))

    draw_cached(painter, ("curtain rail",), bounds, paint)
    count = math.ceil(rect.width() / _RING_STEP) + 1
    middle, y = rect.center().x(), rect.top() + 38
    for i in range(count):
        x = rect.left() + i * _RING_STEP - 6
        end = rect.left() if x < middle else rect.right()
        x += (end - x) * parted
        s.stroke(painter, s.disc(QPointF(x, y), 15, 19), _BRASS_DEEP, 4.2)
        s.stroke(painter, s.disc(QPointF(x - 1, y - 1), 15, 19), QColor("#E2C986"), 2)
