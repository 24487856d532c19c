"""The ring of a round that is settled: every price on its way, who moved it, and the day's card.

It is composed, not played: tokens stand where they came to, their ghosts where they were.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import STEP, Board, ForceId, Security
from stockgames.ui.games.exchange.art.force_cards import draw_force_card
from stockgames.ui.games.exchange.art.market_ring import MarketRing, draw_market_ring, wedge
from stockgames.ui.games.exchange.board_words import ends_meet, signed
from stockgames.ui.games.exchange.forces import force_card
from stockgames.ui.games.exchange.ring import draw_ends_tag
from stockgames.ui.games.exchange.terms import LETTERS, security_mark
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.kit.palette import Mark, lighter, with_alpha
from stockgames.ui.kit.shapes import disc, fill, pen, polygon, radial, rounded, stroke
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.tokens import draw_bubble, draw_token
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money

_WAY: Final = 0.61
"""How far from the middle tokens travel, in radii."""
_PLATE: Final = 0.7
"""How broad a plate of voices gets at most, against the ring's radius."""
_LANDED: Final = 0.795
"""How far out the price of such a field stands."""
_RAYS: Final = 22
_PLATES: Final = 168.0
"""From this radius on the votes lie in the corners that the ring leaves free."""
_ASIDE: Final = 0.22
"""How far a leader of a plate bends towards its price, in radians."""
_PAPER, _INK = QColor("#FBF6EA"), QColor("#1F2B35")


@dataclass(frozen=True, slots=True)
class Voice:
    """Who moved a price, and by how many steps."""

    name: str
    by: int
    portrait: Portrait | None = None
    """None for what has no face."""
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A price's way in a round."""

    security: Security
    before: int
    after: int
    steps: int
    pops: bool
    voices: tuple[Voice, ...]

    @property
    def mark(self) -> Mark:
        """Return what identifies the security."""
        return security_mark(self.security)


@dataclass(frozen=True, slots=True)
class SettledRing:
    """See the module. `paint` fits the ring into the box that it is given."""

    board: Board
    ways: tuple[Way, ...]
    force: ForceId | None

    def paint(self, painter: QPainter, look: Look, box: QRectF) -> None:
        """Paint the ring in the middle of a box, in px."""
        _Picture(painter, look, box, self).paint()


