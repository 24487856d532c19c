"""An evening: its people, programme and chairs, and all changes to them (V1 to V7, V10).

An evening is immutable; every change returns a new one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from stockgames.engine.errors import StockGamesError

MOST_POINTS: Final = 10
"""The points for the first place; the last place gets none."""
MOST_PEOPLE: Final = 16
LEAST_PEOPLE: Final = 2

Chair: TypeAlias = str | None
"""The id of the person on the chair; None for a bot."""

EveningCode: TypeAlias = Literal[
    "already-here",
    "not-here",
    "too-many-people",
    "too-few-people",
    "no-such-act",
    "act-has-begun",
    "act-is-not-running",
    "another-act-runs",
    "not-a-place",
    "wrong-chairs",
    "evening-is-over",
]


class EveningError(StockGamesError):
    """A change that an evening does not allow; `code` is the key to the UI's message."""

    def __init__(self, code: EveningCode) -> None:
        super().__init__(code)
        self.code = code


class Stage(Enum):
    """The progress of an act; the values are used in files."""

    TO_COME = "to-come"
    RUNNING = "running"
    BROKEN_OFF = "broken-off"
    """The game was interrupted: it counts for nobody, but can be resumed (V3)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Guest:
    """A person at an evening, in order of arrival."""

    person: str
    start: Fraction = Fraction(0)
    """The points that a late-comer starts with (V7)."""
    gone: bool = False
    """Whether the guest has left; their points are kept (V7)."""


@dataclass(frozen=True, slots=True)
class Act:
    """One game of the programme."""

    number: int
    """The identifier of the act within its evening; never reused."""
    game: str
    """The id of the game, as in records."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the table, as defined by the game's model."""
    stage: Stage = Stage.TO_COME
    agreed: tuple[Chair, ...] = ()
    """The chairs agreed on before the game begins; empty if the rotation decides."""
    chairs: tuple[Chair, ...] = ()
    """Who sits where, once the game has begun, starting with the first chair (V6)."""
    sat_out: tuple[str, ...] = ()
    """The people who were present but had no chair."""
    counted: tuple[Chair, ...] = ()
    """For whom the game counts by chair: whoever decided most there (V14)."""
    ranks: tuple[int, ...] = ()
    """The ranks by chair, 1 for the best, as in records; empty until the game is over."""
    scores: tuple[int, ...] = ()
    """The scores by chair, in the game's unit; empty until the game is over."""
    row: int | None = None
    """The library's row number of the game."""
    began: str = ""
    ended: str = ""
    """The UTC timestamps of the start and the end; they are never used for sorting."""

    @property
    def has_begun(self) -> bool:
        return self.stage is not Stage.TO_COME

    @property
    def is_over(self) -> bool:
        """Return whether the game is over, and so counts (V3)."""
        return self.stage is Stage.OVER

    def points(self) -> dict[str, Fraction]:
        """Return each person's points (V2); empty before the game is over."""
        played = [(p, r) for p, r in zip(self.counted, self.ranks, strict=False) if p is not None]
        worth = points([rank for _, rank in played])
        return {person: value for (person, _), value in zip(played, worth, strict=True)}

    def winners(self) -> list[str]:
        """Return the best-placed people, several if they tie (V2)."""
        found = self.points()
        return [person for person, value in found.items() if value == max(found.values())]


def points(ranks: Sequence[int]) -> tuple[Fraction, ...]:
    """Return each person's points from their ranks, 1 the best; bots must be left out.

    Only the order of ranks matters, not gaps where bots were placed. Tied people share the mean of
    their points. The points average 5 per person, so somebody who played alone gets 5 (V2 does not
    cover that case).
    """
    return tuple(place_points(rank, tuple(ranks)) for rank in ranks)


@lru_cache(maxsize=4096)
def place_points(rank: int, ranks: tuple[int, ...]) -> Fraction:
    """Return the mean of the points for all places that share a rank."""
    worse = sum(other > rank for other in ranks)
    level = ranks.count(rank)
    if len(ranks) == 1:
        return Fraction(MOST_POINTS, 2)
    return Fraction(MOST_POINTS, len(ranks) - 1) * (worse + Fraction(level - 1, 2))


