"""The ground of every sheet that lies over the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QWidget

from stockgames.ui.kit.surfaces import draw_cloth
from stockgames.ui.kit.theme import Look

_LAMP: Final = 500
"""How far the cloth goes on beyond the sheet, which lies in the light."""


class Sheet(QDialog):
    """A dialog on the table cloth."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the sheet on the cloth."""
        under = QRectF(self.rect()).adjusted(-_LAMP, -_LAMP, _LAMP, _LAMP)
        draw_cloth(QPainter(self), self.look.theme, under)
