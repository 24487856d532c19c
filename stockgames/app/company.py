"""Who may play at a new table: the people of the house, and who of them is here tonight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from stockgames.evenings.evening import Evening
from stockgames.evenings.person import Person, called
from stockgames.storage.entries import GameSummary
from stockgames.storage.library import Library, utc_label
from stockgames.ui.kit.faces.usual import know_people


@dataclass(frozen=True, slots=True)
class Company:
    """The people of the house, who sat down last first, and the names of those here tonight.

    No two have the same name here.
    """

    house: tuple[Person, ...] = ()
    here: tuple[str, ...] = ()


AN_EVENING: Final = timedelta(hours=6)
"""Who has played within this time is taken to be still here."""


def company(library: Library, evening: Evening | None) -> Company:
    """Return who may play at a new table; raise StorageError.

    Those at the evening that is on are here, without one whoever has played a short while ago.
    """
    house = library.people()
    know_people(house)
    names = called(house)
    shelf = library.shelf()
    ids = evening.present if evening is not None else _lately((*shelf.waiting, *shelf.finished))
    here = tuple(names[person.id] for person in house if person.id in ids)
    return Company(tuple(person.renamed(names[person.id]) for person in house), here)


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
