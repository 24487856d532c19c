"""A small sleeve of a ledger, or the card in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.exchange.facts import Slot
from stockgames.games.exchange.parts import BUY
from stockgames.games.exchange.stages import (
    NONE,
)
from stockgames.ui.games.exchange import board_words as words
from stockgames.ui.games.exchange.art.phase_cards import paint_back, paint_paper
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.kit.baking import baked, device_ratio, draw_pixmap
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import BOLD, serif
from stockgames.ui.kit.palette import darker, lighter, with_alpha
from stockgames.ui.kit.shapes import inset, rounded, stroke
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.money import MINUS


def draw_small_card(
    painter: QPainter, look: Look, box: QRectF, slot: Slot, turned: float = 1.0
) -> None:
    """Draw a small sleeve: a place, a back, or a face with its emblem, sign or count."""
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
    mark = security_mark(max(0, face.security))
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
