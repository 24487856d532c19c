from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Self

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from stockgames.evenings.person import Person
from stockgames.storage import schema
from stockgames.storage.entries import GameSummary
from stockgames.storage.errors import GameShelvedError, StorageCode, StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.storage.damage import unreadable
from tests.storage.play import Raises, all_moves, deal, files, keep, play

KEY = "1-2-3-5-4-2"


def fill(folder: Path) -> None:
    """Make a library of several pages: finished and running games, a best score, people."""
    with Library.open(folder, now=lambda: "2031-05-04T18:30:00Z") as library:
        for seats in (1, 2, 10, 4):
            match = deal(seats)
            play(match, Random(seats), keep(library, match), moves=35)
        library.note_best("nyse", KEY, 28, row=1)
        library.delete(keep(library, deal(6)).row)


Contents = tuple[dict[int, GameSummary], dict[int, object], list[Person], object]


def contents(library: Library) -> Contents:
    """Return all contents of a library; None for the moves of a damaged game."""
    tickets = {ticket.row: ticket for ticket in [*library.unfinished(), *library.finished()]}
    moves: dict[int, object] = {}
    for row in tickets:
        try:
            moves[row] = library.load(row).record()
        except GameShelvedError:
            moves[row] = None
    return tickets, moves, library.people(), library.best("nyse", KEY)


def assert_nothing_is_wrong_unsaid(library: Library, whole: Contents) -> None:
    """Assert that everything is unchanged or reported as damaged."""
    tickets, moves, people, best = contents(library)
    whole_tickets, whole_moves, whole_people, whole_best = whole
    assert tickets.keys() == whole_tickets.keys()
    for row, ticket in tickets.items():
        if moves[row] is None:
            again = {t.row: t for t in [*library.unfinished(), *library.finished()]}[row]
            assert again.shelved
        else:
            assert (ticket, moves[row]) == (whole_tickets[row], whole_moves[row])
    if unreadable(library) == 0:
        assert (people, best) == (whole_people, whole_best)
    else:
        assert set(people) <= set(whole_people)
        assert best in (None, whole_best)


class Sound(bytes):
    """The bytes of an intact library, and its contents."""

    contents: Contents

    def __new__(cls, data: bytes, contents: Contents) -> Self:
        sound = super().__new__(cls, data)
        sound.contents = contents
        return sound


@pytest.fixture(scope="module")
def sound() -> Iterator[Sound]:
    with TemporaryDirectory() as home:
        fill(Path(home))
        with Library.open(Path(home)) as library:
            yield Sound((Path(home) / LIBRARY).read_bytes(), contents(library))


def damage_is_said(sound: Sound, broken: bytes) -> bool:
    """Open a broken library; return whether that was refused."""
    with TemporaryDirectory() as home:
        path = Path(home) / LIBRARY
        path.write_bytes(broken)
        try:
            library = Library.open(Path(home))
        except StorageError:
            assert path.read_bytes() == broken
            return True
        with library:
            assert_nothing_is_wrong_unsaid(library, sound.contents)
        return False


@settings(max_examples=150)
@given(data=st.data())
def test_flipped_bytes_are_found_or_harmless(sound: Sound, data: st.DataObject) -> None:
    broken = bytearray(sound)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(sound) - 1) | st.integers(0, 200))
        broken[place] ^= data.draw(st.integers(1, 255))
    damage_is_said(sound, bytes(broken))


def test_a_letter_changed_in_the_tables_is_found(sound: Sound) -> None:
    place = sound.index(b"CREATE TABLE moves") + len("CREATE TABLE ")
    for letter in (b"M", b"\x91", b"\0", b'"'):
        assert damage_is_said(sound, sound[:place] + letter + sound[place + 1 :])


def test_a_move_out_of_order_is_found(sound: Sound) -> None:
    """It would hide the moves behind it from a search by game and number."""
    move = b'{"seat":3,"do":"discard"'
    assert sound.count(move) > 3
    place = -1
    while (place := sound.find(move, place + 1)) >= 0:
        assert sound[place - 2] in (3, 4)  # the game's row, before the move's number
        assert damage_is_said(sound, sound[: place - 2] + b"\x19" + sound[place - 1 :])


@pytest.mark.parametrize("flip", [1, 2, 255])
def test_no_byte_of_the_header_can_turn_unnoticed(sound: Sound, flip: int) -> None:
    for place in range(100):
        damage_is_said(sound, sound[:place] + bytes([sound[place] ^ flip]) + sound[place + 1 :])


@given(share=st.floats(0, 1, exclude_max=True))
@example(share=0.0)
@example(share=0.5)
@example(share=0.984375)
@example(share=0.999999)
def test_a_truncated_library_is_refused(sound: Sound, share: float) -> None:
    assert damage_is_said(sound, sound[: int(share * len(sound))])


@given(page=st.integers(0, 1000), junk=st.binary(min_size=1, max_size=64))
def test_an_overwritten_page_is_found_or_harmless(sound: Sound, page: int, junk: bytes) -> None:
    start = page * 4096 % len(sound)
    filling = (junk * 4096)[:4096]
    damage_is_said(sound, sound[:start] + filling + sound[start + 4096 :])


