from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from stockgames.engine.errors import StockGamesError
from stockgames.storage import places
from stockgames.storage.errors import GameShelvedError, StorageCode, StorageError, from_os_error
from stockgames.storage.library import Library
from tests.storage.play import Raises


def test_the_variable_names_the_folder(tmp_path: Path) -> None:
    assert places.data_folder({"STOCKGAMES_HOME": str(tmp_path)}) == tmp_path


def test_a_relative_folder_turns_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert places.data_folder({"STOCKGAMES_HOME": "games"}) == tmp_path / "games"


@pytest.mark.parametrize("environ", [{}, {"STOCKGAMES_HOME": ""}])
def test_without_it_the_platform_says_where(environ: dict[str, str]) -> None:
    folder = places.data_folder(environ)
    assert folder.is_absolute()
    assert folder.name in ("stockgames", "Stock Games")


def test_missing_folders_are_made(tmp_path: Path) -> None:
    places.prepare(tmp_path / "a" / "b")
    places.prepare(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


@pytest.mark.parametrize("below", ["", "below"])
def test_a_file_in_the_folders_place_is_said_and_kept(tmp_path: Path, below: str) -> None:
    place = tmp_path / "home"
    place.write_text("mine")
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(place / below)
    assert place.read_text() == "mine"


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no folder that root can't write to")
def test_a_folder_that_takes_no_files_is_said() -> None:
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(Path("/proc/self"))
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(Path("/proc/self/stockgames"))


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="permissions don't bind this user"
)
def test_a_read_only_folder_is_said(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with Raises(StorageCode.FOLDER_UNUSABLE):
        Library.open(tmp_path)
    tmp_path.chmod(0o700)
    assert list(tmp_path.iterdir()) == []


PATH = Path("library.sqlite3")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, StorageCode.DISK_FULL),
        (errno.EACCES, StorageCode.CANNOT_WRITE),
        (None, StorageCode.CANNOT_WRITE),
    ],
)
def test_a_full_disk_is_told_from_the_rest(number: int | None, code: StorageCode) -> None:
    error = OSError() if number is None else OSError(number, "why")
    assert from_os_error(error, PATH).code is code


def test_the_message_is_one_line_with_code_file_and_detail() -> None:
    error = StorageError(StorageCode.LIBRARY_DAMAGED, PATH, "page 3")
    assert str(error) == "library damaged: library.sqlite3 (page 3)"
    assert str(StorageError(StorageCode.DISK_FULL, PATH)) == "disk full: library.sqlite3"


def test_a_person_may_be_told_of_it() -> None:
    assert issubclass(GameShelvedError, StorageError)
    assert issubclass(StorageError, StockGamesError)
    assert GameShelvedError(PATH, "move 3: no").code is StorageCode.GAME_SHELVED
