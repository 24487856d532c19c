"""Paints, while nothing else is to be done, what a table will have to show later.

Cards, chips and faces are painted once for each size and then kept (`kit.baking`). To paint them
takes longer than all the rest of a position, and would be felt when it is shown first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPainter, QPixmap

from stockgames.engine.game import View
from stockgames.engine.steps import Steps
from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.table_context import TableContext

Positions: TypeAlias = Callable[[], Iterator[tuple[View, TableContext]]]
"""Returns positions that may have to be shown, the likeliest first."""

_FIRST_MS: Final = 400
"""Milliseconds of peace for the page, before anything is painted ahead."""
_AT_A_TIME: Final = 0.006
"""Seconds of work, after which keys and mouse get their turn."""


class PaintAhead(QObject):
    """Shows positions on a second table that nobody sees, a little whenever the window is idle.

    It begins by itself, and anew when the look has changed; it stops where its board is hidden.
    """

    def __init__(
        self,
        board: GraphicsBoard,
        look: Look,
        make_table: Callable[[Look], AnyTable],
        positions: Positions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board, self._look = board, look
        self._make_table, self._positions = make_table, positions
        self._steps: Steps[None] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.work)
        look.changed.connect(self.begin)
        self.begin()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be painted."""
        return not self._timer.isActive()

    def is_busy(self) -> bool:
        """Tell whether something moves on the board, so that painting has to wait."""
        return False

    def begin(self) -> None:
        """Begin with the first position, after a while of peace."""
        self._stop()
        self._timer.start(_FIRST_MS)

    def finish(self) -> None:
        """Paint all that is left at once."""
        while not self.is_over:
            self._paint_some()

    def _stop(self) -> None:
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def work(self) -> None:
        """Paint for some milliseconds; the timer calls it."""
        if not self._board.isVisible():
            self._stop()
            return
        if self.is_busy():
            self._timer.setInterval(_FIRST_MS)
            return
        self._timer.setInterval(0)
        self._paint_some()

    def _paint_some(self) -> None:
        if self._steps is None:
            self._steps = self._painted()
        until = time.monotonic() + _AT_A_TIME
        while time.monotonic() < until:
            try:
                next(self._steps)
            except StopIteration:
                self._stop()
                return

    def _painted(self) -> Steps[None]:
        """Paint item by item on a table of the same size, which goes with the board's page."""
        board, look = self._board, Look()
        look.resemble(self._look)
        look.set_scale(self._look.scale)
        look.set_text_size(self._look.text_size)
        look.set_hand_order(self._look.hand_order)
        table = self._make_table(look)  # a look of its own: what nobody sees takes no frame's time
        unseen = table.widget()
        assert isinstance(unseen, GraphicsBoard)
        unseen.hide()
        unseen.setParent(board.parentWidget())
        table.setParent(unseen)
        look.setParent(unseen)
        try:
            unseen.setTransform(board.transform())
            unseen.resized.emit(board.scene_size())
            yield 0.0
            for view, context in self._positions():
                table.show_view(view, context)
                yield 0.0
                for item in unseen.scene().items():
                    if isinstance(item, TableItem) and item.isVisible():
                        _paint_nowhere(item, unseen)
                        yield 0.0
        finally:
            unseen.deleteLater()


def _paint_nowhere(item: TableItem, board: GraphicsBoard) -> None:
    """Let an item paint as on the board, but onto no pixel: what it has kept for that stays."""
    nothing = QPixmap(1, 1)
    nothing.setDevicePixelRatio(board.devicePixelRatioF())
    with QPainter(nothing) as painter:
        smooth(painter)
        painter.setClipRect(0, 0, 0, 0)
        painter.setWorldTransform(item.deviceTransform(board.viewportTransform()))
        item.draw(painter)
        item.draw_over(painter)
