"""The hand along the bottom: a sortable fan; selected cards are raised."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.presentation.games.portfolio.terms import Face
from stockgames.presentation.sentences.speech import rank_index, say
from stockgames.ui.games.portfolio.run import BACK, draw_face
from stockgames.ui.pieces.cards import CARD_RATIO, FanCard, fan
from stockgames.ui.pieces.chips import draw_badge
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import serif
from stockgames.ui.theme.palette import OXBLOOD, SUITS, with_alpha
from stockgames.ui.theme.shapes import falling, fill, moved, rounded, stroke
from stockgames.ui.theme.text import CENTRE, RIGHT, draw_text
from stockgames.ui.theme.theme_context import ThemeContext

_FACE = (QColor("#FFFDF6"), QColor("#F0E6CE"))
EDGE = QColor(0x7A, 0x6A, 0x48, 170)
_RADIUS = 3.5


def draw_mini_card(painter: QPainter, rect: QRectF) -> None:
    path = rounded(rect, _RADIUS)
    fill(painter, path, falling(rect, (0.0, _FACE[0]), (1.0, _FACE[1])))
    stroke(painter, path, EDGE, 0.9)


def draw_mini_face(
    painter: QPainter, look: ThemeContext, rect: QRectF, face: Face, size: float
) -> None:
    """Draw a card's rank (`size` px) and suit side by side."""
    suit = SUITS[face[1]]
    colour = suit.colour(look.four_colour_suits)
    text = rect.adjusted(1, 0, -rect.width() * 0.46, 0)
    draw_text(painter, text, rank_index(face[0]), serif(size), colour, RIGHT)
    at = QPointF(rect.left() + rect.width() * 0.76, rect.center().y())
    draw_emblem(painter, suit.emblem, at, size * 0.36, colour, _FACE[0])


RAISED = 0.24
"""The distance that a selected card is raised, in card widths."""
_HOVER = 0.07
_RANK = 0.2
"""The end of a card's rank along its upper edge, as a share of that."""


