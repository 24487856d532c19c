"""The market: the ring of prices with its tokens and bubble, the round track, previews."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.games.exchange import parts as p
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.forecast import VoteForecast
from stockgames.presentation.games.exchange.terms import LETTERS, badge, ends_meet
from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.games.exchange.art.market import (
    REACH,
    MarketRing,
    draw_burst,
    draw_market_ring,
    draw_popped,
)
from stockgames.ui.games.exchange.forces import ForcesItem
from stockgames.ui.pieces.tokens import draw_bubble, draw_token
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.palette import INK, Theme, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import picture_at
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext

_BRASS = (QColor("#D9BE7C"), QColor("#8A6A24"))
_BRASS_EDGE, _BRASS_TEXT = QColor("#4E3A10"), INK
_PLACE, _WIDER = 11.7, 1.67
"""The radius of a place on the round track, and half the triangle's width as a multiple of it."""
_TEXT_GAP = (_WIDER - 1) * _PLACE + 8
"""The distance of texts from a place, so that the triangle on it touches none."""
_FRESH, _DONE, _INK = QColor("#FBF6EA"), QColor("#E3D6B8"), QColor("#1F2B35")


class RoundsItem(TableItem):
    """The round track."""

    at = Painted(-1.0)
    """The triangle's place: 0 is round 1, ROUNDS the close; below 0 it isn't set up."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "rounds")

    def set_data(self, facts: ExchangeFacts) -> None:
        self.at = p.ROUNDS if facts.stage in (p.CLOSE, p.OVER) else facts.round - 1

    def _row(self) -> tuple[float, float]:
        """Return the first place's x, and the pitch."""
        font = self.look.serif(15)
        before = text_width(say("exchange-round"), font) + _TEXT_GAP + 2
        after = text_width(say("exchange-close"), font) + _TEXT_GAP + 2
        room = self.rect.width() - before - after - 2 * _PLACE
        pitch = min(49, room / p.ROUNDS)
        width = before + after + 2 * _PLACE + pitch * p.ROUNDS
        return self.rect.center().x() - width / 2 + before + _PLACE, pitch

    def draw(self, painter: QPainter) -> None:
        theme, look = self.look.theme, self.look
        (x, pitch), r = self._row(), _PLACE
        y = self.rect.center().y() + r * 0.2
        ends = QPointF(x, y), QPointF(x + pitch * p.ROUNDS, y)
        s.rule(painter, *ends, with_alpha(theme.text, 150), 1)
        font = look.serif(15)
        before = QRectF(self.rect.left(), y - r, x - r - _TEXT_GAP - self.rect.left(), 2 * r)
        draw_text(painter, before, say("exchange-round"), font, theme.text, RIGHT)
        for i in range(p.ROUNDS + 1):
            if i == self.at:
                continue  # the triangle is there, and the place would stick out on both sides
            self._draw_place(painter, QPointF(x + pitch * i, y), i)
        after = QRectF(x + pitch * p.ROUNDS + r + _TEXT_GAP, y - r, 200, 2 * r)
        draw_text(painter, after, say("exchange-close"), font, theme.text, LEFT)
        if self.at >= 0:
            self._draw_triangle(painter, QPointF(x + pitch * self.at, y))

    def _draw_place(self, painter: QPainter, at: QPointF, index: int) -> None:
        r = _PLACE
        s.fill(painter, s.disc(at, r), _DONE if index < self.at else _FRESH)
        s.stroke(painter, s.disc(at, r), with_alpha(_INK, 190), 1)
        if index == p.ROUNDS:
            draw_emblem(painter, "bell", at, r * 0.55, _INK, _FRESH)
            return
        box = QRectF(at.x() - r, at.y() - r - 1, 2 * r, 2 * r)
        draw_text(painter, box, str(index + 1), self.look.serif(16), _INK, CENTRE)

    def _draw_triangle(self, painter: QPainter, at: QPointF) -> None:
        x, y, a = at.x(), at.y(), _PLACE * _WIDER
        _draw_marker(painter, self.look.theme, at, a)
        inside = QRectF(x - a, y - a * 0.42, 2 * a, a * 1.1)
        if round(self.at) >= p.ROUNDS:
            bell = QPointF(x, y + a * 0.14)
            draw_emblem(painter, "bell", bell, _PLACE * 0.5, _BRASS_TEXT, _BRASS[0])
            return
        text = str(round(self.at) + 1)
        draw_text(painter, inside, text, self.look.serif(18, BOLD), _BRASS_TEXT, CENTRE)


