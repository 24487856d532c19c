"""Paints in idle time what a table will show later.

Cards, chips and faces are painted once for each size and then cached (`theme.pixmap_cache`).
Painting them takes longer than the rest of a position, and would cause a visible delay.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject
from shiboken6 import isValid

from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import MakeTable
from stockgames.ui.table.idle_work import IdleWork
from stockgames.ui.table.items import TableItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.pixmap_cache import nowhere

Positions: TypeAlias = Callable[[], Iterator[tuple[View, TableContext]]]
"""Returns positions that may be shown next, the likeliest first."""


class PaintAhead(QObject):
    """Shows positions on a second, hidden table, a little at a time when the window is idle.

    It starts by itself, and again when the theme or size changes; it stops if its board is hidden.
    """

    def __init__(
        self,
        board: GraphicsBoard,
        look: ThemeContext,
        make_table: MakeTable,
        positions: Positions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board, self._look = board, look
        self._make_table, self._positions = make_table, positions
        self._idle_work = IdleWork(self._has_to_wait, self)
        self.work, self.finish = self._idle_work.work, self._idle_work.finish
        look.changed.connect(self.begin)
        self._start()

    @property
    def is_over(self) -> bool:
        """Return whether everything has been painted."""
        return self._idle_work.is_over

    def is_busy(self) -> bool:
        """Return whether something moves on the board, so that painting has to wait."""
        return False

    def begin(self) -> None:
        """Restart with the first position, after a while without activity."""
        self._stop()
        self._start()

    def _start(self) -> None:
        self._jobs = self._painted()
        self._idle_work.begin(self._jobs, lambda: self._jobs)

    def _has_to_wait(self) -> bool:
        if not self._board.isVisible():
            self._stop()
        return self.is_over or self.is_busy()

    def _stop(self) -> None:
        self._idle_work.stop()
        self._jobs.close()

    def _painted(self) -> Generator[Callable[[], None], None, None]:
        """Yield jobs that paint item by item on a table of the same size, owned by the page."""
        board, look = self._board, self._look.copy()
        table = self._make_table(look)
        unseen = table.widget()
        unseen.hide()
        unseen.setParent(board.parentWidget())
        table.setParent(unseen)
        look.setParent(unseen)
        try:
            unseen.setTransform(board.transform())
            yield partial(unseen.resized.emit, board.scene_size())
            for view, context in self._positions():
                yield partial(table.show_view, view, context)
                for item in unseen.scene().items():
                    if isinstance(item, TableItem) and item.isVisible():
                        yield partial(_paint_nowhere, item, unseen)
        finally:
            if isValid(unseen):  # or it was deleted with the page
                unseen.deleteLater()


def _paint_nowhere(item: TableItem, board: GraphicsBoard) -> None:
    """Paint an item as on the board but without a target, only to fill the pixmap cache."""
    with nowhere(board.devicePixelRatioF()) as painter:
        painter.setWorldTransform(item.deviceTransform(board.viewportTransform()))
        item.draw(painter)
        item.draw_over(painter)
