"""Checks the arguments of commands that play games, before anything is played."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

from stockgames.bots.levels import check_player
from stockgames.cli.lines import UsageError
from stockgames.engine import registry
from stockgames.engine.errors import OptionError
from stockgames.engine.state import GameMeta

_SEED = re.compile(r"[A-Za-z0-9_-]{1,40}")
_NUMBERS = re.compile(r"-?\d+(,-?\d+)+")


def players(text: str) -> list[str]:
    """Parse bots from `A,B,C`, each a level or `exec:COMMAND`. Raises StockGamesError."""
    return [check_player(name) for name in text.split(",")]


def check_seats(meta: GameMeta, seats: int) -> None:
    """Raise UsageError unless the game can be played with this many seats."""
    if seats not in meta.seats:
        few, many = meta.seats[0], meta.seats[-1]
        can = str(few) if few == many else f"{few} to {many}"
        raise UsageError(f"{meta.title} is played with {can} seats, not {seats}")


def first(meta: GameMeta, seats: int, number: int | None) -> int | None:
    """Return the starting seat, None for a draw; `number` counts from 1. Raises UsageError."""
    if number is None:
        return None
    if not meta.has_starter:
        raise UsageError(f"--first: in {meta.title} nobody begins, all choose at once")
    if number > seats:
        raise UsageError(f"--first: there are {seats} seats")
    return number - 1


def seed(text: str) -> str:
    """Return a seed that is safe in a file name. Raises UsageError."""
    if not _SEED.fullmatch(text):
        raise UsageError("--seed: 1 to 40 letters, digits, - and _ (it becomes part of file names)")
    return text


def options(game_id: str, texts: Sequence[str], seed: str) -> dict[str, Any]:
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
