from __future__ import annotations

import pytest

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
