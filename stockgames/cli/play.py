"""Games between bots. Without a clock, the same seed gives the same game everywhere."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import repeat
from random import Random
from typing import Any, Final

from stockgames.bots.levels import make_player, recorded
from stockgames.bots.player import DEFAULT_ITERATIONS, ENDLESS, Budget, Closeable
from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import Record, SeatInfo
from stockgames.storage.files import file_name

NAMES: Final = (
    "Ada",
    "Baron",
    "Clara",
    "Dorian",
    "Edda",
    "Felix",
    "Greta",
    "Hugo",
    "Ines",
    "Jasper",
)
"""The names of seats 0, 1, 2 … in simulated games' records."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A series of games to play; plain values, so that it can be sent to other processes."""

    game_id: str
    levels: tuple[str, ...]
    """The bot on each seat, `LEVEL`, `LEVEL/CHARACTER` or `exec:COMMAND`."""
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    until: int | None = None
    """Stops a game after this many moves; None plays to the end."""
    iterations: int = DEFAULT_ITERATIONS
    """The number of samples per decision of a searching bot."""
    seconds: float | None = None
    """The thinking time per decision instead; games are then not reproducible."""

    deal: str = ""
    """The seed of a deal number, for one game; empty for games from `seed`."""
    first: int | None = None
    """The starting seat; None draws it (N11, P2)."""

    def file_name(self, number: int) -> str:
        """Return the file name of the record of game `number`, counted from 1."""
        return file_name(f"{self.game_id}-{self.seed}-{number:04d}", "json")

    def budget(self) -> Budget:
        """Return a bot's budget for the decision that starts now."""
        if self.seconds is None:
            return Budget(self.iterations)
        begin, seconds = time.monotonic(), self.seconds
        return Budget(
            ENDLESS,
            expired=lambda: time.monotonic() >= begin + seconds,
            half=lambda: time.monotonic() >= begin + seconds / 2,
        )


def play_match(plan: Plan, number: int, minds: Sequence[AnyGame] = ()) -> Match:
    """Play game `number` of a plan; the deal and every bot have their own random streams.

    `minds` is the game as each seat's bot knows it, if their weights differ.
    """
    game = registry.load(plan.game_id)
    seed = plan.deal or f"{plan.seed}/{number}"
    seats = [
        SeatInfo(name=name, **recorded(level))
        for name, level in zip(NAMES, plan.levels, strict=False)
    ]
    match = Match.deal(game, seats, dict(plan.options), seed, first=plan.first)
    players = [
        make_player(level, mind, Random(f"{seed}/bot/{seat}"))
        for seat, (level, mind) in enumerate(zip(plan.levels, minds or repeat(game), strict=False))
    ]
    with ExitStack() as leaving:
        for player in players:
            if isinstance(player, Closeable):
                leaving.callback(player.close)
        match.play(lambda s: players[s].choose(match.view(s), plan.budget()), plan.until)
    return match


def play_record(plan: Plan, number: int) -> Record:
    """Return the record of game `number` of a plan."""
    return play_match(plan, number).record()
