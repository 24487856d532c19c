"""Who moved a round's prices, and the path of each price."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import Board, Security
from stockgames.presentation.games.exchange.terms import badge, signed
from stockgames.ui.games.exchange.art.market_ring import MarketRing
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, sans, serif
from stockgames.ui.theme.palette import Mark, lighter, mark_of, with_alpha
from stockgames.ui.theme.shapes import centred, disc, fill, inset, line_at, pen, rounded, stroke
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, text_width

_STEP_MS: Final = 180
"""The duration of a token's step."""
_SWELL_MS: Final = 200
_HELD_MS: Final = 350
_BURST_MS: Final = 150
"""The durations of the bubble's swelling, holding and bursting."""
_ANSWER_MS: Final = 320
"""The duration of the surroundings' reaction, if the move lasts that long."""
_PRESSED: Final = 0.38
"""The share of a step's time after which a token presses against the bubble."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Someone who moved a price, and by how many steps."""

    name: str
    by: int
    portrait: Portrait | None = None
    """None for voters without a portrait."""
    emblem: str = ""
    """The emblem used instead; empty for a card, which shows what it moves."""


@dataclass(frozen=True, slots=True)
class WayMoment:
    """The progress of a price's move."""

    gone: float
    """The number of steps made, in either direction."""
    swelling: float = 0.0
    """How far the bubble has swollen, 0 to 1."""
    burst: float = 0.0
    """The progress of the reaction to the burst, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Way:
    """A price's move in a round."""

    security: Security
    before: int
    after: int
    steps: int
    pops: bool
    voices: tuple[Voice, ...]

    @property
    def mark(self) -> Mark:
        """The security's mark."""
        return mark_of(badge(self.security))

    @property
    def length(self) -> int:
        """The duration of the token's move in milliseconds, including the bubble's delay."""
        if not self.steps:
            return 0
        return abs(self.steps) * _STEP_MS + (_SWELL_MS + _HELD_MS + _BURST_MS) * self.pops

    def moment(self, share: float, whole: int) -> WayMoment:
        """Return the progress at a share of its time; `whole` counts the steps before a passed end.

        A token moves step by step. The bubble stops it halfway over the end.
        """
        if share >= 1:
            return WayMoment(abs(self.steps), self.pops, self.pops)
        spent, pressed = share * self.length, (whole + _PRESSED) * _STEP_MS
        if not self.pops or spent <= pressed:
            return WayMoment(_hopped(spent))
        swelling = min(1.0, (spent - pressed) / _SWELL_MS)
        bursts = pressed + _SWELL_MS + _HELD_MS
        if spent <= bursts:
            return WayMoment(_hopped(pressed), swelling)
        burst = (spent - bursts) / min(_ANSWER_MS, self.length - bursts)
        crossed = pressed + max(0.0, spent - bursts - _BURST_MS)
        return WayMoment(_hopped(crossed), swelling, min(1.0, burst))


def _hopped(spent: float) -> float:
    """Return how many steps a token has made after some milliseconds, each with easing."""
    whole, part = divmod(spent / _STEP_MS, 1)
    return whole + (2 * part * part if part < 0.5 else 1 - 2 * (1 - part) ** 2)


SMALLEST: Final = 168.0
"""Minimum radius of the ring, in px, for plates."""
_PLATE: Final = 0.7
"""The greatest width of a plate of votes, as a share of the ring's radius."""
_TALLEST: Final = 0.56
"""The greatest height of its rows together, as a share of the ring's radius."""
_WAY: Final = 0.61
"""The distance from the centre, in radii, at which a plate connects to its price."""
_ASIDE: Final = 0.22
"""How far a plate's connecting line bends towards its price, in radians."""
_PAPER: Final = QColor("#FBF6EA")


