from __future__ import annotations

from pkgutil import resolve_name

import pytest

from stockgames.lab.__main__ import COMMANDS, DOES, main


def test_each_command_has_something_that_does_it() -> None:
    assert set(COMMANDS) == set(DOES)
    assert all(callable(resolve_name(does)) for does in DOES.values())


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_help_fits_a_terminal_of_100_columns(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 100


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "python -m stockgames.lab: "),
        (["nonsense"], "there is no command called 'nonsense'"),
        (["arena", "nyse"], "arena: the following arguments are required: --players (`"),
        (["arena", "nyse", "--players", "greedy", "--seconds", "0"], "--seconds"),
        (["arena", "nyse", "--players", "greedy", "--seconds", "nan"], "--seconds"),
        (["arena", "nyse", "--players", "greedy", "--seconds", "soon"], "--seconds"),
        (["puzzles", "nyse"], "--out"),
        (["tune", "nyse"], "there is no command called 'tune'"),
    ],
)
def test_a_wrong_command_line_is_told_in_a_line(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(argv)
    assert stop.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
