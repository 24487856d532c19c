"""Views of lists and trees without frame and background."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeWidget, QWidget

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.widgets.frames import ThinScrollBar


def make_plain(view: QAbstractItemView, look: ThemeContext) -> None:
    """Let a list or tree lie on what is below it, without a frame, with thin scroll bars."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, look))
    view.viewport().setAutoFillBackground(False)


class KitTree(QTreeWidget):
    """A tree without frame or background; long lines are wrapped."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        make_plain(self, look)
        look.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        theme, palette = self._look.theme, QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, with_alpha(theme.panel_top, 0))
        palette.setColor(QPalette.ColorRole.Text, theme.text)
        palette.setColor(QPalette.ColorRole.Highlight, theme.accent)
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.accent_text)
        self.setPalette(palette)
        self.setFont(self._look.sans(16))
