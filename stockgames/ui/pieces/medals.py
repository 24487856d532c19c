"""A game alone: its medals, what bots reach in it, and a person's score, in words and pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.achievements import MEDALS, Medals
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import EVENING, Theme, with_alpha
from stockgames.ui.theme.shapes import disc, fill, polygon, radial, rule, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text

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
    """Draw the medals over what most bots and shrewd ones reach, with all amounts and the score."""
    theme, line, font = look.theme, 1.6 * look.text_px(13), look.sans(13, SEMIBOLD)
    radius, top = 0.75 * line, room.top() + 1.95 * line
    foot = top + min(room.height() - line - 1.95 * line, 0.42 * room.width())
    for number, amount in enumerate(solo.medals.amounts):
        middle = QPointF(solo.x(room, amount), room.top() + 1.2 * radius)
        rule(painter, middle, QPointF(middle.x(), foot), theme.line, 1)
        _draw_medal(theme, number, number < solo.won, painter, middle, radius)
        box = QRectF(middle.x() - 60, foot, 120, line)
        draw_text(painter, box, solo.words(amount), font, theme.text, CENTRE)
    rule(painter, QPointF(room.left(), foot), QPointF(room.right(), foot), theme.line, 1)
    (least, most), steps = solo.ends, range(71)
    ways = [least + (most - least) * step / steps[-1] for step in steps]
    colours = theme.quiet_text, theme.accent
    for (median, spread), colour in zip(solo.medals.hills, colours, strict=False):
        heights = [(foot - top) * exp(-(((at - median) / spread) ** 2) / 2) for at in ways]
        tops = [(solo.x(room, at), foot - high) for at, high in zip(ways, heights, strict=True)]
        hill = polygon([(room.left(), foot), *tops, (room.right(), foot)])
        fill(painter, hill, with_alpha(colour, 45))
        stroke(painter, hill, with_alpha(colour, 200), 1.2)
    if solo.score is not None:
        x, half = solo.x(room, solo.score), 0.3 * line
        fill(
            painter,
            polygon([(x - half, foot - line), (x + half, foot - line), (x, foot)]),
            theme.accent,
        )
        box = QRectF(x + 1.5 * half, foot - line, 120, line)
        draw_text(painter, box, solo.words(solo.score), font, theme.accent, LEFT)


def draw_medals(solo: Solo, painter: QPainter, room: QRectF) -> None:
    """Draw the medals in a row, the one just won larger; on a dark ground."""
    step = room.width() / len(MEDALS)
    for number in range(len(MEDALS)):
        middle = QPointF(room.left() + (number + 0.5) * step, room.center().y())
        radius = room.height() * (0.46 if number == solo.won - 1 else 0.36)
        _draw_medal(EVENING, number, number < solo.won, painter, middle, radius)


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
