"""What is on its way across the table: notes, and a card going into its sleeve."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.exchange.facts import NOTE_VALUES
from stockgames.ui.games.exchange.art.banknotes import Pile, draw_pile
from stockgames.ui.games.exchange.art.phase_cards import PhaseCard, draw_phase_card
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import TableItem


class FlyingNotes(TableItem):
    """A small pile of notes of the value that fits an amount best."""

    is_kept = False

    def __init__(self, look: Look, amount: int) -> None:
        super().__init__(look)
        value = next((v for v in NOTE_VALUES if abs(amount) >= v), NOTE_VALUES[-1])
        width = round(58 * max(0.75, look.scale), 1)
        self.pile = Pile(width, value, max(1, abs(amount) // value))
        self.set_rect(QRectF(-width / 2, -width / 4, width, width / 2))
        self.setZValue(60)
        self.setVisible(False)

    def draw(self, painter: QPainter) -> None:
        """Draw the pile."""
        draw_pile(painter, self.look.theme, QPointF(), self.pile)


class FlyingCard(TableItem):
    """A card on its way, face down."""

    is_kept = False

    def __init__(self, look: Look, rect: QRectF) -> None:
        super().__init__(look)
        self.card = PhaseCard(round(rect.width(), 1), round(rect.height(), 1), "back", lift=8.0)
        self.set_rect(QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height()))
        self.setPos(rect.center())
        self.setZValue(60)
        self.setVisible(False)

    def draw(self, painter: QPainter) -> None:
        """Draw its back."""
        draw_phase_card(painter, self.look.theme, QPointF(), self.card)
