"""Time on the evening page: the clock on the rail, and the timeline under the programme."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTime, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.words import (
    clock_words,
    done_by,
    label_of,
    local_time,
    minutes_from,
    roman,
    time_of,
)
from stockgames.ui.lobby.box_art import box_colour
from stockgames.ui.sentences.region import clock
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import SEMIBOLD, largest
from stockgames.ui.theme.palette import INK, OXBLOOD, with_alpha
from stockgames.ui.theme.shapes import (
    bottom_part,
    column_at,
    disc,
    draw_shadow,
    fill,
    line_at,
    line_under,
    pen,
    polygon,
    radial,
    rounded,
    slanting,
    square,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, squeezed, text_width
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.menus import menu_of, menu_place

_CREAM: Final = "#FBF4E0", "#E2D3B0"
_EACH: Final = 10_000
"""Milliseconds between updates of the time; the hands move once a minute."""
_NUMERALS: Final = {0: "XII", 3: "III", 6: "VI", 9: "IX"}
_CHOICES: Final = 12
"""How many half hours are offered as the end."""


def clock_width(look: ThemeContext) -> float:
    """Return the width of the clock and its text on the rail, in pixels."""
    return max(look.px(250), 196.0)


class Clock(PaintedButton):
    """A clock face with text beside it; a click opens the menu of end times."""

    ticked = Signal(QTime)
    """The displayed time has changed."""
    until_chosen = Signal(str)
    """Such as `23:30`; empty for no limit."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PageFacts | None = None
        self._time = QTime.currentTime()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_up)
        self._timer.start(_EACH)
        self.setObjectName("clock")
        self.clicked.connect(self._open_menu)

    @property
    def time(self) -> QTime:
        """The time that is shown."""
        return self._time

    def show_facts(self, facts: PageFacts) -> None:
        self._facts = facts
        self._speak()

    def set_time(self, time: QTime) -> None:
        """Show a fixed time instead of the current one."""
        self._timer.stop()
        self._time = time
        self._speak()
        self.ticked.emit(time)

    def _look_up(self) -> None:
        now = QTime.currentTime()
        if (now.hour(), now.minute()) != (self._time.hour(), self._time.minute()):
            self._time = now
            self._speak()
            self.ticked.emit(now)

    def _speak(self) -> None:
        facts = self._facts
        until = done_by(facts, self._time) if facts is not None else ""
        self.setAccessibleName(until or clock(self._time))
        set_tip(self, say("evening-choose-the-end"))
        self.setEnabled(facts is not None and not facts.ended)
        self.update()

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.popup(menu_place(menu, self))

    def menu(self) -> QMenu:
        """Return the menu of times at which the evening may end."""
        menu = menu_of(self, self.look, "until-menu")
        kept = self._facts.until if self._facts is not None else ""
        half = QTime(self._time.hour(), 30 * (self._time.minute() // 30))
        times = [half.addSecs(1800 * step) for step in range(1, _CHOICES + 1)]
        for time in (QTime(), *times):
            words = say("evening-till", time=clock(time)) if time.isValid() else ""
            label = label_of(time)
            action = menu.addAction(
                words or say("evening-no-end"), partial(self.until_chosen.emit, label)
            )
            action.setCheckable(True)
            action.setChecked(label == kept)
        return menu

    def _paint(self, painter: QPainter) -> None:
        look = self.look
        radius = min(self.height() / 2 - 8, look.px(58), self.width() * 0.26)
        centre = QPointF(radius + 8, radius + 8)
        self._paint_dial(painter, centre, radius)
        minutes = self._time.minute()
        self._paint_hand(painter, centre, radius * 0.48, (self._time.hour() + minutes / 60) / 12, 4)
        self._paint_hand(painter, centre, radius * 0.72, minutes / 60, 2.4)
        fill(painter, disc(centre, radius * 0.05), OXBLOOD)
        if self._facts is not None:
            left = centre.x() + radius + look.px(12)
            self._paint_words(painter, QRectF(left, 0, self.width() - left, 2 * centre.y()))
        if self._focus.visible:
            draw_focus_ring(painter, look.theme, square(centre, radius), radius, 3)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look, theme, facts = self.look, self.look.theme, self._facts
        assert facts is not None
        big, small = look.serif(20), look.sans(14)
        words = clock_words(facts, self._time)
        high, low = look.usual_px(20) * 1.25, look.usual_px(14) * 1.35
        y = room.center().y() - len(words) * (high + low) / 2 - look.px(4)
        for time, what in words:
            box = line_at(room, y, high)
            font = squeezed(time, big, box.width())
            draw_text(painter, box, time, font, theme.heading, LEFT, elide=True)
            box = line_under(box, low)
            draw_text(painter, box, what, small, theme.quiet_text, LEFT, elide=True)
            y = box.bottom() + look.px(8)

    def _paint_dial(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        theme = self.look.theme
        draw_shadow(painter, theme, disc(centre, radius), blur=6, offset=3)
        brass = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
        fill(painter, disc(centre, radius), slanting(square(centre, radius), *brass))
        shades = (0.0, QColor(_CREAM[0])), (1.0, QColor(_CREAM[1]))
        fill(painter, disc(centre, radius * 0.9), radial(centre, radius, *shades))
        numeral = self.look.serif(13, SEMIBOLD)
        for hour in range(12):
            turn = math.radians(30 * hour)
            way = QPointF(math.sin(turn), -math.cos(turn))
            if hour in _NUMERALS:
                box = square(centre + way * radius * 0.68, radius * 0.2)
                draw_text(painter, box, _NUMERALS[hour], numeral, INK, CENTRE)
                continue
            painter.setPen(pen(with_alpha(INK, 170), 1.1, flat=True))
            painter.drawLine(centre + way * radius * 0.77, centre + way * radius * 0.84)

    def _paint_hand(
        self, painter: QPainter, centre: QPointF, length: float, share: float, width: float
    ) -> None:
        turn = 2 * math.pi * share
        way = QPointF(math.sin(turn), -math.cos(turn))
        painter.setPen(pen(INK, width * max(0.7, self.look.scale)))
        painter.drawLine(centre - way * length * 0.15, centre + way * length)


_BROWN = QColor("#A07C34")
_PAPER = QColor("#F3E7C8")
_LEAST = 30
"""The shortest span of the timeline, in minutes."""


def draw_ribbon(
    painter: QPainter, look: ThemeContext, box: QRectF, facts: PageFacts, now: QTime
) -> None:
    """Draw the timeline in the lower half of `box`, with times above it."""
    start = _start(facts, now)
    passed = max(0, minutes_from(start, now))
    until = time_of(facts.until)
    ends = minutes_from(start, until) if until.isValid() else 0
    whole = max(_LEAST, passed + facts.minutes_left, ends)
    bar = bottom_part(box, box.height() * 0.5)

    def place(minutes: float) -> float:
        return bar.left() + bar.width() * min(1.0, max(0.0, minutes / whole))

    fill(painter, rounded(bar, 3), QColor(160, 124, 52, 40))
    at = float(passed)
    for act in facts.acts:
        if act.stage is Stage.OVER and act.began and act.ended:
            began, ended = (minutes_from(start, local_time(t)) for t in (act.began, act.ended))
            span = column_at(bar, place(began), place(ended) - place(began))
            _draw_act(painter, look, span, act, played=True)
        elif act.minutes:
            span = column_at(bar, place(at), place(at + act.minutes) - place(at))
            _draw_act(painter, look, span, act, played=False)
            at += act.minutes
    stroke(painter, rounded(bar, 3), with_alpha(_BROWN, 200), 0.9)
    end = start.addSecs(60 * whole)
    if whole == passed + facts.minutes_left:
        end = now.addSecs(60 * facts.minutes_left)  # to the minute, as in the line below
    _draw_times(painter, look, bar, start, end, now, place(passed))


def _start(facts: PageFacts, now: QTime) -> QTime:
    """Return when the first game started; now if none has."""
    began = next((act.began for act in facts.acts if act.began), "")
    return local_time(began) if began else now


def _draw_act(
    painter: QPainter, look: ThemeContext, span: QRectF, act: ActFacts, *, played: bool
) -> None:
    """Draw a game's span: solid in its box's colour once played, hatched before."""
    if span.width() < 2:
        return
    colour, font, path = box_colour(act.game), look.serif(13, SEMIBOLD), rounded(span, 2)
    word = roman(act.place)
    if played:
        fill(painter, path, colour)
        ink = QColor("#FFF6E0")
    else:
        fill(painter, path, with_alpha(colour, 50))
        draw_hatch(painter, path, with_alpha(colour, 150), gap=5, width=0.9)
        stroke(painter, path, with_alpha(colour, 170), 0.8)
        ink = colour
    width = text_width(word, font) + 8
    if width > span.width():
        return
    label = QRectF(span.center().x() - width / 2, span.top() + 1, width, span.height() - 2)
    if not played:
        fill(painter, rounded(label, 3), _PAPER)
    draw_text(painter, label, word, font, ink, CENTRE)


def _draw_times(
    painter: QPainter,
    look: ThemeContext,
    bar: QRectF,
    start: QTime,
    end: QTime,
    now: QTime,
    x: float,
) -> None:
    """Draw start, end and a pennant for now, as far as they fit."""
    font, strong = (
        largest(font, lambda size: size.pixelSize() * 1.3 <= bar.height() + 5)
        for font in (look.sans(13), look.sans(13, SEMIBOLD))
    )
    high = font.pixelSize() * 1.3
    line = line_at(bar, bar.top() - high - 5, high)
    width = max(text_width(clock(QTime(22, 50)), strong), text_width(clock(now), strong)) + 4
    middle = min(max(x, bar.left() + width / 2), bar.right() - width / 2)
    if middle - bar.left() > 1.6 * width:
        text = clock(start)
        draw_text(painter, line, text, font, look.theme.ink, LEFT)
    if bar.right() - middle > 1.6 * width:
        draw_text(painter, line, clock(end), font, look.theme.ink, RIGHT)
    label = QRectF(middle - width / 2, line.top(), width, high)
    draw_text(painter, label, clock(now), strong, OXBLOOD, CENTRE)
    tip = QPointF(x, bar.top())
    fill(painter, polygon([(x - 5, tip.y() - 6), (x + 5, tip.y() - 6), (x, tip.y() + 1)]), OXBLOOD)
