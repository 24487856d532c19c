"""The lobbyist on the table: it stands on the ledger of the seat that alone has the most cash."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.games.exchange.art.lobbyist import draw_lobbyist
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.items import Painted, TableItem


class LobbyistItem(TableItem):
    """The figure; its position is between its shoes."""

    is_kept = False

    _height = Painted(60.0)
    _stride = Painted(0.0)

    def __init__(self, look: Look) -> None:
        super().__init__(look, "lobbyist")
        self.setZValue(40)

    def stand(self, foot: QPointF, height: float) -> None:
        """Stand still."""
        self.walk(foot, 0.0, height)

    @property
    def height(self) -> float:
        """How tall it is."""
        return self._height

    def walk(self, foot: QPointF, stride: float, height: float) -> None:
        """Be on the way, so tall; `stride` counts its steps."""
        self._height, self._stride = round(height, 1), stride
        self.setPos(foot)
        self.set_rect(QRectF(-height / 2, -height, height, height))

    def draw(self, painter: QPainter) -> None:
        """Draw the figure."""
        draw_lobbyist(painter, self.look.theme, QPointF(), self._height, stride=self._stride)
