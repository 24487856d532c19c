"""Who has which face: people and bots of the house their own, others one by lot."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from stockgames.evenings.person import Person, Portrait
from stockgames.ui.kit.faces.sheet import choices, house


def usual_portrait(key: str, taken: Iterable[Portrait] = ()) -> Portrait:
    """Return the portrait that a person's id or name draws by lot from all that can be chosen.

    The same key draws the same face, unless somebody has it: then the next one that is free.
    """
    faces, others = choices(), set(taken)
    lot = int.from_bytes(hashlib.sha256(key.casefold().encode()).digest()[:4], "big")
    order = [faces[(lot + step) % len(faces)] for step in range(len(faces))]
    return next((face for face in order if face not in others), order[0])


def portraits_at(names: Iterable[str]) -> tuple[Portrait, ...]:
    """Return a portrait for everybody at a table.

    People and bots of the house have their own; the others draw, and no two of them alike while
    there are enough.
    """
    return _portraits(tuple(names))


def portrait_of(person: Person) -> Portrait:
    """Return somebody's portrait; who has chosen none draws one by their id."""
    return person.portrait if person.portrait != Portrait() else usual_portrait(person.id)


def know_people(people: Iterable[Person]) -> None:
    """Remember who the people of the house are: from now on each has their face at every table."""
    _known.clear()
    _known.update((person.name.casefold(), portrait_of(person)) for person in people)
    _portraits.cache_clear()


_known: Final[dict[str, Portrait]] = {}
"""The faces of the people of the house by folded name."""


@lru_cache(maxsize=64)
def _portraits(names: tuple[str, ...]) -> tuple[Portrait, ...]:
    found = {name: _known.get(name.casefold()) or house().get(name) for name in names}
    for name, face in found.items():
        if face is None:
            found[name] = usual_portrait(name, filter(None, found.values()))
    return tuple(face for name in names if (face := found[name]) is not None)
