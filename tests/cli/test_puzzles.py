"""`stockgames puzzles` checks a file again."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.puzzles.book import puzzles_of, to_text
from tests.puzzles.positions import made_up, played


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
