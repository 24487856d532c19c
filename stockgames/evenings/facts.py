"""What the page of an evening shows, as data without words or pixels."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median
from typing import Any, Final

from stockgames.evenings.evening import LEAST_PEOPLE, Act, Chair, Evening, Seating, Stage, foreseen
from stockgames.evenings.person import Person, Portrait, called
from stockgames.evenings.standing import Line, average, standing, winners


@dataclass(frozen=True, slots=True)
class ActFacts:
    """One game of the programme, as shown."""

    number: int
    """The identifier of the act within its evening."""
    place: int
    """The position in the programme, from 1."""
    game: str
    stage: Stage
    is_next: bool
    is_known: bool
    """Whether this release supports the game."""
    goes_on: bool
    """Whether the game was interrupted and can be resumed."""
    chairs: tuple[Chair, ...]
    """The actual or the planned seating, starting with the first chair."""
    sits_out: tuple[str, ...]
    agreed: bool
    """Whether people have agreed on the chairs (V5)."""
    minutes: int
    """The estimated duration (V9); 0 once the game has begun."""
    began: str
    ended: str
    """The UTC timestamps of the start and the end."""
    winners: tuple[str, ...]
    """The best-placed people; empty until the game is over."""
    best: int | None
    """The score of the winners, in the game's unit; None if unknown."""
    options: Mapping[str, Any]
    """The options of the table, as defined by the game's model."""
    seats: range
    """The numbers of seats that the game supports; empty if this release does not support it."""

    def with_bots(self, by: int) -> tuple[Chair, ...] | None:
        """Return the chairs of the next game with `by` more bots (fewer if negative).

        None if the game can't be played with this number of seats, no bot is left to remove, or
        nobody sits.
        """
        people = tuple(chair for chair in self.chairs if chair is not None)
        bots = self.bots + by
        may_be = self.is_next and people and bots >= 0 and len(people) + bots in self.seats
        if not may_be:
            return None
        if by > 0:
            return (*self.chairs, *(None,) * by)
        leave = [at for at, chair in enumerate(self.chairs) if chair is None][bots:]
        return tuple(chair for at, chair in enumerate(self.chairs) if at not in leave)

    @property
    def bots(self) -> int:
        return self.chairs.count(None)


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A person known to the app."""

    id: str
    name: str
    is_here: bool
    portrait: Portrait


@dataclass(frozen=True, slots=True)
class PageFacts:
    """The whole page; people are given by id, their display names in `names`."""

    name: str
    begun: str
    """The UTC timestamp at which the evening began."""
    until: str
    """The time at which the evening should end, such as `23:30`; empty if there is no limit."""
    ended: bool
    acts: tuple[ActFacts, ...]
    lines: tuple[Line, ...]
    """The standing, with the leader first."""
    climbs: Mapping[str, tuple[Fraction, ...]]
    """By person, the points at the start and after each finished game."""
    names: Mapping[str, str]
    """The name of each person; empty if the app no longer knows the person (V10)."""
    portraits: Mapping[str, Portrait]
    order: Mapping[str, int]
    """The order in which people arrived, from 0."""
    average: Fraction
    """The points with which a late-comer starts (V7)."""
    winners: tuple[str, ...]
    """The people who lead or have won."""
    known: tuple[Neighbour, ...]
    """All known people, who can be invited; those who played most recently come first."""
    last: tuple[str, ...] = ()
    """The people who played together last time."""
    newcomers: tuple[str, ...] = ()
    """The people whose name was typed for the first time, until they have chosen a portrait."""

    @property
    def next(self) -> ActFacts | None:
        """The game that can begin now.

        None if there is none, if this release lacks it, or if too few people are present.
        """
        found = next((act for act in self.acts if act.is_next and act.is_known), None)
        enough = sum(not line.gone for line in self.lines) >= LEAST_PEOPLE
        return found if enough and not self.ended else None

    @property
    def broken(self) -> ActFacts | None:
        """The latest interrupted game that can be resumed (V13).

        None if the evening was ended, or a game is being played.
        """
        runs = any(act.stage is Stage.RUNNING for act in self.acts)
        found = next((act for act in reversed(self.acts) if act.goes_on), None)
        return None if self.ended or runs else found

    def is_now(self, act: ActFacts) -> bool:
        """Return whether a game is marked: the one that is to be resumed, else the next."""
        broken = self.broken
        return not self.ended and (act.is_next if broken is None else act is broken)

    @property
    def may_be_as_last_time(self) -> bool:
        """Return whether the people of last time can be added together: no game is over, and
        not all are here.
        """
        return not self.played and not self.ended and not set(self.last) <= set(self.order)

    @property
    def unknown(self) -> ActFacts | None:
        """The next game if this release lacks it, else None."""
        return next((act for act in self.acts if act.is_next and not act.is_known), None)

    @property
    def minutes_left(self) -> int:
        """The estimated duration of the remaining games."""
        return sum(act.minutes for act in self.acts)

    @property
    def joining(self) -> frozenset[str]:
        """The late-comers who have not played yet."""
        late = (line.person for line in self.lines if line.place is None and not line.gone)
        return frozenset(late) if self.played else frozenset()

    @property
    def played(self) -> int:
        """The number of games that count so far."""
        return sum(act.stage is Stage.OVER for act in self.acts)


def names_at(evening: Evening, people: Sequence[Person]) -> dict[str, str]:
    """Return everybody's display name at an evening; empty for people who were deleted (V10)."""
    names = called(people)
    return {guest.person: names.get(guest.person, "") for guest in evening.guests}


