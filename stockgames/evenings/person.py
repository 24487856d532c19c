"""People of the house: who they are, and how they like their table. No passwords, no ranks."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from itertools import chain, count
from typing import Any, Final

from stockgames.engine.errors import RecordError
from stockgames.engine.json_values import read_object
from stockgames.engine.plain_text import LONGEST_NAME, name_of

FORMAT: Final = "stockgames.person"
VERSION: Final = 1
LONGEST_WORD: Final = 40
MAX_BYTES: Final = 64 * 1024
SOMEBODY: Final = "somebody"
"""What people are called in games after they were removed (V10)."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A shade portrait: the parts it is built from, by the names that the painter knows.

    Empty: none, or the painter's usual. A name that the painter does not know, as a later release
    may write, paints like an empty one.
    """

    face: str = ""
    hair: str = ""
    hat: str = ""
    beard: str = ""
    collar: str = ""
    dress: str = ""
    specs: str = ""
    ear: str = ""
    trifle: str = ""
    sign: str = ""
    """The crest's sign, which tells people apart where colours do not."""
    colour: str = ""
    """The crest's colour."""
    partner: Portrait | None = None
    """The second head of a firm; people have none."""


@dataclass(frozen=True, slots=True)
class Tastes:
    """What holds on somebody's own private page; what all look at keeps the house's settings."""

    language: str = ""
    """`en`, `de` …; empty for the house's."""
    text_size: int = 0
    """Percent, 100 to 200; 0 for the house's."""
    suit_colours: int = 0
    """2 or 4; 0 for the house's."""
    hand_order: str = ""
    """`suit` or `rank` first; empty for the game's own order."""
    hints: bool = True
    """Whether hints are offered."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    id: str
    """Names the person for good; their name may change."""
    name: str
    portrait: Portrait = field(default_factory=Portrait)
    tastes: Tastes = field(default_factory=Tastes)
    since: str = ""
    """When they were first here, a label in UTC."""

    def renamed(self, name: str) -> Person:
        """Return the person under another name."""
        return replace(self, name=name)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return names with a number behind each that somebody before it bears: `Ada`, `Ada 2`.

    Case does not count; empty ones stay so.
    """
    found: list[str] = []
    for name in names:
        taken = {other.casefold() for other in found}
        numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in count(2))
        free = (each for each in chain([name], numbered) if each.casefold() not in taken)
        found.append(next(free) if name else "")
    return tuple(found)


def called(people: Iterable[Person]) -> dict[str, str]:
    """Return what each is called, by id, no two alike: who came to the house first has the name."""
    order = sorted(people, key=lambda person: (person.since, person.id))
    names = told_apart([person.name for person in order])
    return dict(zip([person.id for person in order], names, strict=True))


def to_text(person: Person) -> str:
    """Return a person as the library keeps them, and as `*.person.json` holds them."""
    return json.dumps({"format": FORMAT, "version": VERSION, **asdict(person)}, ensure_ascii=False)


def from_text(text: str | bytes) -> Person:
    """Return the person in a text; raise RecordError with one clear line.

    Parts and tastes that this release does not know are passed over.
    """
    data = read_object(text, "a person", FORMAT, VERSION, MAX_BYTES)
    name, key = data.get("name"), data.get("id")
    if not isinstance(name, str):
        raise RecordError("name: not a text")
    if not isinstance(key, str) or not 0 < len(key) <= LONGEST_WORD:
        raise RecordError("id: not a short text")
    since = data.get("since", "")
    return Person(
        id=_whole(key, "id"),
        name=_name(_whole(name, "name")),
        portrait=Portrait(**_known(data, "portrait", Portrait())),
        tastes=_sound(Tastes(**_known(data, "tastes", Tastes()))),
        since=since if isinstance(since, str) else "",
    )


def _name(text: str) -> str:
    try:
        return name_of(text)
    except ValueError as error:
        raise RecordError(f"name: {error}") from None


def _whole(text: str, key: str) -> str:
    """Return a text that can be shown and written; raise RecordError for half a character."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RecordError(f"{key}: not a whole text") from None
    return text


def _known(data: Mapping[str, Any], key: str, usual: Portrait | Tastes) -> dict[str, Any]:
    """Return the values of an object that this release knows, and that are of the right kind."""
    values = data.get(key, {})
    if not isinstance(values, dict):
        raise RecordError(f"{key}: not an object")
    found = {}
    for known in fields(usual):
        value = values.get(known.name)
        if type(value) is type(getattr(usual, known.name)):
            found[known.name] = value[:LONGEST_WORD] if isinstance(value, str) else value
    return found


def _sound(tastes: Tastes) -> Tastes:
    """Return tastes with the house's in the place of what cannot be."""
    return replace(
        tastes,
        text_size=tastes.text_size if 100 <= tastes.text_size <= 200 else 0,
        suit_colours=tastes.suit_colours if tastes.suit_colours in (2, 4) else 0,
        hand_order=tastes.hand_order if tastes.hand_order in ("suit", "rank") else "",
    )
