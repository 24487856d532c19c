"""The table of contents of a help page: a tree of chapters with their rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidgetItem

from stockgames.ui.help.texts import Heading
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.widgets.trees import KitTree

_DEEPEST: Final = 2
"""The deepest heading level that is a chapter."""
_WIDTH: Final = 330
_LEAST_WIDTH: Final = 300
_ANCHOR: Final = Qt.ItemDataRole.UserRole


def panel_width(look: ThemeContext) -> int:
    """Return the width of the column beside a page."""
    return round(max(_LEAST_WIDTH, look.px(_WIDTH)) * float(look.text_size**0.3))


class Contents(PanelFrame):
    """Shows the headings, which can be gone to; hidden if the page has only one."""

    chosen = Signal(str)
    """The anchor of a heading."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, sentence="help-on-this-page")
        self._items: list[QTreeWidgetItem] = []
        self.tree = KitTree(look)
        self.tree.setObjectName("help-contents")
        self.bind(self.tree.setAccessibleName, "help-on-this-page")
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.itemClicked.connect(self._choose)
        self.tree.itemActivated.connect(self._choose)
        self.body.addWidget(self.tree, 1)
        look.changed.connect(self._fit)
        self._fit()

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """Show the chapters and rulings among these headings."""
        self.tree.clear()
        self._items = []
        chapter = self.tree.invisibleRootItem()
        for heading in headings:
            is_chapter = heading.level <= _DEEPEST
            if not is_chapter and not heading.anchor[:1].isupper():
                continue
            parent = self.tree.invisibleRootItem() if is_chapter else chapter
            item = QTreeWidgetItem(parent, [heading.text])
            item.setData(0, _ANCHOR, heading.anchor)
            self._items.append(item)
            chapter = item if is_chapter else chapter
        self.tree.expandAll()
        self.setVisible(len(self._items) > 1)
        self._fit()

    def _choose(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(0, _ANCHOR))

    def _fit(self) -> None:
        look = self.look
        self.setFixedWidth(panel_width(look))
        self.tree.setIndentation(round(look.px(16)))
        for item in self._items:
            is_ruling = item.parent() is not None
            item.setFont(0, look.sans(14, SEMIBOLD) if is_ruling else look.sans(15, SEMIBOLD))
            item.setForeground(0, look.theme.heading)
