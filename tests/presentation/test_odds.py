"""Frequencies in words, never more precise than the share is known."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.presentation.hints import games_text, parts, times_text


@given(st.floats(0.0, 1.0))
def test_what_is_told_lies_within_half_a_part_of_the_share(share: float) -> None:
    how, told, whole = parts(share)
    assert abs(told / whole - share) <= 0.5 / whole + 1e-9
    assert (how == "some") == (0 < told < whole)
    assert (how in {"none", "hardly"}) == (told == 0)


@given(st.floats(0.0, 1.0), st.floats(0.0, 1.0))
def test_more_is_never_told_as_less(one: float, other: float) -> None:
    (_, low, of_low), (_, high, of_high) = parts(min(one, other)), parts(max(one, other))
    assert low / of_low <= high / of_high


def test_only_what_never_happened_is_never() -> None:
    assert parts(0.0)[0] == "none"
    assert parts(1e-9)[0] == "hardly"
    assert parts(1.0)[0] == "all"
    assert parts(1 - 1e-9)[0] == "nearly"


def test_words() -> None:
    assert games_text(0.58) == "6 of 10 games"
    assert games_text(0.96) == "19 of 20 games"
    assert games_text(0.004) == "hardly any games"
    assert times_text(0.1) == "once in 10"
    assert times_text(0.72) == "7 times in 10"
