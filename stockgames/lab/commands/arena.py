"""`lab arena`: a tournament among bots, and a table of their strength."""

from __future__ import annotations

import argparse
import json
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from stockgames.cli.jobs import ExecutorPool, processes, spread, with_bar
from stockgames.cli.lines import UsageError, counted
from stockgames.cli.options import check_seats, check_seed, parse_options, parse_players
from stockgames.cli.simulate import Plan, play_match
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.lab.integrations.cluster import cluster
from stockgames.lab.strength.arena import Fixture, Outcome, Standing, fixtures, standings
from stockgames.storage.files import check_target, write_whole

FORMAT: Final = "stockgames-arena"
VERSION: Final = 1
ALONE: Final = "One bot alone says nothing about strength; name two or more with --players."


def arena(arguments: argparse.Namespace) -> int:
    """Play a tournament and print its table; raise UsageError.

    If it ends early, the games played until then are printed and written.
    """
    try:
        plan, games = make_plan(arguments)
    except StockGamesError as error:
        raise UsageError(str(error)) from None
    pool = _pool(arguments, len(games))
    file = None if arguments.json is None else _writable(arguments.json)
    outcomes: list[Outcome] = []
    try:
        with closing(with_bar(play(plan, games, pool), len(games))) as played:
            for outcome in played:
                outcomes.append(outcome)
    finally:
        if outcomes:
            _report(plan, outcomes, len(games), file)
    return 0


def _pool(arguments: argparse.Namespace, games: int) -> ExecutorPool | None:
    if arguments.scheduler is None:
        return processes(min(arguments.jobs, games))
    if arguments.jobs > 1:
        raise UsageError("--jobs is for this machine alone; a cluster has the workers it has")
    return cluster(arguments.scheduler)


def make_plan(arguments: argparse.Namespace) -> tuple[Plan, list[Fixture]]:
    """Return the tournament from the command line; raise UsageError or StockGamesError."""
    meta = registry.meta(arguments.game)
    players = parse_players(arguments.players)
    seats = arguments.seats
    if seats is None:
        seats = min(len(players), meta.seats[-1])
    check_seats(meta, seats)
    if len(players) < seats:
        who, where = counted(len(players), "bot"), counted(seats, "seat")
        raise UsageError(f"--players: {who} for {where}; name at least one for each")
    seed = check_seed(arguments.seed)
    plan = Plan(
        game_id=meta.id,
        levels=(),
        seed=seed,
        options=parse_options(meta.id, arguments.option, seed),
        iterations=arguments.iterations,
        seconds=arguments.seconds,
    )
    return plan, fixtures(players, seats, arguments.games)


def play(
    plan: Plan, games: Sequence[Fixture], pool: ExecutorPool | None = None
) -> Generator[Outcome, None, None]:
    """Yield the outcome of each game as it ends; `plan` holds the common conditions.

    Raise UsageError at the end if some could not be played.
    """
    return spread(partial(_play, plan), games, pool)


def _play(plan: Plan, fixture: Fixture) -> Outcome:
    match = play_match(replace(plan, levels=fixture.players), fixture.deal)
    result = match.result()
    return Outcome(fixture, result.ranks, result.scores)


def _report(plan: Plan, outcomes: list[Outcome], asked: int, file: Path | None) -> None:
    outcomes.sort(key=lambda outcome: outcome.fixture.number)
    table = standings(outcomes)
    print("\n".join(lines(plan, outcomes, table, asked)))
    if file is not None:
        _write(file, as_json(plan, outcomes, table, asked))


def lines(
    plan: Plan, outcomes: Sequence[Outcome], table: Sequence[Standing], asked: int
) -> list[str]:
    """Return the table as lines for a terminal."""
    seats = len(outcomes[0].fixture.players)
    title = registry.meta(plan.game_id).title
    wide = max(12, *(len(standing.player) + 2 for standing in table))
    played = "" if len(outcomes) == asked else f"{len(outcomes)} of "
    games = f"{played}{counted(asked, 'game')}"
    heads = ("games", 6), ("won", 9), ("95%", 15), ("fair", 9), ("rating", 8), ("score", 10)
    return [
        f"{title}, {counted(seats, 'seat')}, {games}, seed {plan.seed}, {_thinking(plan)}",
        "",
        "".join([f"{'player':<{wide}}", *[f"{head:>{room}}" for head, room in heads]]),
        *[_line(standing, wide) for standing in table],
        *([] if len(table) > 1 else ["", ALONE]),
    ]


def _thinking(plan: Plan) -> str:
    if plan.seconds is None:
        return f"{plan.iterations} imagined games a decision"
    return f"{plan.seconds:g} s a decision"


def _line(s: Standing, wide: int) -> str:
    sure = f"{s.low:.1%} – {s.high:.1%}"
    return (
        f"{s.player:<{wide}}{s.games:>6}{s.share:>9.1%}{sure:>15}{s.fair:>9.1%}"
        f"{s.rating:>8.0f}{s.score:>10.1f}"
    )


def as_json(
    plan: Plan, outcomes: Sequence[Outcome], table: Sequence[Standing], asked: int
) -> dict[str, Any]:
    """Return the tournament as JSON: conditions, standings and every game played."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": plan.game_id,
        "options": dict(plan.options),
        "seed": plan.seed,
        "iterations": plan.iterations if plan.seconds is None else None,
        "seconds": plan.seconds,
        "asked": asked,
        "standings": [asdict(standing) for standing in table],
        "games": [
            {
                "number": outcome.fixture.number,
                "deal": outcome.fixture.deal,
                "players": list(outcome.fixture.players),
                "ranks": list(outcome.ranks),
                "scores": list(outcome.scores),
            }
            for outcome in outcomes
        ],
    }


def _writable(name: str) -> Path:
    """Return a file, checked to be writable before hours of play; raise UsageError."""
    file = Path(name)
    try:
        check_target(file)
    except OSError as error:
        raise UsageError(f"cannot write to {file}: {error.strerror or error}") from None
    return file


def _write(file: Path, value: Any) -> None:
    text = json.dumps(value, indent=2) + "\n"
    try:
        write_whole(file, text.encode())
    except OSError as error:
        raise UsageError(f"cannot write to {file}: {error.strerror or error}") from None
