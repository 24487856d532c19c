"""Options that several commands share, and parsers of their numbers."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.engine import registry
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
