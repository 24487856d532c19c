"""Best scores: the best one is kept, and a damaged one counts as none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match
from stockgames.engine.record import MAX_BYTES, Record, SeatInfo
from stockgames.storage import notes
from stockgames.storage.database import Database, checksum
from stockgames.storage.entries import Best
from stockgames.storage.journal import Journal, NullJournal
from stockgames.storage.library import Library
from stockgames.storage.record_file import SUFFIX, read_record_file
from tests.storage.play import deal, step


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


def test_a_whole_game_passes_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    journal: Journal = NullJournal()
    match, rng = deal(), Random(1)
    while not match.is_over:
        move = step(match, rng)
        journal.append(len(match.moves), move)
    journal.truncate(1)
    journal.finish(match.result().as_record())
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def record() -> Record:
    seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Björn")]
    return Match.deal(registry.load("nyse"), seats, {}, "seed").record()


def test_what_is_written_is_read(record: Record, tmp_path: Path) -> None:
    path = tmp_path / f"evening{SUFFIX}"
    path.write_text(record.to_json(), "utf-8")
    assert read_record_file(path) == record


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"", "JSON"), (b"[" * 200_000, "nested|JSON"), (b"x" * (MAX_BYTES + 1), "large|bytes|MB")],
)
def test_what_is_no_record_gets_one_line(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "bad.stockgame"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=complaint) as raised:
        read_record_file(path)
    assert "\n" not in str(raised.value)


def test_folders_and_missing_files_get_one_line(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(RecordError, match="cannot be read"):
            read_record_file(path)
