"""What a host wishes for a new table, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta
from stockgames.engine.record import SeatInfo
from stockgames.ui.table.code_words import has_code_book

BOT_NAMES = (
    *("Bruno", "Clara", "Dmitri", "Emil", "Frida"),
    *("Gustav", "Hanna", "Igor", "Jette", "Karl"),
)


def handovers(game_id: str) -> tuple[str, ...]:
    """Return how people can share the screen in a game, the usual way first.

    The values are those of ``controllers.table.Handover``. Where all choose at once in secret,
    there is nothing to peek at between two turns, and code cards save most of the passing.
    """
    if has_code_book(game_id):
        return ("curtain", "code", "trusting")
    if game_id in registry.game_ids() and registry.meta(game_id).revisable:
        return ("curtain", "trusting")
    return ("curtain", "peek", "trusting")


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


def person(name: str) -> SeatInfo:
    """Return a seat for somebody at the screen."""
    return SeatInfo(name=name, player="human")


def bot(name: str, level: str) -> SeatInfo:
    """Return a seat for a bot."""
    return SeatInfo(name=name, player=f"bot:{level}")


def fresh_bot_name(taken: set[str]) -> str:
    """Return a bot's name that nobody at the table bears; ``taken`` holds folded names."""
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    return next(free, f"Bot {len(taken) + 1}")


def _fresh_person_name(taken: set[str], known: Sequence[str]) -> str:
    for name in known:
        if name.casefold() not in taken:
            return name
    if not taken:
        return QCoreApplication.translate("NewTable", "Guest")
    number = len(taken) + 1
    return QCoreApplication.translate("NewTable", "Guest {number}").format(number=number)


def _folded(seats: Sequence[SeatInfo]) -> set[str]:
    return {seat.name.casefold() for seat in seats}


def people(names: Sequence[str], count: int) -> tuple[SeatInfo, ...]:
    """Return ``count`` people, called by ``names`` (who usually sits here) as far as they go."""
    seats: list[SeatInfo] = []
    while len(seats) < count:
        seats.append(person(_fresh_person_name(_folded(seats), names)))
    return tuple(seats)


def one_and_bots(names: Sequence[str], bots: int, level: str) -> tuple[SeatInfo, ...]:
    """Return one person on seat 0 and ``bots`` bots of ``level``."""
    seats = list(people(names, 1))
    for _ in range(bots):
        seats.append(bot(fresh_bot_name(_folded(seats)), level))
    return tuple(seats)


def usual_wishes(meta: GameMeta, names: Sequence[str], level: str) -> TableWishes:
    """Return what *Play* in the lobby lays: one person and the usual number of bots."""
    return TableWishes(meta.id, one_and_bots(names, meta.usual_seats - 1, level))


def to_values(wishes: TableWishes) -> dict[str, Any]:
    """Return wishes as a JSON object, to be remembered."""
    return {
        "seats": [seat.model_dump() for seat in wishes.seats],
        "options": wishes.options,
        "first": wishes.first,
        "handover": wishes.handover,
    }


def from_values(meta: GameMeta, values: Mapping[str, Any]) -> TableWishes | None:
    """Return the wishes that ``values`` hold, None if they don't make a table of this game.

    Options are taken on trust; the page that shows them checks them.
    """
    try:
        seats = tuple(SeatInfo.model_validate(seat) for seat in values["seats"])
        options, first, handover = values["options"], values["first"], values["handover"]
    except (KeyError, TypeError, ValueError):
        return None
    starts = first is None or (type(first) is int and 0 <= first < len(seats))
    if len(seats) not in meta.seats or handover not in handovers(meta.id) or not starts:
        return None
    if not isinstance(options, dict):
        return None
    return TableWishes(meta.id, seats, options, first, handover)
