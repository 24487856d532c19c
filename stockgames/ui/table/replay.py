"""Replays moves on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from stockgames.controllers.stages import Change, Stage
from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.pace import Pace
from stockgames.ui.widgets.timing import later


class Replay(QObject):
    """Replays moves without changing the game."""

    demonstrated = Signal()
    """Hypothetical moves have been shown; their result stays for a while."""
    over = Signal()
    """The table may show the current view again."""
    turned = Signal()
    """The next of the moves has started."""

    def __init__(
        self, table: AnyTable, context: Callable[[], TableContext], pace: Pace, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._context = context
        self._pace = pace
        self._running = False
        self._before: tuple[View, TableContext] | None = None

    @property
    def is_running(self) -> bool:
        """Return whether moves are being replayed."""
        return self._running

    @property
    def before(self) -> tuple[View, TableContext] | None:
        """The view and context before the replayed move; None if there is none."""
        return self._before if self._running else None

    def begin(self, changes: Sequence[Change[View]], stays_ms: int = 0) -> None:
        """Replay moves; the result stays for so many milliseconds."""
        self._running = True
        self._show(changes, stays_ms)

    def break_off(self) -> None:
        """Stop the replay; the caller shows the table again."""
        self._running = False

    def _show(self, changes: Sequence[Change[View]], stays_ms: int) -> None:
        if not self._running:
            return
        if changes:
            self._play(changes[0], lambda: self._show(changes[1:], stays_ms))
        elif stays_ms:
            self.demonstrated.emit()
            later(self, lambda: self._show((), 0), stays_ms)
        else:
            self._running = False
            self.over.emit()

    def _play(self, change: Change[View], then: Callable[[], None]) -> None:
        showing = replace(self._context(), stage=Stage.SHOWING)
        earlier = [shown for shown in showing.history if shown.number < change.shown.number]
        self._before = change.before, replace(showing, history=earlier)
        self._table.show_view(*self._before)
        self.turned.emit()
        showing = replace(showing, history=(*earlier, change.shown))
        self._table.play(change, showing, self._pace.speed or 1.0, then)
