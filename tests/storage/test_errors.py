from __future__ import annotations

import errno
from pathlib import Path

import pytest

from stockgames.engine.errors import StockGamesError
from stockgames.storage.errors import GameShelvedError, StorageCode, StorageError, from_os_error

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
