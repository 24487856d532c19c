"""What the people page shows, as data without words or pixels.

The figures of a profile are all counted from games, and their parts add up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.evenings import books
from stockgames.evenings.books import Company, Run, Score, Sitting, Stats
from stockgames.evenings.evening import Evening
from stockgames.evenings.person import Person, called
from stockgames.evenings.standing import standing

SHOWN_EVENINGS: Final = 12

Time: TypeAlias = Literal["all", "year", "evenings"]
"""All games, those of this year, or those since the first of the person's last twelve evenings."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are counted."""

    time: Time = "all"
    company: Company | Literal["all"] = "all"


@dataclass(frozen=True, slots=True)
class GameLine:
    """A table row for one game, or for all games together (`game` empty)."""

    game: str
    people: Stats
    """The statistics of games with other people."""
    bots: Stats
    """The statistics of games of one person against bots."""
    best: int | None
    """The best score, whoever the opponents were."""


@dataclass(frozen=True, slots=True)
class Head:
    """Another person and the head-to-head results."""

    person: str
    score: Score


@dataclass(frozen=True, slots=True)
class Level:
    """Bots of one level: the number of games with them, and of those in which all were beaten."""

    level: str
    beaten: int
    met: int


@dataclass(frozen=True, slots=True)
class Board:
    """The best solo score on one board of a game."""

    game: str
    board: str
    best: int


@dataclass(frozen=True, slots=True)
class Attended:
    """An ended evening, and a person's result there."""

    begun: str
    """The UTC timestamp at which the evening began."""
    place: int
    people: int
    """The number of people in the standing."""


@dataclass(frozen=True, slots=True)
class BookFacts:
    """One person's profile under a filter; people are given by id."""

    person: str
    filter: Filter
    games: tuple[GameLine, ...]
    together: GameLine
    heads: tuple[Head, ...]
    """The head-to-head results, sorted by the number of games played together, largest first."""
    levels: tuple[Level, ...]
    boards: tuple[Board, ...]
    """The boards, in the order in which they were first played."""
    run: Run
    running: int
    """How many games were won one after another, up to now."""
    evenings: tuple[Attended, ...]
    """All evenings that the person attended, the earliest first, whatever the filter."""
    played: int
    """The number of games that match the filter."""
    ever: int
    """The number of games without any filter."""

    @property
    def evenings_won(self) -> int:
        """The number of evenings won, including shared wins (V8)."""
        return sum(evening.place == 1 for evening in self.evenings)


def attended(person: str, evenings: Iterable[Evening]) -> tuple[Attended, ...]:
    """Return the ended evenings at which a person was placed, in order."""
    found = []
    for evening in evenings:
        lines = [line for line in standing(evening) if line.place is not None]
        own = next((line.place for line in lines if line.person == person), None)
        if evening.ended and own is not None:
            found.append(Attended(evening.begun, own, len(lines)))
    return tuple(found)


def book_facts(
    person: str,
    sittings: Sequence[Sitting],
    evenings: Iterable[Evening],
    chosen: Filter,
    *,
    year: str,
    games: Sequence[str],
    levels: Sequence[str],
) -> BookFacts:
    """Return a person's profile. `sittings` and `evenings` must be in order.

    `year` is the time stamp at which the current year began; `games` and `levels` give the sort
    order, unknown ones come last.
    """
    own = [sitting for sitting in sittings if sitting.sitter(person) is not None]
    went = attended(person, evenings)
    counted = _chosen(own, went, chosen, year)
    whole = books.stats(person, counted)
    played = _in_order(dict.fromkeys(sitting.game for sitting in counted), games)
    return BookFacts(
        person=person,
        filter=chosen,
        games=tuple(_line(person, game, counted) for game in played),
        together=_line(person, "", counted),
        heads=tuple(
            Head(other, books.head_to_head(person, other, counted))
            for other in books.company(person, counted)
        ),
        levels=tuple(
            Level(level, whole.beaten[level], whole.met[level])
            for level in _in_order(whole.met, levels)
        ),
        boards=tuple(
            Board(game, board, best)
            for game in played
            for board, best in _alone(person, game, counted).items()
        ),
        run=whole.run,
        running=whole.running,
        evenings=went,
        played=len(counted),
        ever=len(own),
    )


def _chosen(
    own: Sequence[Sitting], went: Sequence[Attended], chosen: Filter, year: str
) -> list[Sitting]:
    since = ""
    if chosen.time == "year":
        since = year
    elif chosen.time == "evenings" and went:
        since = went[-SHOWN_EVENINGS:][0].begun
    found = books.between(own, since)
    return found if chosen.company == "all" else books.with_company(found, chosen.company)


def _line(person: str, game: str, sittings: Sequence[Sitting]) -> GameLine:
    own = [sitting for sitting in sittings if game in ("", sitting.game)]
    people, bots = (
        books.stats(person, books.with_company(own, company)) for company in ("people", "bots")
    )
    scores = [sitter.score for sitting in own if (sitter := sitting.sitter(person))]
    best = max(scores) if game else None  # scores of different games aren't comparable
    return GameLine(game, people, bots, best)


def _alone(person: str, game: str, sittings: Sequence[Sitting]) -> dict[str, int]:
    own = [sitting for sitting in sittings if sitting.game == game and len(sitting.sitters) == 1]
    return books.stats(person, own).alone


def _in_order(found: Iterable[str], order: Sequence[str]) -> list[str]:
    return sorted(found, key=lambda name: order.index(name) if name in order else len(order))


@dataclass(frozen=True, slots=True)
class PeopleFacts:
    """Everybody, and the open profile."""

    people: tuple[Person, ...]
    """All known people, each with a portrait; those who played most recently come first."""
    names: Mapping[str, str]
    """The distinct name of each person, by id."""
    last: Mapping[str, str]
    """By id, the UTC timestamp at which the person last finished a game; others are left out."""
    here: frozenset[str]
    """The people at the current evening."""
    book: BookFacts | None
    """The profile of the selected person; None if there is nobody."""
    mergeable: tuple[str, ...]
    """People who may be the same person as the open one: the two have never played together."""
    own: str = ""
    """The person who sits down first at this screen's new tables; empty for none."""

    @property
    def open(self) -> Person | None:
        """The person whose profile is open, or None."""
        key = self.book.person if self.book is not None else None
        return next((person for person in self.people if person.id == key), None)

    def person(self, key: str) -> Person:
        return next(person for person in self.people if person.id == key)


def people_facts(
    people: Sequence[Person],
    sittings: Sequence[Sitting],
    evenings: Iterable[Evening],
    here: Collection[str],
    book: BookFacts | None,
) -> PeopleFacts:
    """Return what the page shows; `sittings` are in the order in which they ended."""
    met = set() if book is None else _met(book.person, sittings, evenings)
    return PeopleFacts(
        people=tuple(people),
        names=called(people),
        last={who: game.ended for game in sittings for who in _ids(game)},
        here=frozenset(here),
        book=book,
        mergeable=tuple(person.id for person in people if book and person.id not in met),
    )


def _ids(sitting: Sitting) -> list[str]:
    return [sitter.person for sitter in sitting.people if sitter.person is not None]


def _met(person: str, sittings: Iterable[Sitting], evenings: Iterable[Evening]) -> set[str]:
    """Return the ids of all who were in a game or at an evening with a person, who is included."""
    groups = [*map(_ids, sittings), *([g.person for g in e.guests] for e in evenings)]
    return {person, *(who for group in groups if person in group for who in group)}
