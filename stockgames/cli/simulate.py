"""`stockgames simulate`: bots play a series of games, each kept as a record."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from stockgames.cli import wanted
from stockgames.cli.jobs import processes, spread, with_bar
from stockgames.cli.lines import UsageError, counted
from stockgames.cli.play import Plan, play_record
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError


def simulate(arguments: argparse.Namespace) -> int:
    """Play the games asked for and write their records; raise UsageError."""
    try:
        plan = make_plan(arguments)
    except StockGamesError as error:
        raise UsageError(str(error)) from None
    out = Path(arguments.out)
    try:
        out.mkdir(parents=True, exist_ok=True)
        write_records(plan, arguments.games, out, arguments.jobs)
    except OSError as error:
        raise UsageError(f"cannot write to {out}: {error.strerror or error}") from None
    return 0


def make_plan(arguments: argparse.Namespace) -> Plan:
    """Return what the command line asks for; raise UsageError or StockGamesError."""
    meta = registry.meta(arguments.game)
    players = wanted.players(arguments.players)
    seats = arguments.seats
    if seats is None:
        seats = len(players) if len(players) > 1 else meta.usual_seats
    wanted.check_seats(meta, seats)
    if len(players) not in (1, seats):
        who, where = counted(len(players), "bot"), counted(seats, "seat")
        raise UsageError(f"--players: {who} for {where}; name one for all, or one for each")
    seed = wanted.seed(arguments.seed)
    return Plan(
        game_id=meta.id,
        levels=tuple((players * seats)[:seats]),
        seed=seed,
        wishes=wanted.wishes(meta.id, arguments.option, seed),
        until=arguments.until,
        iterations=arguments.iterations,
    )


def write_records(plan: Plan, games: int, out: Path, jobs: int) -> None:
    """Play the plan's first games, in so many processes, and write one file for each."""
    numbers = range(1, games + 1)
    records = spread(partial(_play, plan), numbers, processes(min(jobs, games)))
    for number, text in with_bar(records, games):
        (out / plan.file_name(number)).write_text(text, encoding="utf-8", newline="\n")


def _play(plan: Plan, number: int) -> tuple[int, str]:
    return number, play_record(plan, number).to_json()
