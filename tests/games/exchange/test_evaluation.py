"""The evaluator agrees with the final order, those who are out included."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.games.exchange.table import GAME, SEATS, opened, played, truth


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.booleans())
def test_e8_e9_values_at_the_end_stand_in_the_order_of_the_places(
    seats: int, seed: int, bold: bool
) -> None:
    match = played(seats, seed, bold=bold)
    values = GAME.evaluate(truth(match))
    places = tuple(1 + sum(other > value for other in values) for value in values)
    assert places == match.result().ranks
    for value, score in zip(values, match.result().scores, strict=True):
        assert round(value) == score or (score == 0 and value < 0)


def test_founders_stand_nearly_even_at_the_start() -> None:
    values = GAME.evaluate(truth(opened(["hugh-smith", "john-henry", "david-reedy"])))
    assert [round(value) for value in values] == [1000, 1000, 1000]
