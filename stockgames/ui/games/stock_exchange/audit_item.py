"""What the sheets of the audit share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.audit_steps import Progress
from stockgames.ui.games.stock_exchange.audit_layout import AuditLayout
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import Painted, TableItem


class AuditItem(TableItem):
    """Shows as much of its part of the audit as `progress` tells."""

    names = Painted[Sequence[str]](())
    lit = Painted[SeatId | None](None)
    """The seat somebody wants to read."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        self.layout_: AuditLayout | None = None
        self.progress: Progress | None = None

    def lay(self, layout: AuditLayout, box: QRectF) -> None:
        """Take the places."""
        self.layout_ = layout
        self.set_rect(box)
        self.update()
