"""storage/shelf.py: what the lobby reads does not grow with the number of finished games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockgames.storage import shelf
from stockgames.storage.database import Database
from stockgames.storage.library import Library
from tests.storage.play import deal, keep, play


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that collects the number of rows of each query."""
    counts: list[int] = []
    rows = Database.rows

    def counting(self: Database, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        found = rows(self, sql, *values)
        # Row numbers alone are cheap; what counts is each game that is read completely.
        counts.append(len(found) if found and len(found[0]) > 1 else 0)
        return found

    monkeypatch.setattr(Database, "rows", counting)
    return counts


@pytest.fixture(params=[0, 7, 40])
def library(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Library]:
    """Yield a library with this many finished games, and two running ones."""
    with Library.open(tmp_path) as library:
        for number in range(request.param):
            match = deal(1, str(number))
            play(match, Random(number))
            keep(library, match, str(number))
        for seed in "ab":
            match = deal(2, seed)
            play(match, Random(1), keep(library, match, seed), moves=2)
    with Library.open(tmp_path, scan_later=True) as library:
        yield library


def test_the_first_lobby_reads_only_what_waits(library: Library, read: list[int]) -> None:
    assert len(library.shelf().waiting) == 2
    assert sum(read) == 2


def test_of_what_is_over_some_is_read_at_a_time_and_no_more_than_is_shown(
    library: Library, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "AT_A_TIME", 4)
    monkeypatch.setattr(shelf, "LOOKED_AT", 20)
    found, over = library.shelf(), len(library.finished(20))
    read.clear()
    while not found.is_read:
        found.read_on()
        assert sum(read) <= 4
        over -= sum(read)
        read.clear()
    assert over == 0


def test_a_return_reads_only_the_game_that_was_played(library: Library, read: list[int]) -> None:
    found = library.shelf()
    while not found.is_read:
        found.read_on()
    row = found.waiting[1].row
    match = library.load(row)
    play(match, Random(1), library.journal(row), moves=1)
    read.clear()
    assert library.shelf().waiting[0].row == row
    assert sum(read) == 1
    read.clear()
    library.shelf()
    assert read == []


def test_the_shelf_holds_what_the_library_tells(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "AT_A_TIME", 4)
    monkeypatch.setattr(shelf, "LOOKED_AT", 20)
    found, rng = library.shelf(), Random(5)
    for _ in range(12):
        found.read_on()
        waiting = found.waiting
        match rng.choice(["finish", "undo", "forget", "begin"]):
            case "finish" if waiting:
                play(library.load(waiting[0].row), rng, library.journal(waiting[0].row))
            case "undo" if found.finished:
                library.journal(found.finished[0].row).truncate(1)
            case "forget" if waiting:
                library.delete(waiting[-1].row)
            case _:
                keep(library, deal(2))
        found = library.shelf()
        assert list(found.waiting) == library.unfinished()
        assert list(found.finished[:3]) == library.finished(3)[: len(found.finished)]
    assert found.is_read
    latest = [game.row for game in library.finished(20)]
    assert {game.row for game in found.finished} <= set(latest)


def fill(library: Library, count: int) -> list[int]:
    """Save ``count`` games, every third one running; return their rows, the last one first."""
    rows = []
    for number in range(count):
        match = deal(1, str(number))
        journal = keep(library, match, str(number))
        play(match, Random(number), journal, moves=2 if number % 3 == 2 else 10_000)
        rows.append(journal.row)
    return rows[::-1]


def test_games_come_in_the_order_in_which_they_were_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "AT_A_TIME", 3)
    with Library.open(tmp_path) as library:
        rows = fill(library, 7)
        found, games = library.archive(), []
        while not found.is_read:
            read = found.read_on()
            assert len(read) <= 3
            games += read
        assert [game.row for game in games] == rows
        assert [game.is_over for game in games] == [number % 3 != 2 for number in range(6, -1, -1)]
        assert found.read_on() == []


def test_a_game_that_was_removed_meanwhile_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "AT_A_TIME", 2)
    with Library.open(tmp_path) as library:
        rows = fill(library, 3)
        found = library.archive()
        library.delete(rows[1])
        assert [game.row for game in found.read_on()] == [rows[0]]
        assert [game.row for game in found.read_on()] == [rows[2]]


def test_no_move_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library.open(tmp_path) as library:
        fill(library, 3)
        lengths: list[int] = []
        rows = Database.rows

        def watched(self: Database, sql: str, *values: Any) -> list[tuple[Any, ...]]:
            found = rows(self, sql, *values)
            lengths.extend(len(row) for row in found)
            assert "SELECT move" not in sql
            return found

        monkeypatch.setattr(Database, "rows", watched)
        library.archive().read_on()
        assert max(lengths) == 9  # a row of `games`, and number and label of its last move


def test_an_empty_library_has_nothing_to_read(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        assert library.archive().is_read
