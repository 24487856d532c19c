"""The ring of a settled round on a reveal: the table's own, with who moved each price and how far.

Tokens move as on the table, and leave ghosts at their old prices.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.parts import Board, ForceId, Security, Triple
from stockgames.presentation.games.exchange.terms import badge, signed_steps
from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.games.exchange.art.market import TOKEN, wedge
from stockgames.ui.games.exchange.market import Market, RingItem
from stockgames.ui.games.exchange.motion import TokenMoves
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.table.board import transparent_view
from stockgames.ui.table.items import Painted, TableItem, TableScene
from stockgames.ui.table.motion import Moving, Shaken
from stockgames.ui.table.reveal_data import PictureView
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, sans, serif
from stockgames.ui.theme.palette import Mark, darker, lighter, luminous, mark_of, with_alpha
from stockgames.ui.theme.shapes import moved
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_LANE: Final = 0.055
"""The distance between moves over the same fields, in radii."""
_LANDED: Final = 0.795
"""The distance of an occupied field's price from the centre, in radii."""
_PAPER: Final = QColor("#FBF6EA")
SMALLEST: Final = 168.0
"""Minimum radius of the ring, in px, for plates of votes."""
_PLATE: Final = 0.7
"""The greatest width of a plate, as a share of the ring's radius."""
_TALLEST: Final = 0.56
"""The greatest height of its rows together, as a share of the ring's radius."""
_ASIDE: Final = 0.22
"""How far a plate's connecting line bends towards its price, in radians."""


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
class Way:
    """A security's price in a round: its move, if it has one, and who moved it."""

    security: Security
    before: int
    after: int
    moved: PriceMoved | None
    voices: tuple[Voice, ...]

    @property
    def mark(self) -> Mark:
        return mark_of(badge(self.security))

    @property
    def steps(self) -> int:
        return 0 if self.moved is None else self.moved.steps

    @property
    def pops(self) -> bool:
        """Whether it pops the bubble."""
        return self.moved is not None and bool(self.moved.pops)


@dataclass(frozen=True, slots=True)
class SettledRing:
    """What a settled round's ring shows."""

    board: Board
    ways: tuple[Way, Way, Way]
    force: ForceId | None
    moves: bool = True
    """Whether prices move; otherwise only the votes are shown."""
    is_over: bool = False
    """Whether they have already moved, so that nothing is animated."""

    @property
    def before(self) -> Triple:
        """The prices before the round was settled."""
        first, second, third = (way.before for way in self.ways)
        return first, second, third

    @property
    def shown(self) -> Triple:
        """The prices in the end, as far as they are shown."""
        first, second, third = (way.after if self.moves else way.before for way in self.ways)
        return first, second, third

    def view(self, look: ThemeContext, parent: QWidget | None = None) -> SettledRingView:
        return SettledRingView(look, parent)


