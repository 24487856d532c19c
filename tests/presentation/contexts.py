"""What a table in words must know beside the view, for a match of any game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.presentation.context import TableContext
from stockgames.presentation.table_state import headless_context


def context(
    match: Match, viewer: SeatId | None = 0, stage: Stage = Stage.ASKING, **other: Any
) -> TableContext:
    """Return the context of the present position, with all moves, and people in all seats unless
    ``other`` fields say otherwise.
    """
    given = {
        "seat": match.actors[0] if match.actors else None,
        "humans": tuple(range(len(match.seats))),
        **other,
    }
    return replace(headless_context(match, viewer), stage=stage, **given)
