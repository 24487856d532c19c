"""What stands over the choices while nobody at the screen has one."""

from __future__ import annotations

from stockgames.controllers.stages import Stage
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.table_context import TableContext


def resting_title(context: TableContext) -> str:
    """Return the caption of a table that asks nobody at the screen; empty while it asks."""
    if context.stage is Stage.OVER:
        return say("table-the-game-is-over")
    if not context.asks or context.seat is None:
        return say("table-at-the-table")
    return ""
