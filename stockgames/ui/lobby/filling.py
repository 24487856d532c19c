"""Who gets which chair of a table to be laid: people first, bots fill the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from stockgames.engine.meta import GameMeta
from stockgames.engine.record import SeatInfo
from stockgames.ui.lobby.wishes import bot, fresh_bot_name, people, person
from stockgames.ui.shell.words import PERSON_NAMES

Seats: TypeAlias = tuple[SeatInfo, ...]


def table_of(meta: GameMeta, names: Sequence[str], level: str) -> Seats:
    """Return a table of people in this order, as many as there are chairs for.

    One alone plays against the usual bots; more get only the bots that the game needs.
    """
    seats = [person(name) for name in names[: max(meta.seats)]]
    chairs = meta.usual_seats if len(seats) <= 1 else min(meta.seats)
    return with_bots(seats, chairs, level)


def table_for(meta: GameMeta, count: int, names: Sequence[str], level: str) -> Seats:
    """Return a table of so many people, called by `names` as far as they go, and bots."""
    return table_of(meta, [seat.name for seat in people(names, count)], level)


def with_bots(seats: Sequence[SeatInfo], chairs: int, level: str) -> Seats:
    """Return the seats, and bots on chairs that nobody has."""
    filled = list(seats)
    while len(filled) < chairs:
        filled.append(bot(fresh_bot_name(_folded(filled)), level))
    return tuple(filled)


def seated(meta: GameMeta, seats: Sequence[SeatInfo], name: str) -> Seats | None:
    """Return the seats with one more person, None where no chair can be had.

    It is the chair of whoever has no name of their own, else a bot's, else a new one.
    """
    nameless = (n for n, seat in enumerate(seats) if seat.is_human and seat.name in UNNAMED)
    bots = (n for n, seat in enumerate(seats) if not seat.is_human)
    place = next(nameless, next(bots, len(seats)))
    if place == len(seats) and place + 1 not in meta.seats:
        return None
    found = [*seats[:place], person(name), *seats[place + 1 :]]
    return _apart(found, name)


def unseated(seats: Sequence[SeatInfo], name: str, level: str) -> Seats:
    """Return the seats with a bot where somebody of that name sat."""
    taken = _folded(seats)
    return tuple(bot(fresh_bot_name(taken), level) if _is(seat, name) else seat for seat in seats)


def is_seated(seats: Sequence[SeatInfo], name: str) -> bool:
    """Tell whether a person of that name, in any case of letters, has a chair."""
    return any(_is(seat, name) for seat in seats)


def at_level(seats: Sequence[SeatInfo], level: str) -> Seats:
    """Return the seats with all bots at one level, each with the character it is known for."""
    return tuple(seat if seat.is_human else bot(seat.name, level) for seat in seats)


def level_of(seats: Sequence[SeatInfo]) -> str:
    """Return the level that all bots have; empty where they differ, or there are none."""
    levels = {seat.level for seat in seats if not seat.is_human}
    return levels.pop() if len(levels) == 1 else ""


UNNAMED = ("", *PERSON_NAMES)
"""What people are called who have not said otherwise."""


def _is(seat: SeatInfo, name: str) -> bool:
    return seat.is_human and seat.name.casefold() == name.casefold()


def _apart(seats: Sequence[SeatInfo], name: str) -> Seats:
    """Return the seats with another name for a bot that is called like a person."""
    taken = _folded(seats)
    return tuple(
        bot(fresh_bot_name(taken), seat.level)
        if not seat.is_human and seat.name.casefold() == name.casefold()
        else seat
        for seat in seats
    )


def _folded(seats: Sequence[SeatInfo]) -> set[str]:
    return {seat.name.casefold() for seat in seats}
