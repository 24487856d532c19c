"""The audit's open book: its two pages, bars of money, and the stamp."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import OXBLOOD, Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    draw_rounded_shadow,
    fill,
    inset,
    linear,
    rounded,
    rule,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, draw_text, text_width

RULED_LINE = QColor(0x5B, 0x7F, 0x92, 120)
_ASKEW = 8.0
"""The tilt in degrees."""
_COVER = (QColor("#5A1519"), QColor("#3A0A0E"))
_COVER_EDGE = QColor(0xC9, 0xA4, 0x56, 130)
_LEAVES = (QColor("#E4D5B0"), QColor("#D2BF92"))
_PAGE = (
    (0.0, QColor("#F3E8CE")),
    (0.40, QColor("#FBF5E4")),
    (0.485, QColor("#E2D2A8")),
    (0.5, QColor("#B59F6C")),
    (0.515, QColor("#E6D8B2")),
    (0.6, QColor("#FBF5E4")),
    (1.0, QColor("#EFE2C2")),
)


def draw_open_book(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw an open ledger, cached as a pixmap; `rect` is its pages, the cover is 8 px wider."""
    cover = rect.adjusted(-8, -6, 8, 8)
    draw_rounded_shadow(painter, theme, cover, 8, blur=28, offset=12, strength=1.4)
    pages = QRectF(rect)

    def paint(target: QPainter) -> None:
        binding = linear(cover.topLeft(), cover.topRight(), *_cover_stops())
        fill(target, rounded(cover, 8), binding)
        stroke(target, rounded(inset(cover, 0.5), 8), _COVER_EDGE, 0.8)
        for k in range(4):
            leaf = pages.adjusted(k * 1.5, 6 - k, -k * 1.5, 6 - 2 * k)
            leaf.setTop(pages.top() + 4)
            fill(target, rounded(leaf, 3), _LEAVES[k % 2])
        fill(target, rounded(pages, 3), linear(pages.topLeft(), pages.topRight(), *_PAGE))

    draw_cached(painter, ("open book", theme.name), cover, paint)


def _cover_stops() -> tuple[tuple[float, QColor], ...]:
    return (0.0, _COVER[0]), (0.5, _COVER[1]), (1.0, _COVER[0])


def draw_double_rule(painter: QPainter, left: QPointF, right: QPointF) -> None:
    """Draw the two oxblood lines under a heading."""
    rule(painter, left, right, with_alpha(OXBLOOD, 190), 1.2)
    down = QPointF(0, 3)
    rule(painter, left + down, right + down, with_alpha(OXBLOOD, 190), 0.6)


def draw_sum_rules(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw the line above a sum and the two below it."""
    rule(painter, box.topLeft(), box.topRight(), colour, 1.2)
    for down in (0.0, 3.0):
        y = box.bottom() + down
        rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), colour, 1)


def draw_money_bar(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Draw a hatched bar whose length represents an amount."""
    path = rounded(rect, 2)
    pale, strong = with_alpha(colour, 60), with_alpha(colour, 150)
    fill(painter, path, linear(rect.topLeft(), rect.topRight(), (0.0, pale), (1.0, strong)))
    draw_hatch(painter, path, with_alpha(colour, 200), angle=60, gap=4)
    stroke(painter, path, colour, 0.9)


def draw_stamp(
    painter: QPainter, centre: QPointF, text: str, size: float, *, opacity: float = 1.0
) -> None:
    """Draw a word like a rubber stamp, slightly tilted, in letters of `size` px."""
    font = serif(size, BOLD, spacing=size * 0.14)
    half = QPointF(text_width(text, font) / 2 + size * 0.7, size * 0.92)
    painter.save()
    painter.translate(centre)
    painter.rotate(_ASKEW)
    painter.setOpacity(painter.opacity() * opacity)
    box = QRectF(-half, half)
    ink = with_alpha(OXBLOOD, 195)
    stroke(painter, rounded(box, 5), ink, 2.0)
    stroke(painter, rounded(inset(box, 4), 3), ink, 0.8)
    draw_text(painter, box.adjusted(size * 0.14, 0, 0, -1), text, font, ink, CENTRE)
    painter.restore()
