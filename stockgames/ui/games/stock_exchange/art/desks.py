"""Parts of a desk: the leather-cornered pad and the dish of garnets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    disc,
    draw_rounded_shadow,
    draw_shadow,
    falling,
    fill,
    inset,
    linear,
    polygon,
    radial,
    rounded,
    stroke,
)

PAD_TEXT, PAD_NOTE = QColor("#F3EAD3"), QColor("#DCE3D2")
_PAD = (QColor("#2C5245"), QColor("#1B382F"))
_PAD_LINE = QColor(0xC9, 0xA4, 0x56, 170)
_LEATHER = (QColor("#8C2A2E"), QColor("#5A1519"))
_STITCH = QColor(0xE9, 0xC9, 0x8A, 200)
_BRASS = (QColor("#EBD595"), QColor("#8A6A24"))
_BAIZE = (QColor("#3A5E4C"), QColor("#16332A"))
_GARNET, _FACET = QColor("#9A2338"), QColor("#F3B8B8")
_SHARE_OF_DARK = 0.22
_ROUND = 10 / 54
"""The radius of a pad relative to the size of its leather corners."""


def draw_desk_pad(painter: QPainter, theme: Theme, rect: QRectF, *, corner: float = 54) -> None:
    """Draw a desk's green pad with stitched leather corners, cached as a pixmap."""
    draw_rounded_shadow(painter, theme, rect, corner * _ROUND, blur=14, offset=6)
    box = QRectF(rect)

    def paint(target: QPainter) -> None:
        _paint_pad(target, theme, box, corner)

    draw_cached(painter, ("desk pad", corner, theme.name), box, paint)


def _paint_pad(painter: QPainter, theme: Theme, box: QRectF, corner: float) -> None:
    top, bottom = _PAD
    if theme.is_dark:
        top, bottom = darker(top, _SHARE_OF_DARK), darker(bottom, _SHARE_OF_DARK)
    radius = corner * _ROUND
    fill(painter, rounded(box, radius), falling(box, (0.0, top), (1.0, bottom)))
    stroke(painter, rounded(inset(box, 0.6 * radius), 0.7 * radius), _PAD_LINE, 0.9)
    for right in (False, True):
        for low in (False, True):
            x = box.right() if right else box.left()
            y = box.bottom() if low else box.top()
            _paint_corner(painter, QPointF(x, y), -1 if right else 1, -1 if low else 1, corner)


def _paint_corner(painter: QPainter, at: QPointF, dx: int, dy: int, size: float) -> None:
    x, y = at.x(), at.y()
    leather = polygon([(x, y + dy * 8), (x, y + dy * size), (x + dx * size, y), (x + dx * 8, y)])
    inward = QPointF(x + dx * size, y + dy * size)
    fill(painter, leather, linear(at, inward, (0.0, _LEATHER[0]), (1.0, _LEATHER[1])))
    stitch = polygon(
        [(x + dx * 3, y + dy * (size - 6)), (x + dx * (size - 6), y + dy * 3)], closed=False
    )
    stroke(painter, stitch, _STITCH, 0.9, dash=(4, 3), flat=True)


_PLACES = (
    (0.0, 0.0, 8.0),
    (-0.42, -0.08, -14.0),
    (0.42, 0.06, 20.0),
    (-0.18, 0.42, 4.0),
    (0.2, -0.46, -9.0),
    (-0.62, 0.34, 31.0),
    (0.62, -0.34, -27.0),
    (0.34, 0.5, 12.0),
    (-0.36, -0.52, -20.0),
    (0.74, 0.18, 42.0),
)
"""The positions of garnets in the dish, in shares of its half-axes, and their rotations."""


def draw_garnet_dish(
    painter: QPainter, theme: Theme, rect: QRectF, garnets: int, *, spent: int = 0
) -> None:
    """Draw a brass dish with `garnets` stones (10 at most); `spent` ones are outlines."""
    centre, a, b = rect.center(), rect.width() / 2, rect.height() / 2
    box = QRectF(rect)

    def paint(target: QPainter) -> None:
        _paint_dish(target, theme, box)

    draw_cached(painter, ("garnet dish", theme.name), inset(box, -14), paint)
    half = min(a, b) * (0.4 if garnets <= 3 else 0.29)
    for number in range(min(garnets, len(_PLACES)) - 1, -1, -1):
        x, y, turn = (
            _PLACES[number] if garnets != 2 else (number * 0.84 - 0.42, 0.0, 8 - 22 * number)
        )
        at = QPointF(centre.x() + x * a * 0.72, centre.y() + y * b * 0.72)
        if number < spent:
            stroke(painter, disc(at, half * 0.8), with_alpha(_FACET, 120), 1, dash=(3, 3))
        else:
            _paint_garnet(painter, at, half, turn)


def _paint_dish(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    centre, a, b = rect.center(), rect.width() / 2, rect.height() / 2
    outer = disc(centre, a, b)
    draw_shadow(painter, theme, outer, blur=8, offset=4, strength=0.9)
    shades = (0.0, _BRASS[0]), (1.0, _BRASS[1])
    fill(painter, outer, linear(rect.topLeft(), rect.bottomRight(), *shades))
    baize = disc(centre, a * 0.88, b * 0.86)
    shine = QPointF(centre.x(), centre.y() - b * 0.18)
    fill(painter, baize, radial(shine, a * 1.25, (0.0, _BAIZE[0]), (1.0, _BAIZE[1])))
    stroke(painter, baize, QColor("#4E3A10"), 0.8)


def _paint_garnet(painter: QPainter, at: QPointF, half: float, turn: float) -> None:
    fill(painter, disc(at + QPointF(2, half * 0.36), half * 0.94, half * 0.72), QColor(0, 0, 0, 70))
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    draw_emblem(painter, "garnet", QPointF(), half, _GARNET, _FACET)
    painter.restore()
    fill(
        painter,
        disc(at - QPointF(half * 0.33, half * 0.33), half * 0.15),
        QColor(255, 255, 255, 120),
    )
