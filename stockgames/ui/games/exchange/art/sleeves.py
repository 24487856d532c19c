"""Leather sleeves of Exchange's phases, cached as pixmaps, with the card sticking out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.games.exchange.art.phase_cards import PAPER, paint_back, paint_paper
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, serif
from stockgames.ui.theme.palette import SECURITIES, Theme, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    draw_shadow,
    fill,
    line_at,
    path_from,
    rounded,
    slanting,
    stroke,
    top_part,
)
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, text_width

Inside = Literal["empty", "face", "back"]

_LEATHER = (QColor("#8C2A2E"), QColor("#5A1519"))
_LEATHER_EDGE = QColor(0x3A, 0x0A, 0x0E, 200)
_STITCH = QColor(0xE9, 0xC9, 0x8A, 170)
_GOLD = QColor("#F6E2B4")
_MOUTH = 0.3
"""Where the leather starts, as a share of the height."""


@dataclass(frozen=True, slots=True)
class Sleeve:
    """A sleeve of `width` by `height` px; also the key of its pixmap.

    `mark` is a numeral or the name of an emblem. A face-up card has a security's emblem and a
    word; `dimmed` is a face that only its owner knows.
    """

    width: float
    height: float
    mark: str
    inside: Inside = "empty"
    security: str = "BK"
    word: str = ""
    hidden: bool = False

    @property
    def bounds(self) -> QRectF:
        """The rect of sleeve and shadow; (0, 0) is the sleeve's top left corner."""
        return QRectF(-12, -12, self.width + 24, self.height + 26)

    @property
    def leather(self) -> QRectF:
        """The rect of the leather."""
        top = self.height * _MOUTH
        return QRectF(0, top, self.width, self.height - top)


def draw_sleeve(painter: QPainter, theme: Theme, corner: QPointF, sleeve: Sleeve) -> None:
    """Draw a sleeve; `corner` is the top left corner, above the card sticking out."""
    paint = partial(_paint, theme=theme, sleeve=sleeve)
    draw_cached(painter, (sleeve, theme.name), sleeve.bounds, paint, at=corner)


def _paint(painter: QPainter, theme: Theme, sleeve: Sleeve) -> None:
    if sleeve.inside != "empty":
        _paint_card(painter, theme, sleeve)
    path = _pocket(sleeve.width, sleeve.height)
    draw_shadow(painter, theme, path, blur=8, offset=4, strength=0.9)
    box = QRectF(0, 0, sleeve.width, sleeve.height)
    fill(painter, path, slanting(box, (0.0, _LEATHER[0]), (1.0, _LEATHER[1])))
    stroke(painter, path, _LEATHER_EDGE, 0.9)
    _paint_stitches(painter, sleeve.leather)
    _paint_mark(painter, sleeve)


def _pocket(w: float, h: float) -> QPainterPath:
    top, low = h * _MOUTH, h * 0.4
    return path_from(
        f"M0,{top:.2f} L{w * 0.32:.2f},{top:.2f} "
        f"C{w * 0.4:.2f},{low:.2f} {w * 0.6:.2f},{low:.2f} {w * 0.68:.2f},{top:.2f} "
        f"L{w:.2f},{top:.2f} L{w:.2f},{h - 6:.2f} Q{w:.2f},{h:.2f} {w - 6:.2f},{h:.2f} "
        f"L6,{h:.2f} Q0,{h:.2f} 0,{h - 6:.2f}Z"
    )


def _paint_stitches(painter: QPainter, leather: QRectF) -> None:
    line = QPainterPath(QPointF(leather.left() + 5, leather.top() + 6))
    line.lineTo(leather.left() + 5, leather.bottom() - 5)
    line.lineTo(leather.right() - 5, leather.bottom() - 5)
    line.lineTo(leather.right() - 5, leather.top() + 6)
    stroke(painter, line, _STITCH, 0.9, dash=(4, 3), flat=True)


def _paint_mark(painter: QPainter, sleeve: Sleeve) -> None:
    w, middle = sleeve.width, QPointF(sleeve.width / 2, sleeve.height * 0.68)
    ring = QColor(_STITCH)
    draw_rosette(painter, middle, w * 0.17, w * 0.27, ring, strands=8, lobes=10, width=0.5)
    if len(sleeve.mark) > 3:
        draw_emblem(painter, sleeve.mark, middle, w * 0.15, _GOLD, _LEATHER[1])
        return
    box = QRectF(0, middle.y() - w * 0.2, w, w * 0.38)
    draw_text(painter, box, sleeve.mark, serif(w * 0.24, BOLD), _GOLD, CENTRE)


def _paint_card(painter: QPainter, theme: Theme, sleeve: Sleeve) -> None:
    w, h = sleeve.width, sleeve.height
    edge = w * 0.075
    box = QRectF(edge, 0, w - 2 * edge, h * 0.8)
    path = rounded(box, 5)
    draw_shadow(painter, theme, path, blur=5, offset=2, strength=0.8)
    if sleeve.inside == "back":
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        paint_back(painter, top_part(box, box.width() * 0.9), 5)
        painter.restore()
        return
    paint_paper(painter, box, 5)
    mark = SECURITIES[sleeve.security]
    ink = darker(mark.colour, 0.2)
    size = max(13.0, w * 0.128)
    font = serif(size, SEMIBOLD)
    wide = text_width(sleeve.word, font)
    room = box.width() - 10
    radius = min(w * 0.088, (room - wide) / 2.6)
    row = h * _MOUTH * 0.54
    if radius < 4:
        small = serif(max(11.0, min(size, size * room / max(1.0, wide))), SEMIBOLD)
        draw_text(painter, line_at(box, row - 12, 24), sleeve.word, small, ink, CENTRE)
    else:
        left = box.center().x() - (wide + 2.4 * radius) / 2
        middle = QPointF(left + radius, row)
        draw_emblem(painter, mark.emblem, middle, radius, mark.colour, PAPER[0])
        word = QRectF(left + 2.5 * radius, row - 12, wide + 4, 24)
        draw_text(painter, word, sleeve.word, font, ink, LEFT)
    if sleeve.hidden:
        own = rounded(box.adjusted(3, 3, -3, -3), 3)
        stroke(painter, own, with_alpha(ink, 150), 1, dash=(3, 2), flat=True)