@dataclass(frozen=True, slots=True)
class Evening:
    """People in order of arrival, and games in order of play."""

    name: str = ""
    begun: str = ""
    """The UTC timestamp at which the evening began."""
    until: str = ""
    """The time at which the evening should end, such as `23:30`; empty if there is no limit."""
    guests: tuple[Guest, ...] = ()
    programme: tuple[Act, ...] = ()
    ended: bool = False

    # Queries

    @property
    def present(self) -> tuple[str, ...]:
        """The people who are present, in order of arrival."""
        return tuple(guest.person for guest in self.guests if not guest.gone)

    @property
    def played(self) -> tuple[Act, ...]:
        """The acts that count, in order."""
        return tuple(act for act in self.programme if act.is_over)

    @property
    def running(self) -> Act | None:
        return next((act for act in self.programme if act.stage is Stage.RUNNING), None)

    @property
    def next(self) -> Act | None:
        """The first act that has not begun, or None."""
        return next((act for act in self.programme if not act.has_begun), None)

    def guest(self, person: str) -> Guest:
        """Return a guest; raise EveningError (`not-here`)."""
        for guest in self.guests:
            if guest.person == person:
                return guest
        raise EveningError("not-here")

    def act(self, number: int) -> Act:
        """Return an act by its number; raise EveningError (`no-such-act`)."""
        for act in self.programme:
            if act.number == number:
                return act
        raise EveningError("no-such-act")

    # People

    def come(self, person: str, start: Fraction = Fraction(0)) -> Evening:
        """Add a person, with starting points for a late-comer (V7), or let one return who had left.

        Agreed seatings are reset. Raise EveningError: `already-here`, `too-many-people`.
        """
        self._must_go_on()
        if person in self.present:
            raise EveningError("already-here")
        free = replace(self, programme=tuple(replace(act, agreed=()) for act in self.programme))
        if any(guest.person == person for guest in self.guests):
            return free._with_guest(replace(self.guest(person), gone=False))
        if len(self.guests) == MOST_PEOPLE:
            raise EveningError("too-many-people")
        return replace(free, guests=(*self.guests, Guest(person, start)))

    def leave(self, person: str) -> Evening:
        """Mark a person as gone, or remove one who hasn't played yet.

        Raise EveningError: `not-here`, or `another-act-runs` while they play.
        """
        guest = self.guest(person)
        if self.running is not None and person in self.running.chairs:
            raise EveningError("another-act-runs")
        free = replace(self, programme=tuple(_without(act, person) for act in self.programme))
        if any(person in (*act.chairs, *act.sat_out, *act.counted) for act in self.programme):
            return free._with_guest(replace(guest, gone=True))
        return replace(free, guests=tuple(g for g in self.guests if g.person != person))

    def _with_guest(self, guest: Guest) -> Evening:
        guests = [guest if known.person == guest.person else known for known in self.guests]
        return replace(self, guests=tuple(guests))

    def with_person(self, person: str, now: str) -> Evening:
        """Return the evening with another id for a person, for merging two people."""

        def swap(chair: Chair) -> Chair:
            return now if chair == person else chair

        def seated(act: Act) -> Act:
            return replace(
                act,
                agreed=tuple(map(swap, act.agreed)),
                chairs=tuple(map(swap, act.chairs)),
                counted=tuple(map(swap, act.counted)),
                sat_out=tuple(now if who == person else who for who in act.sat_out),
            )

        guests = [replace(g, person=now) if g.person == person else g for g in self.guests]
        return replace(self, guests=tuple(guests), programme=tuple(map(seated, self.programme)))

    # The programme

    def add(self, game: str) -> Evening:
        self._must_go_on()
        number = 1 + max((act.number for act in self.programme), default=0)
        return replace(self, programme=(*self.programme, Act(number, game)))

    def drop(self, number: int) -> Evening:
        """Remove a game that has not begun from the programme; raise EveningError."""
        dropped = self._to_come(number)
        return replace(self, programme=tuple(a for a in self.programme if a is not dropped))

    def move(self, number: int, place: int) -> Evening:
        """Move a game to a place among those that have not begun; raise EveningError.

        Place 0 makes it the next.
        """
        moved = self._to_come(number)
        others = [act for act in self.programme if act is not moved]
        begun = sum(act.has_begun for act in others)
        if not 0 <= place <= len(others) - begun:
            raise EveningError("not-a-place")
        others.insert(begun + place, moved)
        return replace(self, programme=tuple(others))

    def shift(self, number: int, by: int) -> Evening:
        """Move a game that has not begun by a number of places (negative: earlier), clipped at both
        ends.

        Raise EveningError.
        """
        self._to_come(number)
        to_come = [act.number for act in self.programme if not act.has_begun]
        place = to_come.index(number) + by
        return self.move(number, max(0, min(place, len(to_come) - 1)))

    def agree(self, number: int, chairs: Sequence[Chair]) -> Evening:
        """Set the seating of a game that has not begun (V5); empty chairs restore the rotation.

        Raise EveningError: `wrong-chairs` if a person sits twice, or is not present.
        """
        act = self._to_come(number)
        people = [person for person in chairs if person is not None]
        if len(set(people)) != len(people) or not set(people) <= set(self.present):
            raise EveningError("wrong-chairs")
        return self._with_act(replace(act, agreed=tuple(chairs)))

    def set_options(self, number: int, options: Mapping[str, Any]) -> Evening:
        """Set the table options of a game that has not begun; raise EveningError."""
        return self._with_act(replace(self._to_come(number), options=dict(options)))

    def be_over_by(self, until: str) -> Evening:
        """Set when the evening should end, as `23:30`; empty for no limit."""
        return replace(self, until=until)

    # Playing

    def begin(self, number: int, chairs: Sequence[Chair], *, row: int | None, at: str) -> Evening:
        """Begin a game, moving it before all that have not begun; raise EveningError.

        `row` is its row in the library, or None if games aren't saved.
        """
        self._must_go_on()
        if self.running is not None:
            raise EveningError("another-act-runs")
        if len(self.present) < LEAST_PEOPLE:
            raise EveningError("too-few-people")
        ready = self.move(number, 0).agree(number, chairs)
        sat_out = tuple(person for person in self.present if person not in chairs)
        return ready._with_act(
            replace(
                ready.act(number),
                stage=Stage.RUNNING,
                agreed=(),
                chairs=tuple(chairs),
                counted=tuple(chairs),
                sat_out=sat_out,
                row=row,
                began=at,
            )
        )

    def finish(
        self,
        number: int,
        ranks: Sequence[int],
        scores: Sequence[int],
        *,
        at: str,
        counted: Sequence[Chair] = (),
    ) -> Evening:
        """Finish a game, also one that was interrupted, so that it counts (V3); raise
        EveningError.

        If seats have changed hands, `counted` says for whom it counts by chair (V14). Whoever has
        left it to others or to a bot (None) gets the mean of their other games (V4). Those who came
        to play it are guests.
        """
        act = self.act(number)
        if act.stage not in (Stage.RUNNING, Stage.BROKEN_OFF):
            raise EveningError("act-is-not-running")
        if len(ranks) != len(act.chairs):
            raise EveningError("wrong-chairs")
        over = replace(act, stage=Stage.OVER, ranks=tuple(ranks), scores=tuple(scores), ended=at)
        once, known = list[Chair](), {guest.person for guest in self.guests}
        for chair in counted or act.chairs:
            once.append(None if chair in once else chair)
        come = [Guest(person) for person in once if person is not None and person not in known]
        evening = replace(self, guests=(*self.guests, *come))
        return evening._with_act(replace(over, counted=tuple(once)))

    def break_off(self, number: int) -> Evening:
        """Interrupt a game, so that another can begin (V3); raise EveningError."""
        act = self.act(number)
        if act.stage is not Stage.RUNNING:
            raise EveningError("act-is-not-running")
        return self._with_act(replace(act, stage=Stage.BROKEN_OFF))

    def go_on(self, number: int) -> Evening:
        """Resume a game that was interrupted; raise EveningError."""
        act = self.act(number)
        if act.stage is not Stage.BROKEN_OFF:
            raise EveningError("act-is-not-running")
        if self.running is not None:
            raise EveningError("another-act-runs")
        return self._with_act(replace(act, stage=Stage.RUNNING))

    def end(self) -> Evening:
        """End the evening and so settle who won, unless it is reopened (V8, V10)."""
        if self.running is not None:
            raise EveningError("another-act-runs")
        return replace(self, ended=True)

    def begin_again(self) -> Evening:
        """Reopen an evening that was ended (V10)."""
        return replace(self, ended=False)

    def _with_act(self, act: Act) -> Evening:
        programme = [act if known.number == act.number else known for known in self.programme]
        return replace(self, programme=tuple(programme))

    def _to_come(self, number: int) -> Act:
        self._must_go_on()
        act = self.act(number)
        if act.has_begun:
            raise EveningError("act-has-begun")
        return act

    def _must_go_on(self) -> None:
        if self.ended:
            raise EveningError("evening-is-over")


