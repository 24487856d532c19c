from dataclasses import replace
from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.evenings.form import to_file
from tests.evenings.gatherings import of_the_picture

NAMES = {name: name.title() for name in ("ada", "bela", "clara", "dmitri", "esra", "finn")}


def test_the_standing_is_printed_as_on_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tuesday.json"
    evening = of_the_picture().leave("bela")
    file.write_text(to_file(evening, NAMES, lambda act: None), encoding="utf-8")
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
    file.write_text(to_file(replace(of_the_picture(), name=""), NAMES, lambda act: None))
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
