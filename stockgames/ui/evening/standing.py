"""The standings: portraits on a rail, ranked, over a slate with everyone's points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.evenings.standing import Line
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.notes import News, columns_before, last_act
from stockgames.ui.evening.people import chalk_colour, draw_coin, hang_portrait
from stockgames.ui.evening.timeline import clock_width
from stockgames.ui.evening.words import name_of, points_text, roman, standing_accessible
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.pieces.portrait import (
    HEIGHT,
    draw_awaited,
    draw_expected,
    draw_rail,
    draw_strings,
)
from stockgames.ui.pieces.slates import (
    CHALK,
    GOLD,
    QUIET_CHALK,
    STONE,
    draw_chalk,
    draw_slate,
    draw_sticks,
)
from stockgames.ui.table.end_certificate import MOST_COLUMNS, Slate, SlateRow
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, largest
from stockgames.ui.theme.palette import lighter, with_alpha
from stockgames.ui.theme.shapes import (
    centred,
    column_at,
    disc,
    fill,
    path_from,
    rounded,
    rule,
    stroke,
    top_part,
)
from stockgames.ui.theme.text import CENTRE, LEFT, TOP_LEFT, draw_text, fitted, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.chart import (
    DASHES,
    ChartLine,
    ChartPlan,
    draw_grid,
    draw_line,
    line_path,
    plan_chart,
    spread,
)

_LEAVES = (
    *((0.1, -0.24, -30), (0.36, -0.28, -24), (0.62, -0.22, -14)),
    *((0.2, 0.2, 34), (0.5, 0.16, 30)),
)
"""The start of each leaf, and its rotation in degrees."""
_LEAF = path_from("M0,0 Q.13,-.15 .34,0 Q.13,.15 0,0Z")


def draw_laurels(
    painter: QPainter, middle: QPointF, half: float, size: float, colour: QColor
) -> None:
    """Draw a sprig `half` px left and right of the middle, each `size` px long."""
    for side in (-1, 1):
        painter.save()
        painter.translate(middle + QPointF(side * half, 0))
        painter.scale(side * size, size)
        stroke(painter, path_from("M0,.04 Q.5,.12 1,-.14"), colour, 0.06)
        for x, y, turn in _LEAVES:
            painter.save()
            painter.translate(x, y * 0.35)
            painter.rotate(turn)
            fill(painter, _LEAF, lighter(colour, 0.1))
            painter.restore()
        painter.restore()


_CHALK, _STONE = QColor("#B9C0B8"), QColor("#1D2426")
_THIN: Final = 0.75


def draw_chart(
    painter: QPainter, look: ThemeContext, area: QRectF, facts: PageFacts, drawn: float = 1.0
) -> None:
    """Draw the points after each finished game; games to come keep their space.

    `drawn` is how much of each line's last segment is drawn, 0 to 1.
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
    look: ThemeContext,
    facts: PageFacts,
    plan: ChartPlan,
    lines: Sequence[ChartLine],
    drawn: float,
) -> None:
    """Draw the owner's coin at the end of each line, without overlaps."""
    radius = max(8.0, look.px(10))
    paths = (line_path(plan, line.values, drawn=drawn) for line in lines)
    ends = [path.currentPosition() for path in paths]
    places = spread([end.y() for end in ends], 1.7 * radius, plan.plot.top(), plan.plot.bottom())
    for line, end, y in zip(_placed(facts), ends, places, strict=True):
        at = QPointF(end.x(), y)
        draw_coin(painter, look.theme, at, radius, facts.portraits[line.person])


def _placed(facts: PageFacts) -> list[Line]:
    """Return the lines of those who have played, the leader last so that it is on top."""
    return [line for line in reversed(facts.lines) if line.place is not None]


def slate_of(facts: PageFacts, number: int) -> Slate | None:
    """Return the standings just after this game has ended; None if it hasn't."""
    over = [place for place, act in enumerate(facts.acts) if act.stage is Stage.OVER]
    fresh = [place for place in over if facts.acts[place].number == number]
    if not fresh:
        return None
    shown = [*[place for place in over if place not in fresh], *fresh][-MOST_COLUMNS:]
    return Slate(
        emblems=tuple(face_of(facts.acts[place].game).emblem for place in shown),
        fresh=shown.index(fresh[0]),
        number=len(over),
        rows=tuple(_row(facts, line, shown) for line in facts.lines if line.place is not None),
    )


