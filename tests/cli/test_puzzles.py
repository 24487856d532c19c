"""`stockgames puzzles`: makes a file, and proves it again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.cli import puzzles as command
from stockgames.puzzles.book import from_text, to_text
from stockgames.puzzles.puzzle import Puzzle
from stockgames.puzzles.shelf import puzzles_of
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


def test_what_is_proven_in_the_box_is_proven_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shortest = max(puzzles_of("nyse"), key=lambda one: len(one.record.moves))
    path = tmp_path / "one.json"
    path.write_text(to_text("nyse", [shortest]), encoding="utf-8")
    assert main(["puzzles", "--check", str(path), "--seed", "again"]) == 0
    assert "1 puzzle, 1 proven again" in capsys.readouterr().out


def test_a_best_choice_that_is_none_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(to_text("nyse", [made_up(played("nyse", 1, 36))]), encoding="utf-8")
    assert main(["puzzles", "--check", str(path)]) == 1
    assert "puzzle 1: the best choice is not clearly best" in capsys.readouterr().out


def test_a_damaged_file_costs_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.json"
    path.write_text("{}", encoding="utf-8")
    assert main(["puzzles", "--check", str(path)]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main(["puzzles", "--check", str(tmp_path / "none.json")]) == 2
    assert main(["puzzles"]) == 2