@dataclass(frozen=True, slots=True)
class VotePlates:
    """The plates with votes around a ring that fills a box, in px."""

    look: ThemeContext
    box: QRectF
    centre: QPointF
    ring: MarketRing
    board: Board

    def paint(self, painter: QPainter, ways: Iterable[Way]) -> None:
        """Paint a plate for each price that was moved."""
        for way, box in self.boxes(ways):
            self._plate(painter, way, box)

    def boxes(self, ways: Iterable[Way]) -> Iterator[tuple[Way, QRectF]]:
        """Yield the rect of each plate, in the free corner nearest to its price."""
        corners = self._corners()
        for way in ways:
            if way.voices and corners:
                price = self._at(way, _WAY)
                nearest = min(corners, key=lambda corner: _far(corner, price))
                corners.remove(nearest)
                yield way, self._box(way, nearest)

    def _at(self, way: Way, share: float) -> QPointF:
        return self.centre + self.ring.at(self.board.level(way.after), share)

    def _corners(self) -> list[QPointF]:
        reach = QPointF(self.ring.radius, self.ring.radius)
        left, right = self.box.left(), self.box.right()
        top, bottom = (self.centre - reach).y(), (self.centre + reach).y()
        return [QPointF(x, y) for y in (top, bottom) for x in (left, right)]

    def _row(self, way: Way) -> float:
        """Return the height of a voter's row; smaller if many rows would cover a price."""
        usual = max(20.0, self.ring.radius * 0.09)
        return max(16.0, min(usual, self.ring.radius * _TALLEST / len(way.voices)))

    def _box(self, way: Way, corner: QPointF) -> QRectF:
        look, row = self.look, self._row(way)
        wanted = max(
            (self._voice_width(row, voice) for voice in way.voices), default=0.0
        ) + look.margin(12)
        width = min(self.ring.radius * _PLATE, max(min(92.0, self.ring.radius * 0.42), wanted))
        height = row * len(way.voices) + row * 0.7
        box = QRectF(0, 0, width, height)
        box.moveLeft(corner.x() if corner.x() < self.centre.x() else corner.x() - width)
        box.moveTop(corner.y() if corner.y() < self.centre.y() else corner.y() - height)
        return box

    def _plate(self, painter: QPainter, way: Way, box: QRectF) -> None:
        look, row = self.look, self._row(way)
        edge = lighter(way.mark.colour, 0.3) if look.theme.is_dark else way.mark.colour
        self._leader(painter, box, way, edge)
        draw_panel(painter, look.theme, box, radius=look.corner(10), alpha=235)
        stroke(painter, rounded(box, look.corner(10)), with_alpha(edge, 210), 1.3)
        head = QPointF(box.center().x(), box.top() + 1)
        fill(painter, disc(head, row * 0.42), look.theme.panel_bottom)
        stroke(painter, disc(head, row * 0.42), lighter(way.mark.colour, 0.3), 1.4)
        ink = lighter(way.mark.colour, 0.45) if look.theme.is_dark else way.mark.colour
        draw_emblem(painter, way.mark.emblem, head, row * 0.26, ink, look.theme.panel_bottom)
        for place, voice in enumerate(way.voices):
            line = line_at(box, box.top() + row * (0.5 + place), row)
            line.adjust(look.margin(6), 0, -look.margin(6), 0)
            self._voice(painter, line, voice, way.mark)

    @staticmethod
    def _voice_fonts(size: float) -> tuple[QFont, QFont]:
        return sans(max(13, round(size * 0.54))), serif(max(13, round(size * 0.66)), BOLD)

    def _voice_width(self, size: float, voice: Voice) -> float:
        name, by = self._voice_fonts(size)
        return (
            size * 0.92
            + text_width(voice.name, name)
            + text_width(signed(voice.by), by)
            + self.look.margin(8)
        )

    def _leader(self, painter: QPainter, box: QRectF, way: Way, colour: QColor) -> None:
        start = box.center()
        end = self._at(way, 1.0)
        out = start - self.centre
        if math.hypot(out.x(), out.y()) < self.ring.radius:
            return
        turn = math.atan2(out.y(), out.x())
        wanted = math.atan2(*reversed((end - self.centre).toTuple()))
        turn += max(-_ASIDE, min(_ASIDE, math.remainder(wanted - turn, 2 * math.pi)))
        rim = self.centre + QPointF(math.cos(turn), math.sin(turn)) * self.ring.radius
        painter.setPen(pen(with_alpha(colour, 200), 1.2, dash=(3, 2.5), flat=True))
        painter.drawLine(start, rim)
        fill(painter, disc(rim, 3), colour)

    def _voice(self, painter: QPainter, row: QRectF, voice: Voice, mark: Mark) -> None:
        theme, size = self.look.theme, row.height()
        at = QPointF(row.left() + size * 0.42, row.center().y())
        if voice.portrait is not None:
            draw_portrait(painter, portrait_box(at, size * 0.66), voice.portrait)
        elif voice.emblem:
            draw_emblem(painter, voice.emblem, at, size * 0.3, theme.text, theme.panel_bottom)
        else:
            self._small_card(painter, at, size, mark)
        by, (name, font) = signed(voice.by), self._voice_fonts(size)
        draw_text(painter, row, by, font, theme.good if voice.by > 0 else theme.warning, RIGHT)
        words = row.adjusted(size * 0.92, 0, -text_width(by, font) - self.look.margin(4), 0)
        draw_text(painter, words, voice.name, name, theme.text, LEFT, elide=True)

    @staticmethod
    def _small_card(painter: QPainter, at: QPointF, size: float, mark: Mark) -> None:
        """Paint the Market Force as a card the size of a row, with the emblem of what it moves."""
        box = centred(at, size * 0.62, size * 0.82)
        fill(painter, rounded(box, size * 0.08), _PAPER)
        stroke(painter, rounded(inset(box, 1.5), size * 0.05), with_alpha(mark.colour, 130), 0.7)
        draw_emblem(painter, mark.emblem, at, size * 0.2, mark.colour, _PAPER)


def _far(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
