"""The history of a game as data, without words: lines for a chart, and the turning points.

A history is made from steps, which contain only what one seat's views and events show. The values
of a line come from the view after each step, so a seat's history never shows anything before that
seat learned it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from stockgames.engine.state import Event, SeatId, View

V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)
E = TypeVar("E", bound=Event)

Axis: TypeAlias = Literal["turn", "round"]
Changes: TypeAlias = tuple[int | None, ...]
"""By seat; None if unknown."""

LEAD: Final = "lead"
"""The kind of moment that every game has: the last change of leader."""


@dataclass(frozen=True, slots=True)
class Step(Generic[V_co]):
    """A move with what one seat (or a bystander) saw of it, and its view afterwards."""

    number: int
    """The number of moves made so far; 0 before the first."""
    seat: SeatId | None
    """The seat that moved; CHANCE for a shuffle, None before the first move."""
    turn: int
    """The turn of the move, counted from 1; 0 before the first move."""
    events: tuple[Event, ...]
    view: V_co


@dataclass(frozen=True, slots=True)
class Series:
    """One line of a chart: a value after each step."""

    kind: str
    """What it measures: `worth`, `price`."""
    seat: SeatId | None
    """The seat it belongs to; None for values of no seat, such as prices."""
    thing: int | None
    """Which of several things it measures, as the game's number: a colour, a security."""
    unit: str
    """The unit of the values: `millions`, `dollars`, `shares`, `pieces`."""
    values: tuple[int | None, ...]
    """`values[number]` is the value after `number` moves; None if the viewer could not know
    it then.
    """


@dataclass(frozen=True, slots=True)
class Moment:
    """A turning point of a game."""

    kind: str
    """The game's name for it: `crash`, `raid`, or LEAD."""
    step: int
    """The number of moves after which it had happened."""
    seat: SeatId | None
    """The seat that caused it; None if no single seat did."""
    amount: int
    """Its size, in the game's unit for this kind."""
    others: tuple[SeatId, ...] = ()
    """Other seats involved; for LEAD the new leader and the previous one."""
    thing: int | None = None
    """The thing it is about, as the game's number."""
    changes: Changes = ()
    """What it changed for each seat; empty if that can't be expressed by seat."""

    @property
    def weight(self) -> int:
        """The largest absolute change for any seat."""
        return max((abs(change) for change in self.changes if change is not None), default=0)


@dataclass(frozen=True, slots=True)
class Tally:
    """How often, or how much, each seat did something."""

    kind: str
    """What is counted: `taken`, `deals`."""
    thing: int | None
    """Which of several things is counted, as the game's number."""
    unit: str
    """The unit of the counts: `dollars`; empty for a plain number."""
    counts: tuple[int, ...]
    """By seat."""


class Counting:
    """Counts by seat, kind and thing."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._counts = Counter[tuple[SeatId, str, int | None]]()

    def add(self, seat: SeatId, kind: str, thing: int | None = None, *, by: int = 1) -> None:
        """Add `by` to a seat's count."""
        self._counts[seat, kind, thing] += by

    def tally(self, kind: str, thing: int | None = None, *, unit: str = "") -> Tally:
        """Return the counts of all seats."""
        counts = (self._counts[seat, kind, thing] for seat in range(self._seats))
        return Tally(kind, thing, unit, tuple(counts))


@dataclass(frozen=True, slots=True)
class History:
    """A game so far, or to its end, as seen by one seat or by a bystander."""

    seats: int
    axis: Axis
    at: tuple[int, ...]
    """The turn or round of each step; never falls, and begins with 0."""
    main: str
    """The kind of series that decides the game."""
    series: tuple[Series, ...]
    moments: tuple[Moment, ...] = ()
    """Sorted by step once the history is `completed`."""
    tallies: tuple[Tally, ...] = ()
    """Counts by seat, in display order."""

    def of(self, kind: str) -> tuple[Series, ...]:
        """Return all series of a kind, in the order of seats or things."""
        return tuple(series for series in self.series if series.kind == kind)

    @property
    def ends(self) -> dict[int, int]:
        """The last step of each turn or round, in order."""
        return {at: step for step, at in enumerate(self.at)}

    @property
    def leaders(self) -> dict[int, SeatId | None]:
        """The sole leader after each turn or round, in order; None where there is none."""
        return {at: self.leader(step) for at, step in self.ends.items()}

    def leader(self, step: int) -> SeatId | None:
        """Return the sole leader after a step; None if there is none."""
        return leader([line.values[step] for line in self.of(self.main)])