class SettledRingView(PictureView[SettledRing]):
    """Shows settled rounds on a ring as large as fits."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._shown: SettledRing | None = None
        self._shaken = Shaken()
        self.scene = TableScene(self)
        self._view = transparent_view(self.scene, self)
        self.market = market = Market(look)
        self.ways, self.votes = WaysItem(look, market.ring), VotesItem(look, market.ring)
        for item in (market.ring, self.votes, self.ways, market.forces, *market.tokens):
            self.scene.addItem(item)
        self.scene.addItem(market.bubble)
        look.changed.connect(self._look_changed)

    def takes(self, picture: object) -> bool:
        return isinstance(picture, SettledRing)

    def show_start(self, picture: SettledRing) -> Sequence[Moving]:
        self.show_end(picture)
        if picture.is_over or not picture.moves:
            return ()
        self._show(picture, picture.before, gone=False)
        moved = [way.moved for way in picture.ways if way.moved is not None]
        popped = say("exchange-bubble-bursts")
        moves = TokenMoves(self.market, moved, self._shaken.struck, popped, self.ways.follow)
        return moves.steps(picture.shown)

    def show_end(self, picture: SettledRing) -> None:
        self._shown = picture
        self._shaken.settle()
        self._lay_out(picture)
        self._show(picture, picture.shown, gone=picture.moves)

    def where(self, place: str) -> QRectF:
        part = self.market.where(place).translated(self.pos())
        return QRectF(self.geometry()) if place == "market" else part

    def _look_changed(self) -> None:
        self._arrange()
        self.scene.update()

    def _arrange(self) -> None:
        self._view.setGeometry(self.rect())
        if self._shown is not None:
            self.show_end(self._shown)

    def _lay_out(self, picture: SettledRing) -> None:
        room = QRectF(self.rect())
        self.scene.setSceneRect(room)
        tag = min(18.0, room.height() * 0.04 / self.look.text_size)
        above = max(22.0, self.look.sans(tag).pixelSize() * 1.7) * 0.5  # half of the tag's height
        radius = max(1.0, round(min(room.width(), room.height() - above) / 2 - 4, 1))
        rect = s.centred(room.center() + QPointF(0, above / 2), 2 * radius, 2 * radius)
        self.market.set_geometry(rect, picture.board, rect.center(), tag)
        self.ways.set_rect(rect)
        self.votes.set_rect(s.inset(room, 4))

    def _show(self, picture: SettledRing, prices: Triple, *, gone: bool) -> None:
        market = self.market
        market.left = picture.before
        self.votes.ways = picture.ways
        self.ways.show_ways(picture.ways, gone=gone)
        market.forces.shown, market.forces.is_alone = picture.force, True
        market.rest()
        market.show(prices)
        if gone and any(way.pops for way in picture.ways):
            market.bubble.popped = say("exchange-bubble-bursts")


class WaysItem(TableItem):
    """The ways of tokens on the ring: arrows, ghosts, pills with the steps, fields they came to."""

    is_cached = False

    ways = Painted[tuple[Way, ...]](())

    def __init__(self, look: ThemeContext, ring: RingItem) -> None:
        super().__init__(look, "ways")
        self._ring = ring
        self._gone: dict[Security, float] = {}
        """The steps made so far."""
        self.setZValue(10)

    def show_ways(self, ways: tuple[Way, ...], *, gone: bool) -> None:
        """Show where prices will move, or have `gone`."""
        self.ways = ways
        self._gone = {way.security: float(abs(way.steps)) if gone else 0.0 for way in ways}
        self._land()

    def follow(self, security: Security, steps: float) -> None:
        """Show a token's way after this number of steps."""
        before, self._gone[security] = self._gone[security], steps
        way = self.ways[security]
        if (steps >= abs(way.steps)) != (before >= abs(way.steps)):
            self._land()
        self.update()

    def _has_come(self, way: Way) -> bool:
        return bool(way.steps) and self._gone[way.security] >= abs(way.steps)

    def _land(self) -> None:
        """Let the ring leave out the prices that are highlighted here, and say what popped."""
        come = [way for way in self.ways if self._has_come(way)]
        self._ring.land(self._ring.board.level(way.after) for way in come)
        popped = next((way for way in come if way.pops), None)
        if popped is not None:
            board = self._ring.board
            ends = {"top": money(board.ceiling), "foot": money(board.floor)}
            over = "exchange-over-the-top" if popped.steps > 0 else "exchange-under-the-foot"
            self._ring.tag = say(over, **ends)
        self.update()

    def draw(self, painter: QPainter) -> None:
        moved = [way for way in self.ways if way.steps]
        for way in moved:
            if self._has_come(way):
                self._light(painter, way)
        for way in moved:
            if self._gone[way.security]:
                self._ghost(painter, self._start(way), way.mark)
                self._arrow(painter, way)
        for way in moved:
            self._pill(painter, way)

    def _prices(self) -> tuple[Triple, Triple]:
        one, two, three = self.ways
        return (one.before, two.before, three.before), (one.after, two.after, three.after)

    def _start(self, way: Way) -> QPointF:
        before, after = self._prices()
        return self._ring.left_place(after, way.security, before)

    def _end(self, way: Way) -> QPointF:
        before, after = self._prices()
        return self._ring.spread(after, way.security, left=before)[0]

    def _aside(self, place: QPointF, price: int) -> float:
        """Return how far a place is from the middle of its price's field, in levels."""
        at, ring = place - self._ring.centre, self._ring.ring
        turn = math.atan2(at.y(), at.x()) - ring.angle(self._ring.board.level(price))
        return math.remainder(turn, 2 * math.pi) / ring.step

    def _at(self, level: float, share: float) -> QPointF:
        """Return a point of the ring; the step over an end crosses the gap where the ends meet."""
        last = len(self._ring.ring.labels) - 1
        gap = 2 * math.pi / self._ring.ring.step - len(self._ring.ring.labels)
        over = min(1.0, max(0.0, level - last)) - min(1.0, max(0.0, -level))
        return self._ring.centre + self._ring.ring.at(level + gap * over, share)

    def _light(self, painter: QPainter, way: Way) -> None:
        level = self._ring.board.level(way.after)
        at = self._ring.ring.at(level, TOKEN)
        colour = lighter(way.mark.colour, 0.45 if self.look.theme.is_dark else 0.3)
        reach = self._ring.ring.radius * 0.36
        ends = (0.0, with_alpha(colour, 170)), (1.0, with_alpha(colour, 70))
        with moved(painter, self._ring.centre):
            s.fill(painter, wedge(self._ring.ring, level), s.radial(at, reach, *ends))
        theme, size = self.look.theme, max(17.0, self._ring.ring.radius * 0.096)
        place = self._ring.centre + self._ring.ring.at(level, _LANDED)
        box = QRectF(place.x() - 60, place.y() - size, 120, 2 * size)
        ink = theme.heading if theme.is_dark else theme.ink
        draw_text(painter, box, money(way.after), serif(size, BOLD), ink, CENTRE)

    def _arrow(self, painter: QPainter, way: Way) -> None:
        """Draw a move as a dashed arrow with its steps on a pill; over an end, past the bubble."""
        start, turn = self._ring.board.level(way.before), 1 if way.steps > 0 else -1
        end = start + turn * self._gone[way.security]
        trim = turn * self._ring.ring.token_radius * 1.25 / self._ring.ring.field
        first = start + self._aside(self._start(way), way.before) + trim
        come = self._aside(self._end(way), way.after) if self._has_come(way) else 0.0
        last = end + come - trim
        lane = TOKEN + self._lane(way)
        if (last - first) * turn <= 0:
            return
        count = max(2, math.ceil(abs(last - first) * 12))
        path = QPainterPath(self._at(first, lane))
        for part in range(1, count + 1):
            path.lineTo(self._at(first + (last - first) * part / count, lane))
        colour, under = self._inks(way)
        width = max(3.0, self._ring.ring.radius * 0.02)
        s.stroke(painter, path, under, width * 1.7, flat=True)
        s.stroke(painter, path, colour, width, dash=(1.5, 0.75), flat=True)
        self._tip(painter, last, lane, turn * width * 2.2, colour)
        passed = with_alpha(colour, 190)
        for level in range(start + turn, start + way.steps, turn):
            if self._is_field(level) and (end - level) * turn > 0:
                field = s.disc(self._at(level, lane), self._ring.ring.token_radius * 0.5)
                s.stroke(painter, field, passed, 1.3, dash=(2.4, 1.8), flat=True)

    def _lane(self, way: Way) -> float:
        """Return a move's offset from the middle lane, in radii; overlapping moves differ."""
        beside = [other for other in self.ways if other is way or self._meet(other, way)]
        return (beside.index(way) - (len(beside) - 1) / 2) * _LANE

    def _meet(self, one: Way, other: Way) -> bool:
        """Return whether two moves cross the same fields."""
        first, second = (
            sorted((level := self._ring.board.level(way.before), level + way.steps))
            for way in (one, other)
        )
        return max(first[0], second[0]) < min(first[1], second[1])

    def _inks(self, way: Way) -> tuple[QColor, QColor]:
        if self.look.theme.is_dark:
            return luminous(way.mark.colour), with_alpha(QColor("#000000"), 120)
        return darker(way.mark.colour, 0.1), with_alpha(_PAPER, 210)

    def _is_field(self, level: int) -> bool:
        return 0 <= level < len(self._ring.ring.labels)

    def _tip(
        self, painter: QPainter, level: float, lane: float, size: float, colour: QColor
    ) -> None:
        """Paint an arrowhead of `size` px; a negative size points counterclockwise."""
        at = self._at(level, lane)
        out = (at - self._ring.centre) / (self._ring.ring.radius * lane)
        along = QPointF(-out.y(), out.x()) * size
        across = QPointF(-along.y(), along.x()) * 0.75
        corners = (at + along, at - along * 0.4 + across, at - along * 0.4 - across)
        s.fill(painter, s.polygon([(c.x(), c.y()) for c in corners]), colour)

    def _pill(self, painter: QPainter, way: Way) -> None:
        level = self._pill_level(way)
        moved = [
            moving for moving in self.ways if moving.steps and self._pill_level(moving) == level
        ]
        text = signed_steps(way.steps)
        font = serif(max(14, round(self._ring.ring.radius * 0.066)), BOLD)
        width, height = text_width(text, font) + 18, font.pixelSize() * 1.35
        at = self._at(level, TOKEN + 0.19)
        below = 1 if at.y() > self._ring.centre.y() else -1
        box = s.centred(at, width, height).translated(0, below * (height + 2) * moved.index(way))
        s.fill(painter, s.rounded(box, height / 2), _PAPER)
        s.stroke(painter, s.rounded(box, height / 2), way.mark.colour, 1.2)
        draw_text(painter, box, text, font, way.mark.colour, CENTRE)

    def _pill_level(self, way: Way) -> float:
        start, turn = self._ring.board.level(way.before), 1 if way.steps > 0 else -1
        if way.pops:  # clear of the bubble: before the end, or behind a start at the end
            return start + turn / 2 if self._is_field(start + turn) else start - turn / 2
        return _between(start, start + way.steps)

    def _ghost(self, painter: QPainter, at: QPointF, mark: Mark) -> None:
        radius = self._ring.ring.token_radius
        disc = s.disc(at, radius)
        s.fill(painter, disc, with_alpha(mark.colour, 148))
        s.stroke(painter, disc, lighter(mark.colour, 0.5), 1.6, dash=(3, 2.2), flat=True)
        ink = with_alpha(lighter(mark.colour, 0.7), 190)
        draw_emblem(painter, mark.emblem, at, radius * 0.6, ink, mark.colour)


