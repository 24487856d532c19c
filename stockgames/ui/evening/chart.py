"""The chart on the slate: how everybody's points grew from game to game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.evenings.facts import PageFacts
from stockgames.evenings.standing import Line
from stockgames.ui.evening.portraits import chalk_colour, draw_coin
from stockgames.ui.evening.words import roman
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import rule, stroke
from stockgames.ui.kit.text import CENTRE, RIGHT, draw_text
from stockgames.ui.kit.theme import Look

_CHALK = QColor("#B9C0B8")
_DASHES: Final = ((), (6, 3), (2, 3), (9, 3, 2, 3), (5, 5), (1, 4))
"""Each line has its own, so that nobody is told apart by colour alone."""
_GRID: Final = 5
_Place: TypeAlias = Callable[[int, Fraction], QPointF]
"""Where somebody stood after so many games with so many points."""


def draw_chart(painter: QPainter, look: Look, area: QRectF, facts: PageFacts) -> None:
    """Draw the points after each game that is over; the games to come keep their room."""
    highest = max((climb[-1] for climb in facts.climbs.values()), default=Fraction(0))
    top = max(2 * _GRID, -(-int(highest + 1) // _GRID) * _GRID)
    small = look.sans(13)
    plot = area.adjusted(look.px(34), look.px(8), -look.px(14), -small.pixelSize() * 1.5)
    count = max(1, len(facts.acts))

    def place(step: int, points: Fraction) -> QPointF:
        x = plot.left() + plot.width() * step / count
        return QPointF(x, plot.bottom() - plot.height() * float(points) / top)

    spacing = _GRID if top <= 6 * _GRID else 2 * _GRID
    for mark in range(0, top + 1, spacing):
        y = place(0, Fraction(mark)).y()
        ends = QPointF(plot.left(), y), QPointF(plot.right(), y)
        rule(painter, *ends, with_alpha(_CHALK, 60), 0.8)
        box = QRectF(area.left(), y - 9, plot.left() - area.left() - 6, 18)
        draw_text(painter, box, str(mark), small, _CHALK, RIGHT)
    for step in range(1, count + 1):
        x = place(step, Fraction(0)).x()
        box = QRectF(x - 14, plot.bottom() + 2, 28, small.pixelSize() * 1.4)
        draw_text(painter, box, roman(step), small, _CHALK, CENTRE)
    if facts.played:
        _draw_lines(painter, look, facts, place)


def _draw_lines(painter: QPainter, look: Look, facts: PageFacts, place: _Place) -> None:
    for line in _placed(facts):
        order = facts.order[line.person]
        points = [place(step, worth) for step, worth in enumerate(facts.climbs[line.person])]
        path = _path(points)
        stroke(painter, path, QColor(0, 0, 0, 120), 4)
        colour = chalk_colour(facts.portraits[line.person])
        stroke(painter, path, colour, 1.8, dash=_DASHES[order % len(_DASHES)], flat=True)
    for line in _placed(facts):
        at = place(facts.played, facts.climbs[line.person][-1])
        portrait = facts.portraits[line.person]
        draw_coin(painter, look.theme, at, max(8.0, look.px(10)), portrait)


def _path(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _placed(facts: PageFacts) -> list[Line]:
    """Return the lines of those who have played, the leader last and so on top."""
    return [line for line in reversed(facts.lines) if line.place is not None]
