"""The rows of games and moves: what is read is what was written, or is said to be damaged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stockgames.storage import games
from stockgames.storage.errors import GameDamagedError, GameShelvedError, StorageCode
from stockgames.storage.library import Library
from tests.storage.play import Raises, deal, keep, play


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path) as library:
        yield library


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_gap_in_the_numbers_of_moves_is_missed(library: Library, lost: int) -> None:
    """Every row left is whole by itself; a game without one of them is another game."""
    match = deal(3)
    journal = keep(library, match)
    play(match, Random(1), journal, moves=4)
    library._database.write("DELETE FROM moves WHERE game = ? AND number = ?", journal.row, lost)
    with pytest.raises(GameDamagedError, match=f"move {lost} is damaged"):
        games.read_record(library._database, journal.row)
    with pytest.raises(GameShelvedError, match=f"move {lost} is damaged"):
        library.load(journal.row)


def test_a_move_that_takes_the_number_of_another_is_noticed(library: Library) -> None:
    """Renumbered with a checksum that fits, as no release of ours does."""
    match = deal(3)
    journal = keep(library, match)
    play(match, Random(1), journal, moves=3)
    database, row = library._database, journal.row
    ((_, _, _, played, _),) = database.rows(
        "SELECT * FROM moves WHERE game = ? AND number = 3", row
    )
    database.write("DELETE FROM moves WHERE game = ? AND number = 3", row)
    last = match.moves[-1]
    values = games.move_row(row, 4, match.encode(last.seat, last.action), played)
    database.write("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", *values)
    with pytest.raises(GameDamagedError, match="move 3 is damaged"):
        games.read_record(database, row)


def test_a_row_that_is_not_there_is_no_such_game(library: Library) -> None:
    with Raises(StorageCode.NO_SUCH_GAME):
        games.read_row(library._database, 7)