def _between(start: int, end: int) -> float:
    middle = (start + end) / 2
    return middle if middle % 1 else middle + (0.5 if end > start else -0.5)


class VotesItem(TableItem):
    """The plates with votes in the corners around a ring."""

    ways = Painted[tuple[Way, ...]](())

    def __init__(self, look: ThemeContext, ring: RingItem) -> None:
        super().__init__(look, "votes")
        self._ring = ring

    def draw(self, painter: QPainter) -> None:
        for way, box in self.boxes():
            self._plate(painter, way, box)

    def boxes(self) -> Iterator[tuple[Way, QRectF]]:
        """Yield the rect of each plate, in the free corner nearest to its price."""
        corners = self._corners() if self._ring.ring.radius >= SMALLEST else []
        for way in self.ways:
            if way.voices and corners:
                price = self._at(way, TOKEN)
                nearest = min(corners, key=lambda corner: QLineF(corner, price).length())
                corners.remove(nearest)
                yield way, self._box(way, nearest)

    def _at(self, way: Way, share: float) -> QPointF:
        return self._ring.centre + self._ring.ring.at(self._ring.board.level(way.after), share)

    def _corners(self) -> list[QPointF]:
        y, radius = self._ring.centre.y(), self._ring.ring.radius
        top, bottom = y - radius, y + radius
        return [QPointF(x, y) for y in (top, bottom) for x in (self.rect.left(), self.rect.right())]

    def _row(self, way: Way) -> float:
        """Return the height of a voter's row; smaller if many rows would cover a price."""
        usual = max(20.0, self._ring.ring.radius * 0.09)
        return max(16.0, min(usual, self._ring.ring.radius * _TALLEST / len(way.voices)))

    def _box(self, way: Way, corner: QPointF) -> QRectF:
        look, row = self.look, self._row(way)
        radius = self._ring.ring.radius
        wanted = max(self._voice_width(row, voice) for voice in way.voices) + look.margin(12)
        width = min(radius * _PLATE, max(min(92.0, radius * 0.42), wanted))
        height = row * len(way.voices) + row * 0.7
        box = QRectF(0, 0, width, height)
        box.moveLeft(corner.x() if corner.x() < self._ring.centre.x() else corner.x() - width)
        box.moveTop(corner.y() if corner.y() < self._ring.centre.y() else corner.y() - height)
        return box

    def _plate(self, painter: QPainter, way: Way, box: QRectF) -> None:
        look, row = self.look, self._row(way)
        edge = lighter(way.mark.colour, 0.3) if look.theme.is_dark else way.mark.colour
        self._leader(painter, box, way, edge)
        draw_panel(painter, look.theme, box, radius=look.corner(10), alpha=235)
        s.stroke(painter, s.rounded(box, look.corner(10)), with_alpha(edge, 210), 1.3)
        head = QPointF(box.center().x(), box.top() + 1)
        s.fill(painter, s.disc(head, row * 0.42), look.theme.panel_bottom)
        s.stroke(painter, s.disc(head, row * 0.42), lighter(way.mark.colour, 0.3), 1.4)
        ink = lighter(way.mark.colour, 0.45) if look.theme.is_dark else way.mark.colour
        draw_emblem(painter, way.mark.emblem, head, row * 0.26, ink, look.theme.panel_bottom)
        for place, voice in enumerate(way.voices):
            line = s.line_at(box, box.top() + row * (0.5 + place), row)
            line.adjust(look.margin(6), 0, -look.margin(6), 0)
            self._voice(painter, line, voice, way.mark)

    @staticmethod
    def _voice_fonts(size: float) -> tuple[QFont, QFont]:
        return sans(max(13, round(size * 0.54))), serif(max(13, round(size * 0.66)), BOLD)

    def _voice_width(self, size: float, voice: Voice) -> float:
        name, by = self._voice_fonts(size)
        words = text_width(voice.name, name) + text_width(signed_steps(voice.by), by)
        return size * 0.92 + words + self.look.margin(8)

    def _leader(self, painter: QPainter, box: QRectF, way: Way, colour: QColor) -> None:
        start = box.center()
        end = self._at(way, 1.0)
        out = start - self._ring.centre
        if math.hypot(out.x(), out.y()) < self._ring.ring.radius:
            return
        turn = math.atan2(out.y(), out.x())
        wanted = math.atan2(*reversed((end - self._ring.centre).toTuple()))
        turn += max(-_ASIDE, min(_ASIDE, math.remainder(wanted - turn, 2 * math.pi)))
        rim = self._ring.centre + QPointF(math.cos(turn), math.sin(turn)) * self._ring.ring.radius
        painter.setPen(s.pen(with_alpha(colour, 200), 1.2, dash=(3, 2.5), flat=True))
        painter.drawLine(start, rim)
        s.fill(painter, s.disc(rim, 3), colour)

    def _voice(self, painter: QPainter, row: QRectF, voice: Voice, mark: Mark) -> None:
        theme, size = self.look.theme, row.height()
        at = QPointF(row.left() + size * 0.42, row.center().y())
        if voice.portrait is not None:
            draw_portrait(painter, portrait_box(at, size * 0.66), voice.portrait)
        elif voice.emblem:
            draw_emblem(painter, voice.emblem, at, size * 0.3, theme.text, theme.panel_bottom)
        else:
            self._small_card(painter, at, size, mark)
        by, (name, font) = signed_steps(voice.by), self._voice_fonts(size)
        draw_text(painter, row, by, font, theme.good if voice.by > 0 else theme.warning, RIGHT)
        words = row.adjusted(size * 0.92, 0, -text_width(by, font) - self.look.margin(4), 0)
        draw_text(painter, words, voice.name, name, theme.text, LEFT, elide=True)

    @staticmethod
    def _small_card(painter: QPainter, at: QPointF, size: float, mark: Mark) -> None:
        box = s.centred(at, size * 0.62, size * 0.82)
        s.fill(painter, s.rounded(box, size * 0.08), _PAPER)
        s.stroke(
            painter, s.rounded(s.inset(box, 1.5), size * 0.05), with_alpha(mark.colour, 130), 0.7
        )
        draw_emblem(painter, mark.emblem, at, size * 0.2, mark.colour, _PAPER)
