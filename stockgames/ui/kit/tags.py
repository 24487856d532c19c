"""Brass price tags."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.boxes import centred
from stockgames.ui.kit.fonts import BOLD, serif
from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import disc, fill, path_from, slanting, stroke
from stockgames.ui.kit.text import CENTRE, draw_text, text_width

_BRASS = (QColor("#F6E6B4"), QColor("#D8B868"), QColor("#A07C34"))


def tag_box(centre: QPointF, text: str, *, size: float = 19) -> QRectF:
    """Return what a tag covers, its shadow aside."""
    height = size * 28 / 19
    width = max(size * 46 / 19, text_width(text, serif(size, BOLD)) + size * 26 / 19)
    return centred(centre, width, height)


def draw_tag(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    text: str,
    *,
    size: float = 19,
    rotation: float = 0.0,
) -> None:
    """Draw a brass tag with ``text`` in figures of ``size`` px, baked."""
    box = tag_box(QPointF(), text, size=size)
    w, h = box.width(), box.height()

    def paint(target: QPainter) -> None:
        _paint_tag(target, theme, w, h, text, size)

    bounds = QRectF(-w / 2 - 8, -h / 2 - 8, w + 16, h + 20)
    draw_baked(
        painter, ("tag", text, size, theme.name), bounds, paint, at=centre, rotation=rotation
    )


def _paint_tag(painter: QPainter, theme: Theme, w: float, h: float, text: str, size: float) -> None:
    a, b, cut, bend = w / 2, h / 2, h * 0.29, h * 0.21
    path = path_from(
        f"M{-a + cut},{-b} L{a - bend},{-b} Q{a},{-b} {a},{-b + bend} L{a},{b - bend} "
        f"Q{a},{b} {a - bend},{b} L{-a + cut},{b} L{-a},{b - cut} L{-a},{-b + cut}Z"
    )
    draw_shadow(painter, theme, path, blur=6, offset=3)
    box = QRectF(-a, -b, w, h)
    shades = (0.0, _BRASS[0]), (0.45, _BRASS[1]), (1.0, _BRASS[2])
    fill(painter, path, slanting(box, *shades))
    stroke(painter, path, QColor(0x5E, 0x45, 0x16, 220), 0.9)
    hairline = path_from(
        f"M{-a + cut + 2},{-b + 3} L{a - 4},{-b + 3} L{a - 4},{b - 3} L{-a + cut + 2},{b - 3}"
    )
    stroke(painter, hairline, QColor(0xFF, 0xF6, 0xD8, 150), 0.6)
    fill(painter, disc(QPointF(-a + cut, 0), h * 0.093), QColor("#3A2A0C"))
    label = box.adjusted(h * 0.39, 0, -h * 0.18, -1)
    draw_text(painter, label, text, serif(size, BOLD), QColor("#2A1D06"), CENTRE)
