"""`stockgames simulate`, and games between bots for other commands.

Without a clock, the same seed gives the same game everywhere.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from stockgames.bots.exec_bot import ExecBot
from stockgames.bots.levels import make_player, recorded
from stockgames.bots.player import DEFAULT_ITERATIONS, ENDLESS, Budget
from stockgames.cli.jobs import processes, spread, with_bar
from stockgames.cli.lines import UsageError, counted
from stockgames.cli.options import (
    check_seats,
    check_seed,
    parse_first,
    parse_options,
    parse_players,
)
from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.engine.errors import StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.record import Record, SeatInfo
from stockgames.storage.files import check_target, file_name, make_folder, write_whole

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


def play_match(plan: Plan, number: int) -> Match:
    """Play game `number` of a plan; the deal and every bot have their own random streams."""
    game = registry.load(plan.game_id)
    seed = plan.deal or f"{plan.seed}/{number}"
    seats = [
        SeatInfo(name=name, **recorded(level))
        for name, level in zip(NAMES, plan.levels, strict=False)
    ]
    match = Match.deal(game, seats, dict(plan.options), seed, first=plan.first)
    players = [
        make_player(level, game, Random(f"{seed}/bot/{seat}"))
        for seat, level in enumerate(plan.levels)
    ]
    with ExitStack() as leaving:
        for player in players:
            if isinstance(player, ExecBot):
                leaving.callback(player.close)
        match.play(lambda s: players[s].choose(match.view(s), plan.budget()), plan.until)
    return match


def play_record(plan: Plan, number: int) -> Record:
    """Return the record of game `number` of a plan."""
    return play_match(plan, number).record()


def simulate(arguments: argparse.Namespace) -> int:
    """Play the requested games and write their records. Raises UsageError."""
    try:
        plan = make_plan(arguments)
    except StockGamesError as error:
        raise UsageError(str(error)) from None
    out = Path(arguments.out)
    try:
        make_folder(out)
        if not arguments.force:
            _check_free(plan, arguments.games, out)
        for name in map(plan.file_name, range(1, arguments.games + 1)):
            if os.path.lexists(out / name) or name == plan.file_name(1):
                check_target(out / name)
        write_records(plan, arguments.games, out, arguments.jobs, replaces=arguments.force)
    except OSError as error:
        raise UsageError(f"cannot write to {out}: {error.strerror or error}") from None
    return 0


def make_plan(arguments: argparse.Namespace) -> Plan:
    """Return the plan of a command line. Raises UsageError or StockGamesError."""
    meta = registry.meta(arguments.game)
    players = parse_players(arguments.players)
    seats = arguments.seats
    if seats is None:
        seats = len(players) if len(players) > 1 else meta.usual_seats
    check_seats(meta, seats)
    if len(players) not in (1, seats):
        who, where = counted(len(players), "bot"), counted(seats, "seat")
        raise UsageError(f"--players: {who} for {where}; name one for all, or one for each")
    if arguments.deal is not None and arguments.games != 1:
        raise UsageError("--deal: a deal number deals one game, so --games must be 1")
    deal = "" if arguments.deal is None else read_number(arguments.deal)
    seed = check_seed(deal or arguments.seed)
    return Plan(
        game_id=meta.id,
        levels=tuple((players * seats)[:seats]),
        seed=seed,
        options=parse_options(meta.id, arguments.option, seed),
        until=arguments.until,
        iterations=arguments.iterations,
        deal=deal,
        first=parse_first(meta, seats, arguments.first),
    )


def _check_free(plan: Plan, games: int, out: Path) -> None:
    """Raise UsageError, before anything is played, if a record would be overwritten."""
    there = [
        name for name in map(plan.file_name, range(1, games + 1)) if os.path.lexists(out / name)
    ]
    if there:
        more = f" and {counted(len(there) - 1, 'more record')}" if len(there) > 1 else ""
        is_there = "are there" if more else "is there"
        raise UsageError(f"{out / there[0]}{more} {is_there} already; --force overwrites them")


def write_records(plan: Plan, games: int, out: Path, jobs: int, *, replaces: bool) -> None:
    """Play the plan's first ``games`` games in ``jobs`` processes, and write a file for each."""
    numbers = range(1, games + 1)
    records = spread(partial(_play, plan), numbers, processes(min(jobs, games)))
    for number, text in with_bar(records, games):
        write_whole(out / plan.file_name(number), text.encode(), replaces=replaces)


def _play(plan: Plan, number: int) -> tuple[int, str]:
    return number, play_record(plan, number).to_json()
