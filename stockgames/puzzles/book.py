"""Puzzles as a file: `resources/puzzles/GAME.json`, or one from elsewhere.

    {"format": "stockgames.puzzles", "version": 1, "game": "nyse", "puzzles": [
     {"seat": 2, "record": {…}, "choices": [{"action": {…}, "places": [115, 59, 4, 22]}, …],
      "tried": {"careless": [5, 40], "greedy": [0, 20], "shrewd": [10, 10]}}]}

`record` is the game up to the decision, as a record. In puzzles judged by score, each choice also
has `"ends": [540.25, 6.1, 4.8]`: the mean of the seat's final score, its standard error, and that
of its distance from the best choice; or `"ends": [540.25]` if all continuations were enumerated.
Files are validated; every error is a `RecordError` with a one-line message.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, Final

from stockgames.engine import registry
from stockgames.engine.codec import ActionCodec
from stockgames.engine.errors import RecordError, StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import read_record
from stockgames.engine.strict import read_object
from stockgames.engine.verify import replay
from stockgames.puzzles.puzzle import CHOICES, LEVELS, Choice, Ends, Puzzle, Tried

FORMAT: Final = "stockgames.puzzles"
VERSION: Final = 1
MAX_BYTES: Final = 16 * 1024 * 1024
MOST: Final = 1_000
"""The largest number of puzzles in one file."""
MOST_GAMES: Final = 1_000_000
"""The largest number of simulated games per choice."""
MOST_SCORE: Final = 1e12


def to_text(game_id: str, puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a file, one puzzle per line."""
    codec = registry.load(game_id).codec
    lines = [
        json.dumps(
            {
                "seat": puzzle.seat,
                "record": json.loads(puzzle.record.to_json()),
                "choices": [_written(codec, choice) for choice in puzzle.choices],
                "tried": {
                    level: [tried.found, tried.tries] for level, tried in puzzle.tried.items()
                },
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )
        for puzzle in puzzles
    ]
    head = f'{{"format": "{FORMAT}", "version": {VERSION}, "game": "{game_id}", "puzzles": [\n'
    return head + ",\n".join(lines) + "\n]}\n"


def _written(codec: ActionCodec[Any], choice: Choice) -> dict[str, Any]:
    found = {"action": codec.encode(choice.action), "places": list(choice.places)}
    if (ends := choice.ends) is not None:
        found["ends"] = [ends.mean] if ends.is_counted else [ends.mean, ends.error, ends.gap_error]
    return found


def from_text(text: str | bytes) -> tuple[str, tuple[Puzzle, ...]]:
    """Return the game's id and the puzzles of a file; raise RecordError with a one-line message.

    Whether a position can be reached is checked later, by `position`.
    """
    data = read_object(text, "a file of puzzles", FORMAT, VERSION, MAX_BYTES)
    game_id, listed = data.get("game"), data.get("puzzles")
    if not isinstance(game_id, str) or game_id not in registry.game_ids():
        raise RecordError("game: there is no such game")
    if not isinstance(listed, list) or len(listed) > MOST:
        raise RecordError(f"puzzles: not a list of {MOST} at most")
    game, found = registry.load(game_id), []
    for number, entry in enumerate(listed, 1):
        try:
            found.append(_puzzle(game, entry))
        except (RecordError, LookupError, TypeError, ValueError, RecursionError) as error:
            line = str(error) if isinstance(error, RecordError) else "not in the form of puzzles"
            raise RecordError(f"puzzle {number}: {line}") from None
    return game_id, tuple(found)


def position(puzzle: Puzzle) -> Match:
    """Return the match before the decision; raise RecordError if it is invalid."""
    with registry.blaming(puzzle.record.game):
        match = replay(puzzle.record)
        if puzzle.seat not in match.actors:
            raise RecordError("the seat has nothing to decide")
        for choice in puzzle.choices:
            try:
                match.check(puzzle.seat, choice.action)
            except StockGamesError as error:
                raise RecordError(f"choice: {error}") from None
    return match


def _puzzle(game: AnyGame, entry: Mapping[str, Any]) -> Puzzle:
    record = read_record(json.dumps(entry["record"]))
    if record.game != game.meta.id or record.result is not None:
        raise RecordError("record: not of this game, or over")
    seats = len(record.seats)
    choices = tuple(_choice(game, choice, seats) for choice in entry["choices"])
    if len({choice.action for choice in choices}) != CHOICES:
        raise RecordError(f"choices: not {CHOICES} that differ")
    if len({choice.ends and choice.ends.is_counted for choice in choices}) > 1:
        raise RecordError("ends: not of all choices alike")
    seat = entry["seat"]
    if type(seat) is not int or not 0 <= seat < seats:
        raise RecordError("seat: not one of the table")
    tried = {level: _tried(entry["tried"][level]) for level in LEVELS}
    return Puzzle(record, seat, choices, tried)


def _choice(game: AnyGame, entry: Mapping[str, Any], seats: int) -> Choice:
    places = entry["places"]
    if not isinstance(places, list) or len(places) != seats:
        raise RecordError("places: not one number for each seat")
    numbers = tuple(_count(number) for number in places)
    if not sum(numbers):
        raise RecordError("places: from no game")
    ends = _ends(entry["ends"]) if "ends" in entry else None
    return Choice(game.codec.decode(entry["action"]), numbers, ends)


def _ends(entry: Any) -> Ends:
    """Return a mean and its errors; raise RecordError for numbers that are invalid or too large."""
    mean, *errors = (_amount(number) for number in entry)
    if not errors:
        return Ends(mean, is_counted=True)
    error, gap_error = errors
    if error < 0 or gap_error < 0:
        raise RecordError("ends: an error below 0")
    return Ends(mean, error, gap_error)


def _amount(number: object) -> float:
    if isinstance(number, bool) or not isinstance(number, int | float):
        raise RecordError("ends: not numbers")
    if not abs(number) <= MOST_SCORE:
        raise RecordError("ends: out of bounds")
    return float(number)


def _tried(entry: Any) -> Tried:
    found, tries = map(_count, entry)
    if not tries > 0 or found > tries:
        raise RecordError("tried: not so many of so many")
    return Tried(found, tries)


def _count(number: object) -> int:
    if type(number) is not int or not 0 <= number <= MOST_GAMES:
        raise RecordError(f"{'a number' if type(number) is int else 'something'} is out of bounds")
    return number


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """Return a game's shipped puzzles, empty if there is no file; raise RecordError for a bad one.

    Puzzles of an installed package that can't be read count as none.
    """
    with registry.excusing(game_id), suppress(FileNotFoundError):
        return from_text(registry.text(game_id, "puzzles", f"{game_id}.json"))[1]
    return ()


def counts() -> dict[str, int]:
    return {game_id: len(puzzles_of(game_id)) for game_id in registry.game_ids()}


def puzzle_of_day(day: int, counts: Mapping[str, int]) -> tuple[str, int] | None:
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


def puzzle_in_turn(game: str, turn: int, grades: Sequence[int]) -> int:
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
