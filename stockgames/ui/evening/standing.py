"""The standings: portraits on a rail, ranked, over a slate with everyone's points."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QGraphicsOpacityEffect, QGridLayout, QSizePolicy, QWidget

from stockgames.engine import registry
from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.evenings.person import Portrait
from stockgames.evenings.standing import Line
from stockgames.presentation.sentences.speech import points_text, say
from stockgames.ui.evening.people import chalk_colour, draw_coin
from stockgames.ui.evening.timeline import Clock
from stockgames.ui.evening.words import name_of, roman, standing_accessible
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.pieces.portrait import (
    HEIGHT,
    draw_awaited,
    draw_expected,
    draw_portrait,
    draw_rail,
    draw_strings,
    portrait_box,
)
from stockgames.ui.pieces.slates import CHALK, GOLD, QUIET_CHALK, STONE, draw_slate, draw_sticks
from stockgames.ui.table.end_certificate import MOST_COLUMNS, Slate, SlateRow
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import lighter, with_alpha
from stockgames.ui.theme.shapes import (
    centred,
    column_at,
    disc,
    draw_glow,
    fill,
    moved,
    path_from,
    rounded,
    rule,
    spanning,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.chart import (
    DASHES,
    ChartLine,
    draw_grid,
    draw_line,
    line_path,
    plan_chart,
    spread,
)
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label, ShortLabel, Tone, label_colour
from stockgames.ui.widgets.layouts import column_on, line_direction, retire

_APART, _WRITES, _COUNTS, _HANGS, _DRAWS = 60, 150, 250, 350, 300
"""Milliseconds: per column, per figure, for the totals, the portraits, the chart."""


def last_act(facts: PageFacts) -> int | None:
    """Return the index of the last game that counts; None if none does."""
    over = [place for place, act in enumerate(facts.acts) if act.stage is Stage.OVER]
    return over[-1] if over else None


def columns_before(facts: PageFacts) -> list[int]:
    """Return for each line the column its portrait had before the last game."""

    def place_before(at: int) -> tuple[float, int]:
        line = facts.lines[at]
        known = line.place is not None and line.moved is not None
        return (line.place or 0) + (line.moved or 0) if known else float("inf"), at

    ranked = sorted(range(len(facts.lines)), key=place_before)
    return [ranked.index(at) for at in range(len(ranked))]


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


_CHALK, _STONE = QColor("#B9C0B8"), QColor("#1D2426")
_THIN: Final = 0.75


class Chart(BaseWidget):
    """Everyone's points after each finished game; games to come keep their space."""

    def __init__(self, look: ThemeContext, facts: PageFacts) -> None:
        super().__init__(look)
        self._facts, self._drawn = facts, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def minimumSizeHint(self) -> QSize:
        return QSize(max(round(self.look.px(225)), self.look.text_px(13) * 12), 0)

    def draw(self, share: float) -> None:
        """Show this much of each line's last segment, 0 to 1."""
        self._drawn = share
        self.update()

    def _paint(self, painter: QPainter) -> None:
        look, facts = self.look, self._facts
        small, strong = look.sans(13), look.sans(13, SEMIBOLD)
        high = small.pixelSize()
        plot = QRectF(self.rect()).adjusted(2.4 * high, high, -look.px(14), -1.5 * high)
        standing = [line for line in reversed(facts.lines) if line.place is not None]
        lines = [_chart_line(facts, line) for line in standing]
        plan = plan_chart(plot, max(1, len(facts.acts)), lines)
        draw_grid(painter, plan, small, _CHALK, str)
        for step in range(1, plan.count + 1):
            x = plan.place(step, 0).x()
            box = QRectF(x - high, plot.bottom() + 2, 2 * high, high * 1.4)
            font = strong if step <= facts.played else small
            draw_text(painter, box, roman(step), font, _CHALK, CENTRE)
        if facts.played < plan.count:
            left = plan.place(facts.played, 0).x() + 2
            coming = rounded(column_at(plot, left, plot.right() - left), 1)
            draw_hatch(painter, coming, with_alpha(_CHALK, 60), gap=6, width=0.8)
        ends = []
        for line in lines:
            scale = max(_THIN, look.scale)
            draw_line(
                painter, look.theme, plan, line, scale=scale, drawn=self._drawn, ground=_STONE
            )
            ends.append(line_path(plan, line.values, drawn=self._drawn).currentPosition())
        radius = max(8.0, look.px(10))
        places = spread([end.y() for end in ends], 1.7 * radius, plot.top(), plot.bottom())
        for placed, end, y in zip(standing, ends, places, strict=True):
            portrait = facts.portraits[placed.person]
            draw_coin(painter, look.theme, QPointF(end.x(), y), radius, portrait)