def _row(facts: PageFacts, line: Line, shown: list[int]) -> SlateRow:
    worths = (line.by_act[place] for place in shown)
    return SlateRow(
        name=name_of(facts, line.person),
        cells=tuple("" if worth is None else points_text(worth) for worth in worths),
        total=points_text(line.total),
        leads=line.place == 1,
    )


_UP, _DOWN = QColor("#A9CF9A"), QColor("#F0A07E")


_LEAST_COLUMNS = 6
"""The space left by at least this many columns of people widens the chart, by up to
`_MORE_CHART` px.
"""
_MORE_CHART = 260


@dataclass(frozen=True, slots=True)
class _Plan:
    """The layout in pixels of the widget."""

    rail: float
    """The y coordinate of the rail."""
    slate: QRectF
    columns: float
    """The x coordinate of the first column."""
    step: float
    row: float
    chart: QRectF

    def column(self, place: float) -> float:
        """Return the x of a column's middle."""
        return self.columns + (place + 0.5) * self.step


class Standing(BaseWidget):
    """Rail, slate and chart of one evening."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PageFacts | None = None
        self._news = News(0)
        self._joined = 0.0
        self._telling = QVariantAnimation(self)
        self._telling.valueChanged.connect(self._tell)
        self.setObjectName("standing")

    @property
    def news(self) -> News:
        """The state of the animation of the last game's result."""
        return self._news

    def show_facts(self, facts: PageFacts) -> None:
        """Show the standings without animation."""
        self._telling.stop()
        self._facts = facts
        self._news = News(len(facts.lines), last_act(facts))
        self._joined = 0.0
        self.setAccessibleName(standing_accessible(facts))
        self.update()

    def tell_news(self) -> None:
        """Animate what the last game has changed, unless motion is reduced."""
        if self._news.act is None or self.look.reduced_motion:
            return
        self._telling.setStartValue(0.0)
        self._telling.setEndValue(float(self._news.lasts))
        self._telling.setDuration(self._news.lasts)
        self._telling.start()

    def let_join(self, share: float) -> None:
        """Show latecomers' portraits fading in, from 0 to 1."""
        self._joined = share
        self.update()

    def _tell(self, elapsed: object) -> None:
        assert isinstance(elapsed, float)
        self._news = replace(self._news, elapsed=elapsed)
        self.update()

    def _plan(self, facts: PageFacts) -> _Plan:
        look, width, height = self.look, float(self.width()), float(self.height())
        portraits = look.px(190)
        slate = QRectF(6, portraits, width - 12, height - portraits - 12)
        rows = len(facts.acts) + 2.0
        row = (slate.height() - look.px(34)) / rows
        font = largest(look.serif(18), lambda size: size.pixelSize() * 1.3 <= row)
        titles = [text_width(registry.title(act.game), font) for act in facts.acts]
        label = max([look.px(166), *(width + 40 for width in titles)])
        chart = max(min(look.px(225), slate.width() * 0.24), clock_width(look) - look.px(12))
        columns = slate.left() + look.px(26) + label
        room = slate.right() - chart - look.px(20) - columns
        people = max(1, len(facts.lines))
        step = min(look.px(112), room / people)
        chart += min(room - step * max(people, _LEAST_COLUMNS), look.px(_MORE_CHART))
        chart_box = QRectF(slate.right() - chart, slate.top() + look.px(16), chart - look.px(20), 0)
        chart_box.setHeight(slate.height() - look.px(36))
        return _Plan(look.px(12), slate, columns, step, min(row, look.px(52)), chart_box)

    def _paint(self, painter: QPainter) -> None:
        facts = self._facts
        if facts is None:
            return
        plan = self._plan(facts)
        self._paint_rail(painter, plan)
        self._paint_heading(painter, plan)
        self._paint_slate(painter, plan.slate)
        if not facts.lines:
            nails = (QPointF(plan.column(n), plan.rail) for n in range(_LEAST_COLUMNS))
            draw_awaited(painter, self.look.theme, nails, self.look.px(45), self.look.px(24))
        before, hung = columns_before(facts), self._news.hung
        for place, line in enumerate(facts.lines):
            column = before[place] + (place - before[place]) * hung
            self._paint_portrait(painter, plan, facts, column, line)
        if facts.lines and facts.lines[0].place == 1 and self._news.hung >= 1:
            self._light_leader(painter, plan)
        self._paint_games(painter, plan, facts)
        self._paint_totals(painter, plan, facts)
        if facts.played:
            draw_chart(painter, self.look, plan.chart, facts, self._news.drawn)

    def _paint_rail(self, painter: QPainter, plan: _Plan) -> None:
        knob = self.look.margin(8)
        draw_rail(painter, self.look, knob, self.width() - knob, plan.rail)

    def _paint_heading(self, painter: QPainter, plan: _Plan) -> None:
        look, theme = self.look, self.look.theme
        font, small = look.serif(22), look.sans(14)
        width = plan.columns - plan.slate.left() - look.px(12)
        box = QRectF(plan.slate.left() + 4, look.px(42), width, font.pixelSize() * 1.4)
        draw_text(painter, box, say("evening-the-standing"), font, theme.heading, LEFT)
        note = QRectF(box.left(), box.bottom() + 2, width - 4, 0)
        note.setBottom(plan.slate.top() - 4)
        told, colour = say("evening-how-points-count"), theme.quiet_text
        draw_text(painter, note, told, small, colour, TOP_LEFT, wrap=True)

    def _paint_portrait(
        self, painter: QPainter, plan: _Plan, facts: PageFacts, column: float, line: Line
    ) -> None:
        look, theme, news = self.look, self.look.theme, self._news
        leads, x = line.place == 1 and news.hung >= 1, plan.column(column)
        most, usual = plan.step * (0.94 if leads else 0.88), look.px(91)
        wide = min(look.px(99) if leads else usual, most)
        tall = wide * HEIGHT
        lifted = 4 * (1 - abs(2 * news.hung - 1)) if line.moved else 0.0
        spare = max(0.0, (usual - wide) * HEIGHT) / 2
        top = plan.rail + look.px(20 if leads else 24) + spare - lifted
        oval = QRectF(x - wide / 2, top, wide, tall)
        draw_strings(painter, theme, QPointF(x, plan.rail), oval)
        painter.setOpacity(0.45 if line.gone else 1.0)
        name = name_of(facts, line.person)
        portrait = facts.portraits[line.person]
        if line.person in facts.joining:
            draw_expected(painter, theme, oval, portrait, self._joined)
        else:
            hang_portrait(painter, theme, oval, portrait, leads=leads)
        painter.setOpacity(1.0)
        font = look.serif(18, SEMIBOLD if leads else REGULAR)
        under = plan.slate.top() - plan.rail - look.px(26) - usual * HEIGHT

        def fits(size: QFont) -> bool:
            return size.pixelSize() * 1.3 <= under and text_width(name, size) <= plan.step - 4

        font = fitted(name, largest(font, fits), plan.step - 4)
        box = QRectF(x - plan.step / 2 + 2, 0, plan.step - 4, font.pixelSize() * 1.4)
        box.moveBottom(plan.slate.top() - 2)
        draw_text(painter, box, name, font, theme.text, CENTRE, elide=True)
        if leads:
            half = min(text_width(name, font), box.width()) / 2 + look.px(4)
            if half + look.px(22) < plan.step / 2:
                draw_laurels(painter, box.center(), half, look.px(22), theme.line)

    def _paint_slate(self, painter: QPainter, slate: QRectF) -> None:
        theme, px = self.look.theme, self.look.px
        draw_slate(painter, theme, slate, frame=px(13), corners=True)
        ledge = QPointF(slate.right() - px(140), slate.bottom() - px(10))
        draw_sticks(painter, theme, ledge, px(25))

    def _light_leader(self, painter: QPainter, plan: _Plan) -> None:
        top = plan.slate.top() + self.look.px(16)
        column = QRectF(plan.columns + 3, top, plan.step - 6, plan.slate.height())
        column.setBottom(plan.slate.bottom() - self.look.px(16))
        fill(painter, rounded(column, 5), with_alpha(GOLD, 34))

    def _paint_games(self, painter: QPainter, plan: _Plan, facts: PageFacts) -> None:
        look = self.look
        left = plan.slate.left() + look.px(26)
        font = look.serif(18)
        for place, act in enumerate(facts.acts):
            top = plan.slate.top() + look.px(17) + place * plan.row
            is_next = act.is_next and not facts.ended
            colour = CHALK if act.stage is Stage.OVER or is_next else QUIET_CHALK
            if is_next:
                right = plan.chart.left() - look.px(10)
                glow = QRectF(left - 8, top + 1, right - left, plan.row - 2)
                fill(painter, rounded(glow, 4), with_alpha(GOLD, 26))
            middle = top + plan.row / 2
            emblem = face_of(act.game).emblem
            half = max(9.0, look.px(11))
            draw_emblem(painter, emblem, QPointF(left + half, middle), half, colour, STONE[0])
            name = 2 * half + look.px(10)
            box = QRectF(left + name, top, plan.columns - left - name - 2, plan.row)
            draw_chalk(painter, box, registry.title(act.game), font, colour, LEFT, elide=True)
            for column, line in enumerate(facts.lines):
                cell = QRectF(plan.column(column) - plan.step / 2, top, plan.step, plan.row)
                painter.setOpacity(self._news.figure(column, place))
                self._paint_cell(painter, cell, line, act, is_next=is_next)
            painter.setOpacity(1.0)

    def _paint_cell(
        self, painter: QPainter, cell: QRectF, line: Line, act: ActFacts, *, is_next: bool
    ) -> None:
        worth = line.by_act[act.place - 1]
        if worth is not None:
            best = act.place - 1 in line.won
            font = self.look.serif(20, BOLD if best else REGULAR)
            draw_chalk(painter, cell, points_text(worth), font, GOLD if best else CHALK)
        elif is_next and not line.gone:
            box = centred(cell.center(), self.look.px(40), self.look.px(22))
            stroke(painter, rounded(box, 3), with_alpha(CHALK, 130), 1, dash=(3, 3))
        elif act.stage is Stage.OVER:  # the person was not here
            half = QPointF(self.look.px(8), 0)
            rule(painter, cell.center() - half, cell.center() + half, QUIET_CHALK, 1.4)
        else:
            fill(painter, disc(cell.center(), 1.6), with_alpha(QUIET_CHALK, 150))

    def _paint_totals(self, painter: QPainter, plan: _Plan, facts: PageFacts) -> None:
        look = self.look
        top = plan.slate.top() + look.px(17) + len(facts.acts) * plan.row
        left, right = plan.slate.left() + look.px(20), plan.chart.left() - look.px(12)
        for y in (top + 1, top + 4):
            rule(painter, QPointF(left, y), QPointF(right, y), with_alpha(CHALK, 120), 1)
        size = 32 if plan.step > look.px(84) else 21
        font, light = look.serif(size, BOLD), look.serif(size * 0.8, REGULAR, italic=True)
        label = look.serif(18, REGULAR, italic=True)
        height = look.usual_px(32) * 1.25
        box = QRectF(left + 6, top + 6, plan.columns - left, height)
        draw_chalk(painter, box, say("evening-points"), label, CHALK, LEFT)
        texts = [points_text(line.total) for line in facts.lines]
        font = largest(font, lambda f: all(text_width(t, f) < plan.step - 4 for t in texts))
        longest = max(texts, key=lambda text: text_width(text, font), default="")
        font = fitted(longest, font, plan.step - 6)
        for column, line in enumerate(facts.lines):
            cell = QRectF(plan.column(column) - plan.step / 2, top + 6, plan.step, height)
            colour = GOLD if line.place == 1 else CHALK if line.place else QUIET_CHALK
            own = light if line.person in facts.joining else font
            draw_chalk(painter, cell, points_text(self._news.total(line)), own, colour)
            below = cell.translated(0, height * 0.86)
            if line.person in facts.joining:
                self._paint_start(painter, below, facts, line)
            elif self._news.moved:
                self._paint_move(painter, below, line)

    def _paint_start(self, painter: QPainter, cell: QRectF, facts: PageFacts, line: Line) -> None:
        box = top_part(cell, self.look.usual_px(14) * 1.5)
        if line.start and line.start == facts.average:
            words, font = say("evening-the-average"), self.look.sans(14)
            draw_text(painter, box, words, font, QUIET_CHALK, CENTRE, elide=True)

    def _paint_move(self, painter: QPainter, cell: QRectF, line: Line) -> None:
        """Paint how many places a person gained or lost in the last game, or that they have
        left.
        """
        font = self.look.sans(14)
        box = top_part(cell, self.look.usual_px(14) * 1.5)
        if line.gone:
            draw_text(painter, box, say("evening-gone"), font, QUIET_CHALK, CENTRE, elide=True)
        elif line.moved is not None:
            up, colour = line.moved > 0, _UP if line.moved > 0 else _DOWN
            sign = "▲" if up else "▼"
            words = f"{sign} {abs(line.moved)}" if line.moved else "="
            draw_text(painter, box, words, font, colour if line.moved else QUIET_CHALK, CENTRE)
