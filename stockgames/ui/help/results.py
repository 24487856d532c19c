"""What a search of the help has found: a panel of passages in the place of the contents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem

from stockgames.ui.help.contents import panel_width
from stockgames.ui.help.hit_row import HitRow
from stockgames.ui.help.search import Hit
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.herald import HERALD
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.scrollbars import ThinScrollBar
from stockgames.ui.sentences.speech import say

_PADDING: Final = 18
_ROLE: Final = Qt.ItemDataRole.UserRole


class Results(PanelFrame):
    """Shows how many passages were found, and the passages; one of them is chosen."""

    opened = Signal(object)
    """A `Hit`."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, " ", padding=_PADDING)
        self.list = QListWidget()
        self.list.setObjectName("help-results")
        self.list.setItemDelegate(HitRow(look, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, look))
        self.list.viewport().setAutoFillBackground(False)
        self.list.itemClicked.connect(lambda _: self.open())
        self.note = KitLabel(look, role="note", wrap=True)
        self.note.setContentsMargins(BLEED, BLEED, BLEED, 0)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.note)
        self.body.addStretch(0)
        look.changed.connect(self._fit)
        self._fit()

    def show_hits(self, hits: Sequence[Hit], names: Mapping[str, str]) -> None:
        """Show what was found on the pages with these ``names``; the first is chosen."""
        self.list.clear()
        for hit in hits:
            item = QListWidgetItem(self.list)
            item.setData(_ROLE, (hit, names[hit.page]))
            words = (names[hit.page], hit.passage.heading, hit.passage.text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(dict.fromkeys(words)))
        self.list.setCurrentRow(0)
        self.list.setVisible(bool(hits))
        self._tell(len(hits))

    def _tell(self, count: int) -> None:
        title = say("help-found", count=count)
        self.note.setText(say("help-results-keys") if count else say("help-nothing-found"))
        if title != self.title():
            self.set_title(title)
            self.list.setAccessibleName(self.note.text())
            HERALD.say(title if count else f"{title}. {self.note.text()}", self)

    def step(self, by: int) -> None:
        """Choose a passage further down or up; it is read out."""
        last = self.list.count() - 1
        self.list.setCurrentRow(max(0, min(last, self.list.currentRow() + by)))
        item = self.list.currentItem()
        if item:
            HERALD.answer(item.data(Qt.ItemDataRole.AccessibleTextRole), self.list)

    def open(self) -> None:
        """Have the passage that is chosen opened, if there is one."""
        item = self.list.currentItem()
        if item:
            self.opened.emit(item.data(_ROLE)[0])

    def _fit(self) -> None:
        self.setFixedWidth(panel_width(self.look))
        self.list.doItemsLayout()
