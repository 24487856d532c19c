"""The middle of the ring: the deck of Market Forces, and the card turned up last."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.parts import FORCES, ForceId
from stockgames.presentation.games.exchange.terms import force_text, moves_text
from stockgames.ui.games.exchange.art.cards import PhaseCard, draw_phase_card
from stockgames.ui.games.exchange.art.force_cards import ForceCard, draw_deck, draw_force_card
from stockgames.ui.pieces.chips import draw_badge
from stockgames.ui.table.items import SHADOW_REACH, Painted, TableItem
from stockgames.ui.table.motion import width_in_turn
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.shapes import centred, disc, fill, inset, moved, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip

_READ = 184.0
"""The card width at which all its text is readable."""
BADGE = 11.0
"""The radius of the badge with the number of cards to come, and of the eye on one only seen."""
_OVER = 45.0
"""The z value of an enlarged card, above tokens and bubble."""


class ForcesItem(TableItem):
    """Deck and last card; a card that the viewer bought a look at is face up on the deck.

    While hovered, a small card grows until it can be read.
    """

    is_enlarged = Painted(False)
    """Whether the card is enlarged."""

    shown = Painted[ForceId | None](None)
    _left = Painted(len(FORCES))
    _coming = Painted[ForceId | None](None)
    _turning = Painted[float | None](None)
    is_alone = Painted(False)
    """Whether the card is shown without the deck."""
    _beside = Painted(QPointF())
    _under = Painted[ForceId | None](None)
    """The card that was face up before the one being flipped."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "forces")
        self._was_first = True
        self._words = ""
        self.setAcceptHoverEvents(True)

    def set_geometry(self, hub: QRectF, beside: QPointF) -> None:
        """Set the hub of the ring; `beside` is the deck's position once a card lies there."""
        self._beside = beside
        self.set_rect(hub)
        self.setPolygon(self.bounds())

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        super().hoverEnterEvent(event)
        self._look_closely(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        super().hoverLeaveEvent(event)
        self._look_closely(False)

    def _look_closely(self, on: bool) -> None:
        self.is_enlarged = on
        self.setPolygon(self.bounds())
        self.setZValue(_OVER if on else 0)
        set_tip(self, "" if on else self._words)

    def bounds(self) -> QRectF:
        deck = centred(self._beside, *self._deck_size())
        card = centred(self.rect.center(), *self._card_size()) if self.is_enlarged else QRectF()
        return super().bounds() | inset(deck.united(card), -SHADOW_REACH)

    def shape(self) -> QPainterPath:
        return disc(self.rect.center(), self.rect.width() / 2)

    def set_data(self, facts: ExchangeFacts) -> None:
        self._left, self.shown, self._coming = facts.forces_left, facts.force, facts.coming
        self._turning = self._under = None
        about = [force for force in (facts.force, facts.coming) if force is not None]
        self._words = "\n".join(_force_text(force) for force in about)
        set_tip(self, "" if self.is_enlarged else self._words)

    def turn_up(self, force: ForceId, share: float) -> None:
        """Show the next card at a share of its way from the deck, flipping about its long axis."""
        is_first = self._turning is None
        self._turn(share)
        if is_first:
            self._left -= 1
            self._coming = None
        self.shown = force

    def look_at(self, force: ForceId, share: float) -> None:
        """Show the next card at a share of its flip, for the seat that bought a look at it."""
        self._turn(share)
        self._coming = force

    def _turn(self, share: float) -> None:
        if self._turning is None:
            self._was_first, self._under = self._is_empty, self._open
        self._turning = share

    @property
    def _open(self) -> ForceId | None:
        return self.shown if self._coming is None else self._coming

    @property
    def _is_empty(self) -> bool:
        return self.shown is None and self._coming is None

    @property
    def _aside(self) -> float:
        """How far the deck has moved to make room for a card, 0 to 1."""
        if self._turning is not None and self._was_first:
            return self._turning
        return 0.0 if self._is_empty else 1.0

    def _card_size(self) -> tuple[float, float]:
        r = self.rect.width() / 2
        if self.is_alone:
            return r * 1.27, r * 1.72
        width = _READ if self.is_enlarged and self._turning is None else r * 1.3
        return width, width * 1.323

    def _deck_place(self) -> QPointF:
        r = self.rect.width() / 2
        start = self.rect.center() + QPointF(0, r * 0.03)
        return start + (self._beside - start) * self._aside

    def _deck_size(self) -> tuple[float, float]:
        r = self.rect.width() / 2
        less = 1 - 0.34 * self._aside
        return r * 0.62 * less, r * 0.86 * less

    @property
    def deck(self) -> QRectF:
        return centred(self._deck_place(), *self._deck_size())

    @property
    def badge_place(self) -> QPointF:
        """The centre of that badge, in the corner farther from the ring's tokens."""
        width, height = self._deck_size()
        layers = (self._left + 1) // 2
        corner = QPointF(width * -0.42 - layers * 0.7, -height * 0.4 - layers * 1.6)
        return self._deck_place() + corner

    def draw(self, painter: QPainter) -> None:
        if not self.is_alone:
            theme = self.look.theme
            draw_deck(painter, theme, self._deck_place(), *self._deck_size(), self._left)
            draw_badge(painter, theme, self.badge_place, str(self._left), radius=BADGE)
        force = self._open
        if force is None:
            return
        at = self.rect.center()
        if self._turning is not None:
            if self._under is not None and self._turning < 1:
                self._draw_face(painter, self._under, at)
            self._draw_turning(painter, force, at, self._turning)
            return
        self._draw_face(painter, force, at)
        if self._coming is not None:
            _, height = self._card_size()
            over = QPointF(0, -height * 0.53)  # the ends meet here, so no token does
            self._draw_eye(painter, at + over)

    def _draw_face(self, painter: QPainter, force: ForceId, at: QPointF) -> None:
        draw_force_card(painter, self.look.theme, at, force_card(force, *self._card_size()))

    def _draw_turning(self, painter: QPainter, force: ForceId, at: QPointF, share: float) -> None:
        """Draw a card that flips while flying to its place; it starts as large as its deck."""
        start, (width, height) = self._deck_place(), self._card_size()
        size = self._deck_size()[1] / height
        size += (1 - size) * share
        scale, back = (size * width_in_turn(share), size), PhaseCard(width, height, "back")
        with moved(painter, start + (at - start) * share, scale=scale):
            if share >= 0.5:
                self._draw_face(painter, force, QPointF())
            else:
                draw_phase_card(painter, self.look.theme, QPointF(), back)

    def _draw_eye(self, painter: QPainter, at: QPointF) -> None:
        theme, r = self.look.theme, BADGE
        fill(painter, disc(at, r), theme.accent)
        stroke(painter, disc(at, r), theme.brass_light, 1)
        draw_emblem(painter, "eye", at, r * 0.62, theme.accent_text, theme.accent)


def force_card(force: ForceId, width: float, height: float) -> ForceCard:
    """Return a Market Force as a card of a size in px, in the current language."""
    moves, text = FORCES[force].moves, force_text(force)
    return ForceCard(
        round(width),
        round(height),
        text.title,
        moves,
        moves_text(force),
        text.date,
        text.line,
        text.brief,
        FORCES[force].id,
    )


def _force_text(force: ForceId) -> str:
    text = force_text(force)
    return f"{text.date}: {text.title}. {text.line}. {moves_text(force)}"
