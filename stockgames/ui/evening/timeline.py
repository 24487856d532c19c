"""Time on the evening page: the clock on the rail, and the timeline under the programme."""

from __future__ import annotations

import math
from functools import partial
from itertools import chain
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QTime, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

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
from stockgames.ui.sentences import clock
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import INK, OXBLOOD, with_alpha
from stockgames.ui.theme.shapes import (
    bottom_part,
    column_at,
    disc,
    draw_shadow,
    fill,
    line_at,
    pen,
    polygon,
    radial,
    rounded,
    slanting,
    square,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_of, row_on
from stockgames.ui.widgets.menus import menu_of, menu_place

_CREAM: Final = QColor("#FBF4E0"), QColor("#E2D3B0")
_EACH: Final = 10_000
"""Milliseconds between updates of the time; the hands move once a minute."""
_NUMERALS: Final = {0: "XII", 3: "III", 6: "VI", 9: "IX"}
_CHOICES: Final = 12
"""How many half hours are offered as the end."""
_DIAL: Final = 128


class Clock(PaintedButton):
    """A clock face with text beside it; a click opens the menu of end times."""

    ticked = Signal(QTime)
    """The displayed time has changed."""
    until_chosen = Signal(str)
    """Such as `23:30`; empty for no limit."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("clock")
        self._facts: PageFacts | None = None
        self.time = QTime.currentTime()
        """The time that is shown."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(_EACH)
        self.clicked.connect(self._open_menu)
        self._words: list[tuple[Label, Label]] = []
        for _ in range(2):
            time = Label(look, tone="accent", font=lambda look: look.serif(20))
            self._words.append((time, Label(look, role="note")))
        column = column_of(1, *chain(*self._words), 1, spacing=0)
        row_on(self, 0, Picture(look, _DIAL, _DIAL, self._draw_dial), (column, 1))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_facts(self, facts: PageFacts) -> None:
        self._facts = facts
        self._show_time(self.time)

    def set_time(self, time: QTime) -> None:
        """Show a fixed time instead of the current one."""
        self._timer.stop()
        self._show_time(time)

    def _tick(self) -> None:
        now = QTime.currentTime()
        if (now.hour(), now.minute()) != (self.time.hour(), self.time.minute()):
            self._show_time(now)

    def _show_time(self, time: QTime) -> None:
        facts, self.time = self._facts, time
        until = done_by(facts, time) if facts is not None else ""
        self.setAccessibleName(until or clock(time))
        set_tip(self, say("evening-choose-the-end"))
        self.setEnabled(facts is not None and not facts.ended)
        texts = clock_words(facts, time) if facts is not None else []
        for labels, words in zip(self._words, [*texts, ("", ""), ("", "")], strict=False):
            for label, text in zip(labels, words, strict=True):
                label.show_text(text)
        self.update()
        self.ticked.emit(time)

    def _open_menu(self) -> None:
        menu = self.menu()
        menu.popup(menu_place(menu, self))

    def menu(self) -> QMenu:
        menu = menu_of(self, self.look, "until-menu")
        until = self._facts.until if self._facts is not None else ""
        half = QTime(self.time.hour(), 30 * (self.time.minute() // 30))
        for time in (QTime(), *(half.addSecs(1800 * step) for step in range(1, _CHOICES + 1))):
            words = (
                say("evening-till", time=clock(time)) if time.isValid() else say("evening-no-end")
            )
            action = menu.addAction(words, partial(self.until_chosen.emit, label_of(time)))
            action.setCheckable(True)
            action.setChecked(label_of(time) == until)
        return menu

    def _paint(self, painter: QPainter) -> None:
        """Paint nothing; dial and words are its children."""

    def _draw_dial(self, painter: QPainter, box: QRectF) -> None:
        theme, centre, radius = self.look.theme, box.center(), box.width() / 2 - 8
        draw_shadow(painter, theme, disc(centre, radius), blur=6, offset=3)
        brass = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
        fill(painter, disc(centre, radius), slanting(square(centre, radius), *brass))
        shades = (0.0, _CREAM[0]), (1.0, _CREAM[1])
        fill(painter, disc(centre, radius * 0.9), radial(centre, radius, *shades))
        numeral = self.look.serif(13, SEMIBOLD)
        for hour in range(12):
            turn = math.radians(30 * hour)
            way = QPointF(math.sin(turn), -math.cos(turn))
            if hour in _NUMERALS:
                at = square(centre + way * radius * 0.68, radius * 0.2)
                draw_text(painter, at, _NUMERALS[hour], numeral, INK, CENTRE)
                continue
            painter.setPen(pen(with_alpha(INK, 170), 1.1, flat=True))
            painter.drawLine(centre + way * radius * 0.77, centre + way * radius * 0.84)
        minutes = self.time.minute() / 60
        hours = (self.time.hour() + minutes) / 12
        for share, length, width in ((hours, 0.48, 4.0), (minutes, 0.72, 2.4)):
            way = QPointF(math.sin(2 * math.pi * share), -math.cos(2 * math.pi * share))
            painter.setPen(pen(INK, width * max(0.7, self.look.scale)))
            painter.drawLine(centre - way * radius * length * 0.15, centre + way * radius * length)
        fill(painter, disc(centre, radius * 0.05), OXBLOOD)
        if self._focus.visible:
            draw_focus_ring(painter, theme, square(centre, radius), radius, 3)


_BROWN, _PAPER, _IVORY = QColor("#A07C34"), QColor("#F3E7C8"), QColor("#FFF6E0")
_LEAST = 30
"""The shortest span of the timeline, in minutes."""


class Ribbon(BaseWidget):
    """The timeline: played games solid, games to come hatched, a pennant for now."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._facts: PageFacts | None = None
        self._time = QTime.currentTime()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_facts(self, facts: PageFacts, time: QTime) -> None:
        self._facts, self._time = facts, time
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, round(self.look.text_px(13) * 1.3 + 5 + max(17.0, self.look.px(23))))

    def _paint(self, painter: QPainter) -> None:
        facts, now = self._facts, self._time
        if facts is None:
            return
        began = next((act.began for act in facts.acts if act.began), "")
        start = local_time(began) if began else now
        passed, until = max(0, minutes_from(start, now)), time_of(facts.until)
        ends = minutes_from(start, until) if until.isValid() else 0
        whole = max(_LEAST, passed + facts.minutes_left, ends)
        box = QRectF(self.rect()).adjusted(1, 0, -1, -1)
        bar = bottom_part(box, box.height() - self.look.text_px(13) * 1.3 - 5)

        def place(minutes: float) -> float:
            return bar.left() + bar.width() * min(1.0, max(0.0, minutes / whole))

        fill(painter, rounded(bar, 3), QColor(160, 124, 52, 40))
        at = float(passed)
        for act in facts.acts:
            if act.stage is Stage.OVER and act.began and act.ended:
                begun, ended = (minutes_from(start, local_time(t)) for t in (act.began, act.ended))
                span = column_at(bar, place(begun), place(ended) - place(begun))
                self._paint_act(painter, span, act)
            elif act.minutes:
                span = column_at(bar, place(at), place(at + act.minutes) - place(at))
                self._paint_act(painter, span, act)
                at += act.minutes
        stroke(painter, rounded(bar, 3), with_alpha(_BROWN, 200), 0.9)
        end = start.addSecs(60 * whole)
        if whole == passed + facts.minutes_left:
            end = now.addSecs(60 * facts.minutes_left)  # to the minute, as in the line below
        self._paint_times(painter, bar, start, end, place(passed))

    def _paint_act(self, painter: QPainter, span: QRectF, act: ActFacts) -> None:
        if span.width() < 2:
            return
        colour, font, path = box_colour(act.game), self.look.serif(13, SEMIBOLD), rounded(span, 2)
        ink, word = _IVORY, roman(act.place)
        width = text_width(word, font) + 8
        fits = width <= span.width()
        label = QRectF(span.center().x() - width / 2, span.top() + 1, width, span.height() - 2)
        if act.stage is Stage.OVER:
            fill(painter, path, colour)
        else:
            fill(painter, path, with_alpha(colour, 50))
            draw_hatch(painter, path, with_alpha(colour, 150), gap=5, width=0.9)
            stroke(painter, path, with_alpha(colour, 170), 0.8)
            ink = colour
            if fits:
                fill(painter, rounded(label, 3), _PAPER)
        if fits:
            draw_text(painter, label, word, font, ink, CENTRE)

    def _paint_times(
        self, painter: QPainter, bar: QRectF, start: QTime, end: QTime, x: float
    ) -> None:
        look = self.look
        font, strong = look.sans(13), look.sans(13, SEMIBOLD)
        high = font.pixelSize() * 1.3
        line = line_at(bar, bar.top() - high - 5, high)
        words = clock(self._time)
        width = max(text_width(clock(QTime(22, 50)), strong), text_width(words, strong)) + 4
        middle = min(max(x, bar.left() + width / 2), bar.right() - width / 2)
        if middle - bar.left() > 1.6 * width:
            draw_text(painter, line, clock(start), font, look.theme.ink, LEFT)
        if bar.right() - middle > 1.6 * width:
            draw_text(painter, line, clock(end), font, look.theme.ink, RIGHT)
        label = QRectF(middle - width / 2, line.top(), width, high)
        draw_text(painter, label, words, strong, OXBLOOD, CENTRE)
        top = bar.top()
        fill(painter, polygon([(x - 5, top - 6), (x + 5, top - 6), (x, top + 1)]), OXBLOOD)
