"""Share certificates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_band, draw_rosette
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.theme.palette import COMPANIES, Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    bottom_part,
    disc,
    draw_shadow,
    fill,
    inset,
    left_part,
    right_part,
    rounded,
    slanting,
    square,
    stroke,
    top_part,
)
from stockgames.ui.theme.text import CENTRE, draw_text

CERTIFICATE_RATIO = 1.3
_SHEET = (QColor("#FFFCF2"), QColor("#EFE4C8"))
_BACK_INK = QColor("#6A583B")
_SHEET_EDGE = QColor(0x6A, 0x5A, 0x3A, 170)


def draw_share(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    width: float,
    company: str,
    name: str,
    *,
    caption: str = "",
    rotation: float = 0.0,
    lift: float = 0.0,
) -> None:
    """Draw a share certificate, cached as a pixmap; `company` is a key of `palette.COMPANIES`.

    `name` is two words, the first engraved in large type; `caption` is in small capitals below.
    `lift` is the offset of the shadow of a raised certificate, in pixels.
    """

    def paint(target: QPainter) -> None:
        _paint_share(target, theme, width, company, name, caption, lift)

    key = ("share", company, name, caption, width, lift, theme.name)
    bounds = _bounds(width, lift)
    draw_cached(painter, key, bounds, paint, at=centre, rotation=rotation, still=True)


def _bounds(w: float, lift: float) -> QRectF:
    h, reach = w * CERTIFICATE_RATIO, 9 if not lift else 20
    return QRectF(-w / 2 - reach, -h / 2 - reach, w + 2 * reach, h + 2 * reach + lift)


def draw_share_back(
    painter: QPainter, theme: Theme, centre: QPointF, width: float, *, rotation: float = 0.0
) -> None:
    """Draw a face-down certificate, cached as a pixmap; it looks the same for all companies."""

    def paint(target: QPainter) -> None:
        _paint_back(target, theme, width)

    w, h, reach = width, width * CERTIFICATE_RATIO, 9
    bounds = QRectF(-w / 2 - reach, -h / 2 - reach, w + 2 * reach, h + 2 * reach)
    key = ("share back", width, theme.name)
    draw_cached(painter, key, bounds, paint, at=centre, rotation=rotation)


def _paint_back(painter: QPainter, theme: Theme, w: float) -> None:
    h = w * CERTIFICATE_RATIO
    sheet = QRectF(-w / 2, -h / 2, w, h)
    path = rounded(sheet, 3)
    draw_shadow(painter, theme, path, blur=7, offset=3, strength=0.7)
    fill(painter, path, slanting(sheet, (0.0, _SHEET[0]), (1.0, _SHEET[1])))
    stroke(painter, path, _SHEET_EDGE, 0.7)
    frame = inset(sheet, w * 0.06)
    stroke(painter, rounded(frame, 2), with_alpha(_BACK_INK, 150), 0.9)
    stroke(painter, rounded(inset(frame, 3), 1), with_alpha(_BACK_INK, 90), 0.5)
    for inner, outer, strands, lobes in ((0.05, 0.17, 10, 9), (0.17, 0.29, 14, 16)):
        ink = with_alpha(_BACK_INK, 130)
        draw_rosette(
            painter, QPointF(), w * inner, w * outer, ink, strands=strands, lobes=lobes, width=0.6
        )
    for side in (-1, 1):
        middle = side * h * 0.34
        band = QRectF(-w * 0.34, middle - h * 0.025, w * 0.68, h * 0.05)
        draw_band(painter, band, with_alpha(_BACK_INK, 130), strands=6, period=w * 0.16, width=0.5)


def _paint_share(
    painter: QPainter,
    theme: Theme,
    w: float,
    company: str,
    name: str,
    caption: str,
    lift: float,
) -> None:
    mark, h = COMPANIES[company], w * CERTIFICATE_RATIO
    colour = mark.colour
    sheet = QRectF(-w / 2, -h / 2, w, h)
    path = rounded(sheet, 3)
    draw_shadow(painter, theme, path, blur=18 if lift else 7, offset=lift or 3, strength=0.7)
    fill(painter, path, slanting(sheet, (0.0, _SHEET[0]), (1.0, _SHEET[1])))
    stroke(painter, path, _SHEET_EDGE, 0.7)
    _paint_border(painter, sheet, w, colour, mark.letter)
    seal = QPointF(0, sheet.top() + h * 0.44)
    ring = with_alpha(colour, 150)
    draw_rosette(painter, seal, w * 0.2, w * 0.3, ring, strands=10, lobes=12, width=0.5)
    pale = lighter(colour, 0.9)
    fill(painter, disc(seal, w * 0.2), pale)
    stroke(painter, disc(seal, w * 0.2), colour, 0.8)
    draw_emblem(painter, mark.emblem, seal, w * 0.135, colour, pale)
    first, _, rest = name.partition(" ")
    deep = darker(colour, 0.22)
    lines = (
        (0.145, 0.09, first.upper(), serif(max(8, w * 0.088), BOLD, spacing=0.6)),
        (0.68, 0.07, rest, serif(max(7, w * 0.075), SEMIBOLD, italic=True)),
        (0.755, 0.06, caption.upper(), sans(max(6, w * 0.052), SEMIBOLD, spacing=0.8)),
    )
    for top, height, text, font in lines:
        box = QRectF(sheet.left(), sheet.top() + h * top, w, h * height)
        draw_text(painter, box, text, font, deep, CENTRE)


def _paint_border(painter: QPainter, sheet: QRectF, w: float, colour: QColor, letter: str) -> None:
    margin, wide, line = w * 0.05, w * 0.1, with_alpha(colour, 200)
    outer = inset(sheet, margin)
    inner = inset(outer, wide)
    for box, vertical in _sides(outer, wide):
        draw_band(painter, box, line, strands=6, period=w * 0.2, width=0.55, vertical=vertical)
    stroke(painter, rounded(inset(outer, -1), 2), colour, 0.9)
    stroke(painter, rounded(inset(inner, 1), 1), colour, 0.8)
    font = serif(max(7, wide * 0.85), BOLD)
    for corner in _corners(inset(outer, wide / 2)):
        fill(painter, disc(corner, wide * 0.62), _SHEET[0])
        stroke(painter, disc(corner, wide * 0.6), colour, 0.7)
        draw_text(painter, square(corner, wide), letter, font, colour, CENTRE)


def _sides(box: QRectF, wide: float) -> tuple[tuple[QRectF, bool], ...]:
    return (
        (top_part(box, wide), False),
        (bottom_part(box, wide), False),
        (left_part(box, wide), True),
        (right_part(box, wide), True),
    )


def _corners(box: QRectF) -> tuple[QPointF, ...]:
    return box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()
