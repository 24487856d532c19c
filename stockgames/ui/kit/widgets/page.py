"""The ground of every screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.surfaces import LAMP, draw_cloth
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget


class Page(KitWidget):
    """A widget covered with the table cloth; the base of every screen."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, lamp: QPointF = LAMP) -> None:
        super().__init__(look, parent)
        self._lamp = lamp
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.update)

    def _paint(self, painter: QPainter) -> None:
        """Paint the cloth."""
        draw_cloth(painter, self.look.theme, QRectF(self.rect()), lamp=self._lamp)
