"""What stands over a table: how far the game is, and what is asked while nobody may choose."""

from __future__ import annotations

from stockgames.controllers.stages import Stage
from stockgames.engine.game import View
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import AnyTable, ShowsEnd
from stockgames.ui.table.table_context import TableContext


def resting_title(context: TableContext) -> str:
    """Return the caption of a table that asks nobody at the screen; empty while it asks."""
    if context.stage is Stage.OVER:
        return say("table-the-game-is-over")
    if not context.asks or context.seat is None:
        return say("table-at-the-table")
    return ""


def status_of(table: AnyTable, view: View, context: TableContext) -> str:
    """Return how far a table's game is; that it is over once the table has told its end."""
    status: str = table.words.status(view, context)
    told = not isinstance(table, ShowsEnd) or table.end_told
    if context.stage is Stage.OVER and told:
        return say("table-the-bell-has-rung", status=status)
    return status
