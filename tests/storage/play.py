"""Random games for storage tests, and what they leave behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE
from stockgames.evenings.person import Person
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.journal import GameJournal
from stockgames.storage.library import Library

NAMES = ("Ada", "Jörg", "Zoë", "李", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


def deal(seats: int = 3, seed: str = "s", game: str = "nyse") -> Match:
    """Return a new match; every second seat is a bot's."""
    sitters = [
        SeatInfo(name=NAMES[seat], player="bot:random" if seat % 2 else "human")
        for seat in range(seats)
    ]
    return Match.deal(registry.load(game), sitters, {"board": "shuffled"}, seed)


def step(match: Match, rng: Random, journal: GameJournal | None = None) -> dict[str, Any]:
    """Save the next random move, then make it, as the table does; return it as saved."""
    seat = match.actors[0]
    action = match.preview_chance() if seat == CHANCE else rng.choice(match.view(seat).legal)
    move = match.encode(seat, action)
    if journal is not None:
        journal.append(len(match.moves) + 1, move)
    match.act(seat, action)
    return move


def play(
    match: Match, rng: Random, journal: GameJournal | None = None, moves: int = 10_000
) -> None:
    """Make up to ``moves`` random moves; a finished game is recorded in the journal."""
    while moves and not match.is_over:
        step(match, rng, journal)
        moves -= 1
    if match.is_over and journal is not None:
        journal.finish(match.result().as_record())


def keep(library: Library, match: Match, seed: str = "s") -> GameJournal:
    """Save a match in a library as a table does; its people are regulars."""
    seated = {n: seat.name.lower() for n, seat in enumerate(match.seats) if seat.is_human}
    known = {person.id for person in library.people()}
    for number, person in seated.items():
        if person not in known:
            library.save_person(Person(person, match.seats[number].name))
    wishes = {"board": "shuffled"}
    return library.create_game(match, wishes=wishes, seed=seed, handover="curtain", seated=seated)


def files(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder that are not locks, by name."""
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and path.suffix != ".lock"
    }


class Raises:
    """`with Raises(code) as caught:` expects a StorageError with that code."""

    def __init__(self, code: StorageCode) -> None:
        self._code = code
        self._raises = pytest.raises(StorageError)

    def __enter__(self) -> pytest.ExceptionInfo[StorageError]:
        self.caught = self._raises.__enter__()
        return self.caught

    def __exit__(self, *error: Any) -> bool:
        passed = self._raises.__exit__(*error)
        assert self.caught.value.code is self._code, self.caught.value
        return passed


def all_moves(library: Library) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """Yield every game's row and moves."""
    for summary in [*library.unfinished(), *library.finished()]:
        yield summary.row, library.saved_record(summary.row).moves


def all_drafts(library: Library) -> Iterator[tuple[int, dict[int, Any]]]:
    """Yield the row of every running game, and its drafts by seat."""
    for summary in library.unfinished():
        yield summary.row, GameJournal(library._database, summary.row, str).load_drafts()
