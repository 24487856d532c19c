"""The command line: its options, their numbers, and its help."""

from __future__ import annotations

import argparse

import pytest

from stockgames.cli.options import MOST_SECONDS, count, natural, seconds
from stockgames.cli.parser import build_parser


def test_no_command_means_the_app() -> None:
    arguments = build_parser().parse_args([])
    assert arguments.command is None
    assert arguments.exit_after_first_paint is False


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
    ],
)
def test_a_wrong_command_line_is_told_in_a_line(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
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


@pytest.mark.parametrize("text", ["", "-1", "1.5", "four", "\u0664", "9" * 10])
def test_nothing_else_is_a_whole_number(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number from 0 to"):
        natural(text)


def test_whoever_counts_begins_at_1() -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="from 1 to 999,999,999"):
        count("0")


def test_a_long_word_is_told_by_its_beginning() -> None:
    with pytest.raises(argparse.ArgumentTypeError) as wrong:
        natural("x" * 5000)
    assert len(str(wrong.value)) < 100


def test_seconds_are_read_with_their_parts() -> None:
    assert seconds("0.25") == 0.25


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "soon", str(MOST_SECONDS)])
def test_no_decision_takes_no_time_or_an_hour(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="above 0 and below 3600"):
        seconds(text)


def test_a_replay_goes_to_a_page_that_is_named() -> None:
    arguments = build_parser().parse_args(["replay", "a.stockgame", "--html", "a.html"])
    assert (arguments.html, arguments.seat, arguments.theme) == ("a.html", None, "daylight")
    with pytest.raises(SystemExit):
        build_parser().parse_args(["replay", "a.stockgame"])


@pytest.mark.parametrize("seat", ["0", "-1", "one"])
@pytest.mark.parametrize("command", ["describe", "analyse", "replay --html a.html"])
def test_seats_are_counted_from_1(
    command: str, seat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args([*command.split(), "a.stockgame", "--seat", seat])
    assert "is not a whole number from 1 to" in capsys.readouterr().err


def test_without_files_there_is_nothing_to_prove() -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(["puzzles"])