def _paint_marker(painter: QPainter, theme: Theme, half: float) -> None:
    path = s.polygon([(0, -half), (half, half * 0.68), (-half, half * 0.68)])
    s.draw_shadow(painter, theme, path, blur=7, offset=4, strength=0.9)
    s.fill(painter, path, s.slanting(s.square(QPointF(), half), (0.0, _BRASS[0]), (1.0, _BRASS[1])))
    s.stroke(painter, path, _BRASS_EDGE, 1)


_draw_marker = picture_at(_paint_marker, lambda half: s.square(QPointF(), half + 12))


_GHOST = -1
"""Represents a preview's ghost among the tokens at a price."""
BIGGEST = 1.4
"""The bubble's growth when it bursts, as a share of its radius."""
_CROWDED = 0.84
"""The scale of three tokens at one price."""


def marks(theme: Theme) -> QColor:
    """Return the colour of temporary marks on the ring."""
    return theme.heading if theme.is_dark else theme.accent


class RingItem(TableItem):
    """The ring, with the tag that says which prices meet."""

    board = Painted(p.Board(10, 90))
    ring = Painted(MarketRing(100, ("",)))
    tag = Painted("")
    """The words above the point where the ends meet."""
    _tag_size = 14.0

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "market")
        self.centre = QPointF()

    def set_geometry(self, rect: QRectF, board: p.Board, tag_size: float = 14.0) -> None:
        self.board, self.centre, self._tag_size = board, rect.center(), tag_size
        labels = tuple(map(money, board.prices))
        self.ring = MarketRing(round(rect.width() / 2, 1), labels, say("exchange-opening"))
        self.tag = ends_meet(board)
        self.set_rect(rect)

    def land(self, levels: Iterable[int]) -> None:
        """Leave out the prices of these levels, which somebody else highlights; dim the others."""
        landed = tuple(sorted(levels))
        opening = "" if landed else say("exchange-opening")
        self.ring = replace(self.ring, landed=landed, opening=opening)

    def place(self, level: float, aside: float = 0.0) -> QPointF:
        """Return the position of a token; `aside` is an offset in px along the ring."""
        return self.centre + self.ring.token_place(level, aside=aside)

    def spread(
        self,
        prices: p.Triple,
        security: p.Security,
        ghost: VoteForecast | None = None,
        left: p.Triple | None = None,
    ) -> tuple[QPointF, float]:
        """Return the position and radius of a token beside others at its price.

        Tokens that have `left` other prices keep their places there, too.
        """
        mates = self._mates(prices, prices[security], ghost, left)
        return self._beside(mates, security, prices[security])

    def left_place(self, prices: p.Triple, security: p.Security, left: p.Triple) -> QPointF:
        """Return the place that a token keeps at the price it has left."""
        mates = self._mates(prices, left[security], None, left)
        return self._beside(mates, security, left[security])[0]

    def ghost_place(self, prices: p.Triple, ghost: VoteForecast) -> QPointF:
        """Return the position of a preview's ghost, for which others make room."""
        mates = self._mates(prices, ghost.after, ghost, None)
        return self._beside(mates, _GHOST, ghost.after)[0]

    def _mates(
        self, prices: p.Triple, price: int, ghost: VoteForecast | None, left: p.Triple | None
    ) -> list[int]:
        mates = [m for m in p.ALL_SECURITIES if price in (prices[m], (left or prices)[m])]
        if ghost is None or ghost.after != price:
            return mates
        comes_clockwise = ghost.steps > 0
        is_first = comes_clockwise == self._is_above(price)
        return [_GHOST, *mates] if is_first else [*mates, _GHOST]

    def _is_above(self, price: int) -> bool:
        return not 0 < self.ring.angle(self.board.level(price)) < math.pi

    def _beside(self, mates: list[int], security: int, price: int) -> tuple[QPointF, float]:
        radius = self.ring.token_radius
        size = _CROWDED if len(mates) > 2 else 1.0
        pitch = radius * size * (2.1 if len(mates) == 2 else self._pitch(len(mates), size))
        aside = (len(mates) - 1) / 2 - mates.index(security)
        if self._is_above(price):
            aside = -aside
        return self.place(self.board.level(price), aside * pitch), radius * size

    def _pitch(self, count: int, size: float) -> float:
        """Return the distance of three tokens, in radii; they overlap if fields are narrow."""
        field = self.ring.field / (self.ring.token_radius * size)
        return min(2.1, (field - 2) / max(1, count - 1))

    @property
    def joint(self) -> QPointF:
        return self.centre + self.ring.joint

    def draw(self, painter: QPainter) -> None:
        draw_market_ring(painter, self.look.theme, self.centre, self.ring)
        self._draw_tag(painter)

    def _draw_tag(self, painter: QPainter) -> None:
        theme, font = self.look.theme, self.look.sans(self._tag_size, SEMIBOLD)
        height = max(22.0, font.pixelSize() * 1.7)
        width = text_width(self.tag, font) + 2 * font.pixelSize()
        top = self.centre.y() - self.ring.radius - height * 0.46
        box = QRectF(self.centre.x() - width / 2, top, width, height)
        s.draw_rounded_shadow(painter, theme, box, height / 2, blur=6, offset=2, strength=0.8)
        s.fill(
            painter, s.rounded(box, height / 2), theme.face if theme.is_dark else QColor("#FFFBF0")
        )
        s.stroke(painter, s.rounded(box, height / 2), with_alpha(marks(theme), 200), 1)
        draw_text(painter, box.adjusted(0, -1, 0, 0), self.tag, font, marks(theme), CENTRE)


