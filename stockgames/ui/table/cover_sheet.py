"""The base of sheets that cover the table for reading: a panel with a title, and Esc to close."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import dimming
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.idle_work import Jobs, widget_in_pieces

_PAD = 18.0


class CoverSheet(QDialog):
    """A panel over the dimmed table, as large as a sheet of its own says, that holds one widget.

    It lies on the page; screen readers know it as a dialog.
    """

    told_role = "dialog"

    close_button: KitButton
    _content: QWidget

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName(name)
        self.hide()

    def _hold(self, content: QWidget, close_name: str) -> None:
        """Hold a widget, and below it the button that closes the sheet."""
        self._content = content
        self.close_button = KitButton(self._look, key="Esc", parent=self)
        self.close_button.setObjectName(close_name)

    def open(self) -> None:
        """Show it, and let the keyboard into what it holds."""
        self._speak()
        self.show()
        self.raise_()
        self._content.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        self.setWindowTitle(self._title())
        self.setAccessibleName(self._title())
        self._content.setAccessibleName(self._inside())
        self.close_button.setText(say("shell-close"))
        self._arrange()

    def jobs_ahead(self) -> Jobs:
        """Yield what lays and paints it ahead: it must not wait when it is opened."""
        yield self._speak
        yield from widget_in_pieces(self)

    def _surface(self) -> QRectF:
        width, height = self._room().toTuple()
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out what it holds, and the button."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        surface = self._surface()
        head = self._look.below_caption(22)
        hint = self.close_button.sizeHint()
        bottom = surface.bottom() - hint.height() - 6
        self._content.setGeometry(
            round(surface.left() + _PAD),
            round(surface.top() + head),
            round(surface.width() - 2 * _PAD) + 8,
            round(bottom - surface.top() - head),
        )
        left = round(surface.right() - hint.width() - 10)
        self.close_button.setGeometry(left, round(bottom), *hint.toTuple())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed table and the panel."""
        painter = painter_on(self)
        painter.fillRect(self.rect(), dimming(self._look.theme))
        self._paint_panel(painter)

    def _paint_panel(self, painter: QPainter) -> None:
        theme, font = self._look.theme, self._look.caption()
        title, radius = self._title(), self._look.corner(10)
        draw_panel(
            painter, theme, self._surface(), radius=radius, alpha=255, title=title, font=font
        )

    # For the sheet of its own

    def _title(self) -> str:
        """Return what stands over it."""
        raise NotImplementedError

    def _inside(self) -> str:
        """Return what it holds is called."""
        raise NotImplementedError

    def _room(self) -> QSizeF:
        """Return how large the panel is."""
        raise NotImplementedError
