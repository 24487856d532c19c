"""The log beside the board, which goes no further than what the board has shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stockgames.controllers.table import TableController
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.log import WordedMoves, log_entries, others_lately
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter

_LATEST: Final = 24
"""More lines than fit in the panel beside the table."""


class LogPresenter:
    """Fills the log; leaves out the end while the board is still showing it."""

    def __init__(
        self, parts: TableParts, controller: TableController, presenter: Presenter
    ) -> None:
        self._parts = parts
        self._controller = controller
        self._presenter = presenter
        self._worded = WordedMoves(parts.game_table.words)
        self.latest: Sequence[LogEntry] = ()
        """The entries beside the board in order of time."""
        self.tells_end = True
        """Whether the end is included, or would be."""

    def follow(self) -> None:
        """Update the log to what the table has shown so far."""
        _, context = self._presenter.as_shown()
        self.latest = self.entries(_LATEST)
        lately = others_lately(self._worded, context)
        self._parts.log.tell(self.latest, lately, self._presenter.faces())

    def entries(self, latest: int | None = None) -> Sequence[LogEntry]:
        """Return all entries in order of time, or only the `latest`."""
        view, context = self._presenter.as_shown()
        table, over = self._parts.game_table, not view.actors
        self.tells_end = table.end_told or not over
        if not self.tells_end:
            context = replace(context, history=context.history[:-1])
        begins = bool(self._controller.seal)
        return log_entries(self._worded, context, begins=begins, latest=latest)

    @property
    def lags_behind(self) -> bool:
        """Return whether the board has shown the end and the log hasn't yet."""
        return not self.tells_end and self._parts.game_table.end_told

    def empty(self) -> None:
        """Clear the log and its cache because the viewer changes."""
        self.latest = ()
        self._worded.forget()
        self._parts.log.lines.show_entries(())
