"""Who may play at a new table: the regulars, and who of them is here tonight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from stockgames.evenings.evening import Evening
from stockgames.evenings.person import Person, called
from stockgames.presentation.faces import know_people
from stockgames.storage.entries import GameSummary
from stockgames.storage.library import Library, utc_label


@dataclass(frozen=True, slots=True)
class KnownPlayers:
    """The regulars, the last to play first, and the names of those here tonight.

    Their names are unique here.
    """

    house: tuple[Person, ...] = ()
    here: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    """The names of those who played together last time."""


AN_EVENING: Final = timedelta(hours=6)
"""People who have played within this time are assumed to be still present."""


def company(library: Library, evening: Evening | None) -> KnownPlayers:
    """Return who may play at a new table. Raises StorageError.

    Those at the running evening are here; without one, those who played a short while ago.
    """
    house = library.people()
    know_people(house)
    names = called(house)
    shelf = library.shelf()
    ids = evening.present if evening is not None else _lately((*shelf.waiting, *shelf.finished))
    here = tuple(names[person.id] for person in house if person.id in ids)
    last = tuple(names[who] for who in last_time(library, evening))
    return KnownPlayers(tuple(person.renamed(names[person.id]) for person in house), here, last)


def last_time(library: Library, evening: Evening | None) -> tuple[str, ...]:
    """Return the ids of the people who played together last. Raises StorageError.

    They are all people of the evening of the last game with several people, in order of arrival;
    without an evening, those of that game, in seat order. Games of `evening` and removed people
    don't count.
    """
    house = {person.id for person in library.people()}
    evenings = [kept.evening for kept in library.evenings()]
    this = set() if evening is None else {act.row for act in evening.programme}
    shelf = library.shelf()
    games = [game for game in (*shelf.waiting, *shelf.finished) if game.row not in this]
    for game in sorted(games, key=lambda game: game.played, reverse=True):
        whole = next((e for e in evenings if any(act.row == game.row for act in e.programme)), None)
        people = [seat.person for seat in game.seats if seat.person is not None]
        if whole is not None:
            people = [guest.person for guest in whole.guests]
        people = [person for person in people if person in house]
        if len(people) > 1:
            return tuple(people)
    return ()


def _lately(games: Sequence[GameSummary]) -> set[str]:
    since = datetime.fromisoformat(utc_label()) - AN_EVENING
    return {
        seat.person
        for game in games
        if _is_after(game.played, since)
        for seat in game.seats
        if seat.person is not None
    }


def _is_after(label: str, time: datetime) -> bool:
    try:
        return datetime.fromisoformat(label) >= time
    except (ValueError, TypeError):
        return False
