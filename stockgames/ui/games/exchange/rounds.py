"""The track of rounds: five, and the close; a brass triangle stands on the one being played."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.parts import ROUNDS
from stockgames.games.exchange.stages import (
    CLOSE,
    OVER,
)
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import BOLD
from stockgames.ui.kit.palette import INK, Theme, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import disc, fill, polygon, rule, slanting, square, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem

_BRASS = (QColor("#D9BE7C"), QColor("#8A6A24"))
_BRASS_EDGE, _BRASS_TEXT = QColor("#4E3A10"), INK
_WIDER = 1.67
"""Half the triangle against the radius of a place."""
_FRESH, _DONE, _INK = QColor("#FBF6EA"), QColor("#E3D6B8"), QColor("#1F2B35")


def _gap(radius: float) -> float:
    """Return how far words keep from a place, so that the triangle on it touches none."""
    return (_WIDER - 1) * radius + 8


class RoundsItem(TableItem):
    """The track."""

    at = Painted(-1.0)
    """Where the triangle stands: 0 is round 1, ROUNDS the close; below 0 it is not set up."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "rounds")

    def tell(self, facts: ExchangeFacts) -> None:
        """Set the round."""
        self.at = ROUNDS if facts.stage in (CLOSE, OVER) else facts.round - 1

    def _row(self) -> tuple[float, float, float]:
        """Return the first place's x, the pitch, and the radius of a place."""
        font = self.look.serif(15)
        radius = min(15 * max(0.78, self.look.scale), self.rect.height() * 0.36)
        before = text_width(say("exchange-round"), font) + _gap(radius) + 2
        after = text_width(say("exchange-close"), font) + _gap(radius) + 2
        room = self.rect.width() - before - after - 2 * radius
        pitch = min(68 * self.look.scale, room / ROUNDS)
        width = before + after + 2 * radius + pitch * ROUNDS
        return self.rect.center().x() - width / 2 + before + radius, pitch, radius

    def draw(self, painter: QPainter) -> None:
        """Draw the track."""
        theme, look = self.look.theme, self.look
        x, pitch, r = self._row()
        y = self.rect.center().y() + r * 0.2
        ends = QPointF(x, y), QPointF(x + pitch * ROUNDS, y)
        rule(painter, *ends, with_alpha(theme.text, 150), 1)
        font = look.serif(15)
        gap = _gap(r)
        before = QRectF(self.rect.left(), y - r, x - r - gap - self.rect.left(), 2 * r)
        draw_text(painter, before, say("exchange-round"), font, theme.text, RIGHT)
        for i in range(ROUNDS + 1):
            if i == self.at:
                continue  # the triangle stands there, and the place would show at both its sides
            self._draw_place(painter, QPointF(x + pitch * i, y), r, i)
        after = QRectF(x + pitch * ROUNDS + r + gap, y - r, 200, 2 * r)
        draw_text(painter, after, say("exchange-close"), font, theme.text, LEFT)
        if self.at >= 0:
            self._draw_triangle(painter, QPointF(x + pitch * self.at, y), r)

    def _draw_place(self, painter: QPainter, at: QPointF, r: float, index: int) -> None:
        fill(painter, disc(at, r), _DONE if index < self.at else _FRESH)
        stroke(painter, disc(at, r), with_alpha(_INK, 190), 1)
        if index == ROUNDS:
            draw_emblem(painter, "bell", at, r * 0.55, _INK, _FRESH)
            return
        box = QRectF(at.x() - r, at.y() - r - 1, 2 * r, 2 * r)
        draw_text(painter, box, str(index + 1), self.look.serif(16), _INK, CENTRE)

    def _draw_triangle(self, painter: QPainter, at: QPointF, r: float) -> None:
        x, y, a = at.x(), at.y(), r * _WIDER
        _draw_marker(painter, self.look.theme, at, a)
        inside = QRectF(x - a, y - a * 0.42, 2 * a, a * 1.1)
        if round(self.at) >= ROUNDS:
            bell = QPointF(x, y + a * 0.14)
            draw_emblem(painter, "bell", bell, r * 0.5, _BRASS_TEXT, _BRASS[0])
            return
        text = str(round(self.at) + 1)
        draw_text(painter, inside, text, self.look.serif(18, BOLD), _BRASS_TEXT, CENTRE)


def _draw_marker(painter: QPainter, theme: Theme, at: QPointF, half: float) -> None:
    """Draw the brass triangle round a place, baked."""

    def paint(target: QPainter) -> None:
        path = polygon([(0, -half), (half, half * 0.68), (-half, half * 0.68)])
        draw_shadow(target, theme, path, blur=7, offset=4, strength=0.9)
        fill(target, path, slanting(square(QPointF(), half), (0.0, _BRASS[0]), (1.0, _BRASS[1])))
        stroke(target, path, _BRASS_EDGE, 1)

    draw_baked(painter, ("round marker", theme.name), square(QPointF(), half + 12), paint, at=at)
