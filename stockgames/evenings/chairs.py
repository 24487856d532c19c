"""Who sits out, and who gets the first chair (V5, V6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from stockgames.evenings.evening import Act, Chair, Evening


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
