"""People known to the app: their names, portraits and preferences. No passwords, no ranks."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import chain, count
from typing import Annotated, Final

from pydantic import AfterValidator, Field, TypeAdapter

from stockgames.engine.errors import RecordError
from stockgames.engine.plain_text import LONGEST_NAME, folded, one_line
from stockgames.engine.strict import Key, Name, Word, read_strictly

FORMAT: Final = "stockgames.person"
VERSION: Final = 1
MAX_BYTES: Final = 64 * 1024
SOMEBODY: Final = "somebody"
"""The name of removed people in games (V10)."""
PERSON_NAMES: Final = (
    *("Alex", "Robin", "Luca", "Mika", "Noa"),
    *("Toni", "Sascha", "Quinn", "Uli", "Vanja"),
)
"""The default names of people; their initials differ from those of the bots."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A silhouette portrait, given by the names of its parts.

    Empty means none, or the default. Unknown names, as from a later release, count as empty.
    """

    face: Word = ""
    hair: Word = ""
    hat: Word = ""
    beard: Word = ""
    collar: Word = ""
    dress: Word = ""
    specs: Word = ""
    ear: Word = ""
    trifle: Word = ""
    sign: Word = ""
    """The sign on the crest, which distinguishes people without relying on colours."""
    colour: Word = ""
    """The colour of the crest."""
    partner: Portrait | None = None
    """The second portrait of a company with two heads; None for people."""


def _text_size(value: int) -> int:
    if value and not 100 <= value <= 200:
        raise ValueError("neither 0 nor 100 to 200")
    return value


def _suit_colours(value: int) -> int:
    if value not in (0, 2, 4):
        raise ValueError("not one of 0, 2, 4")
    return value


@dataclass(frozen=True, slots=True)
class Tastes:
    """Preferences for pages that only this person sees; shared pages use the app's settings."""

    language: Annotated[Word, Field(pattern=r"^([a-z]{2,3}(-[A-Za-z]{2,8})?)?$")] = ""
    """A language code such as `en` or `de`; empty for the app's setting."""
    text_size: Annotated[int, Field(strict=True), AfterValidator(_text_size)] = 0
    """The text size in percent, from 100 to 200; 0 for the app's setting."""
    suit_colours: Annotated[int, Field(strict=True), AfterValidator(_suit_colours)] = 0
    """2 or 4 suit colours; 0 for the app's setting."""
    hand_order: Annotated[str, Field(strict=True, pattern="^(suit|rank)?$")] = ""
    """The primary sort key of hands, `suit` or `rank`; empty for the game's own order."""
    hints: Annotated[bool, Field(strict=True)] = True
    """Whether hints are offered."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays here."""

    id: Key
    """The permanent identifier of the person; the name may change."""
    name: Name
    portrait: Portrait = field(default_factory=Portrait)
    tastes: Tastes = field(default_factory=Tastes)
    since: Word = ""
    """The UTC timestamp at which the person was added."""

    def renamed(self, name: str) -> Person:
        return replace(self, name=name)


def unique_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return names made unique by a number behind repeated ones: `Ada`, `Ada 2`.

    Spellings that look alike count as one name; empty names stay empty.
    """
    found: list[str] = []
    for name in names:
        taken = {folded(other) for other in found}
        numbered = (f"{one_line(name[: LONGEST_NAME - 3])} {number}" for number in count(2))
        free = (each for each in chain([name], numbered) if folded(each) not in taken)
        found.append(next(free) if name else "")
    return tuple(found)


def called(people: Iterable[Person]) -> dict[str, str]:
    """Return unique display names by id; the person added first keeps the plain name."""
    order = sorted(people, key=lambda person: (person.since, person.id))
    names = unique_names([person.name for person in order])
    return dict(zip([person.id for person in order], names, strict=True))


def to_text(person: Person) -> str:
    """Return a person as text, for the library and for `*.person.json` files."""
    return json.dumps({"format": FORMAT, "version": VERSION, **asdict(person)}, ensure_ascii=False)


def from_text(text: str | bytes) -> Person:
    """Return the person in a text; raise RecordError with a one-line message.

    Portrait parts and preferences that this release doesn't know are ignored.
    """
    person = read_strictly(_adapter(), text, "a person", FORMAT, VERSION, MAX_BYTES)
    if person.portrait.partner is not None:
        raise RecordError("portrait.partner: people have none")
    return person


@cache
def _adapter() -> TypeAdapter[Person]:
    return TypeAdapter(Person)
