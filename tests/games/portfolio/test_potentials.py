"""A hand's potential grows the closer it is to a run, according to the weights."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.portfolio.actions import SUIT_MASKS
from stockgames.games.portfolio.ai.potentials import Potentials
from tests.games.portfolio.table import cards

POTENTIALS = Potentials(ready=0.75, pair=0.25, gap=0.125)


def promise(names: str) -> float:
    return POTENTIALS.of_hand(sum(1 << card for card in cards(names)))


def test_hands_promise_more_the_nearer_they_are_to_a_run() -> None:
    assert promise("2H 9H") == 0
    assert 0 < promise("3H 5H") < promise("3H 4H") < promise("3H 4H 5H") < promise("3H 4H 5H 6H")
    assert promise("KS AH") == promise("KS 2H")


@given(st.integers(0, 2**52 - 1))
def test_suits_add_up_and_what_was_looked_up_stays(held: int) -> None:
    parts = [held & suit for suit in SUIT_MASKS]
    total = POTENTIALS.of_hand(held)
    assert total == pytest.approx(sum(POTENTIALS.of_hand(part) for part in parts))
    assert total == POTENTIALS.of_hand(held)


def test_other_weights_promise_otherwise() -> None:
    doubled, hand = Potentials(1.5, 0.5, 0.25), sum(1 << card for card in cards("3H 4H 5H 8S TS"))
    assert doubled.of_hand(hand) == pytest.approx(2 * POTENTIALS.of_hand(hand))
