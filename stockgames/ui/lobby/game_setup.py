"""The set-up of a new table, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from stockgames.engine import registry
from stockgames.engine.plain_text import folded
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import GameMeta
from stockgames.evenings.person import PERSON_NAMES
from stockgames.presentation.faces import is_known
from stockgames.presentation.levels import shows_character

HUMAN = "human"
PHONES = "phones"
"""A way to share the screen: each person's hand is on their own phone."""
MOST_KNOWN = 10
"""How many names are remembered, as in the settings."""
BOT_NAMES = (
    *("Bruno", "Clara", "Dmitri", "Emil", "Frida"),
    *("Gustav", "Hanna", "Igor", "Jette", "Karl"),
    *("Otto", "Pia"),
)


BOT_CHARACTERS = {
    "Bruno": "ambitious",
    "Clara": "cautious",
    "Dmitri": "spiteful",
    "Frida": "cautious",
    "Gustav": "ambitious",
    "Igor": "spiteful",
    "Karl": "cautious",
}
"""The default characters of the app's bots by name; the others are balanced."""


def handovers(game_id: str, *, phones: bool = True) -> tuple[str, ...]:
    """Return how people can share the screen in a game, the default first.

    The values are those of ``controllers.table.Handover``. If all players choose at once in secret,
    there is nothing to peek at between two turns. `PHONES` is the curtain for those who play at the
    screen, with a door for the others' phones.
    """
    from stockgames.phones.table import can_play

    ways: tuple[str, ...] = ("curtain", "peek", "trusting")
    if game_id in registry.game_ids() and registry.meta(game_id).all_at_once:
        ways = ("curtain", "trusting")
    with registry.excusing(game_id):
        if phones and can_play(game_id):
            return (*ways, PHONES)
    return ways


Seats: TypeAlias = tuple[SeatInfo, ...]


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A table to set up: who has which seat, options, who starts, how the screen is shared."""

    game_id: str
    seats: Seats
    options: dict[str, Any] = field(default_factory=dict)
    """In the format of the game's options model; empty for its defaults."""
    first: int | None = None
    """The starting seat, None for a draw (N11)."""
    handover: str = "curtain"
    people: tuple[str | None, ...] = ()
    """The ids of the registered people by seat; None, or all empty, if only names are known."""
    deal: str = ""
    """The deal number, used as the seed for this game only; empty for a random deal."""


def person(name: str) -> SeatInfo:
    return SeatInfo(name=name, player=HUMAN)


def bot(name: str, level: str) -> SeatInfo:
    """Return a seat for a bot, with the character that belongs to its name."""
    character = BOT_CHARACTERS.get(name) if shows_character(level) else None
    return SeatInfo(name=name, player=f"bot:{level}", x_character=character)


def fresh_bot_name(taken: set[str]) -> str:
    """Return a bot's name that nobody at the table has; ``taken`` holds casefolded names.

    As long as there are others, no known person has it either.
    """
    strange = [name for name in BOT_NAMES if not is_known(name)]
    return _fresh(strange, taken) or _fresh(BOT_NAMES, taken) or f"Bot {len(taken) + 1}"


def fresh_person_name(taken: set[str], known: Sequence[str] = ()) -> str:
    """Return a person's name that nobody at the table has, preferably a known one."""
    usual = next((name for name in known if folded(name) not in taken), "")
    return usual or _fresh(PERSON_NAMES, taken) or f"{PERSON_NAMES[0]} {len(taken) + 1}"


def _fresh(names: Sequence[str], taken: set[str]) -> str:
    """Return a name that is not taken, preferably with an unused initial; empty for none."""
    initials = {name[:1] for name in taken}
    free = [name for name in names if folded(name) not in taken]
    own = (name for name in free if folded(name[:1]) not in initials)
    return next(own, next(iter(free), ""))


def named(drafts: Sequence[tuple[str, str]], others: Iterable[str] = ()) -> tuple[str, ...]:
    """Return a name for each (name, player) pair; empty ones get names that `others` don't have."""
    taken = {folded(name) for name in (*(name for name, _ in drafts), *others)}
    names = []
    for name, player in drafts:
        fresh = fresh_person_name if player == HUMAN else fresh_bot_name
        names.append(name or fresh(taken))
        taken.add(folded(names[-1]))
    return tuple(names)


def known_names(before: Sequence[str], seats: Sequence[SeatInfo]) -> list[str]:
    """Return the names of the regulars after a table with these seats was set up.

    The first name stays first, then those at this table, then all others. Default names such as
    those in PERSON_NAMES are not remembered.
    """
    now = [s.name for s in seats if s.is_human and s.name not in PERSON_NAMES]
    found = {folded(name): name for name in (*before[:1], *now, *before)}
    return list(found.values())[:MOST_KNOWN]


def _folded(seats: Sequence[SeatInfo]) -> set[str]:
    return {folded(seat.name) for seat in seats}


