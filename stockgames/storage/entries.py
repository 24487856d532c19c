"""Summaries of games in the library, as light values that need neither rules nor pydantic."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from stockgames.engine.bot_words import current_level
from stockgames.engine.plain_text import one_line


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """Who sits on a seat of a saved game, as in records: `human` or `bot:LEVEL`."""

    name: str
    player: str
    x_character: str | None = None
    """The character of a bot; None if it has none."""
    person: str | None = None
    """The id of a known person; None for a bot and for an unknown person."""
    x_held: tuple[SavedSeat, ...] = ()
    """Who held the seat before."""
    until: int | None = None
    """How many moves the game had when the seat changed hands; None for who has it now."""

    def as_record(self, *, ids: bool = False) -> dict[str, Any]:
        """Return the seat as in a record; with `ids`, as stored in the library."""
        optional = {
            "x_character": self.x_character,
            "until": self.until,
            "person": self.person if ids else None,
            "x_held": [held.as_record(ids=ids) for held in self.x_held] or None,
        }
        kept = {key: value for key, value in optional.items() if value is not None}
        return {"name": self.name, "player": self.player, **kept}

    def handed_to(self, holder: SavedSeat, made: int) -> SavedSeat:
        """Return the seat with another holder from the first `made` moves on."""
        held = (*self.x_held, replace(self, x_held=(), until=made))
        return replace(holder, x_held=held, until=None)

    def counted(self, made: Iterable[int]) -> SavedSeat:
        """Return the holder for whom the game counts (V14).

        `made` are the numbers of the seat's moves in the game, from 1.
        """
        holders = (*self.x_held, replace(self, x_held=()))
        by = [next(h for h in holders if h.until is None or n <= h.until) for n in made]
        if not by:
            return holders[-1]
        if 2 * sum(holder.is_human for holder in by) < len(by):
            return max((h for h in holders if not h.is_human), key=by.count)
        people = [holder for holder in holders if holder.is_human]
        who = Counter((holder.person, holder.name) for holder in by)
        return max(reversed(people), key=lambda holder: who[holder.person, holder.name])

    @property
    def is_human(self) -> bool:
        return self.player == "human"

    @property
    def level(self) -> str:
        """The bot's level by today's name; empty for a person."""
        return current_level(self.player.partition(":")[2])


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A saved game, as its card in the lobby shows it."""

    row: int
    """The library's row number of the game; never reused."""
    game: str
    """The id of the game, possibly unknown to this release; empty if unreadable."""
    seats: tuple[SavedSeat, ...]
    moves: int
    handover: str
    wishes: Mapping[str, Any]
    """The table settings, from which a rematch is dealt."""
    begun: str
    played: str
    """The time of the last move. Both times are UTC timestamps (`2031-05-04T18:30:00Z`), only
    as accurate as the system clock.
    """
    result: Mapping[str, Any] | None
    """The result, as in records; None while the game is in progress."""
    shelved: str | None
    """The technical reason why the game cannot be continued, in one line; None if it can."""
    opened: int = 0
    """A counter of resumptions across all games, which sorts the lobby."""
    seems_over: bool = False
    """Whether there is a result, readable or not."""
    is_study: bool = False
    """Whether the game continues from a step of another one, and so is left out of all
    statistics.
    """
    seed_is_public: bool = False
    """Whether the game was dealt from a known deal number."""
    is_damaged: bool = False
    """Whether the entry is unreadable or contains values that no release writes."""
    package: str = ""
    """The package that brings the game; empty for those of the app."""
    deal: str = ""
    """The known deal number; empty if it is a secret."""

    @property
    def is_over(self) -> bool:
        return self.result is not None


@dataclass(frozen=True, slots=True)
class Best:
    """The best score for a key, such as a board of solo NYSE."""

    score: int
    noted: str
    """The UTC timestamp at which the score was recorded."""
    row: int | None
    """The row number of the game with this score; None once the game has been deleted."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is saved of a game beside its moves; `options` and `setup` are as in records."""

    seats: tuple[SavedSeat, ...]
    options: Mapping[str, Any]
    setup: Mapping[str, Any]
    seed: str
    handover: str
    wishes: Mapping[str, Any]
    begun: str
    known: bool = False
    """Whether the game was dealt from a known deal number."""
    package: str = ""
    """The package that brings the game; empty for those of the app."""
    phones: Mapping[str, Any] | None = None
    """Who has which seat on phones, see `phones.door.Seats`; None if nobody ever had one."""

    @property
    def is_study(self) -> bool:
        """Return whether it continues from a step of another game."""
        from stockgames.engine.commitment import is_study

        return self.known and is_study(self.seed, known=True)

    def to_json(self) -> str:
        """Return the head as stored in the library."""
        seats = [seat.as_record(ids=True) for seat in self.seats]
        data = {name: getattr(self, name) for name in self.__slots__} | {"seats": seats}
        if not self.known:
            del data["known"]
        if not self.package:
            del data["package"]
        if self.phones is None:
            del data["phones"]
        return json.dumps(data)

    @classmethod
    def from_json(cls, text: str) -> Head:
        """Return the head in a text; raise ValueError if it is invalid."""
        try:
            data = json.loads(text)
            if not isinstance(data["seats"], list):
                raise ValueError("seats are no list")
            data["seats"] = tuple(map(read_seat, data["seats"]))
            head = cls(**data)
        except (TypeError, LookupError, RecursionError) as error:
            raise ValueError(str(error)) from None
        _check_texts(head.seed, head.handover, head.begun, head.package)
        objects = (head.options, head.setup, head.wishes, head.phones or {})
        if not all(isinstance(data, dict) for data in objects):
            raise ValueError("an object is missing")
        if data.get("known", True) is not True:
            raise ValueError("known is not true")
        return head


def read_seat(values: Any) -> SavedSeat:
    """Return a seat of the library or a record, with a displayable name; raise TypeError or
    ValueError.
    """
    seat = SavedSeat(**values)
    optional = [text for text in (seat.x_character, seat.person) if text is not None]
    _check_texts(seat.name, seat.player, *optional)
    name = one_line(seat.name)
    held = tuple(map(read_seat, seat.x_held))
    if not all(type(holder.until) is int for holder in held):
        raise ValueError("a former holder has no end")
    return replace(seat, name="?" if name == "" else name, x_held=held)


def _check_texts(*texts: object) -> None:
    """Raise ValueError for what is no text, or has lone surrogates, which can't be shown."""
    for text in texts:
        if not isinstance(text, str):
            raise ValueError("a text is missing")
        text.encode()


NO_HEAD = Head((), {}, {}, "", "", {}, "")
"""The replacement for a head that cannot be read."""


def ended(result: Any, seats: int) -> Mapping[str, Any]:
    """Return a valid result for this number of seats; raise ValueError."""
    ranks = result.get("ranks") if isinstance(result, dict) else None
    if not isinstance(ranks, list) or len(ranks) != seats or not seats:
        raise ValueError("the result is not that of this table")
    if not all(type(rank) is int for rank in ranks):
        raise ValueError("the result holds no ranks")
    assert isinstance(result, dict)
    return result


def compact(value: Any) -> str:
    """Return JSON as the library stores it."""
    return json.dumps(value, separators=(",", ":"))