def page_facts(
    evening: Evening,
    people: Sequence[Person],
    seats: Callable[[str], range],
    minutes: Callable[[str, int], int],
    waiting: Container[int],
    last: Sequence[str] = (),
) -> PageFacts:
    """Return what the page of an evening shows.

    `people` are those known to the app. `seats` returns with how many seats a game can be played
    (empty if this release lacks it), `minutes` its duration with a given number of people.
    `waiting` holds the rows of games that can be resumed. `last` are the ids of those who played
    together last time.
    """
    names = called(people)
    faces = {person.id: person.portrait for person in people}
    lines = standing(evening)
    coming = foreseen(evening, seats)
    acts = [
        _act(evening, place, act, coming.get(act.number), seats, minutes, waiting)
        for place, act in enumerate(evening.programme, start=1)
    ]
    return PageFacts(
        name=evening.name,
        begun=evening.begun,
        until=evening.until,
        ended=evening.ended,
        acts=tuple(acts),
        lines=lines,
        climbs={line.person: _climb(evening, line) for line in lines},
        names=names_at(evening, people),
        portraits={guest.person: faces.get(guest.person, Portrait()) for guest in evening.guests},
        order={guest.person: place for place, guest in enumerate(evening.guests)},
        average=average(evening),
        winners=winners(evening),
        known=tuple(
            Neighbour(person.id, names[person.id], person.id in evening.present, person.portrait)
            for person in people
        ),
        last=tuple(last),
    )


def _act(
    evening: Evening,
    place: int,
    act: Act,
    coming: Seating | None,
    seats: Callable[[str], range],
    minutes: Callable[[str, int], int],
    waiting: Container[int],
) -> ActFacts:
    chairs, sits_out = act.chairs, act.sat_out
    is_known = bool(seats(act.game))
    if coming is not None:
        chairs, sits_out = coming.chairs, coming.sits_out
    sitting = len(chairs) - chairs.count(None)
    won = tuple(act.winners()) if act.is_over else ()
    return ActFacts(
        number=act.number,
        place=place,
        game=act.game,
        stage=act.stage,
        is_next=act is evening.next,
        is_known=is_known,
        goes_on=is_known
        and act.stage is Stage.BROKEN_OFF
        and act.row is not None
        and act.row in waiting,
        chairs=chairs,
        sits_out=sits_out,
        agreed=bool(act.agreed),
        minutes=minutes(act.game, sitting) if is_known and not act.has_begun else 0,
        began=act.began,
        ended=act.ended,
        winners=won,
        best=next((s for c, s in zip(act.counted, act.scores, strict=False) if c in won), None),
        options=act.options,
        seats=seats(act.game),
    )


def _climb(evening: Evening, line: Line) -> tuple[Fraction, ...]:
    steps = [line.start]
    for act, worth in zip(evening.programme, line.by_act, strict=True):
        if act.is_over:
            steps.append(steps[-1] + (worth or 0))
    return tuple(steps)


ENOUGH: Final = 3
"""From this many finished games, their durations are used instead of that on the box."""


def minutes(own: Sequence[float], from_box: int) -> int:
    """Return the median duration of earlier games, or `from_box` if there are too few, in minutes.

    `own` holds the durations of finished games of this kind with this number of people.
    """
    return max(1, round(median(own))) if len(own) >= ENOUGH else from_box
