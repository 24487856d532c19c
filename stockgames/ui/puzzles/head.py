"""The header above the table: the question, the state of the game, the difficulty, the streak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.puzzles.puzzle import GRADES
from stockgames.ui.puzzles.words import nth
from stockgames.ui.theme.fonts import BOLD, resized
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, fill, pen, polygon, radial, square, stroke
from stockgames.ui.theme.text import CENTRE, draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_of, line_direction, row_of, row_on

_GLASS, _DARK = QColor("#3F9A78"), QColor("#6C7A72")
_WARM, _BRASS, _COIN_INK = QColor("#FFE2A0"), QColor("#C9A456"), QColor("#2A2010")
DAYS: Final = 7


@dataclass(frozen=True, slots=True)
class Streak:
    """The days of a person's last week, today last."""

    name: str
    days: tuple[str, ...]
    """The letter of each day."""
    answered: tuple[bool, ...]
    in_a_row: int


class PuzzleHead(BaseWidget):
    """The question, and beside it, with large text below, the difficulty and the streak."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._grade = 1
        self._streak: Streak | None = None
        self.setObjectName("puzzle-head")
        self._question = Label(look, role="title", tone="accent", most=1.2)
        self._fact = Label(look, tone="quiet", wrap=True, most=1.5)
        self._lamps = Picture(look, 1, 1, self._draw_lamps)
        self._grade_word = Label(look, role="name", tone="accent", most=1.5)
        self._grade_note = Label(look, role="note", most=1.5)
        self._days_word = Label(look, role="name", tone="accent", most=1.5)
        self._days = Picture(look, 1, 1, self._draw_days)
        self._pairs = (
            column_of(self._grade_word, self._grade_note, spacing=0),
            column_of(self._days_word, self._days, spacing=0),
        )
        beside = row_of(self._lamps, *self._pairs, 1)
        for pair in self._pairs:
            beside.setAlignment(pair, Qt.AlignmentFlag.AlignVCenter)
        asked = row_of(self._question, (self._fact, 1))
        self._whole = row_on(self, None, (asked, 1), beside)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        px = self.look.px
        self._pitch = round(max(26.0, px(40)))
        self._lamps.setFixedSize(self._pitch * (GRADES + 1), round(1.4 * self._pitch))
        self._days.setFixedSize(
            DAYS * round(max(18.0, px(21))) + 2 * FOCUS_MARGIN, round(max(20.0, px(23)))
        )
        direction = line_direction(self.look)
        is_row = direction is QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(direction)
        self._whole.setSpacing(round(self.look.px(20)) if is_row else 0)
        for pair in self._pairs:
            turned = (
                QBoxLayout.Direction.TopToBottom if is_row else QBoxLayout.Direction.LeftToRight
            )
            pair.setDirection(turned)

    def set_data(self, fact: str, grade: int, streak: Streak | None) -> None:
        """Set the state of the game, the difficulty and the streak, if there is one."""
        self._grade, self._streak = grade, streak
        question, row = say("puzzles-question"), "" if streak is None else _days_text(streak)
        self._question.setText(question)
        self._fact.setText(fact)
        self._grade_word.setText(say("puzzles-grade-word", nth=nth(grade)))
        self._grade_note.setText(say("puzzles-grade-of", grade=grade, grades=GRADES))
        self._days_word.setText(row)
        for widget in (self._days_word, self._days):
            widget.setVisible(streak is not None)
        parts = [question, fact, say("puzzles-grade", grade=grade, grades=GRADES)]
        if streak is not None and streak.in_a_row:
            parts.append(row)
        sentences = (part if part[-1] in ".?!" else f"{part}." for part in parts if part)
        self.setAccessibleName(" ".join(sentences))
        self.update()

    def _draw_lamps(self, painter: QPainter, room: QRectF) -> None:
        for number in range(GRADES):
            centre = QPointF(self._pitch * (number + 1), room.center().y())
            draw_lamp(painter, centre, self._pitch * 0.7, lit=number < self._grade)

    def _draw_days(self, painter: QPainter, room: QRectF) -> None:
        if self._streak is None:
            return
        room = room.adjusted(FOCUS_MARGIN, 0, -FOCUS_MARGIN, 0)
        theme, pitch = self.look.theme, room.width() / DAYS
        radius, y = pitch / 2 - 1, room.center().y()
        font = resized(self.look.sans(13, BOLD), max(13, round(1.35 * radius)))
        painter.setPen(pen(with_alpha(theme.line, 160), 1))
        painter.drawLine(QPointF(room.left() + radius, y), QPointF(room.right() - radius, y))
        for number, (day, done) in enumerate(
            zip(self._streak.days, self._streak.answered, strict=True)
        ):
            centre = QPointF(room.left() + pitch * (number + 0.5), y)
            fill(painter, disc(centre, radius), _BRASS if done else theme.panel_bottom)
            stroke(painter, disc(centre, radius), with_alpha(_BRASS, 200), 1)
            ink = _COIN_INK if done else theme.quiet_text
            draw_text(painter, square(centre, radius), day, font, ink, CENTRE)


def _days_text(streak: Streak) -> str:
    if not streak.in_a_row:
        return say("puzzles-no-row", name=streak.name)
    if streak.in_a_row == 1:
        day = "today" if streak.answered[-1] else "yesterday"
        return say("puzzles-one-day", name=streak.name, day=day)
    return say("puzzles-in-a-row", name=streak.name, days=streak.in_a_row)


def draw_lamp(painter: QPainter, centre: QPointF, size: float, *, lit: bool) -> None:
    """Draw a desk lamp with a green shade; a lit one has a pool of warm light."""
    x, y, half = centre.x(), centre.y(), size / 2
    if lit:
        reach, shades = size * 1.3, ((0.0, with_alpha(_WARM, 110)), (1.0, with_alpha(_WARM, 0)))
        fill(painter, disc(centre, reach), radial(centre, reach, *shades))
    glass = _GLASS if lit else _DARK
    shade = polygon(
        [
            (x - half * 0.55, y - half),
            (x + half * 0.55, y - half),
            (x + half * 1.05, y - half * 0.1),
            (x - half * 1.05, y - half * 0.1),
        ]
    )
    brass = _BRASS if lit else with_alpha(_BRASS, 130)
    fill(painter, polygon(_stand(x, y, half)), brass)
    fill(painter, shade, glass)
    stroke(painter, shade, brass, 1)


def _stand(x: float, y: float, half: float) -> list[tuple[float, float]]:
    return [
        (x - 1.4, y - half * 0.1),
        (x + 1.4, y - half * 0.1),
        (x + 1.4, y + half * 0.75),
        (x + half * 0.6, y + half * 0.8),
        (x + half * 0.6, y + half),
        (x - half * 0.6, y + half),
        (x - half * 0.6, y + half * 0.8),
        (x - 1.4, y + half * 0.75),
    ]
