"""Pieces of the valuation board: grey discs, brass saucers of spaces, value columns, the pit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.engraving import draw_hatch, draw_rosette
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import picture_at
from stockgames.ui.theme.text import CENTRE, draw_text

_STEEL = (QColor("#E9E8E0"), QColor("#BDBEB8"), QColor("#8A8D8A"))
_STEEL_EDGE = QColor("#5A5D5A")
_STEEL_LINE = QColor("#3A3F3C")
_BRASS = (QColor("#F0DCA4"), QColor("#A88038"), QColor("#6B4D18"))
_ENGRAVED_FROM = 24
_COLUMN = QColor("#D8B868")


def _paint_disc(painter: QPainter, theme: Theme, r: float, number: str) -> None:
    middle = QPointF()
    light, grey, dark = _STEEL
    blur, offset = min(12.0, r * 0.3), min(6.0, r * 0.12)
    foot = s.disc(QPointF(0, r * 0.08), r)
    s.draw_shadow(painter, theme, foot, blur=blur, offset=offset, strength=1.25)
    s.fill(painter, s.disc(QPointF(0, r * 0.095), r), _STEEL_EDGE)
    shades = (0.0, light), (0.45, grey), (1.0, dark)
    s.fill(painter, s.disc(middle, r), s.slanting(s.square(middle, r), *shades))
    s.stroke(painter, s.disc(middle, r - 1), with_alpha(QColor("#F6F5EE"), 200), 1)
    number_box = s.square(QPointF(0, -r * 0.03), r * 0.7)
    if r < _ENGRAVED_FROM:
        s.stroke(painter, s.disc(middle, r * 0.78), _STEEL_LINE, 0.6)
        draw_text(painter, number_box, number, serif(r * 1.18, BOLD), QColor("#262A27"), CENTRE)
        return
    line, inner = with_alpha(_STEEL_LINE, 130), r * 0.63
    draw_rosette(painter, middle, inner, r * 0.92, line, strands=12, lobes=10, width=0.6)
    centre_shade = s.radial(
        QPointF(-r * 0.2, -r * 0.27), r * 0.96, (0.0, QColor("#F2F0E8")), (1.0, QColor("#C4C4BC"))
    )
    s.fill(painter, s.disc(middle, r * 0.615), centre_shade)
    s.stroke(painter, s.disc(middle, r * 0.615), with_alpha(QColor("#4A4E4A"), 170), 0.9)
    s.stroke(painter, s.disc(middle, r * 0.565), with_alpha(QColor("#4A4E4A"), 140), 0.5)
    draw_text(painter, number_box, number, serif(r * 0.86, BOLD), QColor("#262A27"), CENTRE)


draw_valuation_disc = picture_at(
    _paint_disc, lambda r, number: s.square(QPointF(), r + 14).adjusted(0, 0, 0, 8)
)
"""Draws an engraved grey disc with its value."""


def _paint_perch(painter: QPainter, theme: Theme, r: float) -> None:
    top = QPointF()
    s.draw_shadow(painter, theme, s.disc(top, r * 0.96), blur=6, offset=3, strength=1.1)
    shades = zip((0.0, 0.5, 1.0), _BRASS, strict=True)
    s.fill(painter, s.disc(top, r), s.slanting(s.square(top, r * 0.96), *shades))
    hollow = (0.0, QColor("#2A1D0E")), (1.0, QColor("#4A3418"))
    s.fill(painter, s.disc(top, r * 0.86), s.radial(QPointF(0, -r * 0.3), r * 1.2, *hollow))
    s.stroke(painter, s.disc(top, r * 0.86), QColor("#2A1D08"), 0.8)


draw_perch = picture_at(_paint_perch, lambda r: s.square(QPointF(), r + 10))
"""Draws the brass saucer that a marker sits on."""


def draw_value_column(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw the hatched brass column under a valuation disc."""
    path = s.rounded(rect, 4)
    shades = (0.0, with_alpha(_COLUMN, 64)), (1.0, with_alpha(_COLUMN, 14))
    s.fill(painter, path, s.falling(rect, *shades))
    hatch = with_alpha(QColor("#F0DCA4"), 52)
    draw_hatch(painter, path, hatch, angle=90, gap=5, width=0.6)
    s.stroke(painter, path, with_alpha(QColor("#C9A456"), 110), 0.8)


def _paint_pit(painter: QPainter, _theme: Theme, a: float, b: float) -> None:
    middle = QPointF()
    rim = s.linear(QPointF(-a, -b), QPointF(a, b), *zip((0.0, 0.5, 1.0), _BRASS, strict=True))
    s.fill(painter, s.disc(middle, a, b), QColor("#7A5C24"))
    s.fill(painter, s.disc(middle, a * 0.965, b * 0.945), rim)
    dark = (0.0, QColor("#050302")), (0.6, QColor("#140C06")), (1.0, QColor("#3A2612"))
    hole = s.disc(QPointF(0, 2), a * 0.915, b * 0.865)
    s.fill(painter, hole, s.radial(QPointF(0, b * 0.32), a, *dark))
    for i in range(1, 7):
        share = 1 - i * 0.13
        ring = s.disc(QPointF(0, 2 + i * b * 0.05), a * 0.915 * share, b * 0.865 * share)
        s.stroke(painter, ring, QColor(0xC9, 0xA4, 0x56, 60 - i * 7), 0.6)
    s.stroke(painter, hole, QColor("#1E1206"), 1.2)


draw_pit = picture_at(_paint_pit, lambda a, b: s.centred(QPointF(), 2 * a + 8, 2 * b + 8))
"""Draws the pit for crashed markers around a point; `a` and `b` are half its width and height."""