def _without(act: Act, person: str) -> Act:
    """Return an act without its agreed seating if a person in it has left."""
    return replace(act, agreed=()) if person in act.agreed else act


@dataclass(frozen=True, slots=True)
class Seating:
    """The seating of a game that has not begun."""

    chairs: tuple[Chair, ...]
    """The first chair first, then round the table in the order of arrival; bots last."""
    sits_out: tuple[str, ...]


def seating(evening: Evening, act: Act, seats: range) -> Seating:
    """Return the chairs of an act, as agreed or by rotation.

    `seats` are the numbers of seats with which the game can be played.
    """
    if act.agreed:
        sits_out = tuple(p for p in evening.present if p not in act.agreed)
        return Seating(act.agreed, sits_out)
    sits_out = _sitting_out(evening, max(seats))
    line = [person for person in first_chairs(evening) if person not in sits_out]
    people = [person for person in evening.present if person not in sits_out]
    start = people.index(line[0]) if line else 0
    bots = max(0, min(seats) - len(people))
    return Seating((*people[start:], *people[:start], *(None,) * bots), sits_out)


def foreseen(evening: Evening, seats: Callable[[str], range]) -> dict[int, Seating]:
    """Return the chairs of every future act by its number, assuming the acts before it are played.

    `seats` returns with how many seats a game can be played; an empty range if this release lacks
    it.
    """
    found: dict[int, Seating] = {}
    for act in evening.programme:
        if act.has_begun or not seats(act.game):
            continue
        found[act.number] = seated = seating(evening, act, seats(act.game))
        begun = replace(act, chairs=seated.chairs, sat_out=seated.sits_out)
        programme = tuple(begun if other is act else other for other in evening.programme)
        evening = replace(evening, programme=programme)
    return found


