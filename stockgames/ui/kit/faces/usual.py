"""Who has which face before anybody has chosen: the house's bots their own, others one by lot."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache

from stockgames.evenings.person import Portrait
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
    """Return a portrait for everybody at a table, no two alike among the first twenty-four."""
    return _portraits(tuple(names))


@lru_cache(maxsize=64)
def _portraits(names: tuple[str, ...]) -> tuple[Portrait, ...]:
    found: list[Portrait] = []
    for name in names:
        found.append(house().get(name) or usual_portrait(name, found))
    return tuple(found)
