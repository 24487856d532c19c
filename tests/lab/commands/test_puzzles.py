"""`lab puzzles` makes a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stockgames.lab.__main__ import main
from stockgames.lab.commands import puzzles as command
from stockgames.puzzles.book import from_text
from stockgames.puzzles.puzzle import Puzzle
from tests.puzzles.positions import made_up, played


def found(game_id: str, seed: str) -> Iterator[Puzzle]:
    for number in range(9):
        yield made_up(played(game_id, number, 9 + number))


def test_a_file_is_written_as_puzzles_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "sought", found)
    out = tmp_path / "nyse.json"
    assert main(["puzzles", "nyse", "--out", str(out), "--count", "2"]) == 0
    assert from_text(out.read_bytes()) == ("nyse", tuple(list(found("nyse", ""))[:2]))
    assert len(capsys.readouterr().out.splitlines()) == 2
