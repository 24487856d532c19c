"""What every piece of the desk shares: the facts it shows, and its places."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from stockgames.games.stock_exchange.facts import Facts
from stockgames.ui.games.stock_exchange.layout import DeskLayout
from stockgames.ui.table.items import TableItem


class DeskItem(TableItem):
    """Shows some of the facts; nothing of them before there are any."""

    facts: Facts | None = None
    layout_: DeskLayout | None = None

    def lay(self, layout: DeskLayout, box: QRectF) -> None:
        """Take the places."""
        self.layout_ = layout
        self.set_rect(box)
        self.update()

    @property
    def watched(self) -> Facts | None:
        """The facts for a bystander, who sees no desk from within."""
        return self.facts if self.facts is not None and self.facts.seat is None else None

    @property
    def own(self) -> Facts | None:
        """The facts of whoever sits at the desk."""
        return self.facts if self.facts is not None and self.facts.seat is not None else None