def people(names: Sequence[str], count: int) -> Seats:
    """Return ``count`` people, named by ``names`` (the regulars) as far as they go."""
    seats: list[SeatInfo] = []
    while len(seats) < count:
        seats.append(person(fresh_person_name(_folded(seats), names)))
    return tuple(seats)


def one_and_bots(names: Sequence[str], bots: int, level: str) -> Seats:
    """Return one person on seat 0 and ``bots`` bots of ``level``."""
    return with_bots(people(names, 1), bots + 1, level)


def table_of(meta: GameMeta, names: Sequence[str], level: str) -> Seats:
    """Return a table of people in this order, as many as there are seats.

    One person alone plays against the usual number of bots; more get only the bots that the game
    needs.
    """
    seats = [person(name) for name in names[: max(meta.seats)]]
    chairs = meta.usual_seats if len(seats) <= 1 else min(meta.seats)
    return with_bots(seats, chairs, level)


def table_for(meta: GameMeta, count: int, names: Sequence[str], level: str) -> Seats:
    """Return a table of ``count`` people, named by `names` as far as they go, and bots."""
    return table_of(meta, [seat.name for seat in people(names, count)], level)


def with_bots(seats: Sequence[SeatInfo], chairs: int, level: str) -> Seats:
    """Return the seats, filled up with bots to ``chairs`` seats."""
    filled = list(seats)
    while len(filled) < chairs:
        filled.append(bot(fresh_bot_name(_folded(filled)), level))
    return tuple(filled)


def seated(meta: GameMeta, seats: Sequence[SeatInfo], name: str) -> Seats | None:
    """Return the seats with one more person, None if the table is full.

    The person takes the seat of a person without a name, else a bot's, else a new one.
    """
    nameless = (n for n, seat in enumerate(seats) if seat.is_human and seat.name in UNNAMED)
    bots = (n for n, seat in enumerate(seats) if not seat.is_human)
    place = next(nameless, next(bots, len(seats)))
    if place == len(seats) and place + 1 not in meta.seats:
        return None
    found = [*seats[:place], person(name), *seats[place + 1 :]]
    taken = _folded(found)
    return tuple(
        bot(fresh_bot_name(taken), seat.level)
        if not seat.is_human and folded(seat.name) == folded(name)
        else seat
        for seat in found
    )


def unseated(seats: Sequence[SeatInfo], name: str, level: str) -> Seats:
    """Return the seats with the person of that name replaced by a bot."""
    taken = _folded(seats)
    return tuple(bot(fresh_bot_name(taken), level) if _is(seat, name) else seat for seat in seats)


def is_seated(seats: Sequence[SeatInfo], name: str) -> bool:
    """Return whether a person of that name, ignoring case, has a seat."""
    return any(_is(seat, name) for seat in seats)


def at_level(seats: Sequence[SeatInfo], level: str) -> Seats:
    """Return the seats with all bots at one level, each with the character of its name."""
    return tuple(seat if seat.is_human else bot(seat.name, level) for seat in seats)


def level_of(seats: Sequence[SeatInfo]) -> str:
    """Return the level that all bots have; empty if they differ or there are none."""
    levels = {seat.level for seat in seats if not seat.is_human}
    return levels.pop() if len(levels) == 1 else ""


UNNAMED = ("", *PERSON_NAMES)
"""The default names of people."""


def _is(seat: SeatInfo, name: str) -> bool:
    return seat.is_human and folded(seat.name) == folded(name)


def usual_setup(meta: GameMeta, names: Sequence[str], level: str) -> GameSetup:
    """Return the default table of *Play* in the lobby: one person and the usual number of bots."""
    return GameSetup(meta.id, one_and_bots(names, meta.usual_seats - 1, level))


def to_values(setup: GameSetup) -> dict[str, Any]:
    """Return a set-up as a JSON object, to be saved."""
    return {
        "seats": [seat.model_dump() for seat in setup.seats],
        "options": setup.options,
        "first": setup.first,
        "handover": setup.handover,
    }


def from_values(meta: GameMeta, values: Mapping[str, Any]) -> GameSetup | None:
    """Return the set-up in ``values``, None if it is not a valid table of this game.

    Options are not checked here, but by the page that shows them. A way to share the screen that
    the game does not have becomes its default one.
    """
    try:
        seats = tuple(SeatInfo.model_validate(seat) for seat in values["seats"])
        options, first, handover = values["options"], values["first"], values["handover"]
    except (KeyError, TypeError, ValueError):
        return None
    starts = first is None or (type(first) is int and 0 <= first < len(seats))
    if len(seats) not in meta.seats or not starts:
        return None
    if not isinstance(options, dict):
        return None
    ways = handovers(meta.id)
    way = handover if handover in ways else ways[0]
    return GameSetup(meta.id, seats, options, first, way)
