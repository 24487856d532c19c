"""The command line: its options, their numbers, its help; all checked before play."""

from __future__ import annotations

import argparse
import errno
from typing import Any

import pytest

from stockgames.bots.levels import UnknownLevelError
from stockgames.cli.lines import LONGEST, UsageError, counted, in_one_line, one_line
from stockgames.cli.options import (
    MOST_SECONDS,
    check_seats,
    check_seed,
    count,
    natural,
    parse_options,
    parse_players,
    seconds,
)
from stockgames.cli.parser import build_parser
from stockgames.engine import registry
from stockgames.engine.errors import UnknownGameError


@pytest.mark.parametrize(
    "argv",
    [
        ["--nonsense"],
        ["nonsense"],
        ["simulate"],
        ["simulate", "nyse", "--games", "0"],
        ["simulate", "nyse", "--games", "-3"],
        ["simulate", "nyse", "--seats", "four"],
        ["simulate", "nyse", "--jobs", "9" * 5000],
        ["simulate", "nyse", "--until", "1.5"],
        ["simulate", "nyse", "--seat", "3"],
        ["simulate", "nyse", "--seats", "3\n4"],
        ["x" * 5000],
        ["verify"],
        ["puzzles"],
        ["replay", "a.stockgame"],
    ],
)
def test_a_wrong_command_costs_a_line(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        build_parser().parse_args(argv)
    assert stop.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("stockgames")
    assert line.endswith("--help` tells more)")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (
            ["simulate", "nyse", "--seats", "-1"],
            "simulate: --seats: '-1' is not a whole number",
        ),
        (["simulate", "nyse", "--until", "x"], "simulate: --until: 'x' is not a whole number"),
    ],
)
def test_what_is_wrong_comes_first(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(argv)
    assert capsys.readouterr().err.startswith(f"stockgames {said}")


def test_help_fits_a_terminal_of_100_columns(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in ([], ["simulate"], ["verify"], ["selftest"]):
        with pytest.raises(SystemExit):
            build_parser().parse_args([*argv, "--help"])
    assert max(map(len, capsys.readouterr().out.splitlines())) < 100


def test_whole_numbers_are_read() -> None:
    assert (natural("0"), natural("17"), count("1")) == (0, 17, 1)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "four", "\u0664", "9" * 10, "x" * 5000])
def test_nothing_else_is_a_whole_number(text: str) -> None:
    with pytest.raises(
        argparse.ArgumentTypeError, match="is not a whole number from 0 to"
    ) as wrong:
        natural(text)
    assert len(str(wrong.value)) < 100
    with pytest.raises(argparse.ArgumentTypeError, match="from 1 to 999,999,999"):
        count(text if text != "four" else "0")


def test_seconds_are_read_with_their_parts() -> None:
    assert seconds("0.25") == 0.25


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "soon", str(MOST_SECONDS)])
def test_no_decision_takes_no_time_or_an_hour(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="above 0 and below 3600"):
        seconds(text)


@pytest.mark.parametrize("seat", ["0", "-1", "one"])
@pytest.mark.parametrize("command", ["describe", "analyse", "replay --html a.html"])
def test_seats_count_from_1(command: str, seat: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args([*command.split(), "a.stockgame", "--seat", seat])
    assert "is not a whole number from 1 to" in capsys.readouterr().err


def test_players_are_levels_with_characters_or_programs() -> None:
    names = ["greedy", "shrewd/spiteful", "exec:python bot.py"]
    assert parse_players(",".join(names)) == names
    with pytest.raises(UnknownLevelError, match="'genius'"):
        parse_players("greedy,genius")


@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [
        ("nyse", 0, "NYSE is played with 1 to 10 seats, not 0"),
        ("nyse", 11, "1 to 10 seats, not 11"),
        ("portfolio", 1, "2 to 5 seats, not 1"),
        ("stock-exchange", 7, "Stock Exchange is played with 8 seats, not 7"),
    ],
)
def test_a_wrong_number_of_seats_names_the_right_ones(game: str, seats: int, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        check_seats(registry.meta(game), seats)


@pytest.mark.parametrize(("game", "seats"), [("nyse", 1), ("nyse", 10), ("stock-exchange", 8)])
def test_the_fewest_and_the_most_seats_can_be(game: str, seats: int) -> None:
    check_seats(registry.meta(game), seats)


@pytest.mark.parametrize("text", ["7", "a_B-9", "x" * 40])
def test_a_seed_is_taken_as_it_is(text: str) -> None:
    assert check_seed(text) == text


@pytest.mark.parametrize("text", ["", "x" * 41, "../up", "a b", "ä", "1\n"])
def test_a_seed_that_cannot_stand_in_a_files_name_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="--seed"):
        check_seed(text)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("board=cliff", {"board": "cliff"}),
        ("board=5,4,3,2,2,1", {"board": [5, 4, 3, 2, 2, 1]}),
        ("board=[1, 2, 3, 5, 4, 2]", {"board": [1, 2, 3, 5, 4, 2]}),
        ('hands="concealed"', {"hands": "concealed"}),
    ],
)
def test_a_wish_is_a_word_or_numbers_or_json(text: str, wish: dict[str, Any]) -> None:
    assert parse_options("nyse", [text], "s") == wish


def test_of_two_wishes_for_the_same_the_later_holds() -> None:
    assert parse_options("nyse", ["board=cliff", "board=standard"], "s") == {"board": "standard"}
    assert parse_options("nyse", [], "s") == {}


@pytest.mark.parametrize("text", ["board", "=cliff", "", "board=", "board=1,2", "colour=pink"])
def test_a_wish_that_cannot_be_is_told(text: str) -> None:
    with pytest.raises(UsageError, match="--option"):
        parse_options("nyse", [text], "s")


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
