"""Engraved paper: share certificates and the great certificate of the curtain."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_band, draw_hatch, draw_rosette
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.kit.palette import COMPANIES, Theme, darker, lighter, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import (
    disc,
    fill,
    inset,
    linear,
    rounded,
    slanting,
    square,
    stroke,
)
from stockgames.ui.kit.text import CENTRE, draw_text

CERTIFICATE_RATIO = 1.3
_SHEET = (QColor("#FFFCF2"), QColor("#EFE4C8"))
_SHEET_EDGE = QColor(0x6A, 0x5A, 0x3A, 170)
_GREAT = (QColor("#FBF4E2"), QColor("#E3D3AB"))
_ENGRAVED = QColor("#7A5C24")
_SEALED = QColor("#4E3A10")


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
    """Draw a share certificate, baked; ``company`` is a key of ``palette.COMPANIES``.

    ``name`` is two words, the first engraved large; ``caption`` stands in small capitals below.
    ``lift`` is the offset of the shadow of a certificate held up, in pixels.
    """

    def paint(target: QPainter) -> None:
        _paint_share(target, theme, width, company, name, caption, lift)

    painter.save()
    painter.translate(centre)
    painter.rotate(rotation)
    w, h, reach = width, width * CERTIFICATE_RATIO, 9 if not lift else 20
    bounds = QRectF(-w / 2 - reach, -h / 2 - reach, w + 2 * reach, h + 2 * reach + lift)
    key = ("share", company, name, caption, width, lift, theme.name)
    draw_baked(painter, key, bounds, paint)
    painter.restore()


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
        (QRectF(box.left(), box.top(), box.width(), wide), False),
        (QRectF(box.left(), box.bottom() - wide, box.width(), wide), False),
        (QRectF(box.left(), box.top(), wide, box.height()), True),
        (QRectF(box.right() - wide, box.top(), wide, box.height()), True),
    )


def _corners(box: QRectF) -> tuple[QPointF, ...]:
    return box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()


def draw_great_certificate(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw the sheet of the curtain card, baked; content keeps 46 px from its edges."""
    bounds = rect.adjusted(-46, -30, 46, 68)
    sheet = QRectF(rect)

    def paint(target: QPainter) -> None:
        _paint_great(target, theme, sheet)

    draw_baked(painter, ("great certificate", theme.name), bounds, paint)


def _paint_great(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    path = rounded(rect, 10)
    draw_shadow(painter, theme, path, blur=44, offset=20, strength=1.6)
    low = QPointF(rect.left() + rect.width() * 0.4, rect.bottom())
    fill(painter, path, linear(rect.topLeft(), low, (0.0, _GREAT[0]), (1.0, _GREAT[1])))
    line = with_alpha(_ENGRAVED, 170)
    for box, vertical in _sides(inset(rect, 22), 18):
        draw_band(painter, box, line, strands=7, period=54, width=0.6, vertical=vertical)
    stroke(painter, rounded(inset(rect, 16), 4), _ENGRAVED, 1.4)
    stroke(painter, rounded(inset(rect, 46), 2), _ENGRAVED, 0.8)
    for corner in _corners(inset(rect, 31)):
        fill(painter, disc(corner, 19), QColor("#F3E8CB"))
        ring = with_alpha(_ENGRAVED, 210)
        draw_rosette(painter, corner, 8, 18, ring, strands=8, lobes=7, width=0.6)
        fill(painter, disc(corner, 5), _ENGRAVED)
        fill(painter, disc(corner, 2.4), QColor("#F3E8CB"))


def draw_medal_ring(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the engraved halo round a medallion of ``radius`` on paper."""
    line = with_alpha(_ENGRAVED, 120)
    inner, outer = radius * 1.04, radius * 1.57
    draw_rosette(painter, centre, inner, outer, line, strands=14, lobes=14, width=0.55)


def draw_sealed_lines(painter: QPainter, rect: QRectF, count: int) -> None:
    """Draw ``count`` numbered lines whose words are engraved over until they may be read."""
    path = rounded(rect, 6)
    fill(painter, path, QColor(0xD9, 0xC6, 0x94, 120))
    draw_hatch(painter, path, QColor(0x6B, 0x51, 0x18, 46), gap=6, width=0.6)
    stroke(painter, path, with_alpha(_ENGRAVED, 200), 0.9)
    step = rect.height() / (count + 0.9)
    for i in range(count):
        middle = rect.top() + step * (i + 0.95)
        number = QRectF(rect.left() + 20, middle - 12, 28, 24)
        draw_text(painter, number, str(i + 1), serif(17), _SEALED, CENTRE)
        length = (rect.width() - 116) * (1 - 0.15 * (i % 3))
        band = QRectF(rect.left() + 58, middle - 8, length, 16)
        draw_band(painter, band, with_alpha(_SEALED, 190), strands=9, period=26, width=0.6)
