"""A few regulars for the tests of their page."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.evenings.books import Sitter, Sitting
from stockgames.evenings.people_facts import Filter, PeopleFacts, book_facts, people_facts
from stockgames.evenings.person import Person, Tastes
from stockgames.presentation.faces import choices
from tests.evenings.gatherings import of_the_picture

PEOPLE = tuple(
    Person(name.lower(), name, choices()[place], Tastes(), "2026-03-03T19:00:00Z")
    for place, name in enumerate(("Ada", "Bela", "Clara", "Dmitri", "Esra", "Finn"))
)
GAMES = (
    Sitting("nyse", (Sitter("ada", 1, 40), Sitter("bela", 2, 30)), ended="2026-11-01T20:00:00Z"),
    Sitting("nyse", (Sitter("ada", 1, 38), Sitter(None, 2, 20, "greedy")), ended="2026-11-02"),
    Sitting("nyse", (Sitter("ada", 1, 58),), "[1, 2, 3, 5, 4, 2]", "2026-11-03"),
)


def facts_of(
    person: str = "ada",
    *,
    people: Sequence[Person] = PEOPLE,
    games: Sequence[Sitting] = GAMES,
    chosen: Filter | None = None,
) -> PeopleFacts:
    evenings = (of_the_picture().end(),)
    book = None
    if person:
        book = book_facts(
            person,
            games,
            evenings,
            chosen or Filter(),
            year="2026-01-01",
            games=("nyse",),
            levels=("greedy",),
        )
    return people_facts(people, games, evenings, {"bela"}, book)
