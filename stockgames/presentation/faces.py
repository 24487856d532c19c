"""Assigns portraits: known people and the app's bots have their own, others get one by hash.

The portraits are in `resources/art/faces.json`; `ui.pieces.portrait` draws them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from stockgames.engine.plain_text import folded
from stockgames.resources import resource_path

if TYPE_CHECKING:
    from stockgames.evenings.person import Person, Portrait


@cache
def faces_file() -> Mapping[str, Any]:
    """Return the parsed file."""
    text = resource_path("art", "faces.json").read_text("utf-8")
    found: Mapping[str, Any] = json.loads(text)
    return found


@cache
def founders() -> Mapping[str, Portrait]:
    """Return the portraits of the signers of 1792 by the id of their card."""
    return {key: _portrait(values) for key, values in faces_file()["founders"].items()}


@cache
def bot_portraits() -> Mapping[str, Portrait]:
    """Return the portraits of the app's own bots by name."""
    return {key: _portrait(values) for key, values in faces_file()["house"].items()}


@cache
def choices() -> tuple[Portrait, ...]:
    """Return the portraits that people can choose."""
    return tuple(_portrait(values) for values in faces_file()["choices"])


def _portrait(values: Mapping[str, Any]) -> Portrait:
    from stockgames.evenings.person import Portrait

    words = dict(values)
    partner = words.pop("partner", None)
    return Portrait(**words, partner=_portrait(partner) if partner else None)


def usual_portrait(key: str, taken: Iterable[Portrait] = ()) -> Portrait:
    """Return the portrait that an id or name selects by hash from all that can be chosen.

    The same key gives the same portrait unless it, or one with its sign, is taken. Then it is the
    next free one, with an unused sign as long as there is one.
    """
    faces, others = choices(), set(taken)
    lot = int.from_bytes(hashlib.sha256(folded(key).encode()).digest()[:4], "big")
    order = [faces[(lot + step) % len(faces)] for step in range(len(faces))]
    signs = {other.sign for other in others}
    free = [face for face in order if face not in others]
    own = (face for face in free if face.sign not in signs)
    return next(own, next(iter(free), order[0]))


def portraits_at(
    names: Iterable[str], people: Sequence[str | None] | None = None
) -> tuple[Portrait, ...]:
    """Return a portrait for every seat of a table.

    Known people and the app's bots have their own; the others get different ones as long as there
    are enough. `people` has the ids of known people by seat, None for others; without it, the last
    `set_seats` decides, and then the names.
    """
    return _portraits(tuple(names), None if people is None else tuple(people))


def set_seats(names: Sequence[str], people: Sequence[str | None]) -> None:
    """Remember who sits at the current table, so that each name there means one player."""
    clear_seats()
    _at_table.update(zip(names, portraits_at(names, people), strict=True))
    _portraits.cache_clear()


def clear_seats() -> None:
    """Forget who sat at the table."""
    _at_table.clear()
    _portraits.cache_clear()


def portrait_of(person: Person) -> Portrait:
    """Return a person's portrait; without a chosen one, their id selects it."""
    from stockgames.evenings.person import Portrait

    return person.portrait if person.portrait != Portrait() else usual_portrait(person.id)


def know_people(people: Iterable[Person]) -> None:
    """Set the known people; from now on each has their own portrait at every table."""
    _known.clear()
    _by_id.clear()
    for person in people:
        _by_id[person.id] = portrait_of(person)
        _known.setdefault(folded(person.name), _by_id[person.id])
    _portraits.cache_clear()


def is_known(name: str) -> bool:
    """Return whether a known person has this name."""
    return folded(name) in _known


_known: Final[dict[str, Portrait]] = {}
"""Known people's portraits by folded name; for a shared name, that of who sat down last."""
_by_id: Final[dict[str, Portrait]] = {}
_at_table: Final[dict[str, Portrait]] = {}
"""The portraits at the current table, by name."""


@lru_cache(maxsize=64)
def _portraits(
    names: tuple[str, ...], people: tuple[str | None, ...] | None
) -> tuple[Portrait, ...]:
    if people is None:
        own = [_at_table.get(name) or _called(name) for name in names]
    else:
        ids = (*people, *[None] * (len(names) - len(people)))
        own = [
            _by_id.get(who or "") or bot_portraits().get(name)
            for who, name in zip(ids, names, strict=False)
        ]
    found: list[Portrait] = []
    for name, face in zip(names, own, strict=True):
        others = (*filter(None, own), *found)
        found.append(face or usual_portrait(name, others))
    return tuple(found)


def _called(name: str) -> Portrait | None:
    return _known.get(folded(name)) or bot_portraits().get(name)
