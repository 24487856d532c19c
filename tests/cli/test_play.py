from __future__ import annotations

import errno
import random
from dataclasses import replace
from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.cli.lines import LONGEST, UsageError, counted, in_one_line, one_line
from stockgames.cli.simulate import NAMES, Plan, play_record
from stockgames.engine.errors import UnknownGameError
from stockgames.engine.record import read_record
from stockgames.engine.state import MOST_SEATS
from stockgames.engine.verify import verify
from stockgames.evenings.form import to_file
from stockgames.puzzles.book import puzzles_of, to_text
from tests.evenings.gatherings import of_the_picture
from tests.puzzles.positions import made_up, played


def test_there_is_a_name_for_every_seat() -> None:
    assert len(set(NAMES)) == MOST_SEATS


@pytest.mark.parametrize("levels", [("random",) * 3, ("greedy",), ("shrewd", "random")])
def test_a_played_game_verifies(levels: tuple[str, ...]) -> None:
    record = play_record(Plan("nyse", levels, "s", iterations=2), 1)
    assert verify(record).is_over
    assert [seat.player for seat in record.seats] == [f"bot:{level}" for level in levels]


def test_the_seed_and_the_number_decide_everything() -> None:
    plan = Plan("nyse", ("shrewd", "greedy", "random"), "s", iterations=3)
    first = play_record(plan, 1)
    random.seed(5)
    random.random()
    assert play_record(plan, 1) == first
    assert play_record(plan, 2).setup != first.setup


def test_a_game_stopped_early_is_the_beginning_of_the_whole_one() -> None:
    whole = play_record(Plan("nyse", ("greedy", "random"), "s"), 1)
    part = play_record(Plan("nyse", ("greedy", "random"), "s", until=7), 1)
    assert part.moves == whole.moves[:7]
    assert part.result is None
    assert play_record(Plan("nyse", ("greedy", "random"), "s", until=10_000), 1) == whole


def test_a_bots_character_stands_beside_its_level() -> None:
    record = play_record(Plan("nyse", ("greedy/spiteful", "greedy/even"), "s"), 1)
    assert [seat.player for seat in record.seats] == ["bot:greedy"] * 2
    assert [seat.x_character for seat in record.seats] == ["spiteful", None]
    assert verify(read_record(record.to_json())).record() == record


def test_text_becomes_one_printable_line() -> None:
    assert one_line("a\nb\x1b[31m") == "a\\x0ab\\x1b[31m"
    assert one_line("Gr\u00fc\u00dfe") == "Gr\u00fc\u00dfe"


def test_a_long_line_keeps_its_beginning_and_its_end() -> None:
    line = one_line("begin" + "x" * 10_000 + "end")
    assert len(line) == LONGEST
    assert line.startswith("beginx")
    assert line.endswith("xend")


def test_one_thing_is_not_several() -> None:
    assert [counted(number, "bot") for number in (0, 1, 2)] == ["0 bots", "1 bot", "2 bots"]


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (UnknownGameError("no such game"), "no such game"),
        (OSError(errno.ENOENT, "not there", "found.json"), "found.json: not there"),
        (OSError("broken"), "broken"),
    ],
)
def test_what_cannot_be_done_is_one_line(error: Exception, line: str) -> None:
    with pytest.raises(UsageError) as raised, in_one_line():
        raise error
    assert str(raised.value) == line


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
