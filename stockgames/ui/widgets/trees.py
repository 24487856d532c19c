"""Views of lists and trees without frame and background."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QWidget,
)

from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.text import wrapped_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import ThinScrollBar


def make_plain(view: QAbstractItemView, look: ThemeContext) -> None:
    """Let a list or tree lie on what is below it, without a frame, with thin scroll bars."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, look))
    view.viewport().setAutoFillBackground(False)


class _WrappedLines(QStyledItemDelegate):
    """Gives each line the height of its wrapped text, which Qt's trees don't
    (https://doc.qt.io/qt-6/qtreeview.html#wordWrap-prop).
    """

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        tree, parent = self._tree, index.parent()
        depth = int(tree.rootIsDecorated())
        while parent.isValid():
            depth, parent = depth + 1, parent.parent()
        room = tree.columnWidth(0) - depth * tree.indentation() - _MARGIN
        font = index.data(Qt.ItemDataRole.FontRole) or tree.font()
        high = wrapped_height(str(index.data()), font, max(40, room))
        return QSize(super().sizeHint(option, index).width(), round(high) + _BETWEEN)


_MARGIN: Final = 8
"""The space at the sides of a text, in pixels."""
_BETWEEN: Final = 6


class BaseTree(QTreeWidget):
    """A tree without frame or background; long lines are wrapped."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setItemDelegate(_WrappedLines(self))
        make_plain(self, look)
        look.changed.connect(self._follow)
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _follow(self) -> None:
        theme, palette = self._look.theme, QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, with_alpha(theme.panel_top, 0))
        palette.setColor(QPalette.ColorRole.Text, theme.text)
        palette.setColor(QPalette.ColorRole.Highlight, theme.accent)
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.accent_text)
        self.setPalette(palette)
        self.setFont(self._look.sans(16))
