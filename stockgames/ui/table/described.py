"""A table in words without a page: as one seat, or a bystander, sees it."""

from __future__ import annotations

from PySide6.QtCore import QSize

from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import ShowsEnd
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.log_entries import WordedMoves, log_entries
from stockgames.ui.table.outline import as_text
from stockgames.ui.table.reading import reading
from stockgames.ui.table.still import still_context, still_table
from stockgames.ui.table.title_words import status_of

_SIZE = QSize(1920, 1080)


def described(match: Match, seat: SeatId | None) -> str:
    """Return the table of a match in words, as a seat or a bystander sees it.

    A Qt application must exist.
    """
    view, context = match.view(seat), still_context(match, seat)
    table = still_table(match, context, Look(), _SIZE)
    board = table.widget()
    if isinstance(table, ShowsEnd):
        table.press("End")
    nodes = reading(
        table.outline(),
        status_of(table, view, context),
        table.panel(),
        board.offered if isinstance(board, GraphicsBoard) else (),
        log_entries(WordedMoves(table.words), context, begins=bool(match.seal))[::-1],
    )
    board.deleteLater()
    return as_text(nodes)
