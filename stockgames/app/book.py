"""What the library's games bring to people's books."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from stockgames.analysis.distinctions import distinctions, found_in, had
from stockgames.app.daily_deal import pars
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.verify import replay
from stockgames.presentation.sentences.speech import listed, number_word, say
from stockgames.storage.errors import GameShelvedError

if TYPE_CHECKING:
    from stockgames.analysis.analysis_job import Finding
    from stockgames.engine.match import Match
    from stockgames.engine.state import SeatId
    from stockgames.evenings.person import Person
    from stockgames.storage.library import Library
    from stockgames.ui.people.book import Book

JOB: Final = "distinctions"
VERSION: Final = "4"
"""Changes when a condition does, so that all games are searched again."""


def search(library: Library, row: int) -> None:
    """Find and save what a finished game has brought to its people, nothing if it can't be
    replayed. Raises StorageError.
    """
    found = list[list[str]]()
    with suppress(GameShelvedError, RecordError):  # the list of past games tells what is wrong
        record = library.saved_record(row)
        with registry.excusing(record.game):
            match = replay(record)
            seats = enumerate(match.seats)
            found = [found_in(match, seat) if info.is_human else [] for seat, info in seats]
    library.findings(row).save(JOB, VERSION, 0, {"found": found})


def search_next(library: Library) -> bool:
    """Search the latest game that has not been searched; return whether there was one.

    Raises StorageError.
    """
    rows = library.without_findings(JOB, VERSION, 1)
    for row in rows:
        search(library, row)
    return bool(rows)


def names_in(finding: Finding, seat: SeatId) -> list[str]:
    """Return what a finding says of a seat; nothing if it is odd."""
    found = finding.get("found")
    own = found[seat] if isinstance(found, list) and seat < len(found) else None
    return [name for name in own if isinstance(name, str)] if isinstance(own, list) else []


def had_by(library: Library, person: str) -> dict[str, int]:
    """Return what a person has, each with the row of the game that brought it first.

    Raises StorageError.
    """
    found, known = library.all_findings(JOB, VERSION), pars(library)
    games = dict[int, list[str]]()
    for sitting in library.sittings():
        for seat, sitter in enumerate(sitting.sitters):
            if sitter.person == person:
                games[sitting.row] = names_in(found.get(sitting.row, {}), seat)
                if sitter.score >= known.get(sitting.row, sitter.score + 1):
                    games[sitting.row] += [f"par:{sitting.game}"]
    return had(games)


def new_distinctions(library: Library, row: int, match: Match, people: Sequence[str | None]) -> str:
    """Return which distinctions that a searched game has brought are new to its people, by seat,
    in a sentence; empty for none, and as long as earlier games are to be searched. Raises
    StorageError.
    """
    games = {distinction.id: game for game, distinction in distinctions()}
    new = [
        (match.seats[seat].name, name)
        for seat, person in enumerate(people)
        if person is not None
        for name, first in had_by(library, person).items()
        if first == row and name in games
    ]
    if not new or library.without_findings(JOB, VERSION, 1):
        return ""
    (person, name), more = new[0], len(new) - 1
    title, own = say(f"{games[name]}-distinction", id=name), people.count(None) == len(people) - 1
    number, named = number_word(more), [*dict.fromkeys(name for name, _ in new)]
    if len(named) > 1:
        told = listed(named)
        return say("book-new-several", people=told, name=title, more=more, number=number)
    return say("book-new", own=own, person=person, name=title, more=more, number=number)


def book_of(library: Library, person: Person) -> Book:
    """Return a person's book. Raises StorageError."""
    from stockgames.bots.levels import LEVELS
    from stockgames.engine.game import MEDALS
    from stockgames.evenings.people_facts import Filter, book_facts
    from stockgames.games.nyse.parts import BOARDS
    from stockgames.presentation.games.nyse.results import ruler
    from stockgames.ui.people.book import Book

    games, board = registry.game_ids(), BOARDS["standard"]
    own, levels = library.sittings(), tuple(LEVELS)
    figures = book_facts(person.id, own, (), Filter(), year="", games=games, levels=levels)
    brought = had_by(library, person.id)
    standard = "nyse", json.dumps(list(board))
    best = next((each.best for each in figures.boards if (each.game, each.board) == standard), None)
    return Book(
        person,
        figures,
        ruler(board, sum(f"medal:{medal}" in brought for medal in MEDALS), best),
        {name: game for name, row in brought.items() if (game := library.game(row)) is not None},
    )