def first_chairs(evening: Evening) -> list[str]:
    """Return the people who are present, in the order in which they get the first chair (V6).

    It moves on by one person each game, in order of arrival. A person who was due but had no chair
    is due again at the next game.
    """
    came = [guest.person for guest in evening.guests]
    due: list[str] = []
    last: str | None = None
    for act in evening.programme:
        first = next((chair for chair in act.chairs if chair is not None), None)
        if first is None:
            continue
        if first in due:
            due.remove(first)
            continue
        due += [p for p in _between(came, last, first) if p in act.sat_out and p not in due]
        last = first
    line = [*due, *(person for person in _round(came, last) if person not in due)]
    return [person for person in line if person in evening.present]


def _sitting_out(evening: Evening, chairs: int) -> tuple[str, ...]:
    """Return who gets no chair (V5), in order of arrival.

    That is whoever has sat out least often. Among equals it is the person who gets the first chair
    next, after the one whose turn it is now, who would otherwise lose it.
    """
    line = first_chairs(evening)
    order = [*line[1:], *line[:1]]
    fewest = sorted(order, key=lambda person: times_out(evening, person))
    out = fewest[: max(0, len(order) - chairs)]
    return tuple(person for person in evening.present if person in out)


def times_out(evening: Evening, person: str) -> int:
    """Return how many games of the evening a person has sat out."""
    return sum(person in act.sat_out for act in evening.programme)


def _round(came: list[str], last: str | None) -> list[str]:
    """Return all people, starting after `last` and wrapping around."""
    start = came.index(last) + 1 if last in came else 0
    return [*came[start:], *came[:start]]


def _between(came: list[str], last: str | None, first: str) -> list[str]:
    """Return the people skipped between `last` and `first`."""
    line = _round(came, last)
    return line[: line.index(first)] if first in line else []
