"""What a host wishes for a new table, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication

from stockgames.engine.meta import GameMeta
from stockgames.engine.record import SeatInfo

BOT_NAMES = (
    *("Bruno", "Clara", "Dmitri", "Emil", "Frida"),
    *("Gustav", "Hanna", "Igor", "Jette", "Karl"),
)
HANDOVERS = ("curtain", "peek", "trusting")
"""The values of ``controllers.table.Handover``."""


@dataclass(frozen=True, slots=True)
class TableWishes:
    """A table to lay: who sits where, the game's options, who starts, how the screen is shared."""

    game_id: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any] = field(default_factory=dict)
    """As the game's options model takes them; empty means its defaults."""
    first: int | None = None
    """The starting seat, None for a draw (N11)."""
    handover: str = "curtain"


def own_name(name: str) -> str:
    """Return the name from the settings, or the word for whoever sits here."""
    return name or QCoreApplication.translate("NewTable", "You")


def person(name: str) -> SeatInfo:
    """Return a seat for somebody at the screen."""
    return SeatInfo(name=name, player="human")


def bot(name: str, level: str) -> SeatInfo:
    """Return a seat for a bot."""
    return SeatInfo(name=name, player=f"bot:{level}")


def fresh_bot_name(taken: set[str]) -> str:
    """Return a bot's name that nobody at the table bears."""
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    return next(free, f"Bot {len(taken) + 1}")


def fresh_person_name(taken: set[str]) -> str:
    """Return a name for one more person that nobody at the table bears."""
    for number in range(2, 100):
        name = QCoreApplication.translate("NewTable", "Guest {number}").format(number=number)
        if name.casefold() not in taken:
            return name
    return BOT_NAMES[0]


def one_and_bots(name: str, bots: int, level: str) -> tuple[SeatInfo, ...]:
    """Return one person on seat 0 and ``bots`` bots."""
    seats = [person(own_name(name))]
    for _ in range(bots):
        taken = {seat.name.casefold() for seat in seats}
        seats.append(bot(fresh_bot_name(taken), level))
    return tuple(seats)


def people(name: str, count: int) -> tuple[SeatInfo, ...]:
    """Return ``count`` people, the first with the name from the settings."""
    seats = [person(own_name(name))]
    while len(seats) < count:
        seats.append(person(fresh_person_name({seat.name.casefold() for seat in seats})))
    return tuple(seats)


def usual_wishes(meta: GameMeta, name: str, level: str) -> TableWishes:
    """Return what *Play* in the lobby lays: one person and the usual number of bots."""
    return TableWishes(meta.id, one_and_bots(name, meta.usual_seats - 1, level))
