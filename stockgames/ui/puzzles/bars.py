"""What came of one choice as a row: its figure, a bar of places, and the whisker of its doubt.

Where scores judge, a scale that all rows share takes the bar's place, with the whisker on it: it
begins near the lowest score, so nothing is filled that could be taken for a share of the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.puzzles.puzzle import Choice
from stockgames.ui.kit.boxes import centred, column_at
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, falling, fill, pen, polygon, rounded, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, text_width, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.puzzles.ticket import CLARET, draw_letter
from stockgames.ui.puzzles.words import place_text

OCHRE: Final = QColor("#D9BC74")
_LINE, _PALE, _ON_FIRST = QColor("#8A734A"), QColor("#F6EBCB"), QColor("#FFF6E0")
_GOLD = QColor("#E9C96E")
NAMED: Final = 36
"""A segment narrower than this has no name in it."""


PADDING: Final = 0.06
"""Of the scale, beyond the outermost whiskers."""


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in a row."""

    letter: str
    title: str
    """Empty where it has no room: the letter tells which choice it is."""
    figure: str
    range_told: str
    shares: tuple[float, ...]
    """Of places, the first first; none where scores judge."""
    low: float
    """Where its whisker begins along the bar, 0 to 1."""
    high: float
    chosen: bool
    best: bool


def draw_row(painter: QPainter, look: Look, box: QRectF, row: Row, grown: float = 1.0) -> None:
    """Draw a row into a box; `grown` is how much of bar and whisker is there, 0 to 1."""
    theme = look.theme
    if row.chosen:
        glow = (0.0, with_alpha(_GOLD, 120)), (1.0, with_alpha(_GOLD, 40))
        fill(painter, rounded(box, 5), falling(box, *glow))
        stroke(painter, rounded(box, 5), with_alpha(_LINE, 120), 0.8)
    radius, (before, after) = _radius(look), _edges(look)
    left = box.left() + before
    width = box.right() - after - left
    serif, bold = look.serif(17, SEMIBOLD), look.serif(17, BOLD)
    line = serif.pixelSize() * 1.3
    lines = max(1, title_lines(look, box.width(), row.title, row.figure))
    while lines > 1 and lines * line + _bar(look) + 22 > box.height():
        lines -= 1
    high = lines * line
    y = box.top() + (box.height() - high - _bar(look) - 22) / 2
    draw_letter(
        painter,
        look,
        QPointF(box.left() + radius + 8, y + high + _bar(look) / 2 - 2),
        radius,
        row.letter,
        lit=row.chosen,
    )
    figure = text_width(row.figure, bold) + 4
    ink = CLARET if row.best and not theme.is_plain else theme.ink
    at = box.right() - 12 - figure if row.title else left
    draw_text(painter, QRectF(at, y + high - line, figure, line), row.figure, bold, ink, LEFT)
    place = QRectF(left, y, width - figure - 10, high)
    if lines > 1:
        draw_text(painter, place, row.title, serif, theme.ink, LEFT, wrap=True)
    else:
        draw_text(painter, place, row.title, serif, theme.ink, LEFT, elide=True)
    bar = QRectF(left, y + high + 2, width, _bar(look))
    if row.shares:
        _draw_bar(painter, look, bar, row.shares, grown)
    else:
        _draw_scale(painter, bar, row, grown)
    if grown >= 1.0:
        _draw_whisker(painter, look, bar, row)


def title_lines(look: Look, width: float, title: str, figure: str) -> int:
    """Return in how many lines a title stands beside its figure in a row of a width."""
    serif, bold = look.serif(17, SEMIBOLD), look.serif(17, BOLD)
    room = width - sum(_edges(look)) - text_width(figure, bold) - 14
    return round(wrapped_height(title, serif, room) / wrapped_height("X", serif, room))


def _radius(look: Look) -> float:
    return max(11.0, look.px(17))


def _edges(look: Look) -> tuple[float, float]:
    """Return the pixels left and right of what a row says."""
    return 2 * _radius(look) + 20, 12.0


