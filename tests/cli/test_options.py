from __future__ import annotations

import argparse

import pytest

from stockgames.cli.options import MOST_SECONDS, count, natural, seconds


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
