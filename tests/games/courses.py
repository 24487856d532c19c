"""Whole games by bots and at random, for tests of score histories."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from hypothesis import settings

from stockgames.cli.simulate import Plan, play_match
from stockgames.engine import registry
from stockgames.engine.history import History, Moment
from stockgames.engine.match import Match
from stockgames.engine.verify import replay
from stockgames.testing.contract import random_match

HOW_MANY: Final = "STOCKGAMES_COURSES"
"""The environment variable that may set the number: see `tests.soak.courses`."""
GAMES: Final = int(os.environ.get(HOW_MANY, 0)) or max(4, settings().max_examples // 10)
"""The number of games per number of seats."""


@cache
def games(game_id: str, seats: int) -> tuple[Match, ...]:
    """Return games played by greedy bots, and random ones."""
    levels = tuple(Random(seats).choice(["greedy", "careless"]) for _ in range(seats))
    plan = Plan(game_id, levels, "course")
    game = registry.load(game_id)
    played = [play_match(plan, number) for number in range(1, GAMES // 2 + 1)]
    by_lot = [random_match(game, seats, seed) for seed in range(GAMES // 2)]
    return tuple(replay(match.record()) for match in (*played, *by_lot))


@cache
def _history(match: Match) -> History:
    found = match.history(None, all_up=True)
    assert found is not None
    return found


def histories(game_id: str, *tables: int) -> Iterator[tuple[Match, History]]:
    """Yield finished games with all-up histories, for tables of these numbers of seats."""
    for seats in tables:
        for match in games(game_id, seats):
            yield match, _history(match)


def moves(match: Match) -> list[dict[str, Any]]:
    """Return the moves as in the record; move `step - 1` led to a step."""
    return list(match.record().moves)


def values(history: History, kind: str, step: int) -> list[int | None]:
    """Return the values of all series of a kind after ``step`` moves."""
    return [line.values[step] for line in history.of(kind)]


def of(history: History, *kinds: str) -> list[Moment]:
    """Return the key moments of these kinds."""
    return [moment for moment in history.moments if moment.kind in kinds]


def lead_changes(history: History) -> list[tuple[int, int, int]]:
    """Return (turn or round, old leader, new leader) each time that another seat leads alone."""
    found = []
    before: int | None = None
    for at in sorted(set(history.at)):
        last = max(step for step, its in enumerate(history.at) if its == at)
        worths = values(history, history.main, last)
        if None in worths:
            continue
        best = max(worth for worth in worths if worth is not None)
        if worths.count(best) == 1:
            now = worths.index(best)
            if before is not None and before != now:
                found.append((at, before, now))
            before = now
    return found