class HandItem(TableItem):
    """The fan. Slots count from the left; a card keeps its slot while the hand is unchanged."""

    faces = Painted[tuple[Face, ...]](())
    selected = Painted[frozenset[int]](frozenset())
    barred = Painted[frozenset[int]](frozenset())
    lifted = Painted[Mapping[int, float]](MappingProxyType({}))
    """How far cards are raised while hovered, 0 to 1, by slot."""
    focused = Painted[int | None](None)
    advised = Painted[frozenset[int]](frozenset())
    """Slots whose cards a hint is about."""
    away = Painted[frozenset[int]](frozenset())
    """Slots whose cards are dragged or flying, and so not drawn."""
    closed = Painted(0.0)
    """How far the other cards have closed the gaps and made room, 0 to 1."""
    coming: frozenset[int] = frozenset()
    """The slots of arriving cards, counted in the new hand, that stay free when it closes up."""
    card: Final = 90.7
    """The width of a card."""
    _empty = Painted("")
    _placed: tuple[object, tuple[FanCard, ...]] = (None, ())
    """The cached positions of the cards, with the inputs they were computed from."""

    def set_data(self, faces: tuple[Face, ...], empty: str) -> None:
        """Show these cards (backs for a hidden hand); `empty` is the text without cards."""
        self.faces, self._empty, self.away = faces, empty, frozenset()
        self.closed, self.coming = 0.0, frozenset()

    def select(self, selected: Collection[int], barred: Collection[int]) -> None:
        """Raise the selected slots; mark barred ones as cards that must be kept."""
        self.selected, self.barred = frozenset(selected), frozenset(barred)

    def hide_slots(self, slots: Collection[int]) -> None:
        """Hide cards that are moving."""
        self.away, self.closed = frozenset(slots), 0.0

    def close(self, share: float) -> None:
        """Close the gaps of moving cards by a share (0 to 1), leaving space for arriving ones."""
        self.closed = share

    def places_after(self, gone: int) -> list[FanCard]:
        """Return all cards' positions once `gone` have left and the expected have arrived."""
        return self._fan(len(self.faces) - gone + len(self.coming))

    def _fan(self, count: int) -> list[FanCard]:
        room = self.rect.adjusted(0, self.card * RAISED, 0, 0)
        return fan(count, room, self.card, CARD_RATIO)

    def places(self) -> tuple[FanCard, ...]:
        """Return the position of each card, selected ones raised."""
        made_from = len(self.faces), self.rect, self.selected
        if self._placed[0] != made_from:
            self._placed = made_from, tuple(self._lay_out())
        return self._placed[1]

    def _lay_out(self) -> list[FanCard]:
        fan_cards = self._fan(len(self.faces))
        for slot in self.selected:
            if slot < len(fan_cards):
                fan_cards[slot] = fan_cards[slot].raised(self.card * RAISED)
        return fan_cards

    def visible(self, slot: int) -> QPainterPath:
        """Return the visible part of a card: its outline without the next card."""
        outlines = [place.outline() for place in self.places()[slot : slot + 2]]
        card, over = [*outlines, QPainterPath(), QPainterPath()][:2]
        return card - over

    def rank_rect(self, slot: int) -> QRectF:
        """Return the rect below the visible part of a card's upper edge, where its rank is.

        Empty if there is no such card.
        """
        if slot >= len(self.places()):
            return QRectF()
        place, *later = self.places()[slot : slot + 2]
        left, right = place.edge(0), later[0].edge(0) if later else place.edge(1)
        top = min(left.y(), place.edge(_RANK).y())
        return QRectF(left.x(), top, max(1.0, right.x() - left.x()), self.card * CARD_RATIO)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        if not self.faces:
            font = self.look.sans(15)
            draw_text(painter, self.rect, self._empty, font, theme.quiet_text, CENTRE)
            return
        for slot, place in enumerate(self._closing()):
            if slot in self.away:
                if slot == self.focused:
                    self._draw_gap(painter, place)
                continue
            height = 1.0 if slot == self.focused else self.lifted.get(slot, 0.0)
            if slot in self.selected:
                height = 0.0
            self._draw_card(painter, slot, place.raised(self.card * _HOVER * height))
        self._draw_badges(painter)

    def _closing(self) -> Sequence[FanCard]:
        places = self.places()
        if not self.closed:
            return places
        stay = [slot for slot in range(len(places)) if slot not in self.away]
        after = self.places_after(len(places) - len(stay))
        ends = (place for slot, place in enumerate(after) if slot not in self.coming)
        closed = list(places)
        for slot, end in zip(stay, ends, strict=True):
            closed[slot] = places[slot].towards(end, self.closed)
        return closed

    def _draw_card(self, painter: QPainter, slot: int, place: FanCard) -> None:
        face = self.faces[slot]
        draw_face(painter, self.look, face, place.centre, place.width, rotation=place.angle)
        with moved(painter, place.centre, turn=place.angle):
            if slot in self.selected | self.advised or slot == self.focused:
                self._draw_edge(painter, slot, place.width)

    def _draw_badges(self, painter: QPainter) -> None:
        """Draw badges of cards to be kept above all cards, as these may be mostly hidden."""
        places = self._closing()
        for slot in self.barred - self.away:
            if slot >= len(places) or self.faces[slot] == BACK:
                continue
            place = places[slot]
            following = places[slot + 1] if slot + 1 < len(places) else None
            seen = self.card if following is None else (following.edge(0) - place.edge(0)).x()
            at = QPointF(min(0.2, seen / self.card / 2) - 0.5, -0.12) * place.width
            with moved(painter, place.centre, turn=place.angle):
                words = say("portfolio-keep")
                draw_badge(painter, self.look.theme, at, words, radius=9, colour=OXBLOOD)

    def _draw_gap(self, painter: QPainter, place: FanCard) -> None:
        edge = place.outline()
        stroke(painter, edge, with_alpha(self.look.theme.glow, 80), 5)
        stroke(painter, edge, self.look.theme.focus, 2.0, dash=(4, 3), flat=True)

    def _draw_edge(self, painter: QPainter, slot: int, w: float) -> None:
        edge = rounded(QRectF(-w / 2, -w * 0.7, w, w * 1.4), w * 0.075)
        colour = self.look.theme.focus if slot == self.focused else self.look.theme.line
        stroke(painter, edge, with_alpha(self.look.theme.glow, 80), 5)
        stroke(painter, edge, colour, 2.4)
