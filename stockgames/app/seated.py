"""Which regulars sit at a table: those who were chosen, and those found by name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_hex

from stockgames.engine.plain_text import folded
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Person, called
from stockgames.presentation.faces import know_people, portrait_of, usual_portrait
from stockgames.storage.library import Library, utc_label


def person_called(library: Library, name: str, beside: Collection[str] = ()) -> Person:
    """Return the regular with a name, ignoring case. Raises StorageError.

    It is the person with that unique name, else one of several with that name, but none of the ids
    in `beside`. An unknown name creates a new regular.
    """
    house = library.people()
    names = called(house)
    for known in (names.get, {person.id: person.name for person in house}.get):
        for person in house:
            if folded(str(known(person.id))) == folded(name) and person.id not in beside:
                return person
    return welcome(library, name)


def welcome(library: Library, name: str) -> Person:
    """Create a regular, even if the name is taken. Raises StorageError.

    If possible they get a portrait that no other regular has.
    """
    house = library.people()
    face = usual_portrait(name, map(portrait_of, house))
    new = Person(token_hex(8), name, face, since=utc_label())
    library.keep_person(new)
    know_people([new, *house])
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
