"""The chart as a widget: lines, a legend, marks, who led when, and a cursor."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.engine.plain_text import isolated
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, largest, resized
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.surfaces import draw_brass_dot
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, fitted, text_width
from stockgames.ui.theme.theme_context import SMALLEST_TEXT, ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.chart import (
    ChartData,
    ChartLine,
    ChartMark,
    ChartPlan,
    draw_ends,
    draw_foot,
    draw_grid,
    draw_line,
    draw_mark,
    draw_sign,
    ends_width,
    free_corners,
    mark_places,
    name_column,
    span_of,
)
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring

_SAMPLE: Final = 30.0
"""The length of a line's sample in the legend, in pixels."""
_MOST_LEGEND: Final = 0.36
"""The largest share of the height that a legend takes."""
_FEW: Final = 12
"""Between so few points lines are straight; between more, a value holds until the next."""
_MANY: Final = 5
"""So many lines are thin, and named at their ends if there is room."""
_MOST_NAMES: Final = 0.2
"""The largest share of the width for their names."""
_ROW: Final = 1.5
"""The height of a legend's row, in sizes of its text."""


class LegendEntry(NamedTuple):
    """The sample of a line, or an emblem, with its name."""

    box: QRectF
    what: ChartLine | str
    name: str


class Chart(BaseWidget):
    """A line chart with a cursor, moved by the mouse or by Left, Right, Home and End.

    The legend is above the lines, in as many rows as it needs.
    """

    picked = Signal(int)
    """A point was clicked, or Enter pressed on it."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._data: ChartData | None = None
        self.reading: int | None = None
        """The index of the point under the cursor; None for none."""
        self._lit: str | None = None
        self._large = 0
        self._share = 1.0
        self._focus = FocusWatch(self)
        self.setObjectName("course-chart")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(20 * self.look.text_px(14), 10 * self.look.text_px(14))

    def set_data(self, data: ChartData | None) -> None:
        """Show other lines; the cursor stays if its point still exists."""
        self._data = data
        self.setAccessibleName("" if data is None else data.summary)
        self.read(None if data is None or (self.reading or 0) >= len(data.points) else self.reading)

    def light(self, name: str | None) -> None:
        """Highlight a line and fade the others; None shows all alike."""
        self._lit = name
        self.update()

    def enlarge(self, number: int) -> None:
        self._large = number
        self.update()

    def unroll(self, share: float) -> None:
        """Show lines and marks up to a share of the width, 0 to 1."""
        self._share = share
        self.update()

    def read(self, at: int | None) -> None:
        """Move the cursor to a point; None hides it."""
        self.reading = at
        self.setAccessibleDescription(self.read_out())
        self.update()

    def read_out(self) -> str:
        """Return the point under the cursor with its values, the highest first."""
        if self._data is None or self.reading is None:
            return ""
        values = (f"{isolated(name)} {amount}" for name, amount in self._values())
        return ", ".join([self._data.points[self.reading], *values])

    def _values(self) -> list[tuple[str, str]]:
        """Return names and amounts at the cursor, the highest first."""
        data, at = self._data, self.reading
        if data is None or at is None:
            return []
        found = ((line.name, line.values[at]) for line in data.lines)
        known = [(name, value) for name, value in found if value is not None]
        known.sort(key=lambda pair: -pair[1])
        return [(name, data.amount(round(value))) for name, value in known]

    # Mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plan = self._plan()
        inside = plan is not None and plan.plot.adjusted(-8, -8, 8, 24).contains(event.position())
        self.read(plan.nearest(event.position().x()) if plan is not None and inside else None)

    def leaveEvent(self, event: QEvent) -> None:
        self.read(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.reading is not None:
            self.picked.emit(self.reading)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = 0 if self._data is None else len(self._data.points) - 1
        now = last if self.reading is None else self.reading
        ways = {
            Qt.Key.Key_Left: now if self.reading is None else max(0, now - 1),
            Qt.Key.Key_Right: min(last, now + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in ways:
            self.read(ways[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.reading is not None:
            self.picked.emit(self.reading)
        else:
            super().keyPressEvent(event)

    # Layout

    def _head(self, data: ChartData) -> float:
        """Return the height of what stands at a line's end."""
        room = (self.height() - self._foot(data)) / max(1, len(data.lines))
        return max(14.0, min(self.look.px(30) * self.look.text_size, room * 0.72))

    def _foot(self, data: ChartData) -> float:
        rows = max((label.count("\n") + 1 for label in data.foot), default=1)
        return self.look.sans(13).pixelSize() * 1.4 * rows + self._ribbon(data) + 4

    def _ribbon(self, data: ChartData) -> float:
        has_lead = any(lead is not None for lead in data.leads)
        text = 1.4 * self.look.sans(11).pixelSize()
        return max(15.0, self.look.px(20), text) if has_lead else 0.0

    def _radius(self) -> float:
        return max(11.0, self.look.px(13), 0.6 * self.look.sans(11).pixelSize())

    def _pad(self, data: ChartData) -> float:
        """Return how far dots reach beyond the plot."""
        return self._radius() if any(line.dots for line in data.lines) else 0.0

    def _left_pad(self, data: ChartData) -> float:
        """Return how far the first points reach to the left."""
        is_marked = any(mark.at == 0 for mark in data.marks)
        return self._radius() if is_marked else self._pad(data)

    def _label_font(self, data: ChartData) -> QFont:
        font = self.look.serif(19, SEMIBOLD)
        return resized(font, max(SMALLEST_TEXT, min(font.pixelSize(), self._head(data) * 0.66)))

    def _end_names(self, data: ChartData) -> tuple[str, ...]:
        """Return the names at the lines' ends; none if few lines are named above them, or if there
        is no room.
        """
        if len(data.lines) < _MANY or not all(line.label for line in data.lines):
            return ()
        names = tuple(map(_called, data.lines))
        wide = name_column(names, self._label_font(data))
        return names if wide < self.width() * _MOST_NAMES else ()

    def _plan(self) -> ChartPlan | None:
        """Return the geometry; None if there is nothing to show or too little space."""
        data = self._data
        if data is None or len(data.points) < 2 or self.width() < 120 or self.height() < 80:
            return None
        pad = self._pad(data)
        top = max((entry.box.bottom() for entry in self.legend()), default=6.0) + 8 + pad
        small, label = self.look.sans(13), self._label_font(data)
        right = ends_width(data.lines, label, self._head(data), self._end_names(data))
        right = right or self._radius()
        count = len(data.points) - 1
        low, high = data.scale or span_of(data.lines)
        left = max(text_width(data.amount(value), small) for value in (low, high)) + 12
        left += self._left_pad(data)
        plot = QRectF(left, top, self.width() - left - right, self.height() - top)
        return ChartPlan(plot.adjusted(0, 0, 0, -self._foot(data) - pad), count, low, high)

    def legend(self) -> list[LegendEntry]:
        """Return names of lines, and of marks if there is room; empty for a single line."""
        data = self._data
        if data is None or len(data.lines) < 2:
            return []
        named = () if self._end_names(data) else data.lines
        lines: list[tuple[ChartLine | str, str]] = [(line, _called(line)) for line in named]
        emblems = {mark.sign: mark.emblem for mark in reversed(data.marks) if mark.sign}
        signs = [(emblem, sign) for sign, emblem in emblems.items()]
        room = self.height() * _MOST_LEGEND

        def is_low(rows: Sequence[LegendEntry]) -> bool:
            return all(row.box.bottom() <= room for row in rows)

        font = largest(self.look.sans(14), lambda font: is_low(_rows(lines, font, self.width())))
        both = _rows([*lines, *reversed(signs)], font, self.width())
        return both if is_low(both) else _rows(lines, font, self.width())

    def marks_shown(self) -> list[tuple[ChartMark, QPointF]]:
        """Return the marks that fit, with the centres of their discs."""
        data, plan = self._data, self._plan()
        if data is None or plan is None:
            return []
        return mark_places(data.marks, plan, self._radius())

    # Painting

    def _paint(self, painter: QPainter) -> None:
        data, plan = self._data, self._plan()
        if data is None or plan is None:
            return
        theme, small = self.look.theme, self.look.sans(13)
        draw_grid(painter, plan, small, theme.quiet_text, data.amount, self._left_pad(data))
        base = self.height() - self._foot(data) + 3
        draw_foot(painter, plan, small, theme.quiet_text, data.foot, base)
        if self._ribbon(data):
            self._paint_ribbon(painter, plan, data)
        self._paint_lines(painter, plan, data)
        if self._share >= 1:
            head, font = self._head(data), self._label_font(data)
            names = self._end_names(data)
            draw_ends(painter, plan, data.lines, font, theme.text, head, names)
            for line in data.lines:
                self._paint_dots(painter, plan, line)
        self._paint_marks(painter, plan)
        for entry in self.legend():
            self._paint_entry(painter, entry)
        if self.reading is not None:
            self._paint_reading(painter, plan, data, self.reading)
        if self._focus.visible:
            draw_focus_ring(painter, theme, QRectF(self.rect()).adjusted(5, 5, -5, -5), 7, 3)

    def _paint_entry(self, painter: QPainter, entry: LegendEntry) -> None:
        box, what = entry.box, entry.what
        start = QPointF(box.left(), box.center().y())
        if isinstance(what, str):
            draw_sign(painter, what, start + QPointF(box.height() / 2, 0), box.height() * 0.42)
            text = box.adjusted(box.height() + 6, 0, 0, 0)
        else:
            sample = QPainterPath(start)
            sample.lineTo(start + QPointF(_SAMPLE, 0))
            width = 3.2 if what.is_own else 2.4
            s.stroke(painter, sample, what.colour, width, dash=what.dash, flat=True)
            text = box.adjusted(_SAMPLE + 6, 0, 0, 0)
        font = resized(self.look.sans(14), round(box.height() / _ROW))
        draw_text(painter, text, entry.name, font, self.look.theme.text, LEFT, elide=True)

    def _paint_lines(self, painter: QPainter, plan: ChartPlan, data: ChartData) -> None:
        painter.save()
        reach = plan.plot.adjusted(-6, -12, 6, 4)
        reach.setWidth(reach.width() * min(1.0, self._share))
        painter.setClipRect(reach)
        theme, scale = self.look.theme, self.look.scale
        for line in sorted(data.lines, key=lambda line: line.is_own):
            faint = self._lit is not None and self._lit != line.name
            thin = len(data.lines) >= _MANY and self._lit != line.name
            stepped = not line.dots and plan.count > _FEW
            draw_line(
                painter, theme, plan, line, stepped=stepped, faint=faint, thin=thin, scale=scale
            )
        painter.restore()

    def _paint_dots(self, painter: QPainter, plan: ChartPlan, line: ChartLine) -> None:
        theme, radius, font = self.look.theme, self._radius(), self.look.sans(13, BOLD)
        for at, (value, dot) in enumerate(zip(line.values, line.dots, strict=False)):
            if value is None:
                continue
            point = plan.place(at, value)
            draw_brass_dot(painter, theme, point, radius)
            s.fill(
                painter, s.disc(point, radius * 0.78), theme.accent if dot.is_filled else theme.face
            )
            ink = theme.accent_text if dot.is_filled else theme.text
            draw_text(painter, s.square(point, radius), dot.text, font, ink, CENTRE)

    def _paint_ribbon(self, painter: QPainter, plan: ChartPlan, data: ChartData) -> None:
        """Paint who led when: a cell for each run of points, with a name or initial, or "You"."""
        theme, high = self.look.theme, self._ribbon(data) - 3
        top = self.height() - high - 2
        box = QRectF(0, top, plan.plot.left() - 3, high)
        caption = fitted(say("table-lead"), self.look.sans(12), box.width(), 10)
        draw_text(painter, box, say("table-lead"), caption, theme.quiet_text, RIGHT)
        font = self.look.sans(11, BOLD)
        for number, left, right in led(plan, data.leads):
            line, cell = data.lines[number], QRectF(left + 1, top, max(2.0, right - left - 2), high)
            path = s.rounded(cell, 2)
            draw_hatch(painter, path, with_alpha(line.colour, 110), angle=45 * number, gap=4)
            s.stroke(painter, path, line.colour, 1)
            names = (_called(line),) if line.is_own else (line.name, line.name[:1])
            if name := next((name for name in names if _fits(name, font, cell)), ""):
                plate = s.centred(cell.center(), text_width(name, font) + 6, high - 2)
                s.fill(painter, s.rounded(plate, 3), theme.panel_bottom)
                draw_text(painter, cell, name, font, theme.text, CENTRE)

    def _paint_marks(self, painter: QPainter, plan: ChartPlan) -> None:
        font, usual = self.look.sans(11, BOLD), self._radius()
        font = resized(font, min(font.pixelSize(), round(usual)))
        shown = self.marks_shown()
        corners = free_corners([centre for _, centre in shown], usual, font)
        for (mark, centre), corner in reversed(list(zip(shown, corners, strict=True))):
            if mark.at <= self._share * plan.count:
                radius = usual * (1.25 if 0 < self._large == mark.number else 1.0)
                draw_mark(painter, plan, mark, centre, font, radius=radius, corner=corner)

    def _paint_reading(self, painter: QPainter, plan: ChartPlan, data: ChartData, at: int) -> None:
        """Paint the cursor, and its values on a plate on the side with more space."""
        theme, x = self.look.theme, plan.place(at, 0).x()
        ends = QPointF(x, plan.plot.top()), QPointF(x, plan.plot.bottom())
        s.rule(painter, *ends, with_alpha(theme.heading, 200), 1.2)
        for line in data.lines:
            value = line.values[at]
            if value is not None:
                s.fill(painter, s.disc(plan.place(at, value), 4), line.colour)
        rows, title = self._values(), data.points[at]
        if not title:
            return
        most = (self.height() - 12) / (len(rows) + 1) / 1.4
        font = largest(self.look.sans(14), lambda size: size.pixelSize() <= most)
        bold, step = resized(self.look.sans(14, SEMIBOLD), font.pixelSize()), font.pixelSize() * 1.4
        wide = max([text_width(name + amount, bold) + 40 for name, amount in rows], default=0.0)
        wide = max(wide, text_width(title, bold) + 24)
        high = step * (len(rows) + 1) + 12
        plate = QRectF(0, min(plan.plot.top(), self.height() - high), wide, high)
        fits_right = x + 12 + wide < plan.plot.right()
        plate.moveLeft(x + 12 if fits_right else max(0.0, x - 12 - wide))
        s.fill(painter, s.rounded(plate, 6), with_alpha(theme.panel_bottom, 240))
        s.stroke(painter, s.rounded(plate, 6), with_alpha(theme.line, 200), 1)
        row = QRectF(plate.left() + 12, plate.top() + 6, wide - 24, step)
        draw_text(painter, row, title, bold, theme.heading, LEFT)
        for name, amount in rows:
            row.translate(0, step)
            draw_text(painter, row, name, font, theme.text, LEFT)
            draw_text(painter, row, amount, bold, theme.text, RIGHT)


def _called(line: ChartLine) -> str:
    return say("table-you") if line.is_own else line.name


def _rows(
    named: Sequence[tuple[ChartLine | str, str]], font: QFont, width: float
) -> list[LegendEntry]:
    """Lay a legend out in rows, from left to right."""
    high, left, top = font.pixelSize() * _ROW, 2.0, 0.0
    found = []
    for what, name in named:
        before = high if isinstance(what, str) else _SAMPLE
        wide = min(before + 6 + text_width(name, font) + 2, width - 2)
        if left > 2 and left + wide > width:
            left, top = 2.0, top + high
        found.append(LegendEntry(QRectF(left, top, wide, high), what, name))
        left += wide + font.pixelSize()
    return found


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
    cells = groupby(enumerate(leads), key=lambda cell: cell[1])
    found = [(line, [at for at, _ in cell]) for line, cell in cells]
    return [(line, at[0], at[-1]) for line, at in found if line is not None]
