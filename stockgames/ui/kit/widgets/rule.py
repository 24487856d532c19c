"""A thin line between parts of a panel."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget


class Rule(KitWidget):
    """A hairline in the middle of its height, in the colour of lines."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.setFixedHeight(round(self.look.px(17)))

    def _paint(self, painter: QPainter) -> None:
        painter.setPen(with_alpha(self.look.theme.line, 60))
        painter.drawLine(8, self.height() // 2, self.width() - 8, self.height() // 2)
