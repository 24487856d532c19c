"""What a person plays for next against bots: the winning streak, the next goal, another level."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Literal

_WINS_RUNNING, _WINS_IN_ALL = 2, 3
"""A level counts as beaten after so many wins without a loss between, or in all."""
LADDER_START: Final = "casual"
"""The level to beat first."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game of one person against bots."""

    game: str
    won: bool
    level: str = ""
    """The weakest level of the bots; empty if a table doesn't offer the level of any of them."""
    day: str = ""
    """The day on which the game ended, in the player's time zone."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to play for: one more win against a level, a level, or a first win at a game."""

    kind: Literal["soon", "level", "first"]
    game: str
    level: str = ""


def streak(outcomes: Sequence[Outcome]) -> int:
    """Return how many games were won one after another, given the latest first."""
    return sum(1 for _ in takewhile(lambda outcome: outcome.won, outcomes))


def _next_level(game: str, beaten: Collection[tuple[str, str]], levels: Sequence[str]) -> str:
    """Return the level to beat next at a game; empty if the strongest one is beaten."""
    first = levels.index(LADDER_START) if LADDER_START in levels else 0
    reached = [place for place, level in enumerate(levels) if (game, level) in beaten]
    return next(iter(levels[max(reached) + 1 if reached else first :]), "")


def next_goal(
    outcomes: Sequence[Outcome], games: Sequence[str], levels: Sequence[str]
) -> Goal | None:
    """Return the goal that is nearest, given the latest game first; None if all is won.

    A level that needs one more win comes first, then the next level of the game played last, then a
    game that was never won. `levels` are those of a table, weakest first.
    """
    known = [outcome for outcome in outcomes if outcome.game in games]
    tables: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for outcome in reversed(known):
        if outcome.level in levels:
            tables[outcome.game, outcome.level].append(outcome.won)
    beaten = [table for table, results in tables.items() if _is_beaten(results)]
    for outcome in known:
        table = outcome.game, outcome.level
        if table in tables and table not in beaten and _is_beaten([*tables[table], True]):
            return Goal("soon", *table)
    won = {outcome.game for outcome in known if outcome.won}
    if known and known[0].game in won:
        ahead = _next_level(known[0].game, beaten, levels)
        if ahead:
            return Goal("level", known[0].game, ahead)
    never = next((game for game in games if game not in won), None)
    return None if never is None else Goal("first", never)


@dataclass(frozen=True, slots=True)
class LevelOffer:
    """Another level to play the same bots at, after a game against the present one."""

    level: str
    played: str
    """The present level."""
    is_harder: bool
    count: int
    """How many games against the present level were won in all, or lost in a row."""


def level_offer(outcomes: Sequence[Outcome], levels: Sequence[str]) -> LevelOffer | None:
    """Return the level to offer after the first of these games, the latest one; or None.

    After two wins in a row, or three in all, the next level is offered; after three losses in a row
    the one below, once a day.
    """
    results = dict[tuple[str, str], list[bool]]()
    eased, offer = set[str](), None
    for outcome in reversed(outcomes):
        offer, level = None, outcome.level
        if level not in levels:
            continue
        row = results.setdefault((outcome.game, level), [])
        row.append(outcome.won)
        running = next((n for n, won in enumerate(reversed(row)) if won != outcome.won), len(row))
        place = levels.index(level)
        if outcome.won and _is_beaten(row) and place + 1 < len(levels):
            offer = LevelOffer(levels[place + 1], level, True, sum(row))
        elif not outcome.won and running >= 3 and place and outcome.day not in eased:
            eased.add(outcome.day)
            offer = LevelOffer(levels[place - 1], level, False, running)
    return offer


def level_reached(outcomes: Sequence[Outcome], levels: Sequence[str]) -> str:
    """Return the strongest level beaten at the game of the first of these, the latest game.

    Empty if none is beaten, or if that game wasn't won against bots of one of these levels.
    """
    latest = next(iter(outcomes), None)
    if latest is None or not latest.won or latest.level not in levels:
        return ""
    rows: dict[str, list[bool]] = defaultdict(list)
    for outcome in reversed(outcomes):
        if outcome.game == latest.game:
            rows[outcome.level].append(outcome.won)
    return next((level for level in reversed(levels) if _is_beaten(rows[level])), "")


def _is_beaten(results: Sequence[bool]) -> bool:
    """Return whether the results against a level, the first one first, are enough."""
    running = 0
    for won in results:
        running = running + 1 if won else 0
        if running >= _WINS_RUNNING:
            return True
    return sum(results) >= _WINS_IN_ALL