def completed(history: History, steps: Sequence[Step[Any]], tallies: tuple[Tally, ...]) -> History:
    """Return a game's own history with tallies, and the last change of leader among its moments."""
    found = sorted((*history.moments, *last_lead(steps, history)), key=lambda moment: moment.step)
    return replace(history, moments=tuple(found), tallies=tallies)


def happened(steps: Iterable[Step[V]], kind: type[E]) -> Iterator[tuple[Step[V], E]]:
    """Yield all events of a type in order, each with its step."""
    for step in steps:
        for event in step.events:
            if isinstance(event, kind):
                yield step, event


def leader(values: Iterable[int | None]) -> SeatId | None:
    """Return the seat with the single highest value; None for a tie or if any value is unknown."""
    found = list(values)
    known = [value for value in found if value is not None]
    if len(known) < 2 or len(known) < len(found) or known.count(max(known)) > 1:
        return None
    return known.index(max(known))


def last_lead(steps: Sequence[Step[Any]], history: History) -> list[Moment]:
    """Return the last change of leader, if any; a tie doesn't count as a lead.

    Its amount is the new leader's margin after that turn or round.
    """
    found: list[Moment] = []
    before: SeatId | None = None
    for at, now in history.leaders.items():
        if now is None or now == before:
            continue
        if before is not None:
            found = [_lead(steps, history, history.ends[at], now, before)]
        before = now
    return found


def _lead(
    steps: Sequence[Step[Any]], history: History, step: int, now: SeatId, before: SeatId
) -> Moment:
    worths = [line.values[step] or 0 for line in history.of(history.main)]
    second = max(worth for seat, worth in enumerate(worths) if seat != now)
    mover = steps[step].seat if history.axis == "turn" else None
    return Moment(LEAD, step, mover, worths[now] - second, others=(now, before))


def heaviest(moments: Iterable[Moment]) -> list[Moment]:
    """Return the first moment with the largest change for any seat; empty if nothing changed."""
    found = [moment for moment in moments if moment.weight]
    return [max(found, key=lambda moment: (moment.weight, -moment.step))] if found else []


def best_and_worst(moments: Iterable[Moment]) -> list[Moment]:
    """Return the first moments with the largest gain and the largest loss; either may be
    missing.
    """
    found = sorted(moments, key=lambda moment: -abs(moment.amount))
    won = [moment for moment in found if moment.amount > 0]
    lost = [moment for moment in found if moment.amount < 0]
    return [*won[:1], *lost[:1]]


def own_moment(
    step: Step[Any], kind: str, seat: SeatId, amount: int, thing: int | None = None
) -> Moment:
    """Return a moment whose amount is what it changed for its seat; other seats are unaffected."""
    changes = changed(step.view.seats, {seat: amount})
    return Moment(kind, step.number, seat, amount, thing=thing, changes=changes)


def by_seat(kind: str, unit: str, values: Sequence[Sequence[int | None]]) -> list[Series]:
    """Return one line per seat from `values[step][seat]`."""
    lines = zip(*values, strict=True)
    return [Series(kind, seat, None, unit, tuple(line)) for seat, line in enumerate(lines)]


def by_thing(kind: str, unit: str, values: Sequence[Sequence[int | None]]) -> list[Series]:
    """Return one line per thing from `values[step][thing]`."""
    lines = zip(*values, strict=True)
    return [Series(kind, None, thing, unit, tuple(line)) for thing, line in enumerate(lines)]


def changed(seats: int, changes: Mapping[SeatId, int]) -> Changes:
    """Return the changes by seat, 0 for seats that are not named."""
    return tuple(changes.get(seat, 0) for seat in range(seats))
