"""A game of the list as plain data, and what it is looked for by."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import Enum

from stockgames.evenings.person import Portrait


class State(Enum):
    """What can be done with a game of the list."""

    OVER = "over"
    RUNNING = "running"
    EVENING = "evening"
    """It is no game but an evening, with its standing (V12)."""
    UNREADABLE = "unreadable"
    """It is damaged, or of a later release."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sat on a seat, or was at an evening."""

    name: str
    is_human: bool
    place: int = 0
    """1 the winner; 0 while the game is running."""
    points: str = ""
    """What they have at an evening."""


@dataclass(frozen=True, slots=True)
class OfEvening:
    """The evening that a game belongs to."""

    row: int
    """The library's name for it."""
    name: str
    begun: str
    """A label in UTC."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """One game, or an evening of several; ``row`` names it in signals."""

    row: int
    game_id: str
    """Empty for a game that this release does not have."""
    title: str
    seats: tuple[Seated, ...]
    moves: int
    """Of an evening: how many games count."""
    begun: str
    played: str
    """When it began, and when the last move was made: labels in UTC."""
    state: State = State.OVER
    shows: bool = True
    """Whether the person at the screen may look back at it now."""
    is_study: bool = False
    """Whether it plays on from a step of another game, and counts nowhere."""
    evening: OfEvening | None = None
    faces: tuple[Portrait, ...] = ()
    """Of the people who played."""
    goes_on: bool = False
    """Of an evening: whether nobody has ended it."""
    told: str = field(init=False, repr=False, compare=False)
    """What words are looked for in: title, names and the evening's name, in small letters."""

    def __post_init__(self) -> None:
        """Join once what is searched at every letter that is typed."""
        evening = self.evening.name if self.evening is not None else ""
        told = " ".join([self.title, *(seat.name for seat in self.seats), evening])
        object.__setattr__(self, "told", told.casefold())

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people who played."""
        return tuple(seat.name for seat in self.seats if seat.is_human)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of whoever won; none where one played alone, or the game is running."""
        if len(self.seats) == 1:
            return ()
        return tuple(seat.name for seat in self.seats if seat.place == 1)

    @property
    def is_evening(self) -> bool:
        """Whether it is no game."""
        return self.state is State.EVENING

    @property
    def is_told(self) -> bool:
        """Whether it is known how it went."""
        return self.state is State.OVER or (self.is_evening and not self.goes_on)

    @property
    def minutes(self) -> int:
        """How long it took from the deal to the last move; 0 where the labels tell nothing."""
        begun, played = moment(self.begun), moment(self.played)
        if begun is None or played is None or played < begun:
            return 0
        return round((played - begun).total_seconds() / 60)


def moment(label: str) -> datetime | None:
    """Return the time of a label; None where it tells none."""
    try:
        found = datetime.fromisoformat(label)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What games are looked for; an empty field does not matter."""

    text: str = ""
    """Words that all occur in titles, names or the evening's name."""
    game_id: str = ""
    person: str = ""
    evening: int | None = None
    """The evening's row."""
    days: int = 0
    """Played within so many days."""
    words: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """What the text asks for, in small letters."""

    def __post_init__(self) -> None:
        """Part the text once, and not for each game."""
        object.__setattr__(self, "words", tuple(self.text.casefold().split()))

    @property
    def is_everything(self) -> bool:
        """Whether nothing is left out."""
        return self == Wanted()

    def takes(self, game: PastGame, now: datetime) -> bool:
        """Tell whether a game is among those looked for."""
        if self.game_id and game.game_id != self.game_id:
            return False
        if self.person and self.person not in game.people:
            return False
        of = game.evening
        if self.evening is not None and (of is None or of.row != self.evening):
            return False
        return self._is_recent(game, now) and self._is_meant(game)

    def _is_recent(self, game: PastGame, now: datetime) -> bool:
        if not self.days:
            return True
        played = moment(game.played)
        return played is not None and now - played <= timedelta(days=self.days)

    def _is_meant(self, game: PastGame) -> bool:
        told = game.told
        return all(word in told for word in self.words)
