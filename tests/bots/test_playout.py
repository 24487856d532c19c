from __future__ import annotations

from random import Random

from stockgames.bots.playout import Playout
from stockgames.engine import registry
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import dealt, truth


def exchange() -> Playout:
    return Playout(registry.load("exchange"), Random(1))


def test_the_others_are_cast_and_the_bot_is_itself() -> None:
    playout = exchange()
    playout.cast([1.0] * 4, own=2)
    assert playout.naive == (True, True, False, True)
    playout.cast([0.0] * 4, own=2)
    assert playout.naive == (False,) * 4


def test_a_game_is_played_out_to_its_end_or_until_something_is_so() -> None:
    def third_round(state: ExchangeState) -> bool:
        return state.round == 3

    playout, state = exchange(), truth(dealt(4, "out"))
    playout.cast([0.8] * 4, own=0)
    playout.finish(state, third_round)
    assert (state.round, state.stage) == (3, 1)
    playout.finish(state)
    assert not state.actors
