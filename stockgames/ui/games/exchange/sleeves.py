"""The front seat's sleeves, and the small ones of a ledger."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.facts import ExchangeFacts, Slot
from stockgames.games.exchange.parts import BUY, SIDES
from stockgames.games.exchange.stages import (
    FOUNDING,
    LIQUIDATION,
    NONE,
    PHASE_1,
    PHASE_2,
)
from stockgames.presentation.games.exchange import terms as words
from stockgames.presentation.games.exchange.terms import LETTERS, badge
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.exchange.art.phase_cards import paint_back, paint_paper
from stockgames.ui.games.exchange.art.sleeves import Inside, Sleeve, draw_sleeve
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, serif
from stockgames.ui.theme.palette import darker, lighter, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import baked, device_ratio, draw_pixmap
from stockgames.ui.theme.shapes import inset, rounded, stroke
from stockgames.ui.theme.text import CENTRE, draw_text, text_width


def draw_small_card(
    painter: QPainter, look: ThemeContext, box: QRectF, slot: Slot, turned: float = 1.0
) -> None:
    """Draw a small sleeve: an outline, a back, or a face with its emblem, sign or count."""
    if slot.state in ("none", "open"):
        alpha = 170 if slot.state == "open" else 70
        line = with_alpha(look.theme.line, alpha)
        stroke(painter, rounded(inset(box, 1), 2.5), line, 1, dash=(3, 2.4), flat=True)
        return
    card = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())

    def paint(target: QPainter) -> None:
        if slot.state == "back" or slot.face is None:
            paint_back(target, card, 2.5)
        else:
            paint_paper(target, card, 2.5)
            _paint_small_face(target, card, slot)

    pixmap = baked(("small", slot), card, device_ratio(painter), paint)
    painter.save()
    painter.translate(box.center())
    painter.scale(max(0.04, turned), 1)
    draw_pixmap(painter, card.topLeft(), pixmap)
    painter.restore()


def _paint_small_face(painter: QPainter, box: QRectF, slot: Slot) -> None:
    face, w, h = slot.face, box.width(), box.height()
    assert face is not None
    mark = mark_of(badge(max(0, face.security)))
    ink = darker(mark.colour, 0.15)
    if face.side == NONE and not face.by:
        draw_emblem(painter, mark.emblem, QPointF(), w * 0.36, mark.colour, lighter(ink, 0.95))
    elif face.by:
        text = words.signed(face.by)
        upper = QRectF(-w / 2, -h / 2 + 1, w, h * 0.5)
        draw_text(painter, upper, text, serif(max(9, h * 0.38), BOLD), ink, CENTRE)
        at = QPointF(0, h * 0.22)
        draw_emblem(painter, mark.emblem, at, w * 0.25, mark.colour, lighter(ink, 0.95))
    else:
        sign = "+" if face.side == BUY else MINUS
        upper = QRectF(-w / 2, -h / 2, w, h * (0.5 if face.shares else 0.96))
        draw_text(painter, upper, sign, serif(max(10, h * 0.52), BOLD), ink, CENTRE)
        if face.shares:
            lower = QRectF(-w / 2, -h * 0.06, w, h * 0.52)
            font = serif(max(9, h * 0.42), BOLD)
            draw_text(painter, lower, str(face.shares), font, ink, CENTRE)
    if slot.state == "own":
        stroke(
            painter, rounded(inset(box, 2), 2), with_alpha(ink, 170), 0.9, dash=(2.4, 2), flat=True
        )


_MARKS = ("I", "II", "III", "lobbyist")
_SLEEVES = ("security", "order", "influence", "lobbyist")
"""The purpose of each sleeve, as messages select by it."""
_RATIO = 1.36


class SleeveRowItem(TableItem):
    """The row of sleeves, with a line under each."""

    slots = Painted[tuple[Slot, ...]](())
    _turned = Painted[Mapping[int, float]](MappingProxyType({}))

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "sleeves")

    def tell(self, facts: ExchangeFacts, front: SeatId, layout: BoardLayout) -> None:
        """Set the sleeves; none while the hand needs their space."""
        stage = facts.stage
        self.slots = () if stage in (FOUNDING, LIQUIDATION) else facts.sleeves(front)
        self._turned = {}
        self.lie(stage, layout)

    def lie(self, stage: int, layout: BoardLayout) -> None:
        """Set the rect for a stage."""
        special = {PHASE_1: layout.tall_sleeves, PHASE_2: layout.narrow_sleeves}
        self.set_rect(special.get(stage, layout.sleeves))

    def show_slot(self, index: int, slot: Slot, width: float = 1.0) -> None:
        """Show a sleeve in mid-flip, scaled to a `width` from 0 to 1."""
        if index < len(self.slots):
            self.slots = (*self.slots[:index], slot, *self.slots[index + 1 :])
            self._turned = {**self._turned, index: width}

    def _size(self) -> tuple[float, float, float]:
        caption = max(18.0, 22 * self.look.scale)
        count = max(3, len(self.slots))
        pitch = self.rect.width() / count
        height = min(self.rect.height() - caption - 2, pitch * 0.9 * _RATIO)
        return round(height / _RATIO, 1), round(height, 1), pitch

    def sleeve_rect(self, index: int) -> QRectF:
        """Return the rect of a sleeve, including the part above it for its card."""
        width, height, pitch = self._size()
        left = self.rect.left() + index * pitch + (pitch - width) / 2
        caption = max(18.0, 22 * self.look.scale)
        top = self.rect.top() + (self.rect.height() - height - caption) / 2
        return QRectF(left, top, width, height)

    def _line(self, index: int) -> QRectF:
        rect, pitch = self.sleeve_rect(index), self._size()[2]
        height = max(18.0, 20 * self.look.scale)
        return QRectF(rect.center().x() - pitch / 2, rect.bottom() + 4, pitch, height)

    def draw(self, painter: QPainter) -> None:
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
        """Return the text on a card, in a shorter form if it is too long."""
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
        fits = text_width(word, font) <= width * 0.85 - 10  # in this case without an emblem
        return word if fits else say("exchange-order-short", side=side, count=face.shares)


def _note(index: int, slot: Slot) -> str:
    """Return the line under a sleeve: what it is for, or the state of its card."""
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
