"""Votes of earlier rounds tell what a seat votes for."""

from __future__ import annotations

import pytest

from stockgames.games.exchange.actions import INFLUENCES
from stockgames.games.exchange.ai.motives import suspicion
from stockgames.games.exchange.ai.opinions import weigh_votes
from tests.games.exchange.table import GAME, lay, opened, play_round, truth, view

FOUNDERS = ("leonard-bleecker", "hugh-smith", "gulian-mcevers")
"""Banks 6, 5 and 1; insurance 3, 0 and 7; bonds 1, 3 and 4."""


def test_nothing_is_told_before_the_first_vote() -> None:
    match = opened(FOUNDERS)
    assert list(GAME.habits(view(match, 0))) == [0.0] * 3


@pytest.mark.parametrize(
    ("vote", "motive"),
    [("+banks", (1.0, 0.0)), ("-insurance", (0.0, -1.0))],
)
def test_a_seat_that_votes_by_a_simple_motive_again_and_again_is_known_by_it(
    vote: str, motive: tuple[float, float]
) -> None:
    match = opened(FOUNDERS, ("quiet-day", "bull-market", "bear-market"))
    for number in range(3):
        play_round(
            match, "bonds, bonds, banks", "sell 1, sell 1, sell 1", f"{vote}, -banks, +bonds"
        )
        if number:
            lay(match, "+bonds")
    found = suspicion(truth(match), 0)
    assert found.naive > 0
    assert found.motive is not None
    assert (found.motive.held, found.motive.others) == motive


def test_who_votes_as_one_that_looks_ahead_would_is_held_for_one() -> None:
    match = opened(FOUNDERS)
    lay(match, "banks", "bonds", "insurance")
    lay(match, "sell 6", "buy 9", "sell 7")
    state = truth(match)
    for seat in range(3):
        gains = weigh_votes(state, seat, False)
        match.act(seat, INFLUENCES[gains.index(max(gains))])
    assert max(GAME.habits(view(match, 0))) < 0
