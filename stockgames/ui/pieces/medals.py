"""A game alone: its medals, what bots reach in it, and a person's score, in words and pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.honours import MEDALS, Medals
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import EVENING, Theme, with_alpha
from stockgames.ui.theme.shapes import disc, fill, polygon, radial, rule, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text

_METAL: Final = {"bronze": "#A9713A", "silver": "#A7AEB6", "gold": "#D0A033"}
_ENDS: Final = (0.3, 1.43)
"""The ends of the scale, relative to the first and the last medal."""


@dataclass(frozen=True, slots=True)
class Solo:
    """What is shown of a game alone."""

    medals: Medals
    words: Callable[[int], str]
    """Returns a score in the game's format."""
    score: int | None = None
    """The score that is marked; None before the first game."""
    won: int = 0
    """How many medals have been won."""
    best: int | None = None
    """The best score of earlier games; None before the first, and where it isn't told."""

    @property
    def ends(self) -> tuple[float, float]:
        """The least and the largest score on the scale."""
        return _ENDS[0] * self.medals.amounts[0], _ENDS[1] * self.medals.amounts[-1]

    def x(self, room: QRectF, amount: float) -> float:
        """Return where a score is on a scale that fills the width."""
        least, most = self.ends
        share = (min(max(amount, least), most) - least) / (most - least)
        return room.left() + share * room.width()


def _names() -> list[str]:
    return [say("book-medal", medal=medal) for medal in MEDALS]


def solo_text(solo: Solo) -> str:
    """Return what each medal takes."""
    parts = (
        say("book-medal-at", medal=name, amount=solo.words(amount))
        for name, amount in zip(_names(), solo.medals.amounts, strict=True)
    )
    return ", ".join(parts)


def solo_heading(solo: Solo, score: int) -> str:
    """Return the score and the medal that it has won."""
    medal = MEDALS[solo.won - 1] if solo.won else "none"
    return say("book-solo", amount=solo.words(score), medal=medal)


def solo_line(solo: Solo, score: int) -> str:
    """Return how the score compares with the best one so far, and how far the next medal is."""
    gap = 0 if solo.best is None else score - solo.best
    way = "first" if solo.best is None else "above" if gap > 0 else "below" if gap else "same"
    best = say("book-solo-best", way=way, amount=solo.words(abs(gap)))
    ahead = [*zip(_names(), solo.medals.amounts, strict=True)][solo.won :][:1]
    away = (say("book-away", medal=name, amount=solo.words(at - score)) for name, at in ahead)
    return " ".join(f"{part}." for part in (best, *away))


def draw_solo(look: ThemeContext, solo: Solo, painter: QPainter, room: QRectF) -> None:
    """Draw the medals over the hills, with all amounts."""
    theme, line, font = look.theme, 1.6 * look.text_px(13), look.sans(13, SEMIBOLD)
    radius = 0.75 * line
    high = min(room.height() - line - 2.6 * radius, 0.42 * room.width())
    hills = QRectF(room.left(), room.top() + 2.6 * radius, room.width(), high)
    for number, amount in enumerate(solo.medals.amounts):
        top = QPointF(solo.x(room, amount), room.top() + 1.2 * radius)
        rule(painter, top, QPointF(top.x(), hills.bottom()), theme.line, 1)
        _draw_medal(theme, number, number < solo.won, painter, top, radius)
        box = QRectF(top.x() - 60, hills.bottom(), 120, line)
        draw_text(painter, box, solo.words(amount), font, theme.text, CENTRE)
    _draw_hills(theme, solo, painter, hills, 0.6 * line)
    if solo.score is not None:
        box = QRectF(solo.x(room, solo.score) + 0.45 * line, hills.bottom() - line, 120, line)
        draw_text(painter, box, solo.words(solo.score), font, theme.accent, LEFT)


def draw_medals(solo: Solo, painter: QPainter, room: QRectF) -> None:
    """Draw the medals in a row, the one just won larger; on a dark ground."""
    step = room.width() / len(MEDALS)
    for number in range(len(MEDALS)):
        middle = QPointF(room.left() + (number + 0.5) * step, room.center().y())
        is_new = number == solo.won - 1
        radius = room.height() * (0.44 if is_new else 0.36)
        if is_new:
            glow = (0.0, with_alpha(EVENING.glow, 150)), (1.0, with_alpha(EVENING.glow, 0))
            fill(painter, disc(middle, 1.3 * radius), radial(middle, 1.3 * radius, *glow))
        _draw_medal(EVENING, number, number < solo.won, painter, middle, radius)


def draw_ruler(look: ThemeContext, solo: Solo, painter: QPainter, room: QRectF) -> None:
    """Draw the hills as a ruler with the score; on a dark ground."""
    hills, font = room.adjusted(1, 4, -1, -1), look.serif(15, REGULAR, italic=True)
    for amount in solo.medals.amounts:
        x = solo.x(hills, amount)
        rule(painter, QPointF(x, hills.top()), QPointF(x, hills.bottom()), EVENING.line, 1)
    _draw_hills(EVENING, solo, painter, hills, 0.3 * room.height())
    if solo.medals.hills:
        words = hills.adjusted(0, 0, 0, -0.3 * room.height())  # above the mark
        draw_text(painter, words, say("book-most-bots"), font, EVENING.quiet_text, LEFT)
        draw_text(painter, words, say("book-shrewd"), font, EVENING.accent, RIGHT)


def _draw_hills(theme: Theme, solo: Solo, painter: QPainter, room: QRectF, mark: float) -> None:
    """Draw what most bots and shrewd ones reach, and a mark of this size at the score."""
    foot, (least, most), steps = room.bottom(), solo.ends, range(71)
    rule(painter, room.bottomLeft(), room.bottomRight(), theme.line, 1)
    for (median, spread), colour in zip(
        solo.medals.hills, (theme.quiet_text, theme.accent), strict=False
    ):
        ways = [least + (most - least) * step / steps[-1] for step in steps]
        tops = [
            (solo.x(room, at), foot - room.height() * exp(-(((at - median) / spread) ** 2) / 2))
            for at in ways
        ]
        hill = polygon([(room.left(), foot), *tops, (room.right(), foot)])
        fill(painter, hill, with_alpha(colour, 45))
        stroke(painter, hill, with_alpha(colour, 200), 1.2)
    if solo.score is not None:
        x = solo.x(room, solo.score)
        tip = [(x - mark / 2, foot - mark), (x + mark / 2, foot - mark), (x, foot)]
        fill(painter, polygon(tip), theme.accent)


def _draw_medal(
    theme: Theme, number: int, has: bool, painter: QPainter, middle: QPointF, radius: float
) -> None:
    """Draw a medal, or where it would lie."""
    metal, path = QColor(_METAL[MEDALS[number]]), disc(middle, radius)
    ink = QColor("#3A2A10")
    if has:
        shades = (0.0, metal.lighter(140)), (1.0, metal.darker(130))
        fill(painter, path, radial(middle, radius * 1.4, *shades))
    else:
        metal, ink = theme.panel_bottom, with_alpha(theme.text, 105)
        fill(painter, path, metal)
        stroke(painter, path, with_alpha(theme.line, 230), 1, dash=(3, 3))
    draw_emblem(painter, "columns", middle, 0.5 * radius, ink, metal)
