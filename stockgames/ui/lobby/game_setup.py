"""The set-up of a new table, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta
from stockgames.engine.plain_text import folded
from stockgames.engine.record import SeatInfo
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
"""The default characters of the app's bots by name; the others are balanced. The new table
can change them.
"""


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


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A table to set up: who has which seat, options, who starts, how the screen is shared."""

    game_id: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any] = field(default_factory=dict)
    """In the format of the game's options model; empty for its defaults."""
    first: int | None = None
    """The starting seat, None for a draw (N11)."""
    handover: str = "curtain"
    people: tuple[str | None, ...] = ()
    """The ids of the registered people by seat; empty, or None, if only the name identifies
    them.
    """
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
    """Return a name for each (name, player) pair; empty names are filled in, but by none that
    `others` have.
    """
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


def people(names: Sequence[str], count: int) -> tuple[SeatInfo, ...]:
    """Return ``count`` people, named by ``names`` (the regulars) as far as they go."""
    seats: list[SeatInfo] = []
    while len(seats) < count:
        seats.append(person(fresh_person_name(_folded(seats), names)))
    return tuple(seats)


def one_and_bots(names: Sequence[str], bots: int, level: str) -> tuple[SeatInfo, ...]:
    """Return one person on seat 0 and ``bots`` bots of ``level``."""
    seats = list(people(names, 1))
    for _ in range(bots):
        seats.append(bot(fresh_bot_name(_folded(seats)), level))
    return tuple(seats)


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
