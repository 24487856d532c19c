"""The chart of places: a column for each evening, the first place the highest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.evenings.book_facts import Attended
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD
from stockgames.ui.kit.palette import OXBLOOD, with_alpha
from stockgames.ui.kit.shapes import disc, fill, polygon, radial, rounded, rule, square, stroke
from stockgames.ui.kit.text import CENTRE, RIGHT, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.people.words import day_of, ordinal
from stockgames.ui.shell.region import date_in

WON: Final = OXBLOOD
INK: Final = QColor("#4C565C")
_GILT: Final = QColor("#B98F3C")
_PAPER: Final = QColor("#FFFDF4")
_LEAST_RUNGS: Final = 3
_ENOUGH: Final = 3
"""Fewer evenings make no chart, only beads."""


def draw_places(painter: QPainter, look: Look, area: QRectF, evenings: Sequence[Attended]) -> None:
    """Draw the places of evenings, the first one left."""
    small = look.sans(14)
    rungs = max(_LEAST_RUNGS, *(max(e.place, e.people) for e in evenings))
    line = small.pixelSize() * 1.4
    plot = area.adjusted(look.px(52), look.px(12), 0, -2 * line - look.px(6))
    step = plot.width() / max(len(evenings), 6)

    def height(place: int) -> float:
        return plot.top() + plot.height() * (place - 1) / rungs

    for place in range(1, rungs + 1):
        y = height(place)
        rule(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), with_alpha(_GILT, 90), 0.7)
        box = QRectF(area.left(), y - line / 2, look.px(44), line)
        if place == 1 or rungs <= 6 or place % 2 == 1:
            draw_text(painter, box, ordinal(place), small, WON if place == 1 else INK, RIGHT)
    tops = [
        QPointF(plot.left() + (at + 0.5) * step, height(evening.place))
        for at, evening in enumerate(evenings)
    ]
    if len(evenings) >= _ENOUGH:
        for top, evening in zip(tops, evenings, strict=True):
            _draw_column(painter, top, min(step / 2, look.px(26)), plot.bottom(), evening)
        _draw_line(painter, tops)
    for top, evening in zip(tops, evenings, strict=True):
        _draw_bead(painter, look, top, evening.place)
    rule(painter, plot.bottomLeft(), plot.bottomRight(), INK, 1.2)
    _draw_days(painter, look, plot, step, evenings)


def _draw_column(
    painter: QPainter, top: QPointF, width: float, bottom: float, evening: Attended
) -> None:
    box = QRectF(top.x() - width / 2, top.y(), width, bottom - top.y())
    path, ink = rounded(box, 1), WON if evening.place == 1 else INK
    fill(painter, path, with_alpha(ink, 26))
    draw_hatch(painter, path, with_alpha(ink, 150), angle=90, gap=3)
    draw_hatch(painter, path, with_alpha(ink, 70), angle=45, gap=5)
    stroke(painter, path, with_alpha(ink, 190), 0.9)


def _draw_line(painter: QPainter, tops: Sequence[QPointF]) -> None:
    path = polygon([(top.x(), top.y()) for top in tops], closed=False)
    stroke(painter, path, with_alpha(_PAPER, 230), 4)
    stroke(painter, path, _GILT, 1.8)


def _draw_bead(painter: QPainter, look: Look, at: QPointF, place: int) -> None:
    """Draw the place as a number on a bead, filled where it was the first."""
    radius = max(8.0, look.px(11))
    shades = ((0.0, QColor("#F6E6B4")), (0.6, QColor("#CFA957")), (1.0, QColor("#7A5A1E")))
    fill(painter, disc(at, radius), radial(at - QPointF(radius, radius) / 3, radius * 1.6, *shades))
    fill(painter, disc(at, radius * 0.76), WON if place == 1 else _PAPER)
    font = look.sans(13, BOLD)
    box = square(at, radius)
    ink = QColor("#FFF6E0") if place == 1 else QColor("#1F2B35")
    draw_text(painter, box, str(place), font, ink, CENTRE)


def _draw_days(
    painter: QPainter, look: Look, plot: QRectF, step: float, evenings: Sequence[Attended]
) -> None:
    """Draw the days under the columns, and the months under the days."""
    small, bold = look.sans(14), look.serif(15, BOLD)
    line = small.pixelSize() * 1.4
    days = [day_of(evening.begun) for evening in evenings]
    for at, (day, evening) in enumerate(zip(days, evenings, strict=True)):
        box = QRectF(plot.left() + at * step, plot.bottom() + look.px(3), step, line)
        won = evening.place == 1
        font = look.sans(14, SEMIBOLD) if won else small
        draw_text(painter, box, str(day.day()), font, WON if won else INK, CENTRE)
    for first, count in _months(days):
        left = plot.left() + first * step
        box = QRectF(left, plot.bottom() + look.px(3) + line, count * step, line)
        form = "MMMM" if count > 2 else "MMM"
        name = date_in(days[first], form)
        draw_text(painter, box, name, bold, QColor("#1F2B35"), CENTRE)
        ends = box.topLeft() + QPointF(6, 0), box.topRight() - QPointF(6, 0)
        rule(painter, *ends, with_alpha(_GILT, 150), 0.8)


def _months(days: Sequence[QDate]) -> list[tuple[int, int]]:
    """Return for each month on end the first of its days, and how many there are."""
    found: list[tuple[int, int]] = []
    for at, day in enumerate(days):
        before = days[at - 1] if at else None
        if before is not None and (before.year(), before.month()) == (day.year(), day.month()):
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((at, 1))
    return found
