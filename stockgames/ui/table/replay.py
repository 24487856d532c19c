"""Shows on a table what happened before, or what could happen, then the table as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from stockgames.controllers.stages import Change, Stage
from stockgames.engine.game import View
from stockgames.ui.kit.later import later
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.table_context import TableContext

LOOKS_MS: Final = 1800
"""How long the outcome of moves stays that nobody makes."""


class Replay(QObject):
    """Plays moves one after the other that are no moves of the game now."""

    demonstrated = Signal()
    """Moves that nobody makes have been shown: for a while the table is as they would leave it."""
    over = Signal()
    """The table may show the present view again."""
    turned = Signal()
    """The next of the moves has set out."""

    def __init__(
        self, table: AnyTable, context: Callable[[], TableContext], pace: Pace, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._context = context
        self._pace = pace
        self._running = False
        self._moment: tuple[View, TableContext] | None = None

    @property
    def running(self) -> bool:
        """Whether something is being shown again."""
        return self._running

    @property
    def moment(self) -> tuple[View, TableContext] | None:
        """The view and the context before the move that is being shown; None without one."""
        return self._moment if self._running else None

    def begin(self, changes: Sequence[Change[View]], looks: int = 0) -> None:
        """Show moves; what they led to stays for `looks` milliseconds."""
        self._running = True
        self._show(changes, looks)

    def break_off(self) -> None:
        """Show no more of it; whoever asks for this shows the table as it is."""
        self._running = False

    def _show(self, changes: Sequence[Change[View]], looks: int) -> None:
        if not self._running:
            return
        if changes:
            self._play(changes[0], lambda: self._show(changes[1:], looks))
        elif looks:
            self.demonstrated.emit()
            later(self, lambda: self._show((), 0), looks)
        else:
            self._running = False
            self.over.emit()

    def _play(self, change: Change[View], then: Callable[[], None]) -> None:
        showing = replace(self._context(), stage=Stage.SHOWING)
        earlier = [shown for shown in showing.history if shown.number < change.shown.number]
        self._moment = change.before, replace(showing, history=earlier)
        self._table.show_view(*self._moment)
        self.turned.emit()
        showing = replace(showing, history=(*earlier, change.shown))
        self._table.play(change, showing, self._pace.speed or 1.0, then)
