"""Which people of the house sit at a table: those who were picked, and those whose names tell."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_hex

from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Person, called
from stockgames.storage.library import Library, utc_label
from stockgames.ui.pieces.usual_faces import know_people, portrait_of, usual_portrait


def person_called(library: Library, name: str, beside: Collection[str] = ()) -> Person:
    """Return the person of the house with a name, in any case of letters; raise StorageError.

    It is who is called so, or else one of several who bear the name, but nobody of `beside`, who
    are ids. Who comes for the first time is a person of the house from now on.
    """
    house = library.people()
    names = called(house)
    for known in (names.get, {person.id: person.name for person in house}.get):
        for person in house:
            if str(known(person.id)).casefold() == name.casefold() and person.id not in beside:
                return person
    return welcome(library, name)


def welcome(library: Library, name: str) -> Person:
    """Make somebody a person of the house, whoever else there bears the name; raise StorageError.

    If possible they have a face that nobody else there has.
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
    """Return the ids of the people at a table by seat; raise StorageError.

    `people` are those who are known already. Nobody sits twice. Who kept the name that the app gave
    is a person of the house like anybody.
    """
    know_people(library.people())
    found = {seat: who for seat, who in enumerate(people) if who is not None}
    for seat, info in enumerate(seats):
        if info.is_human and seat not in found:
            found[seat] = person_called(library, info.name, list(found.values())).id
    ids = {person.id for person in library.people()}
    return {seat: who for seat, who in found.items() if who in ids}
