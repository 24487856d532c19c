"""A whole table as text: what a screen reader reads in the app, without the app."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId, View
from stockgames.presentation import generic
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, status_of
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.outline import Reading, as_text, reading


def still_context(match: Match, seat: SeatId | None, screen: Screen | None = None) -> TableContext:
    """Return the context of a table with nobody else at the screen; a `screen` that is given is one
    at which the seat looks.
    """
    if screen is None:
        screen = Screen(match, Handover.TRUSTING)
        screen.viewer = seat
    stage = Stage.THINKING if match.actors else Stage.OVER
    return TableContext(
        seats=match.seats,
        stage=Stage.ASKING if seat is not None and seat in match.actors else stage,
        seat=seat if seat in match.actors else None,
        viewer=seat,
        front=seat or 0,
        humans=() if seat is None else (seat,),
        options=match.options,
        history=screen.shown(0),
        is_study=match.is_study,
    )


def described(match: Match, seat: SeatId | None) -> str:
    """Return the table of a match in words, as a seat or a spectator sees it."""
    view, context = match.view(seat), still_context(match, seat)
    words, board, panel, targets = _read(match.game.meta.id, view, context)
    entries = log_entries(WordedMoves(words), context, begins=bool(match.seal))
    status = status_of(words, view, context, end_shown=True)
    return as_text(reading(board, status, panel, targets, entries[::-1]))


def words_of(match: Match) -> AnyWords:
    """Return the words of a match's game."""
    view, context = match.view(None), still_context(match, None)
    words, *_ = _read(match.game.meta.id, view, context)
    return words


def _read(game_id: str, view: View, context: TableContext) -> Reading:
    """Return a game's table in words, with what can be chosen if the context asks for it; games
    without words of their own are read from code.
    """
    package = registry.plugin(game_id).words
    if not package:
        return generic.read(view, context)
    with registry.blaming(game_id):
        own: Any = import_module(f"{package}.outline")
        choosing = own.ActionBuilder()
        own.renew(choosing, view, context)
        found: Reading = own.reading_of(choosing, context)
        return found
