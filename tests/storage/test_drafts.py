"""Drafts: one per seat, beside the moves, and never a partial one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stockgames.storage.database import Database, checksum
from stockgames.storage.errors import StorageCode
from stockgames.storage.journal import GameJournal
from stockgames.storage.library import Library
from tests.storage.play import Raises, deal, keep, play


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[GameJournal]:
    """Yield the journal of a game after three moves."""
    with Library.open(tmp_path) as library:
        match = deal(3)
        journal = keep(library, match)
        play(match, Random(1), journal, moves=3)
        yield journal


@pytest.fixture
def database(journal: GameJournal) -> Database:
    return journal._database


def beside(journal: GameJournal) -> GameJournal:
    """Return the journal of a game that is not there."""
    return GameJournal(journal._database, journal.row + 1, str)


def moves(journal: GameJournal) -> list[int]:
    wanted = "SELECT number FROM moves WHERE game = ? AND number > 0 ORDER BY number"
    return [number for (number,) in journal._database.rows(wanted, journal.row)]


def test_each_seat_has_the_draft_that_was_written_last(journal: GameJournal) -> None:
    assert journal.load_drafts() == {}
    for seat, draft in ((0, {"a": 1}), (9, {"b": [1, "ö"]}), (0, {"a": None})):
        journal.save_draft(seat, draft)
    assert journal.load_drafts() == {0: {"a": None}, 9: {"b": [1, "ö"]}}
    assert moves(journal) == [1, 2, 3]


def test_one_draft_is_forgotten_or_all_and_never_a_move(journal: GameJournal) -> None:
    for seat in (0, 1, 2):
        journal.save_draft(seat, {"seat": seat})
    journal.save_draft(1, None)
    journal.save_draft(7, None)
    assert set(journal.load_drafts()) == {0, 2}
    journal.finish({"ranks": [1, 2, 3]})
    assert journal.load_drafts() == {}
    assert moves(journal) == [1, 2, 3]


def test_drafts_belong_to_one_game(journal: GameJournal) -> None:
    journal.save_draft(0, {})
    assert beside(journal).load_drafts() == {}
    beside(journal).save_draft(0, None)
    assert journal.load_drafts() == {0: {}}


@pytest.mark.parametrize("text", ['{"half":2}', "[]", "no JSON", "1"])
def test_a_draft_that_is_damaged_or_no_object_is_as_good_as_none(
    journal: GameJournal, database: Database, text: str
) -> None:
    journal.save_draft(0, {"half": 1})
    journal.save_draft(1, {"half": 1})
    database.write("UPDATE moves SET move = ? WHERE game = ? AND number = -1", text, journal.row)
    assert journal.load_drafts() == {0: {"half": 1}}


def test_an_odd_draft_whose_checksum_fits_is_none_either(
    journal: GameJournal, database: Database
) -> None:
    values = (journal.row, -1, "[]", "now")
    database.write("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", *values, checksum(*values))
    assert journal.load_drafts() == {}


def test_nothing_begins_where_the_game_is_gone(journal: GameJournal, database: Database) -> None:
    with Raises(StorageCode.OUT_OF_STEP):
        beside(journal).save_draft(0, {})
    database.write("UPDATE games SET result = '{}' WHERE row = ?", journal.row)
    with Raises(StorageCode.OUT_OF_STEP):
        journal.save_draft(0, {})
    assert database.rows("SELECT * FROM moves WHERE number < 1") == []
