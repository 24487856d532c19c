"""The whole table in words on a sheet of its own, to be walked through line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QTreeWidgetItem, QTreeWidgetItemIterator, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import dimming
from stockgames.ui.kit.surfaces import draw_panel
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.trees import KitTree
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.outline import Node

_PAD = 18.0
_PLACE = Qt.ItemDataRole.UserRole


class ReadSheet(QDialog):
    """Every place of the table as a line of text, in a tree; Escape, F3 or the button closes it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)  # a dialog to screen readers, on the page
        self._look = look
        self.setObjectName("read-sheet")
        self.tree = KitTree(look, self)
        self.tree.setObjectName("outline")
        self.close_button = KitButton(look, key="Esc", parent=self)
        self.close_button.setObjectName("close-reading")
        self._nodes: tuple[Node, ...] = ()
        self.hide()

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

    def open(self) -> None:
        """Show it, and let the keyboard walk in it."""
        title = say("table-read-the-table")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.tree.setAccessibleName(title)
        self.close_button.setText(say("table-close"))
        self._arrange()
        self.show()
        self.raise_()
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _surface(self) -> QRectF:
        width = min(self.width() - 40.0, max(760.0, self._look.px(1000)))
        height = self.height() - 30.0
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay tree and button out."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        surface = self._surface()
        head = self._look.caption().pixelSize() * 1.7 + 22
        hint = self.close_button.sizeHint()
        bottom = surface.bottom() - hint.height() - 6
        self.tree.setGeometry(
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
        draw_panel(
            painter,
            self._look.theme,
            self._surface(),
            alpha=255,
            title=say("table-read-the-table"),
            font=self._look.caption(),
        )


def _item(node: Node) -> QTreeWidgetItem:
    item = QTreeWidgetItem([node.line()])
    item.setData(0, _PLACE, node.place)
    item.addChildren([_item(child) for child in node.children])
    return item
