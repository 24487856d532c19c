"""What the people page shows, as data without words or pixels."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from stockgames.evenings.book_facts import BookFacts
from stockgames.evenings.books import Sitting
from stockgames.evenings.evening import Evening
from stockgames.evenings.person import Person, called


@dataclass(frozen=True, slots=True)
class PeopleFacts:
    """Everybody, and the open profile."""

    people: tuple[Person, ...]
    """All known people, each with a portrait; those who played most recently come first."""
    names: Mapping[str, str]
    """The distinct name of each person, by id."""
    last: Mapping[str, str]
    """By id, the UTC timestamp at which the person last finished a game; others are left out."""
    here: frozenset[str]
    """The people at the current evening."""
    book: BookFacts | None
    """The profile of the selected person; None if there is nobody."""
    mergeable: tuple[str, ...]
    """People who may be the same person as the open one: the two have never played together."""
    own: str = ""
    """The person who sits down first at this screen's new tables; empty for none."""

    @property
    def open(self) -> Person | None:
        """The person whose profile is open, or None."""
        key = self.book.person if self.book is not None else None
        return next((person for person in self.people if person.id == key), None)

    def person(self, key: str) -> Person:
        return next(person for person in self.people if person.id == key)


def people_facts(
    people: Sequence[Person],
    sittings: Sequence[Sitting],
    evenings: Iterable[Evening],
    here: Collection[str],
    book: BookFacts | None,
) -> PeopleFacts:
    """Return what the page shows; `sittings` are in the order in which they ended."""
    met = set() if book is None else _met(book.person, sittings, evenings)
    return PeopleFacts(
        people=tuple(people),
        names=called(people),
        last={who: game.ended for game in sittings for who in _ids(game)},
        here=frozenset(here),
        book=book,
        mergeable=tuple(person.id for person in people if book and person.id not in met),
    )


def _ids(sitting: Sitting) -> list[str]:
    return [sitter.person for sitter in sitting.people if sitter.person is not None]


def _met(person: str, sittings: Iterable[Sitting], evenings: Iterable[Evening]) -> set[str]:
    """Return the ids of all who were in a game or at an evening with a person, who is included."""
    groups = [*map(_ids, sittings), *([g.person for g in e.guests] for e in evenings)]
    return {person, *(who for group in groups if person in group for who in group)}
