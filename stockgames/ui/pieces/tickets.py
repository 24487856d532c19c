"""Cards of saved games, drawn as tickets with two punched holes and a perforation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import sans, serif
from stockgames.ui.theme.palette import INK, Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import draw_shadow, fill, pen, rounded, slanting, stroke
from stockgames.ui.theme.text import LEFT, draw_text, fitted, squeezed, text_width

STUB_SHARE = 82 / 104
_PAPER = (QColor("#FBF3DE"), QColor("#E4D4AC"))
_EDGE = QColor(0x8A, 0x73, 0x4A, 180)
_TITLE, _TEXT, _NOTE = INK, QColor("#54462E"), QColor("#5C4D35")

_THREE_LINES: Sequence[tuple[int, int]] = ((11, 32), (41, 24), (65, 24))
_LONG_LINES: Sequence[tuple[int, int]] = ((9, 32), (38, 24), (72, 24))
"""Top and height of three lines; the last, below a button, is as wide as the ticket."""
_FOUR_LINES: Sequence[tuple[int, int]] = ((6, 27), (33, 22), (55, 21), (76, 22))
"""Top and height of four lines on a ticket with a height of 104."""
_EDGE_MARGIN = 12
_APART = 10
"""The space between the end of a line and a button beside it, in pixels."""


@dataclass(frozen=True, slots=True)
class TicketLine:
    """A line of text on a ticket, with its position."""

    rect: QRectF
    text: str
    font: QFont
    ink: QColor


def ticket_lines(
    rect: QRectF, title: str, text: str, notes: Sequence[str], right_margin: float
) -> list[TicketLine]:
    """Return the lines for title, text and notes; notes share a line if they fit.

    `right_margin` px stay free for a button, except on the lowest line, which takes notes that
    would reach the button, or the longer one of two that don't fit on one line.
    """
    left = rect.left() + rect.height() * STUB_SHARE + 16
    width = rect.right() - right_margin - _APART - left
    whole = rect.right() - _EDGE_MARGIN - left
    unit = rect.height() / 104
    small, fonts = sans(max(13, 14 * unit)), (serif(max(16, 21 * unit)), sans(max(13, 15 * unit)))
    words = [(title, fonts[0], _TITLE), (text, squeezed(text, fonts[1], width, 13), _TEXT)]
    together, places = ", ".join(filter(None, notes)), _THREE_LINES
    small = fitted(together, small, width, max(13, small.pixelSize() - 1))
    if text_width(together, small) <= whole:
        words.append((together, small, _NOTE))
        if text_width(together, small) > width:
            places = _LONG_LINES
    else:
        places = _FOUR_LINES
        apart = sorted(filter(None, notes), key=lambda note: text_width(note, small))
        words += [(note, small, _NOTE) for note in apart]
    lines = [
        TicketLine(QRectF(left, rect.top() + top * unit, width, height * unit), *line)
        for (top, height), line in zip(places, words, strict=False)
    ]
    if places is not _THREE_LINES:
        lines[-1].rect.setWidth(whole)
    return lines


def draw_ticket(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    emblem: str,
    colour: QColor,
    lines: Sequence[TicketLine],
) -> None:
    """Draw a ticket: an emblem on the stub, and the lines; texts that are too long are cut.

    The shadow extends 14 px around `rect`.
    """
    box = QRectF(rect)
    key = ("ticket", emblem, colour.rgba(), theme.name)

    def paint(target: QPainter) -> None:
        _paint_ticket(target, theme, box, emblem, colour)

    draw_cached(painter, key, box.adjusted(-20, -18, 20, 26), paint)
    for line in lines:
        draw_text(painter, line.rect, line.text, line.font, line.ink, LEFT, elide=True)


def _ticket_path(rect: QRectF, stub: float) -> QPainterPath:
    holes, radius = QPainterPath(), max(8.0, 9 * rect.height() / 104)
    for y in (rect.top(), rect.bottom()):
        holes.addEllipse(QPointF(rect.left() + stub, y), radius, radius)
    return rounded(rect, 6).subtracted(holes)


def _paint_ticket(
    painter: QPainter, theme: Theme, rect: QRectF, emblem: str, colour: QColor
) -> None:
    stub = rect.height() * STUB_SHARE
    path = _ticket_path(rect, stub)
    draw_shadow(painter, theme, path, blur=12, offset=5, strength=1.15)
    fill(painter, path, slanting(rect, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    stroke(painter, path, _EDGE, 0.8)
    painter.setPen(pen(with_alpha(_EDGE, 190), 1.2, dash=(3, 4), flat=True))
    x = rect.left() + stub
    painter.drawLine(QPointF(x, rect.top() + 13), QPointF(x, rect.bottom() - 13))
    seal, r = QPointF(rect.left() + stub / 2, rect.center().y()), rect.height() * 0.346
    ring = with_alpha(colour, 150)
    draw_rosette(painter, seal, r * 0.61, r, ring, strands=9, lobes=12, width=0.5)
    draw_emblem(painter, emblem, seal, r * 0.5, colour, QColor("#FBF3DE"))
