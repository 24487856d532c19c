"""Which people of the house sit at a table: they are found by their names."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Person
from stockgames.storage.library import Library, utc_label
from stockgames.ui.kit.faces.usual import know_people, portrait_of, usual_portrait
from stockgames.ui.shell.words import PERSON_NAMES


def person_called(library: Library, name: str) -> Person:
    """Return the person of the house with a name, in any case of letters; raise StorageError.

    Who comes for the first time is a person of the house from now on, if possible with a face that
    nobody else there has.
    """
    house = library.people()
    for person in house:
        if person.name.casefold() == name.casefold():
            return person
    new = Person(
        token_hex(8), name, usual_portrait(name, map(portrait_of, house)), since=utc_label()
    )
    library.keep_person(new)
    know_people([*house, new])
    return new


def seat_people(library: Library, seats: Sequence[SeatInfo]) -> dict[SeatId, str]:
    """Return the ids of the people at a table by seat; raise StorageError.

    Names that people have not chosen themselves (`PERSON_NAMES`) make nobody a person of the house.
    """
    house = library.people()
    know_people(house)
    known = {person.name.casefold() for person in house}
    return {
        seat: person_called(library, info.name).id
        for seat, info in enumerate(seats)
        if info.is_human and (info.name.casefold() in known or info.name not in PERSON_NAMES)
    }
