"""What lies round the pages: in a window taller than wide, cloth above and below them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from stockgames.ui.kit.surfaces import draw_cloth
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget

TALLEST = 1.0
"""Height of a page over its width: what is higher would pull tables apart."""


class RoomForPages(KitWidget):
    """Holds the stack of pages in the middle of the window, as high as pages may be."""

    def __init__(self, look: Look, stack: QStackedWidget, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._stack = stack
        stack.setParent(self)
        look.changed.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the pages their place, and the look the size that they have there.

        The window knows its own size earlier, but its layout rests until it shows.
        """
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        tall = min(height, round(width * TALLEST))
        self._stack.setGeometry(0, (height - tall) // 2, width, tall)
        self.look.fit(self._stack.size())

    def _paint(self, painter: QPainter) -> None:
        """Paint the cloth where no page is."""
        if self._stack.height() < self.height():
            draw_cloth(painter, self.look.theme, QRectF(self.rect()))