def _chart_line(facts: PageFacts, line: Line) -> ChartLine:
    values = [float(worth) for worth in facts.climbs[line.person]]
    dash = DASHES[facts.order[line.person] % len(DASHES)]
    return ChartLine(values, chalk_colour(facts.portraits[line.person]), dash)


_LEAVES = (
    *((0.1, -0.24, -30), (0.36, -0.28, -24), (0.62, -0.22, -14)),
    *((0.2, 0.2, 34), (0.5, 0.16, 30)),
)
"""The start of each leaf, and its rotation in degrees."""
_LEAF = path_from("M0,0 Q.13,-.15 .34,0 Q.13,.15 0,0Z")


def _draw_sprig(painter: QPainter, at: QPointF, size: float, colour: QColor) -> None:
    """Draw a sprig of laurel that grows to the right, to the left if the size is negative."""
    with moved(painter, at, scale=(size, abs(size))):
        stroke(painter, path_from("M0,.04 Q.5,.12 1,-.14"), colour, 0.06)
        for x, y, turn in _LEAVES:
            with moved(painter, QPointF(x, y * 0.35), turn=turn):
                fill(painter, _LEAF, lighter(colour, 0.1))


class Hung(BaseWidget):
    """A person's portrait on its strings, the leader's with a glow."""

    def __init__(self, look: ThemeContext, facts: PageFacts, line: Line) -> None:
        super().__init__(look)
        self.portrait: Portrait = facts.portraits[line.person]
        self._is_expected, self._gone = line.person in facts.joining, line.gone
        self.leads, self.joined = line.place == 1, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def _paint(self, painter: QPainter) -> None:
        look, theme, middle = self.look, self.look.theme, self.width() / 2
        wide = min(look.px(99 if self.leads else 91), self.width() * (0.94 if self.leads else 0.88))
        frame = portrait_box(QPointF(middle, 0.56 * self.height()), wide)
        draw_strings(painter, theme, QPointF(middle, 0), frame)
        painter.setOpacity(0.45 if self._gone else 1.0)
        if self._is_expected:
            draw_expected(painter, theme, frame, self.portrait, self.joined)
        else:
            draw_leader(painter, look, frame, self.portrait, leads=self.leads)


def draw_leader(
    painter: QPainter, look: ThemeContext, frame: QRectF, portrait: Portrait, *, leads: bool = True
) -> None:
    """Draw a portrait, with a glow if the person leads."""
    if leads:
        outline = disc(frame.center(), frame.width() / 2, frame.width() / 2 * HEIGHT)
        draw_glow(painter, outline, look.theme.glow, reach=frame.width() * 0.17, alpha=120)
    draw_portrait(painter, frame, portrait)


_LEAST_COLUMNS = 6
"""This many empty portraits await the first people."""
_WIDE = 8
"""The portraits of more people are narrower, and so need less height."""
_MANY = 10
"""The columns of more people are as narrow as they need to be."""
_GAMES, _PEOPLE = 4, 2
"""The grid's row of the first game, below heading, portraits, names and a gap; and the column of
the first person.
"""
_FIGURE = partial(ThemeContext.serif, size=20, weight=REGULAR)


