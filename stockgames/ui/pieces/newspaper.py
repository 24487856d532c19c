"""The house's newspaper: a front page for a winner, and strips with headlines."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.presentation.closing import FrontPage
from stockgames.presentation.cue import Headline
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.certificate import ENGRAVING
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.theme.palette import INK, OXBLOOD, QUIET_INK, Theme, with_alpha
from stockgames.ui.theme.shapes import (
    draw_shadow,
    falling,
    fill,
    inset,
    line_at,
    polygon,
    rounded,
    rule,
)
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, squeezed, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_SHEET: Final = QColor("#FFFBEF"), QColor("#EADBB6")
_TEETH: Final = 9
"""How many times a torn edge juts out."""


class _Print:
    """Prints lines on a page, whose units are relative to its top and size."""

    def __init__(self, painter: QPainter, page: QRectF, unit: float) -> None:
        self._painter, self._page, self._unit = painter, page, unit

    def row(self, top: float, high: float) -> QRectF:
        """Return the box of a line."""
        return line_at(self._page, self._page.top() + top * self._unit, high * self._unit)

    def write(
        self, text: str, top: float, size: float, colour: QColor = INK, *, italic: bool = False
    ) -> None:
        """Print a centred line, squeezed to the width."""
        box = self.row(top, size * 1.4)
        font = squeezed(text, serif(size * self._unit, BOLD, italic=italic), box.width())
        draw_text(self._painter, box, text, font, colour, CENTRE)

    def note(self, text: str, top: float, size: float, align: Qt.AlignmentFlag) -> None:
        """Print a small line in capitals at one side."""
        font = sans(max(9.0, size * self._unit), SEMIBOLD, spacing=1.2, capitals=True)
        draw_text(self._painter, self.row(top, 1.6 * size), text, font, QUIET_INK, align)

    def rule(self, top: float, width: float) -> None:
        """Print a line across the page."""
        box = self.row(top, 0)
        rule(self._painter, box.topLeft(), box.topRight(), INK, width * self._unit)


def paint_front_page(
    painter: QPainter, look: ThemeContext, sheet: QRectF, front: FrontPage
) -> None:
    """Paint a newspaper's front page with the winner's face."""
    unit, path = sheet.height() / 560, rounded(sheet, 2)
    draw_shadow(painter, look.theme, path, blur=20, offset=8)
    fill(painter, path, falling(sheet, (0.0, _SHEET[0]), (1.0, _SHEET[1])))
    page = inset(sheet, 28 * unit)
    printed = _Print(painter, page, unit)
    printed.write(say("table-front-paper"), 0, 38, italic=True)
    printed.rule(58, 2.4)
    printed.rule(62, 0.8)
    printed.note(say("table-front-edition"), 66, 15, LEFT)
    printed.note(say("table-front-price"), 66, 15, RIGHT)
    printed.rule(93, 0.8)
    printed.write(front.title, 100, 44)
    middle = QPointF(page.center().x(), page.top() + 270 * unit)
    _paint_columns(painter, page, middle, unit)
    line_colour = with_alpha(ENGRAVING, 60)
    draw_rosette(
        painter, middle, 40 * unit, 130 * unit, line_colour, strands=14, lobes=11, width=0.6
    )
    draw_portrait(painter, portrait_box(middle, 150 * unit), front.portrait)
    printed.write(front.amount, 384, 40, OXBLOOD)
    printed.write(front.line, 436, 17, italic=True)
    printed.rule(468, 0.8)
    for number, line in enumerate(_others(front, page.width() / unit)):
        printed.write(line, 472 + 17 * number, 14, QUIET_INK)


def _others(front: FrontPage, width: float) -> list[str]:
    """Return what the others have, in as many lines as they need, each with whole entries."""
    lines, font = [""], serif(14, BOLD)
    for entry in front.others:
        longer = "  ·  ".join(filter(None, (lines[-1], entry)))
        if text_width(longer, font) <= width:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def _paint_columns(painter: QPainter, page: QRectF, middle: QPointF, unit: float) -> None:
    pen = with_alpha(QUIET_INK, 90)
    for row in range(16):
        y = middle.y() + (row - 7.5) * 12 * unit
        inside = 120 if 2 < row < 13 else 104
        short = 26 * unit if row % 5 == 4 else 0.0
        left, right = QPointF(page.left(), y), QPointF(page.right(), y)
        near, far = QPointF(middle.x() - inside * unit, y), QPointF(middle.x() + inside * unit, y)
        rule(painter, left, near - QPointF(short, 0), pen, 3 * unit)
        rule(painter, far, right - QPointF(short, 0), pen, 3 * unit)


def paint_strip(painter: QPainter, theme: Theme, rect: QRectF, headline: Headline) -> None:
    """Paint a strip torn from a newspaper."""
    outline, unit = _torn(rect), rect.height() / 200
    draw_shadow(painter, theme, outline, blur=24 * unit, offset=12 * unit)
    fill(painter, outline, falling(rect, (0.0, theme.paper_light), (1.0, theme.paper_dark)))
    page = inset(rect, 14 * unit).adjusted(30 * unit, 0, -30 * unit, 0)
    printed, title = _Print(painter, page, unit), page.adjusted(70 * unit, 0, -70 * unit, 0)
    printed.write(say("table-gazette"), 0, 22, QUIET_INK, italic=True)
    printed.note(headline.kicker, 2, 17, LEFT)
    printed.note(say("table-front-price"), 2, 17, RIGHT)
    printed.rule(34, 1.8)
    printed.rule(38, 0.8)
    for x in (page.left() + 30 * unit, page.right() - 30 * unit):
        at = QPointF(x, page.top() + 85 * unit)
        draw_emblem(painter, headline.emblem, at, 28 * unit, INK, theme.paper_light)
    _Print(painter, title, unit).write(headline.title, 42, 62)
    printed.rule(134, 0.8)
    printed.write(headline.line, 137, 25, italic=True)


def _torn(rect: QRectF) -> QPainterPath:
    """Return the outline of a strip whose left and right edges are torn."""
    step, deep = rect.height() / _TEETH, rect.width() * 0.0055
    edge = [(deep * math.sin(7.3 * i), rect.top() + i * step) for i in range(_TEETH + 1)]
    left = [(rect.left() + deep + by, y) for by, y in edge]
    right = [(rect.right() - deep + by, y) for by, y in reversed(edge)]
    return polygon([*left, *right])
