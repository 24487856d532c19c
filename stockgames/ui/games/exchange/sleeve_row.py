"""The sleeves of the seat in front: three, and a fourth for the lobbyist's vote."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.facts import ExchangeFacts, Slot
from stockgames.games.exchange.parts import SIDES
from stockgames.games.exchange.stages import (
    FOUNDING,
    LIQUIDATION,
    NONE,
    PHASE_1,
    PHASE_2,
)
from stockgames.ui.games.exchange import board_words as words
from stockgames.ui.games.exchange.art.sleeves import Inside, Sleeve, draw_sleeve
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.terms import LETTERS
from stockgames.ui.kit.fonts import SEMIBOLD, serif
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.securities import security_letters
from stockgames.ui.kit.shapes import rounded, stroke
from stockgames.ui.kit.text import CENTRE, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem

_MARKS = ("I", "II", "III", "lobbyist")
_SLEEVES = ("security", "order", "influence", "lobbyist")
"""What each is for, as the sentence about it chooses."""
_RATIO = 1.36


class SleeveRowItem(TableItem):
    """The row of sleeves, with a line under each."""

    slots = Painted[tuple[Slot, ...]](())
    _turned = Painted[Mapping[int, float]](MappingProxyType({}))

    def __init__(self, look: Look) -> None:
        super().__init__(look, "sleeves")

    def tell(self, facts: ExchangeFacts, front: SeatId, layout: BoardLayout) -> None:
        """Set the sleeves; none while the hand needs the room."""
        stage = facts.stage
        self.slots = () if stage in (FOUNDING, LIQUIDATION) else facts.sleeves(front)
        self._turned = {}
        self.lie(stage, layout)

    def lie(self, stage: int, layout: BoardLayout) -> None:
        """Take the room of a stage."""
        special = {PHASE_1: layout.tall_sleeves, PHASE_2: layout.narrow_sleeves}
        self.set_rect(special.get(stage, layout.sleeves))

    def show_slot(self, index: int, slot: Slot, width: float = 1.0) -> None:
        """Show a sleeve in the middle of being turned over; 1 is flat on the table."""
        if index < len(self.slots):
            self.slots = (*self.slots[:index], slot, *self.slots[index + 1 :])
            self._turned = {**self._turned, index: width}

    def _size(self) -> tuple[float, float, float]:
        """Return width and height of a sleeve, and the pitch."""
        caption = max(18.0, 22 * self.look.scale)
        count = max(3, len(self.slots))
        pitch = self.rect.width() / count
        height = min(self.rect.height() - caption - 2, pitch * 0.9 * _RATIO)
        return round(height / _RATIO, 1), round(height, 1), pitch

    def sleeve_rect(self, index: int) -> QRectF:
        """Return where a sleeve lies, with the room of its card."""
        width, height, pitch = self._size()
        left = self.rect.left() + index * pitch + (pitch - width) / 2
        caption = max(18.0, 22 * self.look.scale)
        top = self.rect.top() + (self.rect.height() - height - caption) / 2
        return QRectF(left, top, width, height)

    def places(self) -> list[QRectF]:
        """Return what the sleeves that show cover, each with the line under it."""
        shown = range(len(self.slots))
        return [self.sleeve_rect(index).united(self._line(index)) for index in shown]

    def _line(self, index: int) -> QRectF:
        """Return where the line under a sleeve stands."""
        rect, pitch = self.sleeve_rect(index), self._size()[2]
        height = max(18.0, 20 * self.look.scale)
        return QRectF(rect.center().x() - pitch / 2, rect.bottom() + 4, pitch, height)

    def draw(self, painter: QPainter) -> None:
        """Draw sleeves and lines."""
        for index, slot in enumerate(self.slots):
            rect = self.sleeve_rect(index)
            self._draw_sleeve(painter, rect, index, slot)
            self._draw_line(painter, index, slot)

    def _draw_sleeve(self, painter: QPainter, rect: QRectF, index: int, slot: Slot) -> None:
        theme, inside = self.look.theme, _inside(slot)
        face = slot.face or CardFace()
        sleeve = Sleeve(
            rect.width(),
            rect.height(),
            _MARKS[index],
            inside,
            LETTERS[max(0, face.security)],
            self._word(face, rect.width()) if inside == "face" else "",
            hidden=slot.state == "own",
        )
        turned = self._turned.get(index, 1.0)
        painter.save()
        painter.translate(rect.center().x(), rect.top())
        painter.scale(max(0.04, turned), 1)
        draw_sleeve(painter, theme, QPointF(-rect.width() / 2, 0), sleeve)
        painter.restore()
        if slot.state == "open":
            leather = sleeve.leather.translated(rect.topLeft()).adjusted(-5, -5, 5, 5)
            line = with_alpha(theme.accent, 200)
            stroke(painter, rounded(leather, 9), line, 1.5, dash=(4, 3), flat=True)

    def _draw_line(self, painter: QPainter, index: int, slot: Slot) -> None:
        font, ink = self.look.sans(13), self.look.theme.quiet_text
        draw_text(painter, self._line(index), _note(index, slot), font, ink, CENTRE, elide=True)

    def _word(self, face: CardFace, width: float) -> str:
        """Return what is written on a card: its words, or shorter ones where these are too long."""
        if face.by:
            return words.signed(face.by)
        font = serif(max(13.0, width * 0.128), SEMIBOLD)
        if face.side == NONE:
            word = words.security_name(face.security)
            fits = text_width(word, font) < width * 0.85 - 25
            return word if fits else security_letters(LETTERS[face.security])
        side = SIDES[face.side]
        if not face.shares:
            return say("exchange-side-told", side=side)
        word = say("exchange-order-told", side=side, count=face.shares)
        fits = text_width(word, font) <= width * 0.85 - 10  # then without an emblem
        return word if fits else say("exchange-order-short", side=side, count=face.shares)


def _note(index: int, slot: Slot) -> str:
    """Return the line under a sleeve: what it is for, or how it lies."""
    match slot.state:
        case "open":
            return say("exchange-goes-here")
        case "own" | "back":
            return say("exchange-face-down")
        case "face":
            return say("exchange-side-shown") if index == 1 else say("exchange-shown")
        case "none":
            return say("exchange-sleeve", sleeve=_SLEEVES[index])


def _inside(slot: Slot) -> Inside:
    if slot.state in ("none", "open"):
        return "empty"
    return "back" if slot.state == "back" or slot.face is None else "face"
