"""What a game brings to its course: the words of its lines, of its moments, of its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from stockgames.engine.history import Moment, Tally
from stockgames.ui.kit.palette import Mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


@dataclass(frozen=True, slots=True)
class Thing:
    """What a line is called that is nobody's, and how it looks."""

    name: str
    mark: Mark


class CourseWords:
    """The words of a course, in the language in force; what is usual is said here for all games."""

    lines: ClassVar[tuple[str, ...]]
    """The kinds of series that a chart shows, the main one first."""
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of moments, the most telling first."""
    emblems: ClassVar[Mapping[str, str]]
    """The emblem of each kind of moment."""
    currency: ClassVar[str] = "dollars"
    """The unit of what moments change."""

    def title(self, kind: str) -> str:
        """Return what a chart of a kind of series shows: `Worth, turn by turn`."""
        raise NotImplementedError

    def short_title(self, kind: str) -> str:
        """Return a kind of series in a word: `Worth`."""
        raise NotImplementedError

    def figure(self, tally: Tally) -> str:
        """Return what a row of the game's figures counts."""
        raise NotImplementedError

    def sign(self, kind: str) -> str:
        """Return a kind of moment in a word or two, beside its emblem: `price falls`."""
        raise NotImplementedError

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        """Return in one sentence what happened."""
        raise NotImplementedError

    def amount(self, value: int, unit: str) -> str:
        """Return a value as the game writes it."""
        return money(value)

    def thing(self, kind: str, thing: int) -> Thing:
        """Return what a line is called that is nobody's; KeyError where each is somebody's."""
        raise KeyError(kind)

    def point(self, at: int) -> str:
        """Return what a turn is called; games that count rounds return those."""
        return say("table-turn-at", turn=at)

    def foot(self, at: int) -> str:
        """Return what stands for a turn or round at the foot of a chart."""
        return str(at)

    def emblem(self, moment: Moment) -> str:
        """Return the emblem of a moment."""
        return self.emblems[moment.kind]


def round_at(at: int) -> str:
    """Return what a round is called."""
    return say("table-round-at", round=at)
