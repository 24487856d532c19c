"""Opens the closing page at the end of a game, and keeps its contents up to date."""

from __future__ import annotations

from PySide6.QtCore import QDate, QObject, Signal

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine.history import History
from stockgames.presentation.closing import closing_of
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.end_board import left_board
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter


class EndPresenter(QObject):
    """Opens the closing page when the game ends, unless the board shows the end itself."""

    sounded = Signal(object)
    """A Sound to play: the bell."""

    def __init__(
        self, parts: TableParts, controller: TableController, presenter: Presenter, pace: Pace
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._controller = controller
        self._presenter = presenter
        self._pace = pace
        self.headline = ""
        """The heading of the closing page; empty before the end."""
        self._bell_is_due = not controller.is_over
        """Whether the end is still to come; no bell rings for a game that was already over."""
        self._history: History | None = None

    def sync(self, *, guided: bool) -> None:
        """Update the closing page; open it when the game has just ended, except when `guided`."""
        if self._controller.stage is not Stage.OVER:
            self.headline = ""
            self._parts.end_sheet.hide()
            return
        has_just_ended = not self.headline
        if has_just_ended:
            self._history = self._controller.history()
        self._show_end()
        if has_just_ended:
            self._ring()
            if not guided and not self._parts.game_table.shows_end:
                self.open(moving=self._bell_is_due and self._pace.speed > 0)

    def _show_end(self) -> None:
        sheet, words = self._parts.end_sheet, self._parts.game_table.words
        result, context = self._controller.result(), self._presenter.state.context
        rows = words.result_rows(result, self._controller.view, context)
        plain = words.result_headline(result, context)
        sheet.set_data(closing_of(result, context, words, rows, plain, self._history))
        self.headline = sheet.accessibleName()

    def _ring(self) -> None:
        if self._bell_is_due:
            self.sounded.emit(Sound.BELL)
            self._parts.end_sheet.certificate.date(QDate.currentDate())

    def open(self, *, moving: bool = False) -> None:
        """Show the closing page over the board."""
        parts = self._parts
        board = left_board(parts.game_table, self._controller.view)
        parts.end_sheet.open(board, moving=moving)
