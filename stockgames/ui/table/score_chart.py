"""The chart of a game's score history: lines, key moments, a cursor, a legend."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import isolated
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, resized
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import centred, disc, fill, rounded, rule, square, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, fitted, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.chart import (
    ChartLine,
    ChartMark,
    ChartPlan,
    apart,
    draw_ends,
    draw_foot,
    draw_grid,
    draw_line,
    draw_mark,
    draw_sign,
    free_corners,
    mark_centre,
    plan_chart,
)
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring

_SAMPLE: Final = 40.0
"""The length of a line's sample."""
_PAD: Final = 12.0
_AWAY: Final = 10.0
"""The distance from the chart's edges and from lines."""
_MOST: Final = QSizeF(0.62, 0.5)
"""The largest legend, as shares of the chart's width and height."""

NO_SIGNS: Final[Mapping[str, str]] = MappingProxyType({})
Named = tuple[str, ChartLine]
Signs = Mapping[str, str]
"""The meanings of emblems."""


def legend_size(look: ThemeContext, names: Sequence[str], signs: Signs = NO_SIGNS) -> QSizeF:
    """Return the size of a legend with these names, and symbols beside them."""
    width = _widest(look, names) + _SAMPLE + 3 * _PAD
    if signs:
        width += _row(look) + _widest(look, list(signs.values())) + 2 * _PAD
    return QSizeF(width, max(len(names), len(signs)) * _row(look) + _PAD)


def _widest(look: ThemeContext, words: Sequence[str]) -> float:
    return max((text_width(word, look.sans(14)) for word in words), default=0.0)


def signs_of(marks: Sequence[ChartMark]) -> Signs:
    """Return the meanings of the marks' emblems, each once."""
    return {mark.emblem: mark.sign for mark in marks if mark.sign}


def legend_place(
    plan: ChartPlan, lines: Sequence[ChartLine], size: QSizeF, kept: Sequence[QRectF] = ()
) -> QRectF | None:
    """Return the rect of the legend; None if lines, or what is `kept` free, leave no corner."""
    plot = plan.plot
    if (
        size.width() > _MOST.width() * plot.width()
        or size.height() > _MOST.height() * plot.height()
    ):
        return None
    inner = plot.adjusted(_AWAY, 0, -_AWAY, -_AWAY)
    right, low = inner.right() - size.width(), inner.bottom() - size.height()
    for left, top in (
        (inner.left(), inner.top()),
        (right, low),
        (right, inner.top()),
        (inner.left(), low),
    ):
        place = QRectF(QPointF(left, top), size)
        wide = place.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)
        drawn = (part for line in lines for part in _parts(plan, line))
        if not any(wide.intersects(part) for part in (*drawn, *kept)):
            return place
    return None


def draw_legend(
    painter: QPainter,
    look: ThemeContext,
    place: QRectF,
    named: Sequence[Named],
    signs: Signs = NO_SIGNS,
) -> None:
    """Draw a sample and a name for each line, then each symbol with its meaning."""
    theme, plate = look.theme, rounded(place, 6)
    fill(painter, plate, with_alpha(theme.panel_bottom, 170))
    stroke(painter, plate, with_alpha(theme.line, 150), 1)
    row = QRectF(place.left() + _PAD, place.top() + _PAD / 2, place.width() - _PAD, _row(look))
    for name, line in named:
        start = QPointF(row.left(), row.center().y())
        width = 3.2 if line.is_own else 2.4
        sample = QPainterPath(start)
        sample.lineTo(start + QPointF(_SAMPLE, 0))
        stroke(painter, sample, line.colour, width, dash=line.dash, flat=True)
        text = row.adjusted(_SAMPLE + _PAD, 0, 0, 0)
        draw_text(painter, text, name, look.sans(14), theme.text, LEFT)
        row.translate(0, row.height())
    left = place.left() + 3 * _PAD + _SAMPLE + _widest(look, [name for name, _ in named])
    row = QRectF(left, place.top() + _PAD / 2, place.right() - left, _row(look))
    for emblem, word in signs.items():
        radius = row.height() * 0.42
        draw_sign(painter, emblem, QPointF(row.left() + radius, row.center().y()), radius)
        text = row.adjusted(row.height() + _PAD / 2, 0, 0, 0)
        draw_text(painter, text, word, look.sans(14), theme.text, LEFT)
        row.translate(0, row.height())


def _row(look: ThemeContext) -> float:
    return look.sans(14).pixelSize() * 1.6


