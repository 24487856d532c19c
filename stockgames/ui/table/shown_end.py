"""Where the end of a game is told: between the page, its closing page and the controller."""

from __future__ import annotations

from PySide6.QtCore import QDate, QObject, Signal

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine.history import History
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.closing import closing_of
from stockgames.ui.table.game_table import ShowsEnd
from stockgames.ui.table.left_board import left_board
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter


class ShownEnd(QObject):
    """Opens the closing page when the game ends, unless the board shows the end itself."""

    sounded = Signal(object)
    """A Sound is to be heard: the bell."""

    def __init__(
        self, parts: TableParts, controller: TableController, presenter: Presenter, pace: Pace
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._controller = controller
        self._presenter = presenter
        self._pace = pace
        self.headline = ""
        """How the game ended, as the closing page is called; empty before it does."""
        self._bell_is_due = not controller.is_over
        """Whether the end is still to come; of a game that was over already no bell rings."""
        self._history: History | None = None

    def follow(self, *, guided: bool) -> None:
        """Tell the result once there is one; where somebody guides, it is not for us to open."""
        if self._controller.stage is not Stage.OVER:
            self.headline = ""
            self._parts.end_sheet.hide()
            return
        has_just_ended = not self.headline
        if has_just_ended:
            self._history = self._controller.history()
        self._tell()
        if has_just_ended:
            self._ring()
            if not guided and not isinstance(self._parts.game_table, ShowsEnd):
                self.open(moving=self._bell_is_due and self._pace.speed > 0)

    def _tell(self) -> None:
        sheet, words = self._parts.end_sheet, self._parts.game_table.words
        result, context = self._controller.result(), self._presenter.context()
        rows = words.result_rows(result, self._controller.view, context)
        plain = words.result_headline(result, context)
        sheet.tell(closing_of(result, context, words, rows, plain, self._history))
        self.headline = sheet.accessibleName()

    def _ring(self) -> None:
        if self._bell_is_due:
            self.sounded.emit(Sound.BELL)
            self._parts.end_sheet.certificate.date(QDate.currentDate())

    def open(self, *, moving: bool = False) -> None:
        """Lay the closing page over the board."""
        parts = self._parts
        board = left_board(parts.game_table, parts.board, self._controller.view)
        parts.end_sheet.open(board, moving=moving)
