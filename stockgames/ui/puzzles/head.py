"""The header above the table: the question, the state of the game, the difficulty, the streak."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.puzzles.puzzle import GRADES
from stockgames.ui.puzzles.words import nth
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import (
    disc,
    fill,
    left_part,
    line_under,
    pen,
    polygon,
    radial,
    square,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.widgets.base import BaseWidget

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
    """Paints the question and what is beside it."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._fact, self._grade = "", 1
        self._streak: Streak | None = None
        self.setObjectName("puzzle-head")
        look.changed.connect(self.update)

    def tell(self, fact: str, grade: int, streak: Streak | None) -> None:
        """Set the state of the game, the difficulty and the streak, if there is one."""
        self._fact, self._grade, self._streak = fact, grade, streak
        parts = [say("puzzles-question"), fact, say("puzzles-grade", grade=grade, grades=GRADES)]
        if streak is not None and streak.in_a_row:
            parts.append(self._row(streak))
        told = (part if part[-1] in ".?!" else f"{part}." for part in parts if part)
        self.setAccessibleName(" ".join(told))
        self.update()

    def _row(self, streak: Streak) -> str:
        if streak.in_a_row == 1:
            day = "today" if streak.answered[-1] else "yesterday"
            return say("puzzles-one-day", name=streak.name, day=day)
        return say("puzzles-in-a-row", name=streak.name, days=streak.in_a_row)

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        box = QRectF(self.rect())
        right = self._paint_streak(painter, box)
        right = self._paint_grade(painter, left_part(box, right))
        font = look.serif(40 if look.scale > 0.8 else 32, BOLD)
        question = say("puzzles-question")
        wide = text_width(question, font)
        draw_text(painter, box, question, font, theme.heading, LEFT)
        left = box.left() + wide + look.px(26)
        rest = QRectF(left, box.top() + 4, right - left - 12, box.height())
        if rest.width() > 120:
            italic = look.serif(18, italic=True)
            draw_text(painter, rest, self._fact, italic, theme.quiet_text, LEFT, elide=True)

    def _paint_grade(self, painter: QPainter, box: QRectF) -> float:
        """Paint the difficulty as lamps at the right; return their left edge."""
        look, theme = self.look, self.look.theme
        word = say("puzzles-grade-word", nth=nth(self._grade))
        note = say("puzzles-grade-of", grade=self._grade, grades=GRADES)
        serif, sans = look.serif(17, SEMIBOLD), look.sans(14)
        wide = max(text_width(word, serif), text_width(note, sans))
        x, middle = box.right() - wide - look.margin(8), box.center().y()
        line = QRectF(x, middle - serif.pixelSize() * 1.3, wide + 4, serif.pixelSize() * 1.3)
        draw_text(painter, line, word, serif, theme.heading, LEFT)
        below = line_under(line, sans.pixelSize() * 1.4)
        draw_text(painter, below, note, sans, theme.quiet_text, LEFT)
        pitch = max(26.0, look.px(40))
        left = x - look.margin(10) - GRADES * pitch
        for number in range(GRADES):
            centre = QPointF(left + pitch * (number + 0.5), middle)
            draw_lamp(painter, centre, max(18.0, look.px(28)), lit=number < self._grade)
        return left

    def _paint_streak(self, painter: QPainter, box: QRectF) -> float:
        """Paint seven coins on a chain at the right; return their left edge."""
        streak, look, theme = self._streak, self.look, self.look.theme
        if streak is None:
            return box.right()
        name = self._row(streak) if streak.in_a_row else say("puzzles-no-row", name=streak.name)
        font, radius = look.sans(14, SEMIBOLD), max(8.0, look.px(9.5))
        pitch = radius * 2 + 2
        wide = max(text_width(name, font), pitch * DAYS) + 4
        left, middle = box.right() - wide, box.center().y()
        high = font.pixelSize() * 1.45
        words = QRectF(left, middle - high - look.margin(3), wide, high)
        draw_text(painter, words, name, font, theme.heading, LEFT)
        start = left + radius
        y = middle + radius + 2
        painter.setPen(pen(with_alpha(theme.line, 160), 1))
        painter.drawLine(QPointF(start, y), QPointF(start + pitch * (DAYS - 1), y))
        self._paint_coins(painter, streak.days, streak.answered, QPointF(start, y), radius)
        return left - look.px(18)

    def _paint_coins(
        self,
        painter: QPainter,
        days: Sequence[str],
        answered: Sequence[bool],
        first: QPointF,
        radius: float,
    ) -> None:
        theme, font = self.look.theme, self.look.sans(13, BOLD)
        for number, (day, done) in enumerate(zip(days, answered, strict=True)):
            centre = QPointF(first.x() + number * (2 * radius + 2), first.y())
            fill(painter, disc(centre, radius), _BRASS if done else theme.panel_bottom)
            stroke(painter, disc(centre, radius), with_alpha(_BRASS, 200), 1)
            place = square(centre, radius)
            ink = _COIN_INK if done else theme.quiet_text
            draw_text(painter, place, day, font, ink, CENTRE)


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