@pytest.mark.parametrize("text", [b"", b"x", b"SQLite format 3\0", b"\0" * 5000, b"{}" * 5000])
def test_what_is_no_library_is_left_alone(tmp_path: Path, text: bytes) -> None:
    (tmp_path / LIBRARY).write_bytes(text)
    with Raises(StorageCode.LIBRARY_DAMAGED):
        Library.open(tmp_path)
    assert files(tmp_path) == {LIBRARY: text}


def test_a_folder_in_the_files_place_is_said(tmp_path: Path) -> None:
    (tmp_path / LIBRARY).mkdir()
    with pytest.raises(StorageError):
        Library.open(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets few people make links")
def test_a_link_to_nowhere_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / LIBRARY).symlink_to(tmp_path / "drive" / LIBRARY)
    with Raises(StorageCode.CANNOT_READ):
        Library.open(tmp_path)
    assert (tmp_path / LIBRARY).is_symlink()


def alter(folder: Path, *statements: str) -> bytes:
    with closing(sqlite3.connect(folder / LIBRARY, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
    return (folder / LIBRARY).read_bytes()


@pytest.mark.parametrize(
    ("filled", "statements", "code"),
    [
        (False, ["CREATE TABLE recipes (title TEXT)"], StorageCode.LIBRARY_DAMAGED),
        (
            True,
            ["CREATE TRIGGER t AFTER INSERT ON moves BEGIN DELETE FROM games; END"],
            StorageCode.LIBRARY_DAMAGED,
        ),
        (True, ["ALTER TABLE games ADD COLUMN more TEXT"], StorageCode.LIBRARY_DAMAGED),
        (True, ["DROP TABLE bests"], StorageCode.LIBRARY_DAMAGED),
        (True, ["INSERT INTO moves VALUES (99, 1, '{}', '', 0)"], StorageCode.LIBRARY_DAMAGED),
        (
            True,
            [f"PRAGMA user_version = {schema.latest() + 1}", "DROP TABLE people"],
            StorageCode.LIBRARY_NEWER,
        ),
    ],
    ids=["somebody else's", "trigger", "column", "no table", "stray move", "newer"],
)
def test_a_library_of_another_shape_is_left_alone(
    tmp_path: Path, filled: bool, statements: list[str], code: StorageCode
) -> None:
    if filled:
        fill(tmp_path)
    before = alter(tmp_path, *statements)
    with Raises(code):
        Library.open(tmp_path)
    assert files(tmp_path) == {LIBRARY: before}


def add_diary(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE diary (line TEXT)")


def test_migrating_keeps_all_and_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    with Library.open(tmp_path) as library:
        moves = dict(all_moves(library))
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, add_diary))
        with Library.open(tmp_path) as library:
            assert dict(all_moves(library)) == moves
        with Library.open(tmp_path) as library:
            assert dict(all_moves(library)) == moves
    with Raises(StorageCode.LIBRARY_NEWER):
        Library.open(tmp_path)
    (copy,) = tmp_path.glob(f"library.version-{schema.latest()}*")
    assert files(tmp_path).keys() == {LIBRARY, copy.name}
    copy.replace(tmp_path / LIBRARY)
    with Library.open(tmp_path) as library:
        assert dict(all_moves(library)) == moves


def fails_in_sql(connection: sqlite3.Connection) -> None:
    add_diary(connection)
    connection.execute("DROP TABLE games")
    connection.execute("SELECT nonsense")


def fails_in_python(connection: sqlite3.Connection) -> None:
    add_diary(connection)
    raise ValueError("an old row that nobody expected")


@pytest.mark.parametrize("step", [fails_in_sql, fails_in_python])
def test_a_failed_migration_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: schema.Step
) -> None:
    fill(tmp_path)
    with Library.open(tmp_path) as library:
        moves = dict(all_moves(library))
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, step))
        with Raises(StorageCode.MIGRATION_FAILED):
            Library.open(tmp_path)
    with Library.open(tmp_path) as library:
        assert dict(all_moves(library)) == moves


def test_a_journal_left_without_its_library_does_not_spoil_a_new_one(tmp_path: Path) -> None:
    fill(tmp_path)
    journal = tmp_path / f"{LIBRARY}-journal"
    with closing(sqlite3.connect(tmp_path / LIBRARY, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        connection.execute("UPDATE games SET head = head || head")
        connection.execute("UPDATE moves SET move = move || move")
        left = journal.read_bytes()
    assert left.startswith(b"\xd9\xd5\x05\xf9")
    (tmp_path / LIBRARY).unlink()
    journal.write_bytes(left)
    with Library.open(tmp_path) as library:
        assert library.unfinished() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_library_is_its_owners_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    before = os.umask(0)
    try:
        fill(home)
        (home / LIBRARY).chmod(0o666)
        with monkeypatch.context() as patch:
            patch.setattr(schema, "STEPS", (*schema.STEPS, add_diary))
            with Library.open(home) as library:
                keep(library, deal(2))
                found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in home.iterdir()}
    finally:
        os.umask(before)
    assert found.keys() > {LIBRARY}
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
