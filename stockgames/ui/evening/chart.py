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
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, RIGHT, draw_text
from stockgames.ui.kit.theme import Look

_CHALK = QColor("#B9C0B8")
_DASHES: Final = ((), (6, 3), (2, 3), (9, 3, 2, 3), (5, 5), (1, 4))
"""Each line has its own, so that nobody is told apart by colour alone."""
_GRID: Final = 5
_Place: TypeAlias = Callable[[int, Fraction], QPointF]
"""Where somebody stood after so many games with so many points."""


def draw_chart(
    painter: QPainter, look: Look, area: QRectF, facts: PageFacts, drawn: float = 1.0
) -> None:
    """Draw the points after each game that is over; the games to come keep their room.

    The last stretch of each line is `drawn` so far, 0 to 1.
    """
    highest = max((climb[-1] for climb in facts.climbs.values()), default=Fraction(0))
    top = max(2 * _GRID, -(-int(highest + 1) // _GRID) * _GRID)
    small, strong = look.sans(13), look.sans(13, SEMIBOLD)
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
        font = strong if step <= facts.played else small
        draw_text(painter, box, roman(step), font, _CHALK, CENTRE)
    if facts.played < count:
        left = place(facts.played, Fraction(0)).x() + 2
        coming = QRectF(left, plot.top(), plot.right() - left, plot.height())
        draw_hatch(painter, rounded(coming, 1), with_alpha(_CHALK, 34), gap=6, width=0.7)
    if facts.played:
        _draw_lines(painter, look, facts, place, drawn)


def _draw_lines(
    painter: QPainter, look: Look, facts: PageFacts, place: _Place, drawn: float
) -> None:
    ends: list[QPointF] = []
    for line in _placed(facts):
        order = facts.order[line.person]
        points = [place(step, worth) for step, worth in enumerate(facts.climbs[line.person])]
        if len(points) > 1:
            points[-1] = points[-2] + (points[-1] - points[-2]) * drawn
        ends.append(points[-1])
        path = _path(points)
        stroke(painter, path, QColor(0, 0, 0, 120), 4)
        colour = chalk_colour(facts.portraits[line.person])
        stroke(painter, path, colour, 1.8, dash=_DASHES[order % len(_DASHES)], flat=True)
    radius = max(8.0, look.px(10))
    placed = _placed(facts)
    for line, at in zip(placed, apart(ends, 1.7 * radius), strict=True):
        draw_coin(painter, look.theme, at, radius, facts.portraits[line.person])


def apart(points: Sequence[QPointF], gap: float) -> list[QPointF]:
    """Return points that lie under one another moved so far that each can be told.

    Whoever stands too near to others makes room up or down with them, about where they all were.
    """
    found = [QPointF(point) for point in points]
    order = sorted(range(len(found)), key=lambda place: found[place].y())
    groups: list[list[int]] = []
    for place in order:
        groups.append([place])
        while (
            len(groups) > 1
            and _room(groups[-2], points, gap)[1] > _room(groups[-1], points, gap)[0]
        ):
            last = groups.pop()
            groups[-1] += last
    for group in groups:
        top = _room(group, points, gap)[0] + gap / 2
        for step, place in enumerate(group):
            found[place].setY(top + step * gap)
    return found


def _room(group: Sequence[int], points: Sequence[QPointF], gap: float) -> tuple[float, float]:
    """Return from where to where a group reaches whose points stand `gap` apart."""
    middle = sum(points[place].y() for place in group) / len(group)
    half = len(group) * gap / 2
    return middle - half, middle + half


def _path(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _placed(facts: PageFacts) -> list[Line]:
    """Return the lines of those who have played, the leader last and so on top."""
    return [line for line in reversed(facts.lines) if line.place is not None]
