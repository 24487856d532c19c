"""The timeline: the whole game along a strip of paper, with a playhead to drag."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from stockgames.presentation.analysed import Section
from stockgames.presentation.story import GameStory
from stockgames.ui.table.score_history import lines_by_step
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import DAYLIGHT, INK, OXBLOOD, with_alpha
from stockgames.ui.theme.pixmap_cache import bake, draw_cached, draw_pixmap, painter_on
from stockgames.ui.theme.shapes import (
    column_at,
    disc,
    fill,
    inset,
    line_at,
    line_under,
    linear,
    polygon,
    rule,
    square,
    stroke,
)
from stockgames.ui.theme.surfaces import draw_tape
from stockgames.ui.theme.text import CENTRE, RIGHT, draw_text, fitted, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import plain_tip
from stockgames.ui.widgets.chart import (
    ChartLine,
    ChartPlan,
    draw_ends,
    draw_line,
    plan_chart,
    scale,
)
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring

VEIL: Final = QColor(246, 238, 218, 118)
PRESENT: Final = QColor(216, 184, 104, 80)
_OTHER: Final = QColor(160, 124, 52, 26)
_BRASS: Final = QColor("#D8B868"), QColor("#A07C34")
_GREEN: Final = QColor("#2C6B3F")
_PALE: Final = QColor("#FBF4E2")
_QUIET: Final = QColor("#5C4E36")
_LEAST_BETWEEN_TICKS: Final = 4.0
_TWO_ROWS: Final = 120.0
"""The minimum height of the timeline for two rows of lines."""
_LOW_ROW: Final = 70.0
_LEAST_END: Final = 12.0
"""Pixels that each end of a line needs for its label."""
_TITLE_FROM: Final = 16.0
"""The leftmost position of a row's title, in pixels."""
_MARK: Final = 8.5
"""The radius of a mark in pixels."""


@dataclass(frozen=True, slots=True)
class Row:
    """Lines of one kind, with a value after each step."""

    title: str
    lines: tuple[ChartLine, ...]
    amount: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Mark:
    """A key moment of the game."""

    step: int
    emblem: str
    text: str


@dataclass(frozen=True, slots=True)
class Point:
    """A judged choice: something better was possible, or a hard choice was found."""

    step: int
    letter: str
    """The first letter of the name of the deciding player."""
    text: str
    is_found: bool


