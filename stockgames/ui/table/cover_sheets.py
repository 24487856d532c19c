"""Sheets over the table for reading: the whole log, the table as text, a game's own sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QWidget,
)

from stockgames.presentation.outline import Node
from stockgames.ui.sentences import BoundText
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.log import LogList
from stockgames.ui.theme.palette import dimming
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.surfaces import draw_panel, draw_panel_title
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.layouts import column_on
from stockgames.ui.widgets.trees import BaseTree

_PAD = 18.0


class CoverSheet(BoundText, QDialog):
    """A panel over the dimmed table that holds one widget; subclasses set its size.

    It is part of the page; screen readers see it as a dialog.
    """

    accessible_role = "dialog"

    def __init__(
        self, look: ThemeContext, content: QWidget, title: str, parent: QWidget | None = None
    ) -> None:
        """`title` is the id of a sentence."""
        super().__init__(parent)
        self._look = look
        self._content = content
        self.setWindowFlags(Qt.WindowType.Widget)
        self.hide()
        self.close_button = Button(look, key="Esc")
        self.close_button.bind(self.close_button.setText, "shell-close")
        self.bind(self.setWindowTitle, title)
        self.bind(self.setAccessibleName, title)
        self._column = column_on(
            self, 0, (content, 1), (self.close_button, Qt.AlignmentFlag.AlignRight)
        )

    def open(self) -> None:
        self._arrange()
        self.show()
        self.raise_()
        self._content.setFocus(Qt.FocusReason.OtherFocusReason)

    def _surface(self) -> QRectF:
        room = QRectF(QPointF(), self._room())
        room.moveCenter(QRectF(self.rect()).center())
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the content out on the panel, below its title; its scroll bar is in the margin."""
        inside = self._surface().adjusted(_PAD, self._look.below_caption(), -10, -6).toRect()
        right, below = self.rect().right() - inside.right(), self.rect().bottom() - inside.bottom()
        self._column.setContentsMargins(inside.left(), inside.top(), right, below)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = painter_on(self), self._look
        painter.fillRect(self.rect(), dimming(look.theme))
        surface = self._surface()
        draw_panel(painter, look.theme, surface, radius=look.corner(10), alpha=255)
        draw_panel_title(painter, look, surface, self.windowTitle())

    def _room(self) -> QSizeF:
        """Return the size of the panel."""
        raise NotImplementedError


class LogSheet(CoverSheet):
    """The whole log over the table; Escape, L or the button closes it."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        self.lines = LogList(look, whole=True)
        super().__init__(look, self.lines, "table-full-log", parent)
        self.setObjectName("log-sheet")
        self.close_button.setObjectName("close-log")
        self.bind(self.lines.setAccessibleName, "table-what-happened")
        self.close_button.clicked.connect(self.hide)

    def open(self) -> None:
        super().open()
        self.lines.setCurrentIndex(self.lines.model().index(0, 0))
        self.lines.scrollToTop()

    def _room(self) -> QSizeF:
        px = self._look.px
        width = min(self.width() - 80.0, max(560.0, px(760)))
        return QSizeF(width, min(self.height() - 30.0, max(560.0, px(800))))


_PLACE = Qt.ItemDataRole.UserRole


class ReadSheet(CoverSheet):
    """The table as a tree of text lines; Escape, F3 or the button closes it."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        self.tree = BaseTree(look)
        super().__init__(look, self.tree, "table-read-the-table", parent)
        self.setObjectName("read-sheet")
        self.tree.setObjectName("outline")
        self.close_button.setObjectName("close-reading")
        self.bind(self.tree.setAccessibleName, "table-place-by-place")
        self._nodes: tuple[Node, ...] = ()

    def show_nodes(self, nodes: Sequence[Node]) -> None:
        """Show an outline; the current line stays at the same place."""
        if tuple(nodes) == self._nodes:
            return
        self._nodes = tuple(nodes)
        here = self.place
        self.tree.clear()
        self.tree.addTopLevelItems([_item(node) for node in nodes])
        self.tree.expandAll()
        self._go_to(here)

    @property
    def place(self) -> str:
        """The outline path of the current line; empty if there is none."""
        item = self.tree.currentItem()
        return "" if item is None else str(item.data(0, _PLACE))

    def lines(self) -> list[str]:
        """Return the text of every line, from top to bottom."""
        return [item.text(0) for item in self._items()]

    def _items(self) -> Iterable[QTreeWidgetItem]:
        walk = QTreeWidgetItemIterator(self.tree)
        while (item := walk.value()) is not None:
            yield item
            walk += 1

    def _go_to(self, place: str) -> None:
        items = list(self._items())
        found = next((item for item in items if item.data(0, _PLACE) == place), None)
        if items:
            self.tree.setCurrentItem(found or items[0])

    def _room(self) -> QSizeF:
        width = min(self.width() - 40.0, max(760.0, self._look.px(1000)))
        return QSizeF(width, self.height() - 30.0)


def _item(node: Node) -> QTreeWidgetItem:
    item = QTreeWidgetItem([node.line()])
    item.setData(0, _PLACE, node.place)
    item.addChildren([_item(child) for child in node.children])
    return item


class GameSheet(BaseWidget):
    """A form of a game; its actions are in the action panel as usual."""

    accessible_role = "dialog"

    def stops(self) -> Sequence[QWidget]:
        """Return its focusable widgets in reading order."""
        return ()

    def go_on(self, panel: ActionPanel, focused: QWidget | None, *, forward: bool) -> bool:
        """Move the focus through the sheet, then the action panel, in a cycle.

        Return whether there is anything to focus.
        """
        found = [*self.stops(), *panel.buttons()]
        if not found:
            return False
        at = found.index(focused) if focused in found else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        found[(at + (1 if forward else -1)) % len(found)].setFocus(reason)
        return True
