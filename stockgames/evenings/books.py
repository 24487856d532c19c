"""Statistics about people from saved games; people are not ranked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, TypeAlias

from stockgames.evenings.evening import place_points


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sat on a seat of a finished game, with the result."""

    person: str | None
    """The id of the person; None for a bot and for an unknown person."""
    rank: int
    score: int
    level: str = ""
    """The bot's level; empty for a person."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One finished game, as far as statistics need it."""

    game: str
    sitters: tuple[Sitter, ...]
    board: str = ""
    """The key under which solo scores are compared: for NYSE solitaire, the board."""
    ended: str = ""
    """The UTC timestamp at which the game ended."""
    row: int = 0
    """The game's row in the library."""

    @property
    def people(self) -> tuple[Sitter, ...]:
        return tuple(sitter for sitter in self.sitters if sitter.person is not None)

    @property
    def bots(self) -> tuple[Sitter, ...]:
        return tuple(sitter for sitter in self.sitters if sitter.level)

    def place(self, own: Sitter) -> int:
        """Return a person's place, among people only if there were others (V2)."""
        people = self.people
        rivals = people if len(people) > 1 else self.sitters
        return 1 + sum([other.rank < own.rank for other in rivals])

    def sitter(self, person: str) -> Sitter | None:
        return next((s for s in self.sitters if s.person == person), None)


@dataclass(frozen=True, slots=True)
class Run:
    """Consecutive wins."""

    length: int = 0
    since: str = ""
    until: str = ""
    """The UTC timestamps at which the first and the last of the games ended."""

    def longer(self, ended: str) -> Run:
        return Run(self.length + 1, self.since if self.length else ended, ended)


@dataclass(slots=True)
class Stats:
    """One person's figures in one game, or in all games."""

    played: int = 0
    won: int = 0
    """The number of games in which the person came first (see `places`), except solo games."""
    places: Counter[int] = field(default_factory=Counter)
    """How often the person came first, second, and so on: among people only (V2), or all seats."""
    points: Fraction = Fraction(0)
    """The points, counted as in an evening (V2), from every game with at least two people."""
    best: int | None = None
    """The best score; None before the first game."""
    run: Run = field(default_factory=lambda: Run())
    """The longest winning streak."""
    running: int = 0
    """The length of the winning streak that goes on."""
    beaten: Counter[str] = field(default_factory=Counter)
    """By bot level, the number of games in which the person was ahead of all bots of it."""
    met: Counter[str] = field(default_factory=Counter)
    """By bot level, the number of games with a bot of that level."""
    alone: dict[str, int] = field(default_factory=dict)
    """The best solo score, by board."""


@dataclass(frozen=True, slots=True)
class Score:
    """The head-to-head results of two people: how often each was placed before the other."""

    ahead: int
    behind: int
    level: int

    @property
    def games(self) -> int:
        return self.ahead + self.behind + self.level


def stats(person: str, sittings: Sequence[Sitting]) -> Stats:
    """Return a person's figures over games, which must be in the order in which they ended."""
    found, run = Stats(), Run()
    for sitting in sittings:
        own = sitting.sitter(person)
        if own is None:
            continue
        _count(found, sitting, own)
        if len(sitting.sitters) > 1:
            run = run.longer(sitting.ended) if sitting.place(own) == 1 else Run()
            found.run = max(found.run, run, key=lambda streak: streak.length)
    found.running = run.length
    return found


def _count(found: Stats, sitting: Sitting, own: Sitter) -> None:
    found.played += 1
    found.best = own.score if found.best is None else max(found.best, own.score)
    if len(sitting.sitters) == 1:
        found.alone[sitting.board] = max(found.alone.get(sitting.board, own.score), own.score)
        return
    place = sitting.place(own)
    found.places[place] += 1
    found.won += place == 1
    people = sitting.people
    if len(people) > 1:
        found.points += place_points(own.rank, tuple(sitter.rank for sitter in people))
    best: dict[str, int] = {}
    for bot in sitting.bots:
        best[bot.level] = min(best.get(bot.level, bot.rank), bot.rank)
    found.met.update(best.keys())
    found.beaten.update(level for level, rank in best.items() if own.rank < rank)


def head_to_head(person: str, other: str, sittings: Iterable[Sitting]) -> Score:
    """Return how often each of two people was placed before the other."""
    both = [
        (a.rank, b.rank) for s in sittings if (a := s.sitter(person)) and (b := s.sitter(other))
    ]
    return Score(
        ahead=sum(own < theirs for own, theirs in both),
        behind=sum(own > theirs for own, theirs in both),
        level=sum(own == theirs for own, theirs in both),
    )


def company(person: str, sittings: Iterable[Sitting]) -> list[str]:
    """Return the ids of people that somebody has played with, most frequent first."""
    met = Counter(
        sitter.person
        for sitting in sittings
        if sitting.sitter(person) is not None
        for sitter in sitting.people
        if sitter.person not in (None, person)
    )
    return [other for other, _ in met.most_common() if other is not None]


def between(sittings: Iterable[Sitting], since: str = "", until: str = "~") -> list[Sitting]:
    """Return the games that ended at or after `since` and before `until`."""
    return [sitting for sitting in sittings if since <= sitting.ended < until]


Company: TypeAlias = Literal["people", "bots", "alone"]


def with_company(sittings: Iterable[Sitting], company: Company) -> list[Sitting]:
    """Return the games among people, those of one person against bots, or the solo games."""
    return [sitting for sitting in sittings if _company(sitting) == company]


def _company(sitting: Sitting) -> Company:
    if len(sitting.sitters) == 1:
        return "alone"
    return "people" if len(sitting.people) > 1 else "bots"
