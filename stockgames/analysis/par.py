"""The par of a deal: what shrewd bots make of a seat, in the middle of several playings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median_low
from typing import Final

from stockgames.analysis.analysis_job import USUAL, Effort, Finding
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId

LEVEL: Final = "able"
"""The level of the bots at a table that has a par."""
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


class Par:
    """The playings of a deal for the only person at its table; see `AnalysisJob`."""

    id: Final = "par"
    method: Final = 1

    def pieces(
        self, match: Match, seats: Collection[SeatId], effort: Effort = USUAL
    ) -> Sequence[Playing]:
        meta, deal = match.game.meta, match.deal_number.replace("-", "")
        levels = [info.level for info in match.seats if not info.is_human]
        if levels != [LEVEL] * (meta.usual_seats - 1):
            return ()
        bare = tuple(SeatInfo(name=info.name, player=info.player) for info in match.seats)
        own = [seat for seat in seats if match.seats[seat].is_human]
        return [
            Playing(meta.id, bare, deal, seat, number) for seat in own for number in range(PLAYINGS)
        ]


def par(found: Iterable[Finding]) -> int | None:
    """Return the par, given the findings of all playings; None if any is missing."""
    scores = [each["score"] for each in found if type(each.get("score")) is int]
    return median_low(scores) if len(scores) == PLAYINGS else None
