"""The clock on the rail: what time it is, and how long the games to come will take."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTime, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.evenings.facts import PageFacts
from stockgames.ui.evening.words import duration
from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.fonts import REGULAR
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import disc, fill, pen, radial, slanting, square
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say

_CREAM: Final = "#FBF4E0", "#E2D3B0"
_INK: Final = "#231D15"
_EACH: Final = 10_000
"""Milliseconds between two looks at the time; the hands move once a minute."""


class Clock(QWidget):
    """A clock face, and under it when the evening would be done."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._facts: PageFacts | None = None
        self._time = QTime.currentTime()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_up)
        self._timer.start(_EACH)
        self.setObjectName("clock")

    def show_facts(self, facts: PageFacts) -> None:
        """Show an evening's time to come."""
        self._facts = facts
        self.setAccessibleName(self._words())
        self.update()

    def set_time(self, time: QTime) -> None:
        """Show a time of day, and no longer what it really is."""
        self._timer.stop()
        self._time = time
        self.update()

    def _look_up(self) -> None:
        now = QTime.currentTime()
        if (now.hour(), now.minute()) != (self._time.hour(), self._time.minute()):
            self._time = now
            self.setAccessibleName(self._words())
            self.update()

    def _words(self) -> str:
        """Return when the games to come would be over; empty where there are none."""
        facts = self._facts
        if facts is None or facts.ended or not facts.minutes_left:
            return ""
        end = self._time.addSecs(60 * facts.minutes_left).toString("HH:mm")
        return say("evening-done-by", time=end, left=duration(facts.minutes_left))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rim, dial, hands, and the line under them."""
        painter, look = painter_on(self), self._look
        font = look.serif(16, REGULAR, italic=True)
        line = font.pixelSize() * 1.4
        radius = min(self.width() / 2 - 8, (self.height() - line) / 2 - 8)
        centre = QPointF(self.width() / 2, radius + 6)
        self._paint_dial(painter, centre, radius)
        minutes = self._time.minute()
        self._paint_hand(painter, centre, radius * 0.5, (self._time.hour() + minutes / 60) / 12, 4)
        self._paint_hand(painter, centre, radius * 0.74, minutes / 60, 2.4)
        fill(painter, disc(centre, radius * 0.05), QColor("#7B1E22"))
        box = QRectF(0, self.height() - line, self.width(), line)
        draw_text(painter, box, self._words(), font, look.theme.text, CENTRE, elide=True)

    def _paint_dial(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        theme = self._look.theme
        draw_shadow(painter, theme, disc(centre, radius), blur=6, offset=3)
        brass = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
        fill(painter, disc(centre, radius), slanting(square(centre, radius), *brass))
        shades = (0.0, QColor(_CREAM[0])), (1.0, QColor(_CREAM[1]))
        fill(painter, disc(centre, radius * 0.9), radial(centre, radius, *shades))
        for hour in range(12):
            turn = math.radians(30 * hour)
            way = QPointF(math.sin(turn), -math.cos(turn))
            long = hour % 3 == 0
            painter.setPen(pen(with_alpha(QColor(_INK), 200), 2.2 if long else 1.1, flat=True))
            painter.drawLine(
                centre + way * radius * (0.7 if long else 0.77), centre + way * radius * 0.84
            )

    def _paint_hand(
        self, painter: QPainter, centre: QPointF, length: float, share: float, width: float
    ) -> None:
        turn = 2 * math.pi * share
        way = QPointF(math.sin(turn), -math.cos(turn))
        painter.setPen(pen(QColor(_INK), width * max(0.7, self._look.scale)))
        painter.drawLine(centre - way * length * 0.15, centre + way * length)
