"""Tells the page that looks back at a game to whoever does not see it: aloud, and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stockgames.controllers.reel import Eyes
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.herald import HERALD
from stockgames.ui.review.step_words import StepWords
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.outline import Node
from stockgames.ui.table.panel import Panel
from stockgames.ui.table.read_sheet import ReadSheet
from stockgames.ui.table.reading import reading


class StepVoice(QObject):
    """Announces each step that is gone to, and lays the table in words over the page."""

    covered = Signal(bool)
    """The sheet lies over the page, which must leave its keys to that; or does so no longer."""

    def __init__(
        self,
        look: Look,
        words: StepWords,
        table: AnyTable,
        place: Callable[[], tuple[int, Eyes]],
        page: QWidget,
    ) -> None:
        """`place` returns the step that one is at, and whose eyes are looked through."""
        super().__init__(page)
        self._words, self._table, self._place, self._page = words, table, place, page
        self._told: tuple[int, Eyes] | None = None
        self.sheet = ReadSheet(look, page)
        self.sheet.close_button.clicked.connect(self.sheet.reject)
        self.sheet.finished.connect(self._uncovered)

    def follow(self) -> None:
        """Tell the step that one has come to; nothing of the first, on which the page opened."""
        before, self._told = self._told, self._place()
        if before in (None, self._told):
            return
        entry = self._words.told(*self._told)
        HERALD.say(entry.text if HERALD.manner.briefly else entry.plain(), self._page)
        if self.sheet.isVisible():
            self.sheet.show_nodes(self.nodes())

    def repeat(self) -> None:
        """Tell the last news again."""
        HERALD.repeat(self._page)

    def toggle_reading(self) -> None:
        """Open the table in words, or close it."""
        if self.sheet.isVisible():
            self.sheet.reject()
            return
        self.sheet.show_nodes(self.nodes())
        self.sheet.open()
        self.covered.emit(True)

    def nodes(self) -> Sequence[Node]:
        """Return all that can be read at this step, the log with the latest entry first."""
        table, (step, eyes) = self._table, self._place()
        log = [entry for _, entry in self._words.before(step, eyes)]
        return reading(table.outline(), self._words.status(step, eyes), Panel(), (), log)

    def _uncovered(self) -> None:
        self.covered.emit(False)
