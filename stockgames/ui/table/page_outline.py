"""What can be read at a table page as it shows now, for whoever does not see it."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.outline import Node
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.table.reading import reading
from stockgames.ui.table.shown_log import ShownLog


class PageOutline:
    """The outline of a whole page: made from what its parts show, so that it never tells more."""

    def __init__(self, parts: TableParts, presenter: Presenter, log: ShownLog) -> None:
        self._parts = parts
        self._presenter = presenter
        self.log = log

    @property
    def covered(self) -> bool:
        """Whether another page covers the table, so that nothing of it may be told."""
        return self._presenter.covered

    def board(self) -> Sequence[Node]:
        """Return what the board shows."""
        return () if self.covered else self._parts.game_table.outline()

    def nodes(self) -> tuple[Node, ...]:
        """Return everything that can be read; nothing while another page covers the table."""
        if self.covered:
            return ()
        parts = self._parts
        spots = parts.board.offered if isinstance(parts.board, GraphicsBoard) else ()
        panel, entries = parts.action_panel.panel, self.log.entries()
        rest = reading(self.board(), parts.bar.status, panel, spots, entries[::-1], parts.bar.aim)
        return (*parts.told_first(), *rest)
