"""Files are written atomically, and the result is reported."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from stockgames.app.files import Filing
from stockgames.storage import files
from stockgames.ui.window.dialogs import MessageSheet
from stockgames.ui.window.files import GAME, Target
from tests.app.visitor import Visitor


@pytest.fixture
def filing(visitor: Visitor) -> Filing:
    house = visitor.house
    return Filing(house.window, house.preferences, house.messages)


def test_the_next_question_begins_where_the_last_file_lay(filing: Filing, tmp_path: Path) -> None:
    asked: list[str] = []
    assert filing.ask(lambda folder, _: asked.append(folder)) is None
    assert filing.ask(lambda folder, _: tmp_path / "one.txt") == tmp_path / "one.txt"
    filing.ask(lambda folder, _: asked.append(folder))
    assert asked == ["", str(tmp_path)]


def test_a_full_disk_leaves_the_old_file_and_is_told(
    filing: Filing, visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.stockgame"
    target = Target(path, GAME, replaces=True)
    filing.write(target, b"old")
    assert path.read_bytes() == b"old"

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "_clear_left", full)
    filing.write(target, b"new")
    assert path.read_bytes() == b"old"
    sheet = visitor.see("message")
    assert isinstance(sheet, MessageSheet)
    assert "disk is full" in sheet.text
