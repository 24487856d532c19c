"""The plate of whoever sits in front, left of the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from stockgames.ui.games.portfolio.area import SeatPicture, draw_dealer_mark, draw_seat
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import TableItem


class PlateItem(TableItem):
    """Name, cash, and the dealer's mark."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "own-plate")
        self.facts: SeatPicture | None = None

    def tell(self, facts: SeatPicture | None) -> None:
        """Set what is shown."""
        if facts != self.facts:
            self.facts = facts
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the plate."""
        facts, theme, rect = self.facts, self.look.theme, self.rect
        if facts is None:
            return
        draw_seat(painter, theme, rect, facts)
        if facts.deals:
            radius = rect.height() * 0.26
            draw_dealer_mark(painter, theme, QPointF(rect.right() - 2, rect.top() + 3), radius)
