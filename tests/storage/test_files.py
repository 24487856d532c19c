from __future__ import annotations

import os
from pathlib import Path

import pytest

from stockgames.storage.files import REPLACE_TRIES, free_name, replace, write_whole


class Scanner:
    """Stands in for a virus scanner that holds a fresh file for some tries."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self._replace = os.replace

    def __call__(self, source: Path, target: Path) -> None:
        if self.tries:
            self.tries -= 1
            raise PermissionError("held")
        self._replace(source, target)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockgames.storage.files.FIRST_WAIT", 0.0)


def test_a_held_file_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "replace", Scanner(REPLACE_TRIES))
    write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_file_held_for_ever_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole(tmp_path / "file", b"old")
    monkeypatch.setattr(os, "replace", Scanner(10_000))
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "file", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_bytes() == b"old"


def test_a_write_that_fails_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "no space left")

    write_whole(tmp_path / "file", b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(tmp_path / "file", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_bytes() == b"old"


def test_replacing_what_is_not_there_fails(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        replace(tmp_path / "a", tmp_path / "b")


def test_free_names_count_up(tmp_path: Path) -> None:
    path = tmp_path / "library.aside.sqlite3"
    first = free_name(path)
    first.touch()
    assert (first.name, free_name(path).name) == (
        "library.aside-1.sqlite3",
        "library.aside-2.sqlite3",
    )
