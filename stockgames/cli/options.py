"""Options that several commands share: how their values are parsed, and checked before any play."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from stockgames.bots.levels import check_player
from stockgames.cli.lines import UsageError
from stockgames.engine import registry
from stockgames.engine.errors import OptionError
from stockgames.engine.state import GameMeta
from stockgames.presentation.sentences.catalogue import languages

MOST_SECONDS: Final = 3600.0
"""More than an hour per decision is surely a typing error."""
_LANGUAGES: Final = tuple(languages())


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game argument."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(registry.game_ids())}")


def add_language(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the language option; `what` is its help text."""
    parser.add_argument(
        "--language", choices=_LANGUAGES, default="en", help=f"{what} (default: en)"
    )


def natural(text: str, least: int = 0) -> int:
    """Parse a whole number of at most nine digits. Raises `ArgumentTypeError` for anything else."""
    if text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text[:40]!r} is not a whole number from {least} to {999_999_999:,}"
    )


def count(text: str) -> int:
    """Parse a whole number from 1."""
    return natural(text, least=1)


def seconds(text: str) -> float:
    """Parse a time above 0 and below an hour, in seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < MOST_SECONDS:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not a number of seconds above 0 and below {MOST_SECONDS:g}"
        )
    return seconds


_SEED = re.compile(r"[A-Za-z0-9_-]{1,40}")
_NUMBERS = re.compile(r"-?\d+(,-?\d+)+")


def parse_players(text: str) -> list[str]:
    """Parse bots from `A,B,C`, each a level or `exec:COMMAND`. Raises StockGamesError."""
    return [check_player(name) for name in text.split(",")]


def check_seats(meta: GameMeta, seats: int) -> None:
    """Raise UsageError unless the game can be played with this many seats."""
    if seats not in meta.seats:
        few, many = meta.seats[0], meta.seats[-1]
        can = str(few) if few == many else f"{few} to {many}"
        raise UsageError(f"{meta.title} is played with {can} seats, not {seats}")


def parse_first(meta: GameMeta, seats: int, number: int | None) -> int | None:
    """Return the starting seat, None for a draw; `number` counts from 1. Raises UsageError."""
    if number is None:
        return None
    if not meta.has_starter:
        raise UsageError(f"--first: in {meta.title} nobody begins, all choose at once")
    if number > seats:
        raise UsageError(f"--first: there are {seats} seats")
    return number - 1


def check_seed(text: str) -> str:
    """Return a seed that is safe in a file name. Raises UsageError."""
    if not _SEED.fullmatch(text):
        raise UsageError("--seed: 1 to 40 letters, digits, - and _ (it becomes part of file names)")
    return text


def parse_options(game_id: str, texts: Sequence[str], seed: str) -> dict[str, Any]:
    """Parse table options from `KEY=VALUE` texts. Raises UsageError."""
    found = dict(_wish(text) for text in texts)
    try:
        registry.load(game_id).resolve_options(found, Random(seed))
    except OptionError as error:
        raise UsageError(f"--option {error}") from None
    return found


def _wish(text: str) -> tuple[str, Any]:
    """Parse `KEY=VALUE`; the value is JSON, comma-separated numbers, or a word."""
    key, sign, value = text.partition("=")
    if not (key and sign):
        raise UsageError(f"--option {text}: write KEY=VALUE")
    if _NUMBERS.fullmatch(value):
        value = f"[{value}]"
    try:
        return key, json.loads(value)
    except (ValueError, RecursionError):
        return key, value