class Timeline(QSlider):
    """A slider over all steps, painted as a ticker tape; a click goes to its step."""

    def __init__(self, look: ThemeContext, total: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._focus = FocusWatch(self)
        self.sections: Sequence[Section] = ()
        """The parts of the game."""
        self._rows: Sequence[Row] = ()
        self.marks: Sequence[Mark] = ()
        """The decisive moments of the game."""
        self.points: Sequence[Point] = ()
        """Judged decisions; they cover marks."""
        self.setRange(0, total)
        self.setPageStep(max(1, total // 10))
        self.setObjectName("tape")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._still: tuple[QSize, float, QPixmap, QPixmap] | None = None
        """Size, ratio, and two pictures of what no step changes: with all parts of the game
        as not current, and all as current.
        """
        look.changed.connect(self._forget)

    def _forget(self) -> None:
        self._still = None
        self.update()

    def show_sections(self, sections: Sequence[Section]) -> None:
        self.sections = tuple(sections)
        self._forget()

    def show_scores(self, rows: Sequence[Row], marks: Sequence[Mark]) -> None:
        """Set the lines, the most important row last: only that one stays if space is short."""
        self._rows, self.marks = tuple(rows), tuple(marks)
        self._forget()

    def show_points(self, points: Sequence[Point]) -> None:
        self.points = tuple(points)
        self.update()

    # Layout

    def paper(self) -> QRectF:
        """Return the rectangle of the paper; the roll covers its right end."""
        return QRectF(self.rect()).adjusted(0, 6, -4 - self._roll() / 2, -10)

    def _roll(self) -> float:
        return max(16.0, self._look.px(26))

    def plot(self) -> QRectF:
        """Return the rectangle of the steps: the first at the left edge, the last at the right."""
        paper, text = self.paper(), self._look.text_px(14)
        side = self._look.px(60) * self._look.text_size
        return paper.adjusted(side + 36, 14 + text * 1.4, -side - 62, -10 - text * 1.4)

    def place(self, step: float) -> float:
        """Return the x of a step."""
        plot = self.plot()
        return plot.left() + plot.width() * step / max(1, self.maximum())

    def step_at(self, x: float) -> int:
        plot = self.plot()
        share = (x - plot.left()) / max(1.0, plot.width())
        return min(self.maximum(), max(0, round(share * self.maximum())))

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        by = event.angleDelta().y() or event.angleDelta().x()
        if by:
            self.setValue(self.value() + (-1 if by > 0 else 1))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, paper = painter_on(self), self.paper()
        rest, present = self._still_pictures()
        draw_pixmap(painter, QPointF(), rest)
        painter.save()
        painter.setClipRect(self._present())
        draw_pixmap(painter, QPointF(), present)
        painter.restore()
        x = self.place(self.value())
        to_come = QRectF(x, paper.top() + 7, self.plot().right() + 2 - x, paper.height() - 14)
        painter.fillRect(to_come, VEIL)
        self._paint_marks(painter)
        self._paint_roll(painter, paper)
        self._paint_playhead(painter)
        if self._focus.visible:
            draw_focus_ring(painter, self._look.theme, paper.adjusted(3, 3, -3, -3), 4, 0)

    def _present(self) -> QRectF:
        """Return the column of the current part; empty if the game has no parts."""
        value, whole = self.value(), self.paper()
        for section in reversed(self.sections):
            if section.start <= value:
                left, right = self.place(section.start), self.place(section.end)
                return column_at(whole, left, right - left)
        return QRectF()

    def _still_pictures(self) -> tuple[QPixmap, QPixmap]:
        size, ratio = self.size(), self.devicePixelRatioF()
        if self._still is None or self._still[:2] != (size, ratio):
            area = QRectF(self.rect())
            rest = bake(area, ratio, lambda painter: self._paint_still(painter, is_present=False))
            present = bake(area, ratio, lambda painter: self._paint_still(painter, is_present=True))
            self._still = size, ratio, rest, present
        return self._still[2:]

    def _paint_still(self, painter: QPainter, *, is_present: bool) -> None:
        paper = self.paper()
        draw_tape(painter, self._look.theme, paper)
        painter.setClipRect(paper.adjusted(0, 7, 0, -7))
        self._paint_stretches(painter, is_present)
        self._paint_ticks(painter)
        self._paint_scores(painter)
        self._paint_ends(painter)

    def _plans(self) -> list[tuple[Row, ChartPlan]]:
        plot, rows = self.plot(), self._rows
        if plot.height() < _TWO_ROWS:
            rows = rows[-1:]
        high = plot.height() / max(1, len(rows))
        found = []
        for number, row in enumerate(rows):
            inner = high * 0.13 if len(rows) > 1 else high * 0.06
            place = line_at(plot, plot.top() + number * high, high)
            place.adjust(0, inner, 0, -inner)
            plan = plan_chart(place, self.maximum(), row.lines)
            found.append((row, plan))
        return found

    def _paint_scores(self, painter: QPainter) -> None:
        font, plans = self._look.sans(13), self._plans()
        for row, plan in plans:
            for value in _ticks(plan, is_last=row is plans[-1][0]):
                at = plan.place(0, value)
                rule(painter, at, QPointF(plan.plot.right(), at.y()), with_alpha(INK, 40), 0.6)
                box = QRectF(at.x() - 156, at.y() - 10, 150, 20)
                draw_text(painter, box, row.amount(value), font, _QUIET, RIGHT)
            for line in sorted(row.lines, key=lambda line: line.is_own):
                draw_line(painter, DAYLIGHT, plan, line, stepped=True)

    def _paint_ends(self, painter: QPainter) -> None:
        plans, font = self._plans(), self._look.sans(13, SEMIBOLD)
        for row, plan in plans:
            ended = sum(line.end is not None for line in row.lines)
            if plan.plot.height() / max(1, ended - 1) >= _LEAST_END:
                draw_ends(painter, plan, row.lines, font, INK, 21.0)
            end = plan.plot.left() - 6
            box = QRectF(_TITLE_FROM, plan.plot.top() - 31, end - _TITLE_FROM, 20)
            title = fitted(row.title, self._look.serif(15, SEMIBOLD, italic=True), box.width())
            draw_text(painter, box, row.title, title, OXBLOOD, RIGHT)

    def mark_places(self) -> list[tuple[Mark | Point, QPointF]]:
        """Return points and marks with the centres of their discs, without overlapping ones."""
        found: list[tuple[Mark | Point, QPointF]] = []
        y = self.plot().top() - _MARK - 3
        both: list[Mark | Point] = [*self.points, *self.marks]
        for mark in both:
            at = QPointF(self.place(mark.step), y)
            if all(abs(at.x() - other.x()) > 2 * _MARK + 2 for _, other in found):
                found.append((mark, at))
        return found

    def _paint_marks(self, painter: QPainter) -> None:
        foot = self.plot().bottom()
        for mark, at in self.mark_places():
            path = polygon([(at.x(), at.y()), (at.x(), foot)], closed=False)
            stroke(painter, path, with_alpha(INK, 70), 0.8, dash=(3, 3), flat=True)
            if isinstance(mark, Point):
                self._paint_point(painter, mark, at)
                continue
            _draw_mark(painter, mark.emblem, at, passed=mark.step <= self.value())

    def _paint_point(self, painter: QPainter, point: Point, at: QPointF) -> None:
        """Paint a letter on a filled disc, or in a green ring if the choice was good."""
        half, font = _MARK + 1.5, self._look.sans(13, BOLD)
        fill(painter, disc(at, half), _PALE if point.is_found else OXBLOOD)
        stroke(painter, disc(at, half), _GREEN if point.is_found else OXBLOOD, 2.0)
        colour = _GREEN if point.is_found else _PALE
        draw_text(painter, square(at, half), point.letter, font, colour, CENTRE)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = QPointF(event.pos())
            for mark, at in self.mark_places():
                if (at - place).manhattanLength() < 2 * _MARK:
                    QToolTip.showText(event.globalPos(), plain_tip(mark.text), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def _paint_stretches(self, painter: QPainter, is_present: bool) -> None:
        plot, is_short = self.plot(), self._is_short()
        for number, section in enumerate(self.sections):
            left, right = self.place(section.start), self.place(section.end)
            band = QRectF(left, plot.top() - 2, right - left, plot.height() + 2)
            if is_present or number % 2:
                painter.fillRect(band, PRESENT if is_present else _OTHER)
            rule(painter, band.topLeft(), band.bottomLeft(), with_alpha(_BRASS[1], 90), 0.7)
            self._name(painter, section, band, is_present, is_short)

    def _is_short(self) -> bool:
        """Return whether there is only space for the numbers of the parts."""
        font = self._look.sans(14, BOLD)
        widths = (
            (section, self.place(section.end) - self.place(section.start))
            for section in self.sections
        )
        return any(text_width(section.name, font) > wide - 2 for section, wide in widths)

    def _name(
        self, painter: QPainter, section: Section, band: QRectF, present: bool, is_short: bool
    ) -> None:
        face = self._look.sans(14, BOLD if present else REGULAR)
        name = section.short if is_short else section.name
        if text_width(name, face) > band.width():
            return
        box = line_under(band, face.pixelSize() * 1.35, 3)
        draw_text(painter, box, name, face, OXBLOOD if present else INK, CENTRE)

    def _paint_ticks(self, painter: QPainter) -> None:
        plot = self.plot()
        between = plot.width() / max(1, self.maximum())
        every = 1
        while between * every < _LEAST_BETWEEN_TICKS:
            every *= 10 if between * every * 10 <= _LEAST_BETWEEN_TICKS else 5
        foot = plot.bottom()
        rule(painter, plot.bottomLeft(), plot.bottomRight(), with_alpha(INK, 110), 0.8)
        for step in range(0, self.maximum() + 1, every):
            x = self.place(step)
            high = 6 if step % (every * 10) == 0 else 3.5
            rule(painter, QPointF(x, foot - high), QPointF(x, foot), with_alpha(INK, 120), 0.7)

    def _paint_roll(self, painter: QPainter, paper: QRectF) -> None:
        wide = self._roll()
        roll = QRectF(paper.right() - wide / 2, paper.top() - 4, wide, paper.height() + 8)

        def paint(target: QPainter) -> None:
            _paint_rolled(target, roll)

        draw_cached(painter, "tape roll", inset(roll, -wide * 0.14 - 1), paint)

    def _paint_playhead(self, painter: QPainter) -> None:
        plot, x = self.plot(), self.place(self.value())
        font = self._look.sans(15, BOLD)
        text = str(self.value())
        wide = max(text_width(text, font), text_width("00", font)) + 16
        high = font.pixelSize() * 1.35
        top = plot.top() - high - 8
        rule(painter, QPointF(x, top + high), QPointF(x, plot.bottom() + 2), OXBLOOD, 2)
        half = wide / 2
        corners = [(x - half, top), (x + half, top), (x + half, top + high)]
        flag = polygon([*corners, (x, top + high + 7), (x - half, top + high)])
        ends = QPointF(x, top), QPointF(x, top + high)
        fill(painter, flag, linear(*ends, (0.0, _BRASS[0]), (1.0, _BRASS[1])))
        stroke(painter, flag, QColor("#6E5520"), 1)
        draw_text(painter, QRectF(x - half, top, wide, high), text, font, INK, CENTRE)


def _paint_rolled(painter: QPainter, roll: QRectF) -> None:
    wide = roll.width()
    shades = (
        (0.0, QColor("#B59A63")),
        (0.3, QColor("#FFF8E6")),
        (0.62, QColor("#E4D3A6")),
        (1.0, QColor("#8E7440")),
    )
    painter.fillRect(roll, linear(roll.topLeft(), roll.topRight(), *shades))
    edge = with_alpha(QColor("#6E5520"), 160)
    for y in (roll.top(), roll.bottom()):
        oval = QRectF(roll.left(), y - wide * 0.14, wide, wide * 0.28)
        painter.setPen(edge)
        painter.setBrush(QColor("#E9DAB2"))
        painter.drawEllipse(oval)


def _draw_mark(painter: QPainter, emblem: str, at: QPointF, *, passed: bool) -> None:
    """Draw the cached disc of a mark, filled once the playhead has passed it."""

    def paint(target: QPainter) -> None:
        round_it = disc(QPointF(), _MARK)
        fill(target, round_it, OXBLOOD if passed else _PALE)
        stroke(target, round_it, OXBLOOD, 1.2)
        colours = (_PALE, OXBLOOD) if passed else (OXBLOOD, _PALE)
        draw_emblem(target, emblem, QPointF(), _MARK * 0.62, *colours)

    draw_cached(painter, ("tape mark", emblem, passed), square(QPointF(), _MARK + 1), paint, at=at)


def _ticks(plan: ChartPlan, *, is_last: bool) -> list[int]:
    """Return two or more values for a row's axis; the lowest would crowd the next row."""
    lowest = plan.low if is_last else plan.low + 1
    most = 3 if plan.plot.height() < _LOW_ROW else 5
    found = [value for value in scale(plan.low, plan.high, most) if lowest <= value <= plan.high]
    return found if len(found) > 1 else [*found, round(plan.high)]


MOST_ROWS = 2
MOST_MARKS = 12


def timeline_rows(story: GameStory) -> list[Row]:
    """Return the rows of lines, with the kind that decides the game last."""
    main = story.history.main
    kinds = [kind for kind in story.kinds if _is_line(story, kind)]
    others = [kind for kind in kinds if kind != main][: MOST_ROWS - (main in kinds)]
    return [_row(story, kind) for kind in (*others, *(kind for kind in kinds if kind == main))]


def _is_line(story: GameStory, kind: str) -> bool:
    """Return whether a kind of series is known at more than one step, for any seat."""
    lines = story.history.of(kind)
    return any(sum(value is not None for value in line.values) > 1 for line in lines)


def _row(story: GameStory, kind: str) -> Row:
    words, unit = story.words, story.history.of(kind)[0].unit
    lines = lines_by_step(story, kind, DAYLIGHT)
    return Row(words.short_title(kind), lines, lambda value: words.amount(value, unit))


def timeline_marks(story: GameStory) -> list[Mark]:
    """Return the most important key moments, the most important first."""
    found = []
    for moment in story.turning_points(MOST_MARKS):
        changes = story.changes(moment)
        text = "\n".join(part for part in (story.sentence(moment), changes) if part)
        found.append(Mark(moment.step, story.emblem(moment), text))
    return found
