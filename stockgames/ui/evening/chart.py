"""The chart on the slate: how everybody's points grew from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.evenings.facts import PageFacts
from stockgames.evenings.standing import Line
from stockgames.ui.evening.portraits import chalk_colour, draw_coin
from stockgames.ui.evening.words import roman
from stockgames.ui.kit.boxes import column_at
from stockgames.ui.kit.chart import (
    DASHES,
    ChartLine,
    ChartPlan,
    draw_grid,
    draw_line,
    line_path,
    plan_chart,
    spread,
)
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import rounded
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look

_CHALK, _STONE = QColor("#B9C0B8"), QColor("#1D2426")
_THIN: Final = 0.75


def draw_chart(
    painter: QPainter, look: Look, area: QRectF, facts: PageFacts, drawn: float = 1.0
) -> None:
    """Draw the points after each game that is over; the games to come keep their room.

    The last stretch of each line is `drawn` so far, 0 to 1.
    """
    small, strong = look.sans(13), look.sans(13, SEMIBOLD)
    plot = area.adjusted(
        look.px(34), max(12.0, look.px(14)), -look.px(14), -small.pixelSize() * 1.5
    )
    lines = [_line(facts, line) for line in _placed(facts)]
    plan = plan_chart(plot, max(1, len(facts.acts)), lines)
    draw_grid(painter, plan, small, _CHALK, str)
    for step in range(1, plan.count + 1):
        x = plan.place(step, 0).x()
        half = min(14.0, plot.width() / plan.count / 2)
        box = QRectF(x - half, plot.bottom() + 2, 2 * half, small.pixelSize() * 1.4)
        font = strong if step <= facts.played else small
        draw_text(painter, box, roman(step), font, _CHALK, CENTRE)
    if facts.played < plan.count:
        left = plan.place(facts.played, 0).x() + 2
        coming = column_at(plot, left, plot.right() - left)
        draw_hatch(painter, rounded(coming, 1), with_alpha(_CHALK, 60), gap=6, width=0.8)
    if facts.played:
        scale = max(_THIN, look.scale)
        for line in lines:
            draw_line(painter, look.theme, plan, line, scale=scale, drawn=drawn, ground=_STONE)
        _draw_coins(painter, look, facts, plan, lines, drawn)


def _line(facts: PageFacts, line: Line) -> ChartLine:
    values = [float(worth) for worth in facts.climbs[line.person]]
    dash = DASHES[facts.order[line.person] % len(DASHES)]
    return ChartLine(values, chalk_colour(facts.portraits[line.person]), dash)


def _draw_coins(
    painter: QPainter,
    look: Look,
    facts: PageFacts,
    plan: ChartPlan,
    lines: Sequence[ChartLine],
    drawn: float,
) -> None:
    """Draw whose each line is where it ends; none over another."""
    radius = max(8.0, look.px(10))
    paths = (line_path(plan, line.values, drawn=drawn) for line in lines)
    ends = [path.currentPosition() for path in paths]
    places = spread([end.y() for end in ends], 1.7 * radius, plan.plot.top(), plan.plot.bottom())
    for line, end, y in zip(_placed(facts), ends, places, strict=True):
        at = QPointF(end.x(), y)
        draw_coin(painter, look.theme, at, radius, facts.portraits[line.person])


def _placed(facts: PageFacts) -> list[Line]:
    """Return the lines of those who have played, the leader last and so on top."""
    return [line for line in reversed(facts.lines) if line.place is not None]
