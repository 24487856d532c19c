"""Which people of the house sit at a table: they are found by their names."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Person
from stockgames.storage.library import Library, utc_label
from stockgames.ui.kit.faces.usual import know_people, usual_portrait
from stockgames.ui.shell.words import PERSON_NAMES


def seat_people(library: Library, seats: Sequence[SeatInfo]) -> dict[SeatId, str]:
    """Return the ids of the people at a table by seat; raise StorageError.

    Who comes under a name of their own for the first time is a person of the house from now on, if
    possible with a face that nobody else there has.
    People who have not said who they are (`PERSON_NAMES`) are nobody's guests.
    """
    house = library.people()
    known = {person.name.casefold(): person.id for person in house}
    found: dict[SeatId, str] = {}
    for seat, info in enumerate(seats):
        name = info.name.casefold()
        if info.is_human and name not in known and info.name not in PERSON_NAMES:
            known[name] = token_hex(8)
            face = usual_portrait(info.name, (person.portrait for person in house))
            house.append(Person(known[name], info.name, face, since=utc_label()))
            library.keep_person(house[-1])
        if info.is_human and name in known:
            found[seat] = known[name]
    know_people(house)
    return found
