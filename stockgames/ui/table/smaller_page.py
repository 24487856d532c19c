"""A page with a table in a part of it, its log, and the table as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction

from stockgames.presentation.outline import Node
from stockgames.presentation.sentences.pattern import Value
from stockgames.ui.table.cover_sheets import ReadSheet
from stockgames.ui.table.game_table import MakeTable
from stockgames.ui.table.layout import PanelPlaces
from stockgames.ui.table.log import LogList
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame


class SmallerTablePage(Page):
    """The table is laid out as for a window of its size; below a minimum it is scaled down.

    It follows the page's theme at its own size.
    """

    least: ClassVar[QSize]
    """The size in pixels below which the table is scaled down."""

    def __init__(self, look: ThemeContext, make_table: MakeTable, log: str) -> None:
        """`log` is the sentence that is the caption of the log."""
        super().__init__(look)
        self.table_look = ThemeContext(look.theme, self)
        self.table_look.follow(look)
        self.game_table = make_table(self.table_look)
        self.game_table.setParent(self)
        self.board = self.game_table.board
        self.board.setParent(self)
        self.log = PanelFrame(self.table_look, parent=self, sentence=log)
        self.lines = LogList(self.table_look)
        self.log.bind(self.lines.setAccessibleName, log)
        self.log.body.addWidget(self.lines)
        self.sheet = ReadSheet(self.table_look, self)
        self.sheet.close_button.clicked.connect(self.sheet.reject)
        self.sheet.finished.connect(self._uncovered)
        self._keys: list[QAction] = []
        """The actions of the page's keys, but for that of the sheet."""

    def arrange_table(self, area: QRect, seats: int) -> PanelPlaces:
        """Lay out the table and the log below everything else, and the sheet over it; return the
        rects of the panels on the page.
        """
        share = min(1.0, area.height() / self.least.height(), area.width() / self.least.width())
        size = area.size() / share
        self.table_look.fit(QSize(size.width(), size.height() + round(self.look.px(44))))
        self.board.setGeometry(area)
        self.board.reduce(share)
        self.board.lower()
        places = self.game_table.arrange(size, seats).reduced(share, area.topLeft())
        margin = SHADOW_MARGIN
        self.log.setGeometry(places.log.adjusted(-margin, -margin, margin, margin))
        self.log.setVisible(not places.log.isEmpty())
        self.sheet.setGeometry(self.rect())
        self.sheet.raise_()
        return places

    # Keys

    def on_page_keys(
        self,
        name: str,
        keys: Sequence[str],
        does: Callable[[], object],
        sentence: str = "",
        /,
        **values: Value,
    ) -> QAction:
        """Add an action as `on_keys` does, disabled while the table is read as text."""
        action = self.on_keys(name, keys, does, sentence, **values)
        self._keys.append(action)
        return action

    # The table as text

    def nodes(self) -> Sequence[Node]:
        """Return everything as text."""
        raise NotImplementedError

    def read_table(self) -> None:
        """Open or close the table as text."""
        if self.sheet.isVisible():
            self.sheet.reject()
            return
        self.sheet.show_nodes(self.nodes())
        self.sheet.open()
        for action in self._keys:
            action.setEnabled(False)

    def _uncovered(self) -> None:
        for action in self._keys:
            action.setEnabled(True)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