def _parts(plan: ChartPlan, line: ChartLine) -> Iterator[QRectF]:
    known = [plan.place(at, value) for at, value in enumerate(line.values) if value is not None]
    for one, other in pairwise(known):
        yield QRectF(one, other).normalized().adjusted(-2, -2, 2, 2)


@dataclass(frozen=True, slots=True)
class CourseLine:
    """A line with its name."""

    name: str
    line: ChartLine

    @property
    def called(self) -> str:
        """Its name in the legend, which marks the viewer's own line."""
        return say("table-you") if self.line.is_own else self.name


@dataclass(frozen=True, slots=True)
class Course:
    """The complete contents of a chart, as texts and lines."""

    lines: tuple[CourseLine, ...]
    marks: tuple[ChartMark, ...]
    """The most important first; of two that would touch, the first is kept."""
    points: tuple[str, ...]
    """The name of each point in the cursor's plate: `turn 12`."""
    foot: tuple[str, ...]
    """The axis label of each point; empty for none."""
    amount: Callable[[int], str]
    """Formats a value."""
    summary: str
    """A description of the chart for screen readers."""
    leads: tuple[int | None, ...] = ()
    """By point, the line that leads alone; empty for a chart without a lead."""


class CourseChart(BaseWidget):
    """A line chart with a cursor, moved by the mouse or by Left, Right, Home and End."""

    picked = Signal(int)
    """A point was clicked, or Enter pressed on it."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._course: Course | None = None
        self._reading: int | None = None
        self._lit: str | None = None
        self._large = 0
        self._share = 1.0
        self._focus = FocusWatch(self)
        self.setObjectName("course-chart")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def reading(self) -> int | None:
        """The index of the point under the cursor; None for none."""
        return self._reading

    def show_course(self, course: Course | None) -> None:
        """Show other lines; the cursor stays if its point still exists."""
        self._course = course
        if course is None or (self._reading or 0) >= len(course.points):
            self._reading = None
        self.setAccessibleName("" if course is None else course.summary)
        self._describe()
        self.update()

    def light(self, name: str | None) -> None:
        """Highlight a line and fade the others; None shows all alike."""
        self._lit = name
        self.update()

    def enlarge(self, number: int) -> None:
        """Enlarge the mark with this number; 0 for none."""
        self._large = number
        self.update()

    def unroll(self, share: float) -> None:
        """Show lines and marks up to a share of the width, 0 to 1."""
        self._share = share
        self.update()

    def read(self, at: int | None) -> None:
        """Move the cursor to a point; None hides it."""
        self._reading = at
        self._describe()
        self.update()

    def read_out(self) -> str:
        """Return the point under the cursor with its values, the highest first."""
        course = self._course
        if course is None or self._reading is None:
            return ""
        values = [
            f"{isolated(name)} {course.amount(round(value))}" for name, value in self._values()
        ]
        return ", ".join([course.points[self._reading], *values])

    def _describe(self) -> None:
        self.setAccessibleDescription(self.read_out())

    def _values(self) -> list[tuple[str, float]]:
        """Return names and values at the cursor, the highest first."""
        if self._course is None or self._reading is None:
            return []
        found = [(one.name, one.line.values[self._reading]) for one in self._course.lines]
        known = [(name, value) for name, value in found if value is not None]
        return sorted(known, key=lambda pair: -pair[1])

    # Mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plan = self._plan()
        inside = plan is not None and plan.plot.adjusted(-8, -8, 8, 24).contains(event.position())
        self.read(plan.nearest(event.position().x()) if plan is not None and inside else None)

    def leaveEvent(self, event: QEvent) -> None:
        self.read(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._reading is not None:
            self.picked.emit(self._reading)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        course = self._course
        last = 0 if course is None else len(course.points) - 1
        now = last if self._reading is None else self._reading
        ways = {
            Qt.Key.Key_Left: now if self._reading is None else max(0, now - 1),
            Qt.Key.Key_Right: min(last, now + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in ways:
            self.read(ways[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._reading is not None:
            self.picked.emit(self._reading)
        else:
            super().keyPressEvent(event)

    # Painting

    def _head(self) -> float:
        course = self._course
        count = 1 if course is None else max(1, len(course.lines))
        room = (self.height() - self._foot()) / count
        return max(14.0, min(self.look.px(30), room * 0.86))

    def _foot(self) -> float:
        return self.look.sans(13).pixelSize() * 1.5 + self._ribbon()

    def _ribbon(self) -> float:
        leads = self._course is not None and any(one is not None for one in self._course.leads)
        return max(15.0, self.look.px(20)) if leads else 0.0

    def _plan(self) -> ChartPlan | None:
        """Return the geometry; None if there is nothing to show or too little space."""
        course = self._course
        if course is None or len(course.points) < 2 or self.width() < 120 or self.height() < 80:
            return None
        small, label = self.look.sans(13), self._label_font()
        lines = [one.line for one in course.lines]
        right = max((text_width(line.label, label) for line in lines), default=0.0)
        right += self._head() * 1.62 + 8
        plan = plan_chart(QRectF(0, 0, 1, 1), len(course.points) - 1, lines)
        left = max(text_width(course.amount(round(v)), small) for v in (plan.low, plan.high)) + 12
        plot = QRectF(left, 14, self.width() - left - right, self.height() - 14 - self._foot() - 4)
        return ChartPlan(plot, plan.count, plan.low, plan.high)

    def _label_font(self) -> QFont:
        return self.look.serif(min(19.0, self._head() * 0.62), SEMIBOLD)

    def _paint(self, painter: QPainter) -> None:
        course, plan = self._course, self._plan()
        if course is None or plan is None:
            return
        theme = self.look.theme
        small = self.look.sans(13)
        draw_grid(painter, plan, small, theme.quiet_text, course.amount)
        draw_foot(painter, plan, small, theme.quiet_text, course.foot)
        if self._ribbon():
            self._paint_ribbon(painter, plan, course)
        self._paint_lines(painter, plan, course)
        if self._share >= 1:
            lines = [one.line for one in course.lines]
            draw_ends(painter, plan, lines, self._label_font(), theme.text, self._head())
        self._paint_marks(painter, plan, course)
        place, signs = self.legend()
        if place is not None:
            named = [(one.called, one.line) for one in course.lines]
            draw_legend(painter, self.look, place, named, signs)
        if self._reading is not None:
            self._paint_reading(painter, plan, course)
        if self._focus.visible:
            draw_focus_ring(painter, theme, QRectF(self.rect()).adjusted(5, 5, -5, -5), 7, 3)

    def _paint_lines(self, painter: QPainter, plan: ChartPlan, course: Course) -> None:
        painter.save()
        reach = plan.plot.adjusted(-6, -12, 6, 4)
        reach.setWidth(reach.width() * min(1.0, self._share))
        painter.setClipRect(reach)
        for one in sorted(course.lines, key=lambda one: one.line.is_own):
            faint = self._lit is not None and self._lit != one.name
            scale = self.look.scale
            draw_line(
                painter, self.look.theme, plan, one.line, stepped=True, faint=faint, scale=scale
            )
        painter.restore()

    def _paint_ribbon(self, painter: QPainter, plan: ChartPlan, course: Course) -> None:
        """Paint who led when: a cell for each run of points, with a name or its first letter."""
        theme, high = self.look.theme, self._ribbon() - 3
        caption = self.look.sans(12)
        top = self.height() - high - 2
        box = QRectF(0, top, plan.plot.left() - 3, high)
        caption = fitted(say("table-lead"), caption, box.width(), 10)
        draw_text(painter, box, say("table-lead"), caption, theme.quiet_text, RIGHT)
        font = self.look.sans(11, BOLD)
        for line, left, right in led(plan, course.leads):
            cell = QRectF(left + 1, top, max(2.0, right - left - 2), high)
            path, colour = rounded(cell, 2), course.lines[line].line.colour
            draw_hatch(painter, path, with_alpha(colour, 110), angle=45 * line, gap=4)
            stroke(painter, path, colour, 1)
            one = course.lines[line]
            told = (text for text in (one.called, one.name[:1]) if _fits(text, font, cell))
            if leader := next(told, ""):
                disc_ = centred(cell.center(), text_width(leader, font) + 6, high - 2)
                fill(painter, rounded(disc_, 3), theme.panel_bottom)
                draw_text(painter, cell, leader, font, theme.text, CENTRE)

    def _paint_marks(self, painter: QPainter, plan: ChartPlan, course: Course) -> None:
        font = self.look.sans(11, BOLD)
        font = resized(font, min(font.pixelSize(), self._radius()))
        marks, usual = self._marks(plan, course), self._radius()
        corners = free_corners(marks, plan, usual, font)
        for mark, corner in reversed(list(zip(marks, corners, strict=True))):
            if mark.at <= self._share * plan.count:
                radius = usual * (1.25 if 0 < self._large == mark.number else 1.0)
                draw_mark(painter, plan, mark, font, radius=radius, corner=corner)

    def _marks(self, plan: ChartPlan, course: Course) -> list[ChartMark]:
        return apart(course.marks, plan, 2.2 * self._radius())

    def legend(self) -> tuple[QRectF | None, Signs]:
        """Return the rect of the legend, and the symbols in it if they fit.

        The rect is None while the cursor is shown, if it doesn't fit, or for a single line.
        """
        course, plan = self._course, self._plan()
        if course is None or plan is None or len(course.lines) < 2:
            return None, NO_SIGNS
        if self._share < 1 or self._reading is not None:
            return None, NO_SIGNS
        radius, shown = 1.6 * self._radius(), self.marks_shown()
        kept = [square(middle, radius) for _, middle in shown]
        names, lines = zip(*((one.called, one.line) for one in course.lines), strict=True)
        for signs in (signs_of([mark for mark, _ in shown]), NO_SIGNS):
            place = legend_place(plan, lines, legend_size(self.look, names, signs), kept)
            if place is not None:
                return place, signs
        return None, NO_SIGNS

    def _radius(self) -> float:
        return max(11.0, self.look.px(13))

    def marks_shown(self) -> list[tuple[ChartMark, QPointF]]:
        """Return the marks that fit, with the centres of their discs."""
        course, plan = self._course, self._plan()
        if course is None or plan is None:
            return []
        return [(mark, mark_centre(plan, mark)) for mark in self._marks(plan, course)]

    def _paint_reading(self, painter: QPainter, plan: ChartPlan, course: Course) -> None:
        at = self._reading
        assert at is not None
        theme = self.look.theme
        x = plan.place(at, 0).x()
        top, bottom = QPointF(x, plan.plot.top()), QPointF(x, plan.plot.bottom())
        rule(painter, top, bottom, with_alpha(theme.heading, 200), 1.2)
        for one in course.lines:
            value = one.line.values[at]
            if value is not None:
                fill(painter, disc(plan.place(at, value), 4), one.line.colour)
        self._paint_read_out(painter, plan, course, x)

    def _paint_read_out(self, painter: QPainter, plan: ChartPlan, course: Course, x: float) -> None:
        """Paint the cursor's values on a plate, on the side of the cursor with more space."""
        theme, font, bold = self.look.theme, self.look.sans(14), self.look.sans(14, SEMIBOLD)
        rows = [(name, course.amount(round(value))) for name, value in self._values()]
        title, step = course.points[self._reading or 0], font.pixelSize() * 1.4
        wide = max([text_width(name + amount, bold) + 40 for name, amount in rows], default=0.0)
        wide = max(wide, text_width(title, bold) + 24)
        plate = QRectF(0, plan.plot.top(), wide, step * (len(rows) + 1) + 12)
        fits_right = x + 12 + wide < plan.plot.right()
        plate.moveLeft(x + 12 if fits_right else max(0.0, x - 12 - wide))
        fill(painter, rounded(plate, 6), with_alpha(theme.panel_bottom, 240))
        stroke(painter, rounded(plate, 6), with_alpha(theme.line, 200), 1)
        row = QRectF(plate.left() + 12, plate.top() + 6, wide - 24, step)
        draw_text(painter, row, title, bold, theme.heading, LEFT)
        for name, amount in rows:
            row.translate(0, step)
            draw_text(painter, row, name, font, theme.text, LEFT)
            draw_text(painter, row, amount, bold, theme.text, RIGHT)


def _fits(text: str, font: QFont, cell: QRectF) -> bool:
    return cell.width() > text_width(text, font) + 4


def led(plan: ChartPlan, leads: Sequence[int | None]) -> list[tuple[int, float, float]]:
    """Return which line leads between which x; a lead holds until the next point."""
    last = len(leads) - 1
    return [
        (line, plan.place(first, 0).x(), plan.place(min(last, until + 1), 0).x())
        for line, first, until in runs(leads)
        if first < last
    ]


def runs(leads: Sequence[int | None]) -> list[tuple[int, int, int]]:
    """Return runs of points in which one line leads alone: line, first and last point."""
    found: list[tuple[int, int, int]] = []
    for at, line in enumerate(leads):
        if line is None:
            continue
        if found and found[-1][0] == line and found[-1][2] == at - 1:
            found[-1] = (line, found[-1][1], at)
        else:
            found.append((line, at, at))
    return found
