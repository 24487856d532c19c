"""The log of an Exchange match, and a context for it."""

from __future__ import annotations

from random import Random

from stockgames.controllers.stages import Shown, Stage
from stockgames.engine.match import Match
from stockgames.games.exchange.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.games.exchange.words import ExchangeWords
from tests.games.exchange.table import dealt, pick, view


def context(match: Match, viewer: int | None = 0, stage: Stage = Stage.ASKING) -> TableContext:
    history = [
        Shown(i, move.seat, move.turn, tuple(e for e in move.events if e.seen_by(viewer)))
        for i, move in enumerate(match.moves, start=1)
    ]
    return TableContext(
        seats=match.seats,
        stage=stage,
        seat=match.actors[0] if match.actors else None,
        viewer=viewer,
        front=viewer or 0,
        humans=tuple(range(len(match.seats))),
        options=Options(),
        history=history,
    )


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
