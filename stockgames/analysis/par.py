"""The par of a deal: what shrewd bots make of a seat, in the middle of several playings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from statistics import median_low
from typing import Any, Final

from stockgames.analysis.analysis_job import USUAL, Finding
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId

INQUIRY: Final = "par"
VERSION: Final = "1"
"""Changes with what is played."""
PLAYINGS: Final = 5


@dataclass(frozen=True, slots=True)
class Playing:
    """One playing of a deal by bots, a shrewd one in this seat; deterministic."""

    game_id: str
    seats: tuple[SeatInfo, ...]
    deal: str
    seat: SeatId
    number: int

    def examine(self) -> Finding:
        """Return the seat's score."""
        game = registry.load(self.game_id)
        match = Match.deal(game, self.seats, {}, self.deal, seed_is_public=True)
        players = [
            make_player(
                "shrewd" if seat == self.seat else info.level,
                game,
                Random(f"{self.deal}/{self.number}/{seat}"),
            )
            for seat, info in enumerate(self.seats)
        ]
        match.play(lambda seat: players[seat].choose(match.view(seat), Budget(USUAL.thought)))
        return {"score": match.result().scores[self.seat]}


def par(found: Iterable[Mapping[str, Any]]) -> int | None:
    """Return the par, given the findings of all playings; None if any is missing."""
    scores = [each["score"] for each in found if type(each.get("score")) is int]
    return median_low(scores) if len(scores) == PLAYINGS else None
