"""All games of the library, in chunks, without reading their moves."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockgames.storage import shelf
from stockgames.storage.database import Database
from stockgames.storage.library import Library
from tests.storage.play import deal, keep, play


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
