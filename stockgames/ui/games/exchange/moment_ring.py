"""The ring of a settled round: the move of every price, who caused it, and the Market Force.

Tokens move one after another, the shortest move first, the one that bursts the bubble last. At
the end they are at their new prices, and ghosts at the old ones.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.games.exchange.parts import Board, ForceId, Security
from stockgames.presentation.games.exchange.terms import LETTERS, ends_meet, signed
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say, spoken
from stockgames.ui.games.exchange.art.bursts import draw_burst, draw_popped
from stockgames.ui.games.exchange.art.force_cards import draw_force_card
from stockgames.ui.games.exchange.art.market_ring import MarketRing, draw_market_ring, wedge
from stockgames.ui.games.exchange.forces import force_card
from stockgames.ui.games.exchange.ring import draw_ends_tag
from stockgames.ui.games.exchange.votes import SMALLEST, VotePlates, Way, WayMoment
from stockgames.ui.pieces.tokens import draw_bubble, draw_token
from stockgames.ui.table.motion import shake, swing
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import Mark, darker, lighter, luminous, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    centred,
    disc,
    fill,
    inset,
    pen,
    polygon,
    radial,
    rounded,
    stroke,
)
from stockgames.ui.theme.text import CENTRE, draw_text, text_width

_WAY: Final = 0.61
"""The distance of token moves from the centre, in radii."""
_LANE: Final = 0.055
"""The distance between moves over the same fields, in radii."""
_LANDED: Final = 0.795
"""The distance of an occupied field's price from the centre, in radii."""
_SWOLLEN: Final = 0.3
"""The bubble's growth when it bursts: as large as its torn film."""
_PAPER = QColor("#FBF6EA")


@dataclass(frozen=True, slots=True)
class SettledRing:
    """See the module. `paint` fits the ring into the given box."""

    board: Board
    ways: tuple[Way, ...]
    force: ForceId | None
    moves: bool = True
    """Whether prices move; otherwise only the votes are shown."""
    is_over: bool = False
    """Whether they have already moved, so that nothing is animated."""

    @property
    def length(self) -> int:
        """The duration of all token moves, in milliseconds."""
        return self._all_ways if self.moves and not self.is_over else 0

    def paint(self, painter: QPainter, look: ThemeContext, box: QRectF, share: float = 1.0) -> None:
        """Paint the ring, centred in a box (px), at a share of all moves."""
        gone = 1.0 if self.is_over else share if self.moves else 0.0
        picture = _Picture(painter, look, box, self, dict(self._gone(gone)))
        if 0 < gone < 1:
            picture.paint()
        else:
            picture.show_kept(gone)

    def _gone(self, share: float) -> Iterator[tuple[Security, float]]:
        """Yield the share of its move that each security has made."""
        spent = share * max(1, self._all_ways)
        for way in sorted(self.ways, key=lambda way: (way.pops, abs(way.steps))):
            local = min(1.0, max(0.0, spent / way.length)) if way.length else 1.0
            yield way.security, local if self.moves else 0.0
            spent -= way.length

    @property
    def _all_ways(self) -> int:
        return sum(way.length for way in self.ways)


