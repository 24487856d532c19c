"""Files of evenings and puzzles on the command line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.evenings.form import to_file
from stockgames.puzzles.book import puzzles_of, to_text
from tests.evenings.gatherings import of_the_picture
from tests.puzzles.positions import made_up, played

TITLED = {name: name.title() for name in ("ada", "bela", "clara", "dmitri", "esra", "finn")}


def test_standings_are_printed_as_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tuesday.json"
    evening = of_the_picture().leave("bela")
    file.write_text(to_file(evening, TITLED, lambda act: None), encoding="utf-8")
    assert main(["evening", str(file)]) == 0
    title, head, *rows = capsys.readouterr().out.splitlines()
    assert title == "Tuesday's evening: 2 of 4 games played"
    assert head.split() == ["NYSE", "Portfolio", "Exchange", "Stock", "Exchange", "start", "points"]
    assert [row.split() for row in rows] == [
        ["1", "Ada", "5", "10", "-", "-", "-", "15"],
        ["2", "Clara", "7½", "5", "-", "-", "-", "12½"],
        ["3", "Bela", "(gone)", "10", "0", "-", "-", "-", "10"],
        ["4", "Dmitri", "0", "7½", "-", "-", "-", "7½"],
        ["5", "Esra", "2½", "2½", "-", "-", "-", "5"],
        ["-", "Finn", "-", "-", "-", "-", "10", "10"],
    ]


def test_an_evening_without_a_name_is_called_by_its_day(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.json"
    file.write_text(to_file(replace(of_the_picture(), name=""), TITLED, lambda act: None))
    assert main(["evening", str(file)]) == 0
    assert capsys.readouterr().out.startswith("2026-11-17: 2 of 4 games played")


def test_a_wrong_file_and_a_missing_one_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    assert main(["evening", str(wrong)]) == 1
    assert "this isn't an evening of Stock Games" in capsys.readouterr().out
    assert main(["evening", str(tmp_path / "none.json")]) == 1
    assert "cannot be read" in capsys.readouterr().out


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
