"""What a person plays for next against bots: the winning streak, the next goal, another level."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Literal

from stockgames.evenings.books import Sitter, Sitting

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
    """The level that all bots had; empty if they differed."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to play for: one more win against a level, a level, or a first win at a game."""

    kind: Literal["soon", "level", "first"]
    game: str
    level: str = ""


def streak(outcomes: Sequence[Outcome]) -> int:
    """Return how many games were won one after another, given the latest first."""
    return sum(1 for _ in takewhile(lambda outcome: outcome.won, outcomes))


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
    beaten = {table for table, results in tables.items() if _is_beaten(results)}
    for outcome in known:
        table = outcome.game, outcome.level
        if table in tables and table not in beaten and _is_beaten([*tables[table], True]):
            return Goal("soon", *table)
    won = {outcome.game for outcome in known if outcome.won}
    if known and known[0].game in won:
        game = known[0].game
        first = levels.index(LADDER_START) if LADDER_START in levels else 0
        reached = [place for place, level in enumerate(levels) if (game, level) in beaten]
        ahead = levels[max(reached) + 1 :] if reached else levels[first:]
        if ahead:
            return Goal("level", game, ahead[0])
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


def level_offer(
    person: str | None, sittings: Iterable[Sitting], levels: Sequence[str]
) -> LevelOffer | None:
    """Return the level to offer after the last of these games, which are in order; or None.

    A person without an id is the only one at the table. After two wins in a row, or three in all,
    the next level is offered; after three losses in a row the one below, once a day.
    """
    results = dict[tuple[str, str], list[bool]]()
    eased, offer = set[str](), None
    for sitting in sittings:
        offer = None
        own, level = _challenger(sitting, person), _table_level(sitting, levels)
        if own is None or level is None:
            continue
        won = own.rank == 1
        row = results.setdefault((sitting.game, level), [])
        row.append(won)
        streak = next((n for n, other in enumerate(reversed(row)) if other != won), len(row))
        place, day = levels.index(level), sitting.ended[:10]
        if won and _is_beaten(row) and place + 1 < len(levels):
            offer = LevelOffer(levels[place + 1], level, True, sum(row))
        elif not won and streak >= 3 and place and day not in eased:
            eased.add(day)
            offer = LevelOffer(levels[place - 1], level, False, streak)
    return offer


def _challenger(sitting: Sitting, person: str | None) -> Sitter | None:
    """Return the person if they played alone against bots."""
    people = [sitter for sitter in sitting.sitters if not sitter.level]
    return people[0] if len(people) == 1 and people[0].person == person else None


def _table_level(sitting: Sitting, levels: Sequence[str]) -> str | None:
    """Return the weakest level of the bots; None if there are none, or any of another kind."""
    found = {sitter.level for sitter in sitting.bots}
    known = [level for level in levels if level in found]
    return known[0] if known and len(known) == len(found) else None


def _is_beaten(results: Sequence[bool]) -> bool:
    """Return whether the results against a level, the first one first, are enough."""
    running = 0
    for won in results:
        running = running + 1 if won else 0
        if running >= _WINS_RUNNING:
            return True
    return sum(results) >= _WINS_IN_ALL
