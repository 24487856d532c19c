"""A table without a page, as one seat or a spectator sees it, for reading or painting."""

from __future__ import annotations

from PySide6.QtCore import QSize

from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import status_of
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.outline import as_text, reading
from stockgames.ui.table.accessibility import spot_nodes
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
    table.show_view(match.view(context.eyes), context)
    return table


def still_context(match: Match, seat: SeatId | None) -> TableContext:
    """Return the context of a table with nobody else at the screen."""
    screen = Screen(match, Handover.TRUSTING)
    screen.eyes = seat
    stage = Stage.THINKING if match.actors else Stage.OVER
    return TableContext(
        seats=match.seats,
        stage=Stage.ASKING if seat is not None and seat in match.actors else stage,
        seat=seat if seat in match.actors else None,
        eyes=seat,
        front=seat or 0,
        humans=() if seat is None else (seat,),
        options=match.options,
        history=screen.shown(0),
    )


_SIZE = QSize(1920, 1080)


def described(match: Match, seat: SeatId | None) -> str:
    """Return the table of a match as text, as a seat or a spectator sees it.

    A Qt application must exist.
    """
    view, context = match.view(seat), still_context(match, seat)
    table = still_table(match, context, ThemeContext(), _SIZE)
    board = table.widget()
    if table.shows_end:
        table.press("End")
    nodes = reading(
        table.outline(),
        status_of(table.words, view, context, end_told=table.end_told),
        table.panel(),
        spot_nodes(board.offered),
        log_entries(WordedMoves(table.words), context, begins=bool(match.seal))[::-1],
    )
    board.deleteLater()
    return as_text(nodes)
