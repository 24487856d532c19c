"""The whole log on a sheet of its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import dimming
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.frames import KitScrollArea
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.log_lines import LogLines

_PAD = 18.0


class LogSheet(QWidget):
    """The whole log over the table; Escape, L or the button closes it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("log-sheet")
        self.lines = LogLines(look, whole=True)
        self._area = KitScrollArea(look, self.lines, self)
        self.close_button = KitButton(look, key="Esc", parent=self)
        self.close_button.setObjectName("close-log")
        self.close_button.clicked.connect(self.hide)
        self.hide()

    def _surface(self) -> QRectF:
        width = min(self.width() - 80.0, max(560.0, self._look.px(760)))
        height = min(self.height() - 30.0, max(560.0, self._look.px(800)))
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay log and button out."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        surface = self._surface()
        head = self._look.caption().pixelSize() * 1.7 + 22
        hint = self.close_button.sizeHint()
        bottom = surface.bottom() - hint.height() - 6
        self._area.setGeometry(
            round(surface.left() + _PAD),
            round(surface.top() + head),
            round(surface.width() - 2 * _PAD) + 8,
            round(bottom - surface.top() - head),
        )
        self.close_button.setGeometry(
            round(surface.right() - hint.width() - 10), round(bottom), *hint.toTuple()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed table and the panel."""
        painter = painter_on(self)
        painter.fillRect(self.rect(), dimming(self._look.theme))
        draw_panel(
            painter,
            self._look.theme,
            self._surface(),
            alpha=255,
            title=say("table-full-log"),
            font=self._look.caption(),
        )

    def open(self) -> None:
        """Show it, and let the keyboard scroll it."""
        self.close_button.setText(say("table-close"))
        self._arrange()
        self.show()
        self.raise_()
        self._area.setFocus(Qt.FocusReason.OtherFocusReason)
