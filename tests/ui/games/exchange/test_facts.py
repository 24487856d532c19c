from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockgames.ui.games.exchange.facts import NOTE_VALUES, as_notes


@given(st.integers(0, 500))
def test_notes_sum_to_the_cash_and_are_few(tens: int) -> None:
    notes = as_notes(tens * 10)
    assert sum(n * value for n, value in zip(notes, NOTE_VALUES, strict=True)) == tens * 10
    assert notes[1] <= 1
    assert notes[2] <= 4