class _Picture:
    """One painting of the ring."""

    def __init__(self, painter: QPainter, look: Look, box: QRectF, ring: SettledRing) -> None:
        self.painter, self.look, self.box, self.facts = painter, look, box, ring
        board = ring.board
        labels = tuple(money(price) for price in range(board.floor, board.ceiling + STEP, STEP))
        radius = round(min(box.width(), box.height()) / 2 - 4, 1)
        landed = sorted({(way.after - board.floor) // STEP for way in ring.ways if way.steps})
        self.ring = MarketRing(radius, labels, landed=tuple(landed))
        self.centre = QPointF(box.center().x(), box.center().y() + 2)

    def paint(self) -> None:
        """Paint wedges, ways, tokens, the bubble, the card, and the votes in the corners."""
        draw_market_ring(self.painter, self.look.theme, self.centre, self.ring)
        for way in self.facts.ways:
            if way.steps:
                self._light(way)
        for way in self.facts.ways:
            if way.steps:
                self._arrow(way)
        self._tokens()
        self._bubble()
        if self.facts.force is not None:
            self._card(self.facts.force)
        if self.ring.radius >= _PLATES:
            self._votes()

    # The ways

    def _level(self, price: int) -> int:
        return (price - self.facts.board.floor) // STEP

    def _at(self, level: float, share: float) -> QPointF:
        """Return a point of the ring; a level beyond an end lies past the gap where they meet."""
        last = len(self.ring.labels) - 0.5
        gap = 2 * math.pi / self.ring.step - len(self.ring.labels)
        if level > last:
            level += gap
        elif level < -0.5:
            level -= gap
        return self.centre + self.ring.at(level, share)

    def _light(self, way: Way) -> None:
        """Light the field that a token came to, and its price."""
        level = self._level(way.after)
        at = self.ring.at(level, _WAY)
        colour = lighter(way.mark.colour, 0.45 if self.look.theme.is_dark else 0.3)
        reach = self.ring.radius * 0.36
        ends = (0.0, with_alpha(colour, 170)), (1.0, with_alpha(colour, 70))
        self.painter.save()
        self.painter.translate(self.centre)
        fill(self.painter, wedge(self.ring, level), radial(at, reach, *ends))
        self.painter.restore()
        theme, size = self.look.theme, max(17.0, self.ring.radius * 0.096)
        place = self.centre + self.ring.at(level, _LANDED)
        box = QRectF(place.x() - 60, place.y() - size, 120, 2 * size)
        ink = theme.heading if theme.is_dark else theme.ink
        draw_text(self.painter, box, money(way.after), serif(size, BOLD), ink, CENTRE)

    def _arrow(self, way: Way) -> None:
        """Draw the way in dashes with its steps on a pill; over an end it goes by the bubble."""
        start, steps = self._level(way.before), way.steps
        turn = 1 if steps > 0 else -1
        end = start + steps
        trim = self.ring.token_radius * 1.25 / (self.ring.step * self.ring.radius * _WAY)
        first, last = start + turn * trim, end - turn * trim
        count = max(2, math.ceil(abs(last - first) * 12))
        path = QPainterPath(self._at(first, _WAY))
        for part in range(1, count + 1):
            path.lineTo(self._at(first + (last - first) * part / count, _WAY))
        colour = lighter(way.mark.colour, 0.45)
        width = max(3.0, self.ring.radius * 0.02)
        stroke(self.painter, path, with_alpha(QColor("#000000"), 120), width * 1.7, flat=True)
        self.painter.setPen(pen(colour, width, dash=(1.5, 0.75), flat=True))
        self.painter.drawPath(path)
        self._tip(last, turn, width * 2.2, colour)
        for level in range(start + turn, end, turn):
            if self._is_field(level):
                self._passed(self._at(level, _WAY), colour)
        self._pill(way, start + turn / 2 if way.pops else _between(start, end))

    def _is_field(self, level: int) -> bool:
        return 0 <= level < len(self.ring.labels)

    def _passed(self, at: QPointF, colour: QColor) -> None:
        """Paint a hollow ring where a token only passed."""
        radius = self.ring.token_radius * 0.5
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(pen(with_alpha(colour, 190), 1.3, dash=(2.4, 1.8), flat=True))
        self.painter.drawPath(disc(at, radius))

    def _tip(self, level: float, turn: int, size: float, colour: QColor) -> None:
        at = self._at(level, _WAY)
        out = (at - self.centre) / (self.ring.radius * _WAY)
        along = QPointF(-out.y(), out.x()) * size * turn
        across = QPointF(-along.y(), along.x()) * 0.75
        corners = (at + along, at - along * 0.4 + across, at - along * 0.4 - across)
        fill(self.painter, polygon([(c.x(), c.y()) for c in corners]), colour)

    def _pill(self, way: Way, level: float) -> None:
        text = signed(way.steps)
        font = serif(max(14, round(self.ring.radius * 0.066)), BOLD)
        width, height = text_width(text, font) + 18, font.pixelSize() * 1.35
        at = self._at(level, _WAY + 0.19)
        box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        fill(self.painter, rounded(box, height / 2), _PAPER)
        stroke(self.painter, rounded(box, height / 2), way.mark.colour, 1.2)
        draw_text(self.painter, box, text, font, way.mark.colour, CENTRE)

    def _tokens(self) -> None:
        theme, radius = self.look.theme, self.ring.token_radius
        places: dict[int, int] = {}
        for way in self.facts.ways:
            if way.steps:
                self._ghost(self._at(self._level(way.before), _WAY), way.mark)
        for way in self.facts.ways:
            mates = [other for other in self.facts.ways if other.after == way.after]
            place = places[way.after] = places.get(way.after, -1) + 1
            aside = (place - (len(mates) - 1) / 2) * radius * 1.9
            share = aside / (_WAY * self.ring.radius) / self.ring.step
            at = self._at(self._level(way.after) + share, _WAY)
            draw_token(self.painter, theme, at, radius, LETTERS[way.security])

    def _ghost(self, at: QPointF, mark: Mark) -> None:
        radius = self.ring.token_radius
        fill(self.painter, disc(at, radius), with_alpha(mark.colour, 90))
        self.painter.setPen(pen(lighter(mark.colour, 0.5), 1.6, dash=(3, 2.2), flat=True))
        self.painter.drawPath(disc(at, radius))
        ink = with_alpha(lighter(mark.colour, 0.7), 190)
        draw_emblem(self.painter, mark.emblem, at, radius * 0.6, ink, mark.colour)

    def _bubble(self) -> None:
        at, radius = self.centre + self.ring.joint, self.ring.bubble_radius
        popped = next((way for way in self.facts.ways if way.pops), None)
        draw_ends_tag(self.painter, self.look, self.centre, self.ring.radius, self._tag(popped))
        if popped is None:
            draw_bubble(self.painter, at, radius)
            return
        face = self.look.theme.face if self.look.theme.is_dark else _PAPER
        fill(self.painter, disc(at, radius * 1.25), with_alpha(lighter(face, 0.3), 215))
        ray = QPainterPath()
        for number in range(_RAYS):
            angle = 2 * math.pi * number / _RAYS
            way = QPointF(math.cos(angle), math.sin(angle))
            ray.moveTo(at + way * radius * 1.42)
            ray.lineTo(at + way * radius * (1.78 if number % 2 else 1.6))
        stroke(self.painter, ray, self.look.theme.heading, max(1.4, radius * 0.06))
        draw_bubble(self.painter, at, radius * 1.25)
        word = say("exchange-bubble-bursts")
        size = max(13, round(radius * 0.42))
        box = QRectF(at.x() - 50, at.y() - size, 100, 2 * size)
        ink = self.look.theme.text if self.look.theme.is_dark else _INK
        draw_text(self.painter, box, word, serif(size, BOLD), ink, CENTRE)

    def _tag(self, popped: Way | None) -> str:
        """Return which prices meet, or over which end the bubble popped."""
        board = self.facts.board
        if popped is None:
            return ends_meet(board)
        ends = money(board.floor), money(board.ceiling)
        if popped.steps > 0:
            return say("exchange-over-the-top", top=ends[1], foot=ends[0])
        return say("exchange-under-the-foot", top=ends[1], foot=ends[0])

    def _card(self, force: ForceId) -> None:
        hub = self.ring.hub_radius
        card = force_card(force, hub * 1.27, hub * 1.72)
        draw_force_card(self.painter, self.look.theme, self.centre, card)

    # The votes

    def _votes(self) -> None:
        """Lay a plate for each price that somebody moved in a corner that the ring leaves free."""
        corners = self._corners()
        for way in self.facts.ways:
            if way.voices and corners:
                price = self._at(self._level(way.after), _WAY)
                nearest = min(corners, key=lambda corner: _far(corner, price))
                corners.remove(nearest)
                self._plate(way, nearest)

    def _corners(self) -> list[QPointF]:
        reach = QPointF(self.ring.radius, self.ring.radius)
        left, right = self.box.left(), self.box.right()
        top, bottom = (self.centre - reach).y(), (self.centre + reach).y()
        return [QPointF(x, y) for y in (top, bottom) for x in (left, right)]

    def _plate(self, way: Way, corner: QPointF) -> None:
        look = self.look
        font = sans(max(13, round(self.ring.radius * 0.05)), SEMIBOLD)
        row = font.pixelSize() * 1.55
        wanted = max((self._voice_width(row, voice) for voice in way.voices), default=0.0) + 12
        width = min(self.ring.radius * _PLATE, max(min(92.0, self.ring.radius * 0.42), wanted))
        height = row * len(way.voices) + row * 0.7
        box = QRectF(0, 0, width, height)
        box.moveLeft(corner.x() if corner.x() < self.centre.x() else corner.x() - width)
        box.moveTop(corner.y() if corner.y() < self.centre.y() else corner.y() - height)
        edge = lighter(way.mark.colour, 0.3) if look.theme.is_dark else way.mark.colour
        self._leader(box, way, edge)
        draw_panel(self.painter, look.theme, box, radius=look.corner(10), alpha=235)
        stroke(self.painter, rounded(box, look.corner(10)), with_alpha(edge, 210), 1.3)
        head = QPointF(box.center().x(), box.top() + 1)
        fill(self.painter, disc(head, row * 0.42), look.theme.panel_bottom)
        stroke(self.painter, disc(head, row * 0.42), lighter(way.mark.colour, 0.3), 1.4)
        ink = lighter(way.mark.colour, 0.45) if look.theme.is_dark else way.mark.colour
        draw_emblem(self.painter, way.mark.emblem, head, row * 0.26, ink, look.theme.panel_bottom)
        for place, voice in enumerate(way.voices):
            y = box.top() + row * (0.5 + place)
            self._voice(QRectF(box.left() + 6, y, width - 12, row), voice)

    @staticmethod
    def _voice_fonts(size: float) -> tuple[QFont, QFont]:
        """Return the fonts of a voice's name and of its steps in a row so high."""
        return sans(max(13, round(size * 0.6))), serif(max(13, round(size * 0.62)), BOLD)

    def _voice_width(self, size: float, voice: Voice) -> float:
        """Return how wide a row so high must be for all of a voice."""
        name, by = self._voice_fonts(size)
        return size * 0.92 + text_width(voice.name, name) + text_width(signed(voice.by), by) + 6

    def _leader(self, box: QRectF, way: Way, colour: QColor) -> None:
        """Point in dashes from a plate to the rim, in the direction of what it is about."""
        start = box.center()
        end = self._at(self._level(way.after), 1.0)
        out = start - self.centre
        if math.hypot(out.x(), out.y()) < self.ring.radius:
            return
        turn = math.atan2(out.y(), out.x())
        wanted = math.atan2(*reversed((end - self.centre).toTuple()))
        turn += max(-_ASIDE, min(_ASIDE, math.remainder(wanted - turn, 2 * math.pi)))
        rim = self.centre + QPointF(math.cos(turn), math.sin(turn)) * self.ring.radius
        self.painter.setPen(pen(with_alpha(colour, 200), 1.2, dash=(3, 2.5), flat=True))
        self.painter.drawLine(start, rim)
        fill(self.painter, disc(rim, 3), colour)

    def _voice(self, row: QRectF, voice: Voice) -> None:
        theme, size = self.look.theme, row.height()
        at = QPointF(row.left() + size * 0.42, row.center().y())
        if voice.portrait is not None:
            draw_portrait(self.painter, portrait_box(at, size * 0.66), voice.portrait)
        elif voice.emblem:
            draw_emblem(self.painter, voice.emblem, at, size * 0.3, theme.text, theme.panel_bottom)
        by, (name, font) = signed(voice.by), self._voice_fonts(size)
        draw_text(self.painter, row, by, font, theme.good if voice.by > 0 else theme.warning, RIGHT)
        words = row.adjusted(size * 0.92, 0, -text_width(by, font) - 4, 0)
        draw_text(self.painter, words, voice.name, name, theme.text, LEFT, elide=True)


def _between(start: int, end: int) -> float:
    """Return the line between two fields that is nearest to the middle of a way."""
    middle = (start + end) / 2
    return middle if middle % 1 else middle + (0.5 if end > start else -0.5)


def _far(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