class _Picture:
    """One painting of the ring."""

    def __init__(
        self,
        painter: QPainter,
        look: ThemeContext,
        box: QRectF,
        ring: SettledRing,
        gone: Mapping[Security, float],
    ) -> None:
        self.painter, self.look, self.box, self.facts = painter, look, box, ring
        self.gone = gone
        board = ring.board
        self.moments = {
            way.security: way.moment(gone[way.security], self._whole(way)) for way in ring.ways
        }
        """The progress of each price's move."""
        labels = tuple(map(money, board.prices))
        radius = round(min(box.width(), box.height()) / 2 - 4, 1)
        came = (way for way in ring.ways if way.steps and self._has_come(way))
        landed = sorted({board.level(way.after) for way in came})
        self.ring = MarketRing(radius, labels, landed=tuple(landed))
        self.centre = QPointF(box.center().x(), box.center().y() + 2)

    def show_kept(self, gone: float) -> None:
        """Draw a still ring from a cached pixmap, at a share of all moves."""
        corner, spoken_in = (self.centre - self.box.topLeft()).toTuple(), spoken()
        look = self.look.theme.name, self.look.scale, self.look.text_size
        over = self.ring.radius * 0.2  # the rays of a bubble
        own = _Picture(self.painter, self.look, self.box, self.facts, self.gone)

        def paint(target: QPainter) -> None:
            own.painter = target
            own.paint()

        key = ("settled ring", self.facts, gone, look, corner, spoken_in)
        draw_cached(self.painter, key, inset(self.box, -over), paint)

    def paint(self) -> None:
        """Paint wedges, moves, tokens, the bubble, the card, and the votes in the corners."""
        hit = shake(self.look.px(4), self._burst) if self._burst else QPointF()
        self.painter.translate(hit)
        self._paint_board()
        self.painter.translate(-hit)
        if self.ring.radius >= SMALLEST:
            self._show_votes()

    def _paint_board(self) -> None:
        draw_market_ring(self.painter, self.look.theme, self.centre, self.ring)
        moved = [way for way in self.facts.ways if way.steps]
        for way in moved:
            if self._has_come(way):
                self._light(way)
        self._bubble(behind=True)
        for way in moved:
            if self.gone[way.security]:
                self._arrow(way)
        for way in moved:
            self._pill(way)
        self._tokens()
        self._bubble()
        if self.facts.force is not None:
            self._card(self.facts.force)

    # The moves

    def _has_come(self, way: Way) -> bool:
        return self.gone[way.security] >= 1

    def _level(self, price: int) -> int:
        return self.facts.board.level(price)

    def _whole(self, way: Way) -> int:
        board = self.facts.board
        level = board.level(way.before)
        return board.levels - 1 - level if way.steps > 0 else level

    @property
    def _burst(self) -> float:
        """The progress (0 to 1) of the reaction to the bubble's burst."""
        return max((moment.burst for moment in self.moments.values()), default=0.0)

    def _at(self, level: float, share: float) -> QPointF:
        """Return a point of the ring; the step over an end crosses the gap where the ends meet."""
        last = len(self.ring.labels) - 1
        gap = 2 * math.pi / self.ring.step - len(self.ring.labels)
        over = min(1.0, max(0.0, level - last)) - min(1.0, max(0.0, -level))
        return self.centre + self.ring.at(level + gap * over, share)

    def _light(self, way: Way) -> None:
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
        """Draw a move as a dashed arrow with its steps on a pill; over an end, past the bubble."""
        start, turn = self._level(way.before), 1 if way.steps > 0 else -1
        end = start + turn * self.moments[way.security].gone
        trim = turn * self._along(self.ring.token_radius * 1.25)
        first = start + self._aside(way.security, self._starts) + trim
        last = end + self._aside(way.security, self._levels) - trim
        lane = _WAY + self._lane(way)
        if (last - first) * turn <= 0:
            return
        count = max(2, math.ceil(abs(last - first) * 12))
        path = QPainterPath(self._at(first, lane))
        for part in range(1, count + 1):
            path.lineTo(self._at(first + (last - first) * part / count, lane))
        colour, under = self._inks(way)
        width = max(3.0, self.ring.radius * 0.02)
        stroke(self.painter, path, under, width * 1.7, flat=True)
        self.painter.setPen(pen(colour, width, dash=(1.5, 0.75), flat=True))
        self.painter.drawPath(path)
        self._tip(last, lane, turn * width * 2.2, colour)
        for level in range(start + turn, start + way.steps, turn):
            if self._is_field(level) and (end - level) * turn > 0:
                self._passed(self._at(level, lane), colour)

    def _lane(self, way: Way) -> float:
        """Return a move's offset from the middle lane, in radii; overlapping moves differ."""
        beside = [one for one in self.facts.ways if one is way or self._meet(one, way)]
        return (beside.index(way) - (len(beside) - 1) / 2) * _LANE

    def _meet(self, one: Way, other: Way) -> bool:
        """Return whether two moves cross the same fields."""
        first, second = (
            sorted((level := self._level(way.before), level + way.steps)) for way in (one, other)
        )
        return max(first[0], second[0]) < min(first[1], second[1])

    def _inks(self, way: Way) -> tuple[QColor, QColor]:
        if self.look.theme.is_dark:
            return luminous(way.mark.colour), with_alpha(QColor("#000000"), 120)
        return darker(way.mark.colour, 0.1), with_alpha(_PAPER, 210)

    def _is_field(self, level: int) -> bool:
        return 0 <= level < len(self.ring.labels)

    def _passed(self, at: QPointF, colour: QColor) -> None:
        """Paint a hollow ring where a token passed without stopping."""
        radius = self.ring.token_radius * 0.5
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(pen(with_alpha(colour, 190), 1.3, dash=(2.4, 1.8), flat=True))
        self.painter.drawPath(disc(at, radius))

    def _tip(self, level: float, lane: float, size: float, colour: QColor) -> None:
        """Paint an arrowhead of `size` px; a negative size points counterclockwise."""
        at = self._at(level, lane)
        out = (at - self.centre) / (self.ring.radius * lane)
        along = QPointF(-out.y(), out.x()) * size
        across = QPointF(-along.y(), along.x()) * 0.75
        corners = (at + along, at - along * 0.4 + across, at - along * 0.4 - across)
        fill(self.painter, polygon([(c.x(), c.y()) for c in corners]), colour)

    def _pill(self, way: Way) -> None:
        level = self._pill_level(way)
        moved = [one for one in self.facts.ways if one.steps and self._pill_level(one) == level]
        text = signed(way.steps)
        font = serif(max(14, round(self.ring.radius * 0.066)), BOLD)
        width, height = text_width(text, font) + 18, font.pixelSize() * 1.35
        at = self._at(level, _WAY + 0.19)
        below = 1 if at.y() > self.centre.y() else -1
        box = centred(at, width, height).translated(0, below * (height + 2) * moved.index(way))
        fill(self.painter, rounded(box, height / 2), _PAPER)
        stroke(self.painter, rounded(box, height / 2), way.mark.colour, 1.2)
        draw_text(self.painter, box, text, font, way.mark.colour, CENTRE)

    def _pill_level(self, way: Way) -> float:
        start, turn = self._level(way.before), 1 if way.steps > 0 else -1
        if way.pops:  # clear of the bubble: before the end, or behind a start at the end
            return start + turn / 2 if self._is_field(start + turn) else start - turn / 2
        return _between(start, start + way.steps)

    def _tokens(self) -> None:
        theme, radius = self.look.theme, self.ring.token_radius
        for way in self.facts.ways:
            if way.steps and self.gone[way.security]:
                aside = self._aside(way.security, self._starts)
                self._ghost(self._at(self._level(way.before) + aside, _WAY), way.mark)
        for security, level in self._levels.items():
            aside = self._aside(security, self._levels)
            at = self._at(level + aside + self._sway(level), _WAY)
            draw_token(self.painter, theme, at, radius, LETTERS[security])

    @property
    def _starts(self) -> dict[Security, float]:
        return {way.security: float(self._level(way.before)) for way in self.facts.ways}

    @property
    def _levels(self) -> dict[Security, float]:
        return {way.security: self._stands(way) for way in self.facts.ways}

    def _along(self, length: float) -> float:
        """Return a length in px along the tokens' circle, in levels."""
        return length / (self.ring.step * self.ring.radius * _WAY)

    def _aside(self, security: Security, levels: Mapping[Security, float]) -> float:
        """Return a token's offset from others at its price, in levels.

        It grows as they get nearer; a token also keeps it from a ghost that it started beside.
        """
        aside, starts = 0.0, self._starts
        for other, level in levels.items():
            near = self._near(levels[security], level)
            if starts[other] == starts[security]:
                near = max(near, self._near(levels[security], starts[other]))
            if other != security:
                aside += near * (1 if other < security else -1)
        return aside * self._along(self.ring.token_radius * 0.95)

    def _near(self, one: float, other: float) -> float:
        """Return how near two levels are, 0 to 1; the levels at both ends are neighbours."""
        apart = abs(math.remainder(one - other, len(self.ring.labels)))
        return max(0.0, 1 - 2 * apart)

    def _stands(self, way: Way) -> float:
        """Return the level of a token; over an end, levels continue past the gap."""
        if self._has_come(way):
            return float(self._level(way.after))
        gone = self.moments[way.security].gone
        return self._level(way.before) + (gone if way.steps > 0 else -gone)

    def _sway(self, level: float) -> float:
        """Return a token's sway along the ring after a burst, in steps; 0 far from it."""
        last = len(self.ring.labels) - 1
        near = max(0.0, 1 - min(level, last - level) / 3)
        if not 0 < self._burst < 1 or not 0 <= level <= last:
            return 0.0
        return swing(0.16, self._burst) * near * (1 if level < last / 2 else -1)

    def _ghost(self, at: QPointF, mark: Mark) -> None:
        radius = self.ring.token_radius
        fill(self.painter, disc(at, radius), with_alpha(mark.colour, 90))
        self.painter.setPen(pen(lighter(mark.colour, 0.5), 1.6, dash=(3, 2.2), flat=True))
        self.painter.drawPath(disc(at, radius))
        ink = with_alpha(lighter(mark.colour, 0.7), 190)
        draw_emblem(self.painter, mark.emblem, at, radius * 0.6, ink, mark.colour)

    def _bubble(self, *, behind: bool = False) -> None:
        """Paint the bubble and its burst; `behind` paints only the part below the arrows."""
        at, radius = self.centre + self.ring.joint, self.ring.bubble_radius
        popped = next((way for way in self.facts.ways if way.pops), None)
        now = WayMoment(0) if popped is None else self.moments[popped.security]
        if behind:
            told = popped if now.burst else None
            tag = self._tag(told)
            size = min(18.0, self.ring.radius * 0.08 / self.look.text_size)
            draw_ends_tag(self.painter, self.look, self.centre, self.ring.radius, tag, size=size)
            return
        if not now.burst:
            draw_bubble(self.painter, at, radius * (1 + _SWOLLEN * now.swelling))
            return
        draw_popped(self.painter, self.look.theme, at, radius, say("exchange-bubble-bursts"))
        if now.burst < 1:
            glow = self.look.theme.glow
            draw_burst(self.painter, at, radius * (1 + _SWOLLEN), now.burst, glow)

    def _tag(self, popped: Way | None) -> str:
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

    def _show_votes(self) -> None:
        """Draw the votes from a cached pixmap, which stays valid while tokens move."""
        look, faces = self.look, [voice for way in self.facts.ways for voice in way.voices]
        place = self.centre - self.box.topLeft()
        ways = [(way.security, way.after) for way in self.facts.ways]
        sizes = look.theme.name, look.scale, look.text_size, place.toTuple()
        key = ("votes", tuple(faces), tuple(ways), sizes)
        plates = VotePlates(look, self.box, self.centre, self.ring, self.facts.board)
        paint = partial(plates.paint, ways=self.facts.ways)
        over = self.ring.radius * 0.06  # emblems overlap the plates' edges
        draw_cached(self.painter, key, inset(self.box, -over), paint)


def _between(start: int, end: int) -> float:
    middle = (start + end) / 2
    return middle if middle % 1 else middle + (0.5 if end > start else -0.5)
