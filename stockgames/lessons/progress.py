"""Progress with the lessons: plain values for a settings file.

Lessons have names such as `nyse/prices`. Nothing slow is imported, because the lobby needs this at
each start.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self, TypeAlias

LAST_DAY: Final = 3_652_059
"""The ordinal of the last day of the year 9999."""

Moves: TypeAlias = Sequence[Mapping[str, Any]]
"""Moves in the form used by records, without shuffles."""


def key_of(game: str, lesson: str) -> str:
    """Return the name of a lesson that is unique among all games."""
    return f"{game}/{lesson}"


class Progress(NamedTuple):
    """One person's progress."""

    steps: Mapping[str, int] = MappingProxyType({})
    """By unfinished lesson, the number of the next step, from 0."""
    moves: Mapping[str, Moves] = MappingProxyType({})
    """By unfinished lesson, the moves made so far; missing if an early release saved it."""
    done: frozenset[str] = frozenset()
    away: bool = False
    """Whether the invitation was dismissed permanently."""
    tips: frozenset[str] = frozenset()
    """The ids of the tips that were already shown at ordinary tables."""
    days: frozenset[int] = frozenset()
    """The days on which the puzzle of the day was answered, as date ordinals."""
    puzzles: Mapping[str, int] = MappingProxyType({})
    """By game, the number of its puzzles that were answered, in order."""

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Return the progress in a JSON object; invalid values are ignored."""
        steps = _turns(values.get("lessons"))
        return cls(
            steps,
            _moves(values.get("moves"), steps),
            _words(values.get("done")),
            values.get("away") is True,
            _words(values.get("tips")),
            _days(values.get("days")),
            _turns(values.get("puzzles")),
        )

    def as_values(self) -> dict[str, Any]:
        """Return the progress as a JSON object."""
        return {
            "lessons": dict(self.steps),
            "moves": {key: list(moves) for key, moves in self.moves.items()},
            "done": sorted(self.done),
            "away": self.away,
            "tips": sorted(self.tips),
            "days": sorted(self.days),
            "puzzles": dict(self.puzzles),
        }

    def step(self, game: str, lesson: str) -> int:
        """Return the step at which a lesson resumes, from 0."""
        return self.steps.get(key_of(game, lesson), 0)

    def played(self, game: str, lesson: str) -> Moves:
        """Return the moves played in a lesson in progress; empty if none were saved."""
        return self.moves.get(key_of(game, lesson), ())

    def is_done(self, game: str, lesson: str) -> bool:
        """Return whether a lesson was ever played to its end."""
        return key_of(game, lesson) in self.done

    def at(self, game: str, lesson: str, step: int, played: Moves = ()) -> Self:
        """Return the progress with a lesson at this step, after these moves."""
        key = key_of(game, lesson)
        steps = {other: at for other, at in self.steps.items() if other != key}
        moves = {other: made for other, made in self.moves.items() if other != key}
        if step:
            steps[key] = step
        if step and played:
            moves[key] = list(played)
        return self._replace(steps=steps, moves=moves)

    def finish(self, game: str, lesson: str) -> Self:
        return self.at(game, lesson, 0)._replace(done=self.done | {key_of(game, lesson)})

    def put_away(self) -> Self:
        """Return the progress with the invitation dismissed for good."""
        return self._replace(away=True)

    def answered(self, day: int) -> Self:
        return self._replace(days=self.days | {day})

    def turn(self, game: str) -> int:
        """Return how many of a game's puzzles were answered, which is the number of the next."""
        return self.puzzles.get(game, 0)

    def solved(self, game: str, turn: int) -> Self:
        """Return the progress with the puzzle of a turn answered, rightly or not."""
        return self._replace(puzzles={**self.puzzles, game: max(turn + 1, self.turn(game))})

    def with_tip(self, tip: str) -> Self:
        return self._replace(tips=self.tips | {tip})


class NextStep(NamedTuple):
    """What a newcomer had best do next."""

    game: str
    lesson: int = 0
    """The number of a lesson of the game, from 1; 0 for a whole game."""


def next_step(
    progress: Progress,
    games: Sequence[str],
    played: Collection[str],
    lessons_of: Callable[[str], Sequence[str]],
) -> NextStep | None:
    """Return the next lesson of the game that is being learned, or after its last lesson a first
    game; then the same of the next game. `played` are the games played to their end.
    """
    left = [key.partition("/")[0] for key in reversed(list(progress.steps))]
    learned = {key.partition("/")[0] for key in progress.done}
    order = (*left, *(game for game in games if game in learned), *games)
    for game in dict.fromkeys(game for game in order if game in games):
        lessons = lessons_of(game)
        ahead = [lesson for lesson in lessons if not progress.is_done(game, lesson)]
        if ahead:
            lesson = next((each for each in ahead if progress.step(game, each)), ahead[0])
            return NextStep(game, lessons.index(lesson) + 1)
        if game not in played:
            return NextStep(game)
    return None


def _moves(values: object, steps: Mapping[str, int]) -> dict[str, Moves]:
    found = values if isinstance(values, dict) else {}
    return {
        key: made
        for key, made in found.items()
        if key in steps and isinstance(made, list) and all(isinstance(move, dict) for move in made)
    }


def _days(values: object) -> frozenset[int]:
    found = values if isinstance(values, list) else []
    return frozenset(day for day in found if type(day) is int and 0 < day <= LAST_DAY)


def _turns(values: object) -> dict[str, int]:
    """Return the entries of a JSON object whose values are positive integers."""
    found = values if isinstance(values, dict) else {}
    return {key: count for key, count in found.items() if type(count) is int and count > 0}


def _words(values: object) -> frozenset[str]:
    found = values if isinstance(values, list) else []
    return frozenset(word for word in found if isinstance(word, str))
