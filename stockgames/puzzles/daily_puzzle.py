"""The puzzle of each day, the order of a game's puzzles, and streaks of days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random


def of_day(day: int, counts: Mapping[str, int]) -> tuple[str, int] | None:
    """Return the game of a day's puzzle and the puzzle's index in its file.

    `day` is the date's ordinal: everybody has the same puzzle on the same date. Games take turns;
    each game's puzzles come in a shuffled order, without repetition until all have come. None if no
    game has any.
    """
    games = sorted(game for game, count in counts.items() if count)
    if not games:
        return None
    turn, place = divmod(day, len(games))
    game = games[place]
    lap, number = divmod(turn, counts[game])
    return game, _shuffled(game, lap, counts[game])[number]


def in_turn(game: str, turn: int, grades: Sequence[int]) -> int:
    """Return the index of the puzzle of a game that comes after `turn` others.

    `grades` holds the difficulty of each puzzle. They rise from easiest to hardest, repeatedly, in
    a new order each time that all have come.
    """
    lap, number = divmod(turn, len(grades))
    order = _shuffled(game, lap, len(grades))
    rises: Counter[int] = Counter()  # how many of each grade came earlier
    ranked = []
    for puzzle in order:
        ranked.append((rises[grades[puzzle]], grades[puzzle], puzzle))
        rises[grades[puzzle]] += 1
    return sorted(ranked)[number][2]


def _shuffled(game: str, lap: int, count: int) -> list[int]:
    order = list(range(count))
    Random(f"puzzles/{game}/{lap}").shuffle(order)
    return order


def streak(days: Collection[int], today: int) -> int:
    """Return how many days in a row were answered, ending today or yesterday.

    A day counts if its puzzle was answered, rightly or not.
    """
    last = today if today in days else today - 1
    first = last
    while first in days:
        first -= 1
    return last - first
