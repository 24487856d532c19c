"""How a game ended, in words that several games share."""

from __future__ import annotations

from stockgames.engine.game import Result
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import listed
from stockgames.ui.table.table_context import TableContext


def headline(result: Result, context: TableContext) -> str:
    """Return who won, alone or together."""
    winners = [seat for seat, place in enumerate(result.ranks) if place == 1]
    if winners == [context.own]:
        return say("table-you-win")
    if len(winners) == 1:
        return say("table-wins", name=context.names[winners[0]])
    return say(
        "table-share-the-first-place", names=listed([context.names[seat] for seat in winners])
    )
