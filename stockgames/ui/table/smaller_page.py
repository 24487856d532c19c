"""A page with a table in a part of it, its log, and the table as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction

from stockgames.presentation.outline import Node
from stockgames.presentation.sentences.pattern import Value
from stockgames.ui.table.cover_sheets import ReadSheet
from stockgames.ui.table.game_table import MakeTable, PanelPlaces
from stockgames.ui.table.log import LogList
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame


class SmallerTablePage(Page):
    """The table is shown on a part of the page, and can't be played on."""

    zooms = True
    least: ClassVar[QSize]
    """The least size that the table is laid out for; it is scaled to the page."""

    def __init__(self, look: ThemeContext, make_table: MakeTable, log: str) -> None:
        """`log` is the sentence that is the caption of the log."""
        super().__init__(look)
        self.game_table = make_table(look)
        self.game_table.setParent(self)
        self.board = self.game_table.board
        self.board.setParent(self)
        self.board.least = self.least
        self.log = PanelFrame(look, parent=self, sentence=log)
        self.lines = LogList(look)
        self.log.bind(self.lines.setAccessibleName, log)
        self.log.body.addWidget(self.lines)
        self.sheet = ReadSheet(look, self)
        self.sheet.close_button.clicked.connect(self.sheet.reject)
        self.sheet.finished.connect(self._uncovered)
        self._keys: list[QAction] = []
        """The actions of the page's keys, but for that of the sheet."""

    def arrange_table(self, area: QRect, seats: int) -> PanelPlaces:
        """Lay out the table and the log below everything else, and the sheet over it; return the
        rects of the panels on the page.
        """
        self.board.setGeometry(area)
        self.board.lower()
        places = self.game_table.places(seats).translated(area.topLeft())
        margin = SHADOW_MARGIN
        self.log.setGeometry(places.log.adjusted(-margin, -margin, margin, margin))
        self.log.setVisible(not places.log.isEmpty())
        self.sheet.setGeometry(self.rect())
        self.sheet.raise_()
        return places

    def zoom(self, by: int) -> None:
        self.board.zoom_by(by)

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
