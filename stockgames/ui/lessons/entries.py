"""The plain data that the page of lessons shows."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.ui.lessons.beads import Stand


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """One lesson; its title is ready to read."""

    id: str
    title: str
    minutes: int
    steps: int
    """How many it has."""
    step: int = 0
    """Where it goes on, from 0."""
    stand: Stand = "open"
    """`now`: it is the one that comes next."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game and its lessons."""

    game_id: str
    title: str
    lessons: tuple[LessonEntry, ...]

    @property
    def next(self) -> LessonEntry:
        """The lesson that comes next; the first again where all are done."""
        return next((one for one in self.lessons if one.stand == "now"), self.lessons[0])

    @property
    def done(self) -> int:
        """How many lessons were played to their end."""
        return sum(one.stand == "done" for one in self.lessons)
