"""The par of a deal: what a shrewd bot makes of a seat, in the middle of several playings."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median_low
from typing import Final

from stockgames.analysis.analysis_job import USUAL, Finding
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine.match import Match
from stockgames.engine.record import Record
from stockgames.engine.state import SeatId
from stockgames.engine.verify import replay

_PLAYINGS: Final = 5
"""How often a deal is played to find its par."""


@dataclass(frozen=True, slots=True)
class DealToPlay:
    """A finished game of a known deal, to find its par in any process; see `WorkerPool`."""

    number: int
    """Its row in the library."""
    record: Record
    deal: str
    seat: SeatId

    def examine(self) -> Finding:
        return {"par": par(replay(self.record, self.deal), self.seat)}


def par(match: Match, seat: SeatId) -> int:
    """Return the par of a finished game's deal for this seat; every machine finds the same."""
    return median_low(_played(match, seat, number) for number in range(_PLAYINGS))


def _played(match: Match, own: SeatId, number: int) -> int:
    again = match.dealt_again()
    levels = ["shrewd" if seat == own else info.level for seat, info in enumerate(match.seats)]
    players = [
        make_player(level, match.game, Random(f"{match.deal_number}/{number}/{seat}"))
        for seat, level in enumerate(levels)
    ]
    again.play(lambda seat: players[seat].choose(again.view(seat), Budget(USUAL.thought)))
    return again.result().scores[own]
