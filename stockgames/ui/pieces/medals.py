"""A game alone: its medals and a person's score, in words and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.achievements import MEDALS
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.shapes import disc, fill, radial, stroke

_METAL: Final = {"bronze": "#A9713A", "silver": "#A7AEB6", "gold": "#D0A033"}


@dataclass(frozen=True, slots=True)
class Solo:
    """What is shown of a game alone."""

    amounts: Sequence[int]
    """What each medal takes."""
    words: Callable[[int], str]
    """Returns a score in the game's format."""
    score: int | None = None
    """The score that is told; None before the first game."""
    won: int = 0
    """How many medals have been won."""
    best: int | None = None
    """The best score of earlier games; None before the first, and where it isn't told."""


def _names() -> list[str]:
    return [say("book-medal", medal=medal) for medal in MEDALS]


def solo_text(solo: Solo) -> str:
    """Return what each medal takes."""
    parts = (
        say("book-medal-at", medal=name, amount=solo.words(amount))
        for name, amount in zip(_names(), solo.amounts, strict=True)
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
    ahead = [*zip(_names(), solo.amounts, strict=True)][solo.won :][:1]
    away = (say("book-away", medal=name, amount=solo.words(at - score)) for name, at in ahead)
    return " ".join(f"{part}." for part in (best, *away))


def draw_medals(theme: Theme, solo: Solo, painter: QPainter, room: QRectF) -> None:
    """Draw the medals in a row, the best one that was won larger."""
    step = room.width() / len(MEDALS)
    for number in range(len(MEDALS)):
        middle = QPointF(room.left() + (number + 0.5) * step, room.center().y())
        radius = room.height() * (0.46 if number == solo.won - 1 else 0.36)
        _draw_medal(theme, number, number < solo.won, painter, middle, radius)


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
