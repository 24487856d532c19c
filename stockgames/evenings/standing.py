"""The standing of an evening: points, places, and winners (V2, V4, V7, V8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from stockgames.evenings.evening import MOST_PEOPLE, Act, Evening, Guest


@dataclass(frozen=True, slots=True)
class Line:
    """One person's line in the standings."""

    person: str
    by_act: tuple[Fraction | None, ...]
    """The points for each act of the programme; None for acts that award no points, or none yet."""
    start: Fraction
    """The points that a late-comer started with (V7)."""
    total: Fraction
    won: tuple[int, ...]
    """The positions in the programme of the acts that the person won."""
    place: int | None = None
    """1 for the leader; ties share a place (V8). None before the person's first game."""
    moved: int | None = None
    """How many places the last game gained (lost, if negative); None without a standing before."""
    gone: bool = False


def standing(evening: Evening) -> tuple[Line, ...]:
    """Return everybody's line, leader first; equals are in order of arrival.

    People who have not played yet come last.
    """
    last = evening.played[-1:]
    earlier = tuple(act for act in evening.programme if act not in last)
    before = {each.person: each.place for each in _placed(replace(evening, programme=earlier))}
    return tuple(_moved(line, before.get(line.person)) for line in _placed(evening))


def average(evening: Evening) -> Fraction:
    """Return the mean points of those present, with which a late-comer starts (V7)."""
    totals = [line.total for line in _placed(evening) if not line.gone]
    return sum(totals, Fraction(0)) / len(totals) if totals else Fraction(0)


def let_in(evening: Evening, people: Sequence[str], *, from_nothing: bool = False) -> Evening:
    """Return the evening after these people have come in this order, while there is space.

    Latecomers start on the average, or from zero (V7).
    """
    for who in people:
        known = {guest.person for guest in evening.guests}
        if who not in evening.present and (who in known or len(known) < MOST_PEOPLE):
            start = Fraction(0) if from_nothing else average(evening)
            evening = evening.come(who, start)
    return evening


def winners(evening: Evening) -> tuple[str, ...]:
    """Return who leads or has won the evening; several if they tie, none before a game."""
    return tuple(line.person for line in standing(evening) if line.place == 1)


def decided_by(line: Line, others: Sequence[Line]) -> Literal["points", "wins", "later"]:
    """Return what ranks a line above all below it (V8): points, games won, or the later win."""
    below = [other for other in others if other.place and _merit(other) < _merit(line)]
    wins = [len(other.won) for other in below if other.total == line.total]
    if not wins:
        return "points"
    return "later" if len(line.won) in wins else "wins"


def _placed(evening: Evening) -> list[Line]:
    lines = [_line(guest, evening.programme) for guest in evening.guests]
    have_played = {person for act in evening.played for person in act.points()}
    ranked = sorted((x for x in lines if x.person in have_played), key=_merit, reverse=True)
    merits = [_merit(line) for line in ranked]
    placed = [replace(line, place=1 + merits.index(_merit(line))) for line in ranked]
    return [*placed, *(line for line in lines if line.person not in have_played)]


def _merit(line: Line) -> tuple[Fraction, int, int]:
    """Return the sort key: points, then games won, then the latest game won (V8)."""
    return line.total, len(line.won), max(line.won, default=-1)


def _line(guest: Guest, programme: Sequence[Act]) -> Line:
    own = [worth for act in programme if (worth := act.points().get(guest.person)) is not None]
    mean = sum(own, Fraction(0)) / len(own) if own else None
    by_act = tuple(_points(guest.person, act, mean) for act in programme)
    total = guest.start + sum((value for value in by_act if value is not None), Fraction(0))
    won = [n for n, act in enumerate(programme) if act.is_over and guest.person in act.winners()]
    return Line(guest.person, by_act, guest.start, total, tuple(won), gone=guest.gone)


def _points(person: str, act: Act, mean: Fraction | None) -> Fraction | None:
    """Return a person's points for an act; a person who sat out, or left it to somebody else, gets
    their own mean (V4).
    """
    was_here = act.is_over and person in (*act.sat_out, *act.chairs)
    return act.points().get(person, mean if was_here else None)


def _moved(line: Line, before: int | None) -> Line:
    if before is None or line.place is None:
        return line
    return replace(line, moved=before - line.place)
