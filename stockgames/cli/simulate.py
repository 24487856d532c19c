"""`stockgames simulate`: bots play a series of games, each saved as a record."""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path

from stockgames.cli import wanted
from stockgames.cli.jobs import processes, spread, with_bar
from stockgames.cli.lines import UsageError, counted
from stockgames.cli.play import Plan, play_record
from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.engine.errors import StockGamesError
from stockgames.storage.files import check_target, make_folder, write_whole


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
    players = wanted.players(arguments.players)
    seats = arguments.seats
    if seats is None:
        seats = len(players) if len(players) > 1 else meta.usual_seats
    wanted.check_seats(meta, seats)
    if len(players) not in (1, seats):
        who, where = counted(len(players), "bot"), counted(seats, "seat")
        raise UsageError(f"--players: {who} for {where}; name one for all, or one for each")
    if arguments.deal is not None and arguments.games != 1:
        raise UsageError("--deal: a deal number deals one game, so --games must be 1")
    deal = "" if arguments.deal is None else read_number(arguments.deal)
    seed = wanted.seed(deal or arguments.seed)
    return Plan(
        game_id=meta.id,
        levels=tuple((players * seats)[:seats]),
        seed=seed,
        options=wanted.options(meta.id, arguments.option, seed),
        until=arguments.until,
        iterations=arguments.iterations,
        deal=deal,
        first=wanted.first(meta, seats, arguments.first),
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
