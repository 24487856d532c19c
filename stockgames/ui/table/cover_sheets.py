"""Sheets over the table for reading: the whole log, the table as text, a game's own sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QTreeWidgetItem, QTreeWidgetItemIterator, QWidget

from stockgames.presentation.outline import Node
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.log import LogList
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import dimming
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.trees import KitTree

_PAD = 18.0


class CoverSheet(QDialog):
    """A panel over the dimmed table that holds one widget; subclasses set its size.

    It is part of the page; screen readers see it as a dialog.
    """

    told_role = "dialog"

    close_button: Button
    _content: QWidget

    def __init__(self, look: ThemeContext, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName(name)
        self.hide()

    def _hold(self, content: QWidget, close_name: str) -> None:
        """Set the widget and add a close button below it."""
        self._content = content
        self.close_button = Button(self._look, key="Esc", parent=self)
        self.close_button.setObjectName(close_name)

    def open(self) -> None:
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

    def _surface(self) -> QRectF:
        width, height = self._room().toTuple()
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
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
        painter = painter_on(self)
        painter.fillRect(self.rect(), dimming(self._look.theme))
        self._paint_panel(painter)

    def _paint_panel(self, painter: QPainter) -> None:
        theme, font = self._look.theme, self._look.caption()
        title, radius = self._title(), self._look.corner(10)
        draw_panel(
            painter, theme, self._surface(), radius=radius, alpha=255, title=title, font=font
        )

    # For subclasses

    def _title(self) -> str:
        raise NotImplementedError

    def _inside(self) -> str:
        raise NotImplementedError

    def _room(self) -> QSizeF:
        raise NotImplementedError


class LogSheet(CoverSheet):
    """The whole log over the table; Escape, L or the button closes it."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, "log-sheet", parent)
        self.lines = LogList(look, self, whole=True)
        self._hold(self.lines, "close-log")
        self.close_button.clicked.connect(self.hide)

    def open(self) -> None:
        super().open()
        self.lines.setCurrentIndex(self.lines.model().index(0, 0))
        self.lines.scrollToTop()

    def _title(self) -> str:
        return say("table-full-log")

    def _inside(self) -> str:
        return say("table-what-happened")

    def _room(self) -> QSizeF:
        px = self._look.px
        width = min(self.width() - 80.0, max(560.0, px(760)))
        return QSizeF(width, min(self.height() - 30.0, max(560.0, px(800))))


_PLACE = Qt.ItemDataRole.UserRole


class ReadSheet(CoverSheet):
    """The table as a tree of text lines; Escape, F3 or the button closes it."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, "read-sheet", parent)
        self.tree = KitTree(look, self)
        self.tree.setObjectName("outline")
        self._hold(self.tree, "close-reading")
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

    def _title(self) -> str:
        return say("table-read-the-table")

    def _inside(self) -> str:
        return say("table-place-by-place")

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

    told_role = "dialog"

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