class Standing(BaseWidget):
    """Rail, slate and chart of one evening."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("standing")
        self.clock = Clock(look, self)
        self._facts: PageFacts | None = None
        self._stands = True
        """Whether all stands, and no result of the last game is being animated."""
        self._telling = QVariantAnimation(self)
        self._telling.valueChanged.connect(self.tell)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self._heading = QWidget()
        self._heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = partial(ThemeContext.serif, size=22)
        title = Label(look, tone="accent", font=font, sentence="evening-the-standing")
        note = Label(look, role="note", wrap=True, sentence="evening-how-points-count")
        column_on(self._heading, 0, 1, title, (note, 2))
        points = Label(
            look, role="aside", background="slate", tone="plain", sentence="evening-points"
        )
        self._points = points
        self._cells: list[QWidget] = []
        self.portraits: list[Hung] = []
        """In the order of the standing, as all lists by person."""
        self.totals: list[Label] = []
        look.changed.connect(self._fit)

    @property
    def _rail(self) -> int:
        """The y of the rail: on the level of the heading, below it if text is large."""
        is_wide = line_direction(self.look) == QBoxLayout.Direction.LeftToRight
        return round(self.look.px(12)) if is_wide else self._heading.geometry().bottom() + 1

    def show_facts(self, facts: PageFacts) -> None:
        """Show the standings without animation."""
        self._telling.stop()
        self._facts, self._stands = facts, True
        for cell in self._cells:
            self._grid.removeWidget(cell)
            retire(cell)
        self._cells, self._chart = [], Chart(self.look, facts)
        self._figures: dict[tuple[int, int], QWidget] = {}
        self._titles: list[Label] = []
        self.totals = []
        self._moves: list[QWidget] = []
        self.portraits = [Hung(self.look, facts, line) for line in facts.lines]
        self._names = [
            ShortLabel(
                self.look,
                name_of(facts, line.person),
                font=partial(
                    ThemeContext.serif, size=18, weight=SEMIBOLD if line.place == 1 else REGULAR
                ),
            )
            for line in facts.lines
        ]
        for name in self._names:
            name.setContentsMargins(0, 0, 0, 0)  # columns of ten people have no room to spare
        low, last = _GAMES + len(facts.acts), _PEOPLE + max(1, len(facts.lines))
        for row, act in enumerate(facts.acts, _GAMES):
            self._add_game(facts, act, row)
        for column, line in enumerate(facts.lines):
            self._put(self.portraits[column], 1, _PEOPLE + column)
            self._put(self._names[column], 2, _PEOPLE + column)
            self._add_total(facts, line, low, _PEOPLE + column)
        self._grid.addWidget(self._points, low, 0, 1, 2)
        self._cells.append(self._chart)
        self._low, self._last = low, last
        self._fit()
        self._chart.setVisible(facts.played > 0)
        self.setAccessibleName(standing_accessible(facts))
        self.update()

    def _fit(self) -> None:
        px, grid, facts = self.look.px, self._grid, self._facts
        if facts is None:
            return
        is_wide = line_direction(self.look) == QBoxLayout.Direction.LeftToRight
        low, last = self._low, self._last
        places = {
            self._heading: (1, 0, 2, _PEOPLE) if is_wide else (0, 0, 1, _PEOPLE + 1),
            self.clock: (1, last, 2, 1) if is_wide else (0, _PEOPLE + 1, 1, max(1, last - 2)),
            self._chart: (_GAMES, last, low + 2 - _GAMES, 1) if is_wide else (low + 2, 0, 1, last),
        }
        for part, place in places.items():
            grid.removeWidget(part)
            grid.addWidget(part, *place)
        if is_wide:
            grid.setAlignment(self.clock, Qt.AlignmentFlag.AlignRight)
        left, right = round(px(20)) + 6, round(px(22)) + 6
        grid.setContentsMargins(left, round(px(12)), right, round(px(17)) + 12)
        people = len(facts.lines) or _LEAST_COLUMNS
        hung = round(px(148 if people <= _WIDE else 120))
        heights = {1: hung, 2: self.look.text_px(18) + 10, 3: round(px(20))}
        heights |= {low + 1: self.look.text_px(14) + 8, low + 2: 0 if is_wide else 240}
        for row in range(grid.rowCount()):
            grid.setRowStretch(row, 2 if _GAMES <= row < low else 3 if row == low else 0)
            grid.setRowMinimumHeight(row, heights.get(row, 0))
        for column in range(grid.columnCount()):
            is_person = _PEOPLE <= column < last
            usual = px(60) if people <= _MANY else 0.0
            least = max(usual, self.look.text_px(14) * 2.1)
            share = 1 if facts.lines else people
            grid.setColumnStretch(column, 4 * share if is_person else 0)
            grid.setColumnMinimumWidth(column, round(least * share) if is_person else 0)
        grid.setColumnStretch(last, max(5, 40 - 5 * people) if is_wide else 0)
        grid.setColumnMinimumWidth(1, round(px(150)))

    def _put(self, cell: QWidget, row: int, column: int) -> None:
        if isinstance(cell, Label):
            cell.setContentsMargins(2, 0, 2, 0)
            cell.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid.addWidget(cell, row, column)
        self._cells.append(cell)

    def _add_game(self, facts: PageFacts, act: ActFacts, row: int) -> None:
        is_next = facts.is_now(act)
        tone: Tone = "plain" if act.stage is Stage.OVER or is_next else "quiet"
        colour, emblem = label_colour(self.look.theme, tone, "slate"), face_of(act.game).emblem

        def draw(painter: QPainter, box: QRectF) -> None:
            draw_emblem(painter, emblem, box.center(), box.width() * 0.42, colour, STONE[0])

        font = partial(ThemeContext.serif, size=18)
        title = Label(
            self.look, registry.title(act.game), background="slate", tone=tone, wrap=True, font=font
        )
        title.setContentsMargins(8, 0, 0, 0)
        picture = Picture(self.look, 28, 28, draw, grows=True)
        self._grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignCenter)
        self._grid.addWidget(title, row, 1)
        self._cells += [picture, title]
        self._titles.append(title)
        for column, line in enumerate(facts.lines):
            worth = line.by_act[act.place - 1]
            if worth is None:
                mark = "next" if is_next and not line.gone else "none"
                mark = "away" if act.stage is Stage.OVER else mark
                cell: QWidget = Picture(self.look, 0, 24, partial(_draw_mark, mark), grows=True)
                cell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            else:
                best = act.place - 1 in line.won
                font = partial(_FIGURE, weight=BOLD) if best else _FIGURE
                cell = ShortLabel(
                    self.look,
                    points_text(worth),
                    background="slate",
                    tone="accent" if best else "plain",
                    font=font,
                )
            self._figures[row - _GAMES, column] = cell
            self._put(cell, row, _PEOPLE + column)

    def _add_total(self, facts: PageFacts, line: Line, row: int, column: int) -> None:
        joins, tone = line.person in facts.joining, "quiet" if line.place is None else "plain"
        size = 32 if len(facts.lines) <= _LEAST_COLUMNS + 1 else 21
        font = partial(ThemeContext.serif, size=size, weight=BOLD)
        if joins:
            font = partial(ThemeContext.serif, size=0.8 * size, weight=REGULAR, italic=True)
        total = ShortLabel(
            self.look,
            points_text(line.total),
            background="slate",
            tone="accent" if line.place == 1 else "quiet" if line.place is None else "plain",
            font=font,
        )
        self.totals.append(total)
        self._put(total, row, column)
        tone, words = _news_of(facts, line)
        move = Label(self.look, words, "note", background="slate", tone=tone, wrap=True)
        self._moves.append(move)
        self._put(move, row + 1, column)

    def tell_news(self) -> None:
        """Animate what the last game has changed, unless motion is reduced."""
        if self._facts is None or not self._facts.played or self.look.reduced_motion:
            return
        lasts = len(self._facts.lines) * _APART + _WRITES + _COUNTS + _HANGS
        self._telling.setStartValue(0.0)
        self._telling.setEndValue(float(lasts))
        self._telling.setDuration(lasts)
        self._telling.start()

    def tell(self, elapsed: float) -> None:
        """Show this animation after so many milliseconds: figures are written column by column,
        totals count up and the chart grows, then the portraits move to their new places.
        """
        facts, act = self._facts, last_act(self._facts) if self._facts is not None else None
        if facts is None or act is None:
            return
        written = elapsed - _APART * len(facts.lines) - _WRITES
        counted, hung = _share(written, _COUNTS), _share(written - _COUNTS, _HANGS)
        self._stands = hung >= 1
        places, below = columns_before(facts), self._rail + self.portraits[0].height()
        for column, line in enumerate(facts.lines):
            figure = self._figures[act, column]
            _fade(figure, _share(elapsed - _APART * column, _WRITES))
            self.totals[column].setText(points_text(_counting(line, act, counted)))
            _fade(self._moves[column], min(1.0, 3 * hung))
            there = self._figures[act, places[column]].x()
            x = round(there + (figure.x() - there) * hung * hung * (3 - 2 * hung))
            lifted = round(4 * (1 - abs(2 * hung - 1))) if line.moved else 0
            self.portraits[column].move(x, self._rail - lifted)
            self.portraits[column].leads = line.place == 1 and self._stands
            self._names[column].move(x, below - lifted)
        self._chart.draw(_share(written, _DRAWS))
        self.update()

    def let_join(self, share: float) -> None:
        """Show latecomers' portraits fading in, from 0 to 1."""
        for hung in self.portraits:
            hung.joined = share
            hung.update()

    def _paint(self, painter: QPainter) -> None:
        facts, px, theme = self._facts, self.look.px, self.look.theme
        if facts is None:
            return
        knob, rail = self.look.margin(8), self._rail
        right = self.width() - px(22)
        if facts.played and self._chart.y() < self._points.y():
            right = float(self._chart.x())
        draw_rail(painter, self.look, knob, self.width() - knob, rail)
        rows = [QRectF(row.geometry()) for row in (*self._titles, self._points)]
        left, total = rows[-1].left(), rows[-1]
        if not facts.lines:
            start = rows[0].right() + px(12)
            step = min(px(112), (self.clock.x() - start) / _LEAST_COLUMNS)
            nails = (QPointF(start + step * (at + 0.5), rail) for at in range(_LEAST_COLUMNS))
            draw_awaited(painter, theme, nails, px(45), px(24))
        top = rows[0].top() - px(17)
        slate = QRectF(6, top, self.width() - 12, self.height() - top - 12)
        draw_slate(painter, theme, slate, frame=px(13), corners=True)
        draw_sticks(painter, theme, slate.bottomRight() - QPointF(px(140), px(10)), px(25))
        leads = facts.lines and facts.lines[0].place == 1 and self._stands
        if leads:
            column = QRectF(self.portraits[0].geometry())
            column.setTop(rows[0].top())
            column.setBottom(self._moves[0].geometry().bottom())
            fill(painter, rounded(column.adjusted(3, 0, -3, 0), 5), with_alpha(GOLD, 34))
            self._paint_laurels(painter, self._names[0])
        for row, act in zip(rows, facts.acts, strict=False):
            if facts.is_now(act):
                line = spanning(left - 8, row.top() + 1, right, row.bottom() - 1)
                fill(painter, rounded(line, 4), with_alpha(GOLD, 26))
        for y in (total.top() - 1, total.top() + 2):
            ends = QPointF(left - 6, y), QPointF(right, y)
            rule(painter, *ends, with_alpha(CHALK, 120), 1)

    def _paint_laurels(self, painter: QPainter, name: Label) -> None:
        half, size = text_width(name.text(), name.font()) / 2 + self.look.px(4), self.look.px(22)
        if half + size < name.width() / 2:
            middle = QRectF(name.geometry()).center()
            for side in (-1, 1):
                at = middle + QPointF(side * half, 0)
                _draw_sprig(painter, at, side * size, self.look.theme.line)


