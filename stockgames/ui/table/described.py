"""A table in words without a page: as one seat, or a bystander, sees it."""

from __future__ import annotations

from PySide6.QtCore import QSize

from stockgames.controllers.screen import Screen
from stockgames.controllers.table import Handover, Stage
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import ShowsEnd
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.log_entries import log_entries
from stockgames.ui.table.outline import HasOutline, as_text
from stockgames.ui.table.reading import reading
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.table.tables import create_table

_SIZE = QSize(1920, 1080)


def described(match: Match, seat: SeatId | None) -> str:
    """Return the table of a match in words, as a seat or a bystander sees it.

    A Qt application must exist.
    """
    view, context = match.view(seat), _context(match, seat)
    table = create_table(match.game.meta.id, Look())
    board = table.widget()
    board.resize(_SIZE)
    table.arrange(_SIZE, len(match.seats))
    table.show_view(view, context)
    if isinstance(table, ShowsEnd):
        table.press("End")
    nodes = reading(
        table.outline() if isinstance(table, HasOutline) else (),
        table.words.status(view, context),
        table.panel(),
        board.offered if isinstance(board, GraphicsBoard) else (),
        log_entries(table.words, context, match.seal)[::-1],
    )
    board.deleteLater()
    return as_text(nodes)


def _context(match: Match, seat: SeatId | None) -> TableContext:
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
