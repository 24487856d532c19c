"""The ground of every sheet that lies over the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.engraving import draw_frame
from stockgames.ui.kit.palette import dimming
from stockgames.ui.kit.surfaces import draw_cloth
from stockgames.ui.kit.theme import Look

_LAMP: Final = 500
"""How far the cloth goes on beyond the sheet, which lies in the light."""


class Shade(QWidget):
    """Dims the window under a sheet, and follows its size."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self.setObjectName("shade")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover all of the window, however large it is made."""
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimness."""
        painter_on(self).fillRect(self.rect(), dimming(self._look.theme))


class Sheet(QDialog):
    """A dialog on the table cloth, framed as the room is and not as the system's windows are.

    While it lies there, the window under it is dimmed.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self._shade: Shade | None = None

    def showEvent(self, event: QShowEvent) -> None:
        """Dim the window under it."""
        super().showEvent(event)
        under = self.parentWidget()
        if under is not None and self._shade is None:
            self._shade = Shade(self.look, under.window())

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the window be light again."""
        super().hideEvent(event)
        if self._shade is not None:
            self._shade.hide()
            self._shade.deleteLater()
            self._shade = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the sheet on the cloth."""
        under = QRectF(self.rect()).adjusted(-_LAMP, -_LAMP, _LAMP, _LAMP)
        painter = painter_on(self)
        draw_cloth(painter, self.look.theme, under)
        draw_frame(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self.look.theme.line)