def _share(elapsed: float, length: float) -> float:
    return min(1.0, max(0.0, elapsed / length))


def _counting(line: Line, act: int, counted: float) -> Fraction:
    """Return a person's total while it counts up from what it was before a game, in halves."""
    won = line.by_act[act]
    if won is None or counted >= 1:
        return line.total
    return max(line.start, line.total - Fraction(round(float(won) * (1 - counted) * 2), 2))


def _fade(widget: QWidget, share: float) -> None:
    effect = widget.graphicsEffect()
    if not isinstance(effect, QGraphicsOpacityEffect):
        effect = QGraphicsOpacityEffect(widget)
        widget.setGraphicsEffect(effect)
    effect.setOpacity(share)
    effect.setEnabled(share < 1)


def _draw_mark(mark: str, painter: QPainter, box: QRectF) -> None:
    """Draw a cell without points: a game to come, the next one, or one somebody has missed."""
    if mark == "next":
        high = min(box.height() * 0.7, box.width() * 0.35)
        space = centred(box.center(), 1.8 * high, high)
        stroke(painter, rounded(space, 3), with_alpha(CHALK, 130), 1, dash=(3, 3))
    elif mark == "away":
        half = QPointF(box.height() / 3, 0)
        rule(painter, box.center() - half, box.center() + half, QUIET_CHALK, 1.4)
    else:
        fill(painter, disc(box.center(), 1.6), with_alpha(QUIET_CHALK, 150))


def _news_of(facts: PageFacts, line: Line) -> tuple[Tone, str]:
    """Return the words under a total: the places won or lost, or where a latecomer starts."""
    if line.person in facts.joining:
        is_average = line.start and line.start == facts.average
        return "quiet", say("evening-the-average") if is_average else ""
    if line.gone:
        return "quiet", say("evening-gone")
    if not line.moved:
        return "quiet", "" if line.moved is None else "="
    sign = "▲" if line.moved > 0 else "▼"
    return "good" if line.moved > 0 else "warning", f"{sign} {abs(line.moved)}"
