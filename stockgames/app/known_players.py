"""Who is known: who may play at a new table, seating people, and their names in the settings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from secrets import token_hex
from typing import Any, Final

from stockgames.engine.plain_text import folded
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import SeatId
from stockgames.evenings.evening import Evening
from stockgames.evenings.person import PERSON_NAMES, Person, called
from stockgames.presentation.faces import know_people, portrait_of, usual_portrait
from stockgames.storage.entries import GameSummary
from stockgames.storage.library import Library, utc_label
from stockgames.storage.settings import Settings
from stockgames.ui.lobby.game_setup import HUMAN, fresh_person_name


@dataclass(frozen=True, slots=True)
class KnownPlayers:
    """The regulars, the last to play first, and the names of those here tonight.

    Their names are unique here.
    """

    known: tuple[Person, ...] = ()
    here: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    """The names of those who played together last time."""


AN_EVENING: Final = timedelta(hours=6)
"""People who have played within this time are assumed to be still present."""


def known_players(library: Library, evening: Evening | None) -> KnownPlayers:
    """Return who may play at a new table. Raises StorageError.

    Those at the running evening are here; without one, those who played a short while ago.
    """
    known = library.people()
    know_people(known)
    names = called(known)
    shelf = library.shelf()
    ids = evening.present if evening is not None else _lately((*shelf.waiting, *shelf.finished))
    here = tuple(names[person.id] for person in known if person.id in ids)
    last = tuple(names[who] for who in last_time(library, evening))
    return KnownPlayers(tuple(person.renamed(names[person.id]) for person in known), here, last)


def last_time(library: Library, evening: Evening | None) -> tuple[str, ...]:
    """Return the ids of the people who played together last. Raises StorageError.

    They are all people of the evening of the last game with several people, in order of arrival;
    without an evening, those of that game, in seat order. Games of `evening` and removed people
    don't count.
    """
    known = {person.id for person in library.people()}
    evenings = [stored.evening for stored in library.evenings()]
    this = set() if evening is None else {act.row for act in evening.programme}
    shelf = library.shelf()
    games = [game for game in (*shelf.waiting, *shelf.finished) if game.row not in this]
    for game in sorted(games, key=lambda game: game.played, reverse=True):
        whole = next((e for e in evenings if any(act.row == game.row for act in e.programme)), None)
        people = [seat.person for seat in game.seats if seat.person is not None]
        if whole is not None:
            people = [guest.person for guest in whole.guests]
        people = [person for person in people if person in known]
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


def person_called(library: Library, name: str, beside: Collection[str] = ()) -> Person:
    """Return the regular with a name, ignoring case. Raises StorageError.

    It is the person with that unique name, else one of several with that name, but none of the ids
    in `beside`. An unknown name creates a new regular.
    """
    known = library.people()
    names = called(known)
    for named in (names.get, {person.id: person.name for person in known}.get):
        for person in known:
            if folded(str(named(person.id))) == folded(name) and person.id not in beside:
                return person
    return welcome(library, name)


def welcome(library: Library, name: str) -> Person:
    """Create a regular, even if the name is taken. Raises StorageError.

    If possible they get a portrait that no other regular has.
    """
    known = library.people()
    face = usual_portrait(name, map(portrait_of, known))
    new = Person(token_hex(8), name, face, since=utc_label())
    library.save_person(new)
    know_people([new, *known])
    return new


def seat_people(
    library: Library, seats: Sequence[SeatInfo], people: Sequence[str | None] = ()
) -> dict[SeatId, str]:
    """Return the ids of the people at a table by seat. Raises StorageError.

    `people` are the ids known already. No person has two seats. A person with a default name is a
    regular like any other.
    """
    know_people(library.people())
    found = {seat: who for seat, who in enumerate(people) if who is not None}
    for seat, info in enumerate(seats):
        if info.is_human and seat not in found:
            found[seat] = person_called(library, info.name, list(found.values())).id
    ids = {person.id for person in library.people()}
    return {seat: who for seat, who in found.items() if who in ids}


def called_otherwise(settings: Settings, old: str, new: str) -> Settings:
    """Return the settings with the name `old` replaced; removed if `new` is empty.

    If no names are saved, a person with the default name counts as the usual player.
    """
    usual = settings.names
    if not usual and _same(PERSON_NAMES[0], old):
        usual = (old,)
    names = [new if _same(name, old) else name for name in usual]
    wishes = {game: _wishes(values, old, new) for game, values in settings.wishes.items()}
    new_names = tuple(dict.fromkeys(filter(None, names)))
    return settings.model_copy(update={"names": new_names, "wishes": wishes})


def _same(name: object, other: str) -> bool:
    return isinstance(name, str) and folded(name) == folded(other)


def _wishes(values: Mapping[str, Any], old: str, new: str) -> Mapping[str, Any]:
    """Return a game's last set-up with the seat renamed, or given a free name."""
    seats = values.get("seats")
    if not isinstance(seats, list):
        return values
    taken = {folded(str(s.get("name"))) for s in seats if isinstance(s, dict)}
    name = new if new and folded(new) not in taken - {folded(old)} else ""
    free = name or fresh_person_name(taken)
    return {**values, "seats": [_seat(seat, old, free) for seat in seats]}


def _seat(seat: Any, old: str, new: str) -> Any:
    if (
        not isinstance(seat, dict)
        or seat.get("player") != HUMAN
        or not _same(seat.get("name"), old)
    ):
        return seat
    return {**seat, "name": new}
