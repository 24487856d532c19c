"""What the lobby says of kept games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QDateTime, Qt

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.region import clock, short_date
from stockgames.ui.shell.words import listed, number_word


class Player(Protocol):
    """Who sits on a seat, as `SeatInfo` and the library's own seats tell it."""

    @property
    def name(self) -> str:
        """The name."""
        ...

    @property
    def is_human(self) -> bool:
        """Whether a person sits there."""
        ...


def who(seats: Sequence[Player]) -> str:
    """Return who plays: `Ada, Clara and three bots`."""
    people = [seat.name for seat in seats if seat.is_human]
    bots = len(seats) - len(people)
    company = [say("lobby-bots", count=bots, number=number_word(bots))] if bots else []
    return listed([*people, *company])


def faces(
    seats: Sequence[Player], people: Sequence[str | None] | None = None
) -> tuple[Portrait, ...]:
    """Return the faces of the people who play, in the order of their seats.

    `people` are as of `portraits_at`.
    """
    portraits = portraits_at((seat.name for seat in seats), people)
    return tuple(face for face, seat in zip(portraits, seats, strict=True) if seat.is_human)


def where(moves: int) -> str:
    """Return how far a game has got."""
    if moves == 0:
        return say("lobby-not-a-move-made-yet")
    return say("lobby-after-moves", count=moves)


def study(moves: int) -> str:
    """Return how far a study has got: a game that plays on from a step of another one."""
    return say("lobby-study-after-moves", count=moves)


def shelved() -> str:
    """Return where a game is that no longer replays."""
    return say("lobby-saved-but-not-to-be-continued")


def damaged() -> str:
    """Return where a game is of which not all can be read."""
    return say("lobby-kept-but-it-is-damaged")


def unknown() -> str:
    """Return where a game is that this release does not have."""
    return say("lobby-kept-for-a-release-that")


def some_game() -> str:
    """Return what a game is called whose name cannot be read."""
    return say("lobby-a-game")


def when(label: str, now: QDateTime) -> str:
    """Return when a game was last played, from a UTC label; empty if the label is no date."""
    played = QDateTime.fromString(label, Qt.DateFormat.ISODate).toLocalTime()
    if not played.isValid():
        return ""
    days = played.date().daysTo(now.date())
    if days == 0:
        return say("lobby-today-at", clock=clock(played.time()))
    if days == 1:
        return say("lobby-yesterday-at", clock=clock(played.time()))
    return short_date(played.date())


def tally(won: int, played: int) -> str:
    """Return how many games of one person against bots were won."""
    return say("lobby-won-of", won=won, played=played)


def news(title: str, winners: Sequence[str]) -> str:
    """Return the lobby's line about the last finished game."""
    if not winners:
        return ""
    return say("lobby-last-game-won-by", game=title, winners=listed(winners))


def news_of_one(title: str) -> str:
    """Return the same of a game that one seat played alone: nobody won it."""
    return say("lobby-last-game-played-alone", game=title)
