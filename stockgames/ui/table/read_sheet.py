"""The whole table in words on a sheet of its own, to be walked through line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QTreeWidgetItem, QTreeWidgetItemIterator, QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.trees import KitTree
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.cover_sheet import CoverSheet
from stockgames.ui.table.outline import Node

_PLACE = Qt.ItemDataRole.UserRole


class ReadSheet(CoverSheet):
    """Every place of the table as a line of text, in a tree; Escape, F3 or the button closes it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "read-sheet", parent)
        self.tree = KitTree(look, self)
        self.tree.setObjectName("outline")
        self._hold(self.tree, "close-reading")
        self._nodes: tuple[Node, ...] = ()

    def show_nodes(self, nodes: Sequence[Node]) -> None:
        """Tell an outline; the keyboard stays at the place where it was."""
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
        """The place of the line that the keyboard is on; empty for none."""
        item = self.tree.currentItem()
        return "" if item is None else str(item.data(0, _PLACE))

    def lines(self) -> list[str]:
        """Return every line as it stands there, from top to bottom."""
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
