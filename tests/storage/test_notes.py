"""Best scores: the best one is kept, and a damaged one counts as none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stockgames.storage import notes
from stockgames.storage.database import Database, checksum
from stockgames.storage.entries import Best
from stockgames.storage.library import Library


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Library.open(tmp_path) as library:
        yield library._database


def test_a_score_is_noted_only_where_it_beats_the_best(database: Database) -> None:
    noted = [
        notes.note_best(database, "nyse", "board", score, label, row)
        for score, label, row in ((-3, "first", None), (-3, "level", 1), (5, "more", 2), (4, "", 3))
    ]
    assert noted == [True, False, True, False]
    assert notes.best(database, "nyse", "board") == Best(score=5, noted="more", row=2)


def test_every_game_and_key_has_a_best_of_its_own(database: Database) -> None:
    for game, key, score in (("nyse", "a", 1), ("nyse", "b", 2), ("exchange", "a", 3)):
        assert notes.note_best(database, game, key, score, "now", None)
    found = [notes.best(database, *of) for of in (("nyse", "a"), ("nyse", "b"), ("exchange", "a"))]
    assert [best and best.score for best in found] == [1, 2, 3]
    assert notes.best(database, "exchange", "b") is None


def test_a_damaged_best_is_none_and_a_new_one_takes_its_place(database: Database) -> None:
    notes.note_best(database, "nyse", "board", 90, "now", None)
    database.write("UPDATE bests SET score = 99")
    assert notes.best(database, "nyse", "board") is None
    assert notes.note_best(database, "nyse", "board", 7, "later", None)
    assert notes.best(database, "nyse", "board") == Best(score=7, noted="later", row=None)


def test_a_best_that_is_no_number_is_none_though_its_checksum_fits(database: Database) -> None:
    values = ("nyse", "board", "ninety", "now", None)
    database.write("INSERT INTO bests VALUES (?, ?, ?, ?, ?, ?)", *values, checksum(*values))
    assert notes.best(database, "nyse", "board") is None
