"""`stockgames simulate`: bots play a series of games, each kept as a record."""

from __future__ import annotations

import argparse
import json
import re
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from stockgames.bots.levels import level
from stockgames.cli.lines import UsageError
from stockgames.cli.play import Plan, play_record
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError

_SEED = re.compile(r"[A-Za-z0-9_-]{1,40}")
_NUMBERS = re.compile(r"-?\d+(,-?\d+)+")


def simulate(arguments: argparse.Namespace) -> int:
    """Play the games asked for and write their records; raise UsageError."""
    try:
        plan = make_plan(arguments)
        registry.load(plan.game_id).settle(plan.wishes, Random(plan.seed))
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
    players = arguments.players.split(",")
    seats = arguments.seats
    if seats is None:
        seats = len(players) if len(players) > 1 else meta.usual_seats
    if seats not in meta.seats:
        few, many = meta.seats[0], meta.seats[-1]
        can = str(few) if few == many else f"{few} to {many}"
        raise UsageError(f"{meta.title} is played with {can} seats, not {seats}")
    if len(players) not in (1, seats):
        raise UsageError(f"--players names {len(players)} bots for {seats} seats; name one or all")
    if not _SEED.fullmatch(arguments.seed):
        raise UsageError("--seed: 1 to 40 letters, digits, - and _ (it becomes part of file names)")
    return Plan(
        game_id=meta.id,
        levels=tuple(level(name).id for name in (players * seats)[:seats]),
        seed=arguments.seed,
        wishes=dict(_wish(text) for text in arguments.option),
        until=arguments.until,
        iterations=arguments.iterations,
    )


def _wish(text: str) -> tuple[str, Any]:
    """Return key and value of `KEY=VALUE`; the value is JSON, numbers with commas, or a word."""
    key, sign, value = text.partition("=")
    if not (key and sign):
        raise UsageError(f"--option {text}: write KEY=VALUE")
    if _NUMBERS.fullmatch(value):
        value = f"[{value}]"
    try:
        return key, json.loads(value)
    except (ValueError, RecursionError):
        return key, value


def write_records(plan: Plan, games: int, out: Path, jobs: int) -> None:
    """Play the plan's first games, in so many processes, and write one file for each."""
    numbers = range(1, games + 1)
    texts: Iterable[str]
    with _pool(min(jobs, games)) as spread:
        texts = spread(partial(_play, plan), numbers)
        for number, text in zip(numbers, _with_bar(texts, games), strict=True):
            (out / plan.file_name(number)).write_text(text, encoding="utf-8", newline="\n")


def _play(plan: Plan, number: int) -> str:
    return play_record(plan, number).to_json()


@contextmanager
def _pool(jobs: int) -> Iterator[Any]:
    """Lend a `map` that keeps the order, over processes where there is more than one job."""
    if jobs < 2:
        yield map
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    executor = ProcessPoolExecutor(
        jobs,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),  # end at once and quietly, as the command does
    )
    try:
        yield executor.map
    except BrokenProcessPool:
        raise UsageError("a process that played games has died") from None
    finally:
        executor.shutdown(cancel_futures=True)


def _with_bar(texts: Iterable[str], total: int) -> Iterable[str]:
    """Show progress on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        return texts
    from tqdm import tqdm  # type: ignore[import-untyped]

    bar: Iterable[str] = tqdm(texts, total=total, unit="game", leave=False)
    return bar
