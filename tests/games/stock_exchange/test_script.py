"""A script contains the choices of all others in a sample: legal, and deterministic by seed."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.games.stock_exchange.ai.imagined import draw_script
from stockgames.games.stock_exchange.parts import RECIPIENTS, ROUNDS
from tests.games.stock_exchange.table import WEIGHTS, opened, play_round, played, truth

OWN, HABITS = 5, WEIGHTS.habits.habits


@pytest.mark.parametrize("seed", range(6))
def test_everybody_but_the_own_seat_has_choices_that_the_game_accepts(seed: int) -> None:
    match = opened()
    for _ in range(seed % ROUNDS):
        play_round(match)
    script = draw_script(truth(match), OWN, HABITS, Random(seed))
    assert script.own == OWN
    assert [seat for seat, laid in enumerate(script.intents) if laid is None] == [OWN]
    for seat, laid in enumerate(script.intents):
        if laid is not None:
            assert len(laid.resources) == len(laid.stocks) == RECIPIENTS[truth(match).round]
            match.act(seat, laid)


def test_one_seed_makes_one_script_and_leaves_the_state_as_it_was() -> None:
    match = played(3, 8)
    before = match.record()
    state = truth(match).copy()
    first = draw_script(truth(match), OWN, HABITS, Random(4))
    assert draw_script(truth(match), OWN, HABITS, Random(4)) == first
    assert draw_script(truth(match), OWN, HABITS, Random(5)) != first
    assert match.record() == before
    assert (truth(match).resources, truth(match).stocks) == (state.resources, state.stocks)
    assert truth(match).round == state.round


def test_nothing_comes_after_the_last_round() -> None:
    script = draw_script(truth(played(2, 16)), OWN, HABITS, Random(1))
    assert {count for added in script.resources for count in added} == {0}
    assert {count for added in script.stocks for count in added} == {0}


def test_later_rounds_add_what_the_others_make_and_give() -> None:
    """Before the first round, two more follow: each seat makes four things in each of them."""
    script = draw_script(truth(opened()), OWN, HABITS, Random(1))
    assert sum(sum(added) for added in script.resources) == (ROUNDS - 1) * 4 * 7
    assert sum(sum(added) for added in script.stocks) == 0, "shares are given and exchanged alone"
