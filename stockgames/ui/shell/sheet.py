"""The ground of every sheet that lies over the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QDialog, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.engraving import draw_frame
from stockgames.ui.kit.surfaces import draw_cloth
from stockgames.ui.kit.theme import Look

_LAMP: Final = 500
"""How far the cloth goes on beyond the sheet, which lies in the light."""


class Sheet(QDialog):
    """A dialog on the table cloth, framed as the room is and not as the system's windows are."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the sheet on the cloth."""
        under = QRectF(self.rect()).adjusted(-_LAMP, -_LAMP, _LAMP, _LAMP)
        painter = painter_on(self)
        draw_cloth(painter, self.look.theme, under)
        draw_frame(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self.look.theme.line)
