"""One thing at a time that the window waits for, with a sheet where that takes long."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from stockgames.controllers.errand import Errand
from stockgames.engine.errors import StockGamesError
from stockgames.engine.steps import Steps, finish
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from stockgames.ui.shell.waiting_sheet import WaitingSheet


class Waiting(QObject):
    """Has work done; a new piece takes the place of the one under way."""

    def __init__(self, look: Look, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._window = window
        self._errand: Errand | None = None
        self._sheet: WaitingSheet | None = None
        self._then: Callable[[Any], None] = _nothing
        self._else: Callable[[StockGamesError], None] = _nothing

    def begin(
        self,
        steps: Steps[Any],
        text: str,
        done: Callable[[Any], None],
        failed: Callable[[StockGamesError], None],
        *,
        long: bool = False,
    ) -> None:
        """Work, and then call `done` with what came out, or `failed`; on Cancel neither.

        `long` work is done beside the window, and a sheet says `text`; what is short, at once.
        """
        self.cancel()
        if long:
            self._then, self._else = done, failed
            self._send(steps, text)
            return
        try:
            found = finish(steps)
        except StockGamesError as error:
            failed(error)
        else:
            done(found)

    def _send(self, steps: Steps[Any], text: str) -> None:
        from stockgames.ui.shell.waiting_sheet import WaitingSheet

        self._errand = Errand(steps, self)
        self._sheet = WaitingSheet(self._look, text, self._window)
        self._sheet.rejected.connect(self.cancel)
        self._errand.advanced.connect(self._sheet.bar.set_share)
        self._errand.done.connect(self._take)
        self._errand.failed.connect(self._fail)
        self._sheet.open()
        self._errand.begin()

    def cancel(self) -> None:
        """Give up what is under way; all is as it was."""
        self._then = self._else = _nothing
        errand, self._errand = self._errand, None
        sheet, self._sheet = self._sheet, None
        if errand is not None:
            errand.cancel()
            errand.deleteLater()
        if sheet is not None:
            sheet.rejected.disconnect(self.cancel)
            sheet.close()

    def _take(self, found: Any) -> None:
        then = self._then
        self.cancel()
        then(found)

    def _fail(self, error: StockGamesError) -> None:
        otherwise = self._else
        self.cancel()
        otherwise(error)


def _nothing(_: Any) -> None:
    pass
