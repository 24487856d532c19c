"""Lines of text on papers, each below the one before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.theme.shapes import line_at, rule
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, text_width


@dataclass(frozen=True, slots=True)
class Line:
    """A line on a paper: a text, and an amount at its right. Lengths are in pixels."""

    height: float
    font: QFont
    colour: QColor
    text: str
    amount: str = ""
    amount_font: QFont | None = None
    amount_colour: QColor | None = None
    align: Qt.AlignmentFlag = LEFT
    wraps: bool = False
    gap: float = 0.0
    """The distance from the line above."""
    ruled: float | None = None
    """Where a rule above it starts, as a share of the width; None for no rule."""

    @property
    def width(self) -> float:
        """The width in which nothing is cut off."""
        aside = text_width(self.amount, self.amount_font or self.font)
        return text_width(self.text, self.font) + (aside + 16 if self.amount else 0.0)

    def draw(self, painter: QPainter, box: QRectF, rules: QColor) -> None:
        """Draw it in a box of its height."""
        if self.ruled is not None:
            start = box.topLeft() + QPointF(box.width() * self.ruled, 0)
            rule(painter, start, box.topRight(), rules, 0.9)
        if self.amount:
            font = self.amount_font or self.font
            draw_text(painter, box, self.amount, font, self.amount_colour or self.colour, RIGHT)
            box = box.adjusted(0, 0, -text_width(self.amount, font) - 6, 0)
        words = self.text, self.font, self.colour, self.align
        draw_text(painter, box, *words, wrap=self.wraps, elide=not self.wraps)


def height_of(lines: Iterable[Line]) -> float:
    """Return the height of lines below each other."""
    return sum(line.gap + line.height for line in lines)


def draw_lines(painter: QPainter, box: QRectF, lines: Iterable[Line], rules: QColor) -> None:
    """Draw lines below each other, from the top of a box."""
    top = box.top()
    for line in lines:
        line.draw(painter, line_at(box, top + line.gap, line.height), rules)
        top += line.gap + line.height
