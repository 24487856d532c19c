"""A table without a page, as one seat or a spectator sees it, for reading or painting."""

from __future__ import annotations

from PySide6.QtCore import QSize

from stockgames.engine.match import Match
from stockgames.presentation.context import TableContext
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.context import ThemeContext


def still_table(match: Match, context: TableContext, look: ThemeContext, size: QSize) -> AnyTable:
    """Return a table of this size that shows a match in its context.

    The caller must release its widget. A Qt application must exist.
    """
    table = create_table(match.game.meta.id, look)
    table.widget().resize(size)
    table.arrange(size, len(match.seats))
    table.show_view(match.view(context.viewer), context)
    return table
