"""Error reports contain the code that was run, and none of its data."""

from __future__ import annotations

from pathlib import Path

from stockgames.engine.errors import trail


def caught() -> BaseException:
    try:
        try:
            raise KeyError("the king of spades")
        except KeyError as error:
            raise ValueError("Ada holds the king of spades") from error
    except ValueError as error:
        return error


def test_the_way_is_told_and_the_message_is_not() -> None:
    lines = trail(caught()).splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [
        "builtins.ValueError",
        "after",
        "builtins.KeyError",
    ]
    assert all(line.endswith("in caught") for line in lines if line.startswith(" "))
    assert "spades" not in "".join(lines)
    assert str(Path.home()) not in "".join(lines)


def suppressed() -> BaseException:
    try:
        try:
            raise KeyError
        except KeyError:
            raise ValueError from None
    except ValueError as error:
        return error


def test_what_was_left_out_on_purpose_stays_out() -> None:
    assert "KeyError" not in trail(suppressed())
