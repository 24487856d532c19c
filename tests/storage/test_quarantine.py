from __future__ import annotations

from pathlib import Path

from stockgames.storage.backups import set_aside
from stockgames.storage.errors import StorageCode
from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from tests.storage.play import Raises, files


def test_a_damaged_library_makes_room_and_is_kept(tmp_path: Path) -> None:
    kept = {}
    for damage in (b"first", b"second"):
        (tmp_path / LIBRARY).write_bytes(damage)
        (tmp_path / f"{LIBRARY}-journal").write_bytes(b"half a move")
        with Raises(StorageCode.LIBRARY_DAMAGED):
            Library.open(tmp_path)
        aside = set_aside(tmp_path)
        kept[aside.name] = damage
        kept[f"{aside.name}-journal"] = b"half a move"
        assert files(tmp_path) == kept
    with Library.open(tmp_path) as library:
        assert library.unfinished() == []
    assert len(kept) == 4
    assert files(tmp_path).items() >= kept.items()


def test_a_library_in_use_stays(tmp_path: Path) -> None:
    with Library.open(tmp_path):
        before = files(tmp_path)
        with Raises(StorageCode.LIBRARY_IN_USE):
            set_aside(tmp_path)
        assert files(tmp_path) == before
