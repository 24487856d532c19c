"""The market value board on the table: ring, tokens, and the bubble between its ends."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import ALL_SECURITIES, Board, Security, Triple
from stockgames.ui.games.exchange.art.bursts import REACH, draw_burst
from stockgames.ui.games.exchange.art.market_ring import MarketRing, draw_market_ring
from stockgames.ui.games.exchange.board_words import ends_meet
from stockgames.ui.games.exchange.terms import LETTERS
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import fill, rounded, stroke
from stockgames.ui.kit.text import CENTRE, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.tokens import draw_bubble, draw_token
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.table.money import money

_GHOST = -1
"""Stands for the ghost of a preview among the tokens at a price."""
BIGGEST = 1.4
"""How much larger the bubble is when it bursts, in shares of its radius."""
_CROWDED = 0.84
"""Three tokens at one price are so much smaller."""


def marks(theme: Theme) -> QColor:
    """Return the colour of what is drawn on the ring for a moment."""
    return theme.heading if theme.is_dark else theme.accent


class RingItem(TableItem):
    """The ring itself, with the tag that says which prices meet."""

    board = Painted(Board(10, 90))
    ring = Painted(MarketRing(100, ("",)))
    _tag = Painted("")

    def __init__(self, look: Look) -> None:
        super().__init__(look, "market")
        self.centre = QPointF()

    def lay(self, rect: QRectF, board: Board) -> None:
        """Place the ring and set its prices."""
        self.board, self.centre = board, rect.center()
        labels = tuple(map(money, board.prices))
        self.ring = MarketRing(round(rect.width() / 2, 1), labels, say("exchange-opening"))
        self._tag = ends_meet(board)
        self.set_rect(rect)

    def level(self, price: int) -> int:
        """Return a price's place on the ring."""
        return self.board.level(price)

    def place(self, level: float, aside: float = 0.0) -> QPointF:
        """Return where a token stands; `aside` px along the ring."""
        return self.centre + self.ring.token_place(level, aside=aside)

    def spread(
        self, prices: Triple, security: Security, ghost: VoteForecast | None = None
    ) -> tuple[QPointF, float]:
        """Return where a token stands beside others at its price, and how large it is."""
        return self._beside(
            self._mates(prices, prices[security], ghost), security, prices[security]
        )

    def ghost_place(self, prices: Triple, ghost: VoteForecast) -> QPointF:
        """Return where the ghost of a preview stands: others make room for it."""
        return self._beside(self._mates(prices, ghost.after, ghost), _GHOST, ghost.after)[0]

    def _mates(self, prices: Triple, price: int, ghost: VoteForecast | None) -> list[int]:
        mates = [s for s in ALL_SECURITIES if prices[s] == price]
        if ghost is None or ghost.after != price:
            return mates
        comes_clockwise = ghost.by > 0
        is_first = comes_clockwise == self._is_above(price)
        return [_GHOST, *mates] if is_first else [*mates, _GHOST]

    def _is_above(self, price: int) -> bool:
        """Tell whether a price lies in the upper half, where clockwise is to the right."""
        return not 0 < self.ring.angle(self.level(price)) < math.pi

    def _beside(self, mates: list[int], security: int, price: int) -> tuple[QPointF, float]:
        """Return a token's place among others at its price, told from left to right."""
        radius = self.ring.token_radius
        size = _CROWDED if len(mates) > 2 else 1.0
        pitch = radius * size * (2.1 if len(mates) == 2 else self._pitch(len(mates), size))
        aside = (len(mates) - 1) / 2 - mates.index(security)
        if self._is_above(price):
            aside = -aside
        return self.place(self.level(price), aside * pitch), radius * size

    def _pitch(self, count: int, size: float) -> float:
        """Return the pitch of three tokens, in radii: they overlap where fields are narrow."""
        field = self.ring.field / (self.ring.token_radius * size)
        return min(2.1, (field - 2) / max(1, count - 1))

    @property
    def joint(self) -> QPointF:
        """Where the two ends meet."""
        return self.centre + self.ring.joint

    def draw(self, painter: QPainter) -> None:
        """Draw ring and tag."""
        draw_market_ring(painter, self.look.theme, self.centre, self.ring)
        draw_ends_tag(painter, self.look, self.centre, self.ring.radius, self._tag)


def draw_ends_tag(
    painter: QPainter, look: Look, centre: QPointF, radius: float, text: str, *, size: float = 14
) -> None:
    """Draw the tag on the rim, above the joint of a ring of a radius in px."""
    theme, font = look.theme, look.sans(size, SEMIBOLD)
    height = max(22.0, font.pixelSize() * 1.7)
    width = text_width(text, font) + 2 * font.pixelSize()
    box = QRectF(centre.x() - width / 2, centre.y() - radius - height * 0.46, width, height)
    draw_rounded_shadow(painter, theme, box, height / 2, blur=6, offset=2, strength=0.8)
    fill(painter, rounded(box, height / 2), theme.face if theme.is_dark else QColor("#FFFBF0"))
    stroke(painter, rounded(box, height / 2), with_alpha(marks(theme), 200), 1)
    draw_text(painter, box.adjusted(0, -1, 0, 0), text, font, marks(theme), CENTRE)


class TokenItem(TableItem):
    """A token; it turns a little as it steps."""

    is_kept = False

    def __init__(self, look: Look, security: Security) -> None:
        super().__init__(look, f"token-{LETTERS[security].lower()}")
        self.security = security
        self.radius = 20.0

    def stand(self, place: QPointF, radius: float) -> None:
        """Stand still at a place."""
        self.setZValue(20 + self.security)
        self.setScale(1.0)
        self.setPos(place)
        self.radius = radius
        self.set_rect(QRectF(-radius, -radius, 2 * radius, 2 * radius))

    def draw(self, painter: QPainter) -> None:
        """Draw the token."""
        draw_token(painter, self.look.theme, QPointF(), self.radius, LETTERS[self.security])


class BubbleItem(TableItem):
    """The bubble between the two ends; it swells, bursts, and grows again."""

    is_kept = False

    radius = Painted(20.0)
    swelling = Painted(0.0)
    """How much larger than at rest, in shares of its radius."""
    burst = Painted[float | None](None)
    """How far the burst has gone, 0 to 1; None while it is whole."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "bubble")
        self.setZValue(30)

    def rest(self, place: QPointF, radius: float) -> None:
        """Float at a place."""
        self.radius, self.swelling, self.burst = radius, 0.0, None
        self.setPos(place)
        self.setOpacity(1.0)
        reach = radius * (1 + BIGGEST) * REACH
        self.set_rect(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def show_moment(self, swelling: float, burst: float | None) -> None:
        """Show one moment of its life."""
        self.swelling, self.burst = swelling, burst

    def draw(self, painter: QPainter) -> None:
        """Draw the bubble or what is left of it."""
        radius = self.radius * (1 + self.swelling)
        if self.burst is not None:
            draw_burst(painter, QPointF(), radius, self.burst, self.look.theme.glow)
        elif radius > 1:
            draw_bubble(painter, QPointF(), radius)