def shared_reach(choices: Sequence[Choice]) -> tuple[float, float]:
    """Return from which score to which one the scale of all choices reaches."""
    ranges = [choice.ends.range for choice in choices if choice.ends is not None]
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    beyond = (high - low or 1.0) * PADDING
    return low - beyond, high + beyond


def within(choice: Choice, reach: tuple[float, float]) -> tuple[float, float]:
    """Return where on such a scale, 0 to 1, the whisker of a choice begins and ends."""
    assert choice.ends is not None
    start, end = reach
    low, high = ((score - start) / (end - start) for score in choice.ends.range)
    return low, high


def _draw_scale(painter: QPainter, bar: QRectF, row: Row, grown: float) -> None:
    """Draw the scale, and a line from its foot to where the average lies."""
    fill(painter, rounded(bar, 2), with_alpha(_PALE, 200))
    stroke(painter, rounded(bar, 2), with_alpha(_LINE, 120), 0.8)
    y = bar.center().y()
    end = bar.left() + bar.width() * _middle(row) * grown
    painter.setPen(pen(CLARET if row.best else _LINE, 1.4, flat=True))
    painter.drawLine(QPointF(bar.left(), y), QPointF(end, y))
    knob = disc(QPointF(end, y), bar.height() * 0.28)
    fill(painter, knob, CLARET if row.best else OCHRE)
    stroke(painter, knob, _LINE, 1)


def _middle(row: Row) -> float:
    """Return where along the bar the diamond of a row stands, 0 to 1."""
    return row.shares[0] if row.shares else (row.low + row.high) / 2


def _bar(look: Look) -> float:
    return max(17.0, look.px(24))


def _draw_bar(
    painter: QPainter, look: Look, bar: QRectF, shares: Sequence[float], grown: float
) -> None:
    fill(painter, rounded(bar, 2), with_alpha(_PALE, 200))
    x, font = bar.left(), look.sans(13, SEMIBOLD)
    for place, share in enumerate(shares, 1):
        wide = bar.width() * share * grown
        if wide <= 0:
            continue
        part = column_at(bar, x, wide)
        _draw_part(painter, part, place)
        if wide >= NAMED:
            ink = _ON_FIRST if place == 1 else look.theme.ink
            name = place_text(place)
            if place > 1:
                around = text_width(name, font) + 8
                under = centred(part.center(), around, part.height() - 6)
                fill(painter, rounded(under, 3), with_alpha(_PALE, 215))
            draw_text(painter, part, name, font, ink, CENTRE)
        x += wide
    stroke(painter, rounded(bar, 2), _LINE, 1)


def _draw_part(painter: QPainter, part: QRectF, place: int) -> None:
    """Draw the segment of a place; each has a pattern of its own, as colours do not tell all."""
    path = rounded(part, 1)
    if place == 1:
        fill(painter, path, CLARET)
    elif place == 2:
        fill(painter, path, OCHRE)
        draw_hatch(painter, path, with_alpha(_LINE, 150), angle=45, gap=6)
    else:
        draw_hatch(painter, path, with_alpha(_LINE, 150), angle=90 if place == 3 else 135, gap=7)
    stroke(painter, path, with_alpha(_LINE, 160), 0.6)


def _draw_whisker(painter: QPainter, look: Look, bar: QRectF, row: Row) -> None:
    theme = look.theme
    y = bar.bottom() + 9
    start, end = (bar.left() + bar.width() * share for share in (row.low, row.high))
    middle = bar.left() + bar.width() * _middle(row)
    painter.setPen(pen(theme.ink, 1.6, flat=True))
    painter.drawLine(QPointF(start, y), QPointF(end, y))
    for x in (start, end):
        painter.drawLine(QPointF(x, y - 5), QPointF(x, y + 5))
    mark = polygon([(middle, y - 4), (middle + 4, y), (middle, y + 4), (middle - 4, y)])
    fill(painter, mark, CLARET if row.best else theme.ink)
    font = look.sans(13)
    wide = text_width(row.range_told, font) + 4
    fits = end + 10 + wide <= bar.right() + 8
    x = end + 10 if fits else start - 10 - wide
    draw_text(painter, QRectF(x, y - 9, wide, 18), row.range_told, font, theme.quiet_ink, LEFT)
