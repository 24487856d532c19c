"""How a game ended, in words that several games share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.game import Result
from stockgames.ui.shell.words import listed
from stockgames.ui.table.game_table import TableContext


def headline(result: Result, context: TableContext) -> str:
    """Return who won, alone or together."""
    winners = [seat for seat, place in enumerate(result.ranks) if place == 1]
    if winners == [context.own]:
        return QCoreApplication.translate("Results", "You win")
    if len(winners) == 1:
        text = QCoreApplication.translate("Results", "{name} wins")
        return text.format(name=context.names[winners[0]])
    text = QCoreApplication.translate("Results", "{names} share the first place")
    return text.format(names=listed([context.names[seat] for seat in winners]))
