"""The par of a deal: what a shrewd bot makes of a seat, in the middle of several playings."""

from __future__ import annotations

from random import Random
from statistics import median_low
from typing import Final

from stockgames.analysis.analysis_job import USUAL
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId

_PLAYINGS: Final = 5


def par(match: Match, seat: SeatId) -> int:
    """Return the par of a finished game's deal for this seat; every machine finds the same."""
    return median_low(_played(match, seat, number) for number in range(_PLAYINGS))


def _played(match: Match, own: SeatId, number: int) -> int:
    again = match.dealt_again()
    players = [
        make_player(
            "shrewd" if seat == own else info.level,
            match.game,
            Random(f"{match.deal_number}/{number}/{seat}"),
        )
        for seat, info in enumerate(match.seats)
    ]
    again.play(lambda seat: players[seat].choose(again.view(seat), Budget(USUAL.thought)))
    return again.result().scores[own]
