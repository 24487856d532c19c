"""Errors carry codes, and records' errors are one clear line."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from stockgames.engine.errors import LONGEST_LINE, RecordError, Refused, StockGamesError, trail


def test_a_refusal_carries_its_code_and_ruling() -> None:
    refusal = Refused("pile-is-empty", "N10")
    assert (refusal.code, refusal.ruling) == ("pile-is-empty", "N10")
    assert str(refusal) == "pile is empty (N10)"
    assert Refused("pile-is-empty").ruling == "rules"
    assert isinstance(refusal, StockGamesError)


def test_a_refusal_survives_a_pickle() -> None:
    """Bots run in another process, and their errors have to be passed back."""
    for refusal in (Refused("pile-is-empty", "N10"), Refused("take-a-chip-or-stop")):
        again = pickle.loads(pickle.dumps(refusal))
        assert (again.code, again.ruling) == (refusal.code, refusal.ruling)
        assert str(again) == str(refusal)


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ("plain", "plain"),
        ("two\nlines\tand  more", "two lines and more"),
        ("\x1b[31mred", "?[31mred"),
        ("\u202eback", "?back"),
        ("\ud800", "?"),
        ("Zoë", "Zoë"),
    ],
)
def test_a_records_error_is_a_printable_line(message: str, line: str) -> None:
    assert str(RecordError(message)) == line


def test_a_records_error_is_short() -> None:
    line = str(RecordError("word " * 1_000_000))
    assert len(line) == LONGEST_LINE
    assert line.endswith("...")
    assert str(RecordError("a" * LONGEST_LINE)) == "a" * LONGEST_LINE


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