class TokenItem(TableItem):
    """A token; it rotates slightly while it moves."""

    is_cached = False

    def __init__(self, look: ThemeContext, security: p.Security) -> None:
        super().__init__(look, f"token-{LETTERS[security].lower()}")
        self.security = security
        self.radius = 20.0

    def stand(self, place: QPointF, radius: float) -> None:
        self.setZValue(20 + self.security)
        self.setScale(1.0)
        self.setPos(place)
        self.radius = radius
        self.set_rect(QRectF(-radius, -radius, 2 * radius, 2 * radius))

    def draw(self, painter: QPainter) -> None:
        draw_token(painter, self.look.theme, QPointF(), self.radius, LETTERS[self.security])


class BubbleItem(TableItem):
    """The bubble between the two ends; it swells, bursts, and grows back or stays popped."""

    is_cached = False

    radius = Painted(20.0)
    swelling = Painted(0.0)
    """The growth over the resting size, as a share of the radius."""
    burst = Painted[float | None](None)
    """The progress of the burst, 0 to 1; None while the bubble is whole."""
    popped = Painted("")
    """The word across its remains; empty while it is whole or nothing remains."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "bubble")
        self.setZValue(30)

    def rest(self, place: QPointF, radius: float) -> None:
        self.radius, self.swelling, self.burst, self.popped = radius, 0.0, None, ""
        self.setPos(place)
        self.setOpacity(1.0)
        reach = radius * (1 + BIGGEST) * REACH
        self.set_rect(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def draw(self, painter: QPainter) -> None:
        radius = self.radius * (1 + self.swelling)
        if self.popped:
            draw_popped(painter, self.look.theme, QPointF(), self.radius, self.popped)
        if self.burst is not None:
            draw_burst(painter, QPointF(), radius, self.burst, self.look.theme.glow)
        elif radius > 1 and not self.popped:
            draw_bubble(painter, QPointF(), radius)


_ARC_POINTS = 60


class PreviewItem(TableItem):
    """Where the chosen vote would move a token: a dashed arrow and a ghost."""

    is_cached = False

    shown = Painted[VoteForecast | None](None)
    _start = Painted(QPointF())
    _end = Painted(QPointF())

    def __init__(self, look: ThemeContext, ring: RingItem) -> None:
        super().__init__(look, "preview")
        self._ring = ring
        self.setZValue(26)

    def show_preview(self, shown: VoteForecast | None, prices: p.Triple) -> None:
        self.shown = shown
        self.setVisible(shown is not None)
        if shown is not None:
            self._start = self._ring.spread(prices, shown.security, shown)[0]
            self._end = self._ring.ghost_place(prices, shown)
        self.set_rect(self._ring.rect)

    def draw(self, painter: QPainter) -> None:
        shown = self.shown
        if shown is None:
            return
        theme, r = self.look.theme, self._ring.ring.token_radius
        colour, end = marks(theme), self._end
        s.stroke(painter, s.disc(end, r), with_alpha(colour, 220), 1.6, dash=(3, 2.4), flat=True)
        mark = mark_of(badge(shown.security))
        ghost = with_alpha(mark.colour if not theme.is_dark else theme.brass_light, 190)
        draw_emblem(painter, mark.emblem, end, r * 0.48, ghost, theme.panel_top)
        self._draw_arrow(painter, colour)

    def _draw_arrow(self, painter: QPainter, colour: QColor) -> None:
        points = self.arc()
        if len(points) < 3:
            return
        path = QPainterPath(points[0])
        for point in points[1:-1]:
            path.lineTo(point)
        s.stroke(painter, path, with_alpha(colour, 220), 1.6, dash=(5, 3), flat=True)
        s.draw_arrowhead(painter, points[-1], points[-1] - points[-3], colour)

    def arc(self) -> list[QPointF]:
        """Return points from token to ghost, along the ring or over the bubble."""
        shown, centre = self.shown, self._ring.centre
        if shown is None:
            return []
        first, last = self._start - centre, self._end - centre
        start, end = math.atan2(first.y(), first.x()), math.atan2(last.y(), last.x())
        turn = math.remainder(end - start, 2 * math.pi)
        far = math.hypot(first.x(), first.y())
        bulge, slope = (0.26, 1.5) if shown.pops else (0.14, 0.7)
        points, r = [], self._ring.ring.token_radius
        for i in range(_ARC_POINTS + 1):
            share = i / _ARC_POINTS
            out = far + bulge * self._ring.ring.radius * math.sin(math.pi * share) ** slope
            angle = start + turn * share
            points.append(centre + QPointF(out * math.cos(angle), out * math.sin(angle)))
        return [
            point
            for point in points
            if QLineF(point, self._start).length() > r + 3
            and QLineF(point, self._end).length() > r + 2
        ]


class Market:
    """What shows prices, on the table and on a reveal: ring, tokens, bubble, cards in the hub."""

    def __init__(self, look: ThemeContext) -> None:
        self.ring = RingItem(look)
        self.forces = ForcesItem(look)
        self.tokens = [TokenItem(look, security) for security in p.ALL_SECURITIES]
        self.bubble = BubbleItem(look)
        self.left: p.Triple | None = None
        """The prices at which tokens leave a ghost when they move; None if they don't."""
        self.shaken: list[TableItem] = [self.ring, self.forces]
        """The items that shake when the bubble bursts."""
        self.swaying: list[TableItem] = [*self.tokens]
        """The items that sway then."""

    def set_geometry(
        self, rect: QRectF, board: p.Board, deck: QPointF, tag_size: float = 14.0
    ) -> None:
        """Place everything on a ring in this rect; `deck` is beside it, for cards without room."""
        self.ring.set_geometry(rect, board, tag_size)
        self.forces.set_geometry(s.square(self.ring.centre, self.ring.ring.hub_radius), deck)

    def where(self, place: str) -> QRectF:
        """Return the rect of the ring (`market`), its bubble, or a token; empty for other paths."""
        part = place.removeprefix("market/")
        if part in p.SECURITIES:
            token = self.tokens[p.SECURITIES.index(part)]
            return token.rect.translated(token.pos())
        bubble = s.square(self.bubble.pos(), 1.5 * self.bubble.radius)
        return {"market": self.ring.rect, "bubble": bubble}.get(part, QRectF())

    def show(self, prices: p.Triple, ghost: VoteForecast | None = None) -> None:
        """Place the tokens at their prices; they make room for a preview's ghost."""
        for token in self.tokens:
            token.stand(*self.ring.spread(prices, token.security, ghost, self.left))

    def rest(self) -> None:
        """Show the bubble whole and at rest."""
        self.bubble.rest(self.ring.joint, self.ring.ring.bubble_radius)
