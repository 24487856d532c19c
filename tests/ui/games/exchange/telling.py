"""The log of an Exchange match."""

from __future__ import annotations

from random import Random

from stockgames.engine.match import Match
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.games.exchange.words import ExchangeWords
from tests.games.exchange.table import dealt, pick, view
from tests.presentation.contexts import context


def unbroken(line: str) -> str:
    """Return a line with no-break spaces replaced by plain ones."""
    return line.replace("\N{NO-BREAK SPACE}", " ")


def entries(match: Match, viewer: int | None) -> list[LogEntry]:
    told = context(match, viewer)
    return [ExchangeWords().entry(shown, told) for shown in told.history]


def finished(seed: int, *, bold: bool = True) -> Match:
    rng, match = Random(seed), dealt(4, f"words {seed}")
    while not match.is_over:
        seat = rng.choice(match.actors)
        match.act(seat, pick(view(match, seat), rng, bold=bold))
    return match


def names(match: Match) -> list[str]:
    return [info.name for info in match.seats]
