"""The features of a position, by its stage."""

from __future__ import annotations

from stockgames.games.exchange.ai.judgement import CASH, KINDS, STAGES, goods, moves_left, unlearned
from stockgames.games.exchange.parts import CLOSE
from tests.games.exchange.table import state_with, truth


def test_cash_and_shares_count_by_the_levels_of_their_prices() -> None:
    state = truth(state_with([500, 630, 400], [(1, 2, 3), (0, 0, 9), (4, 0, 0)]))
    state.prices = (20, 80, 50)
    found = goods(state)
    assert list(found.kinds) == [0, 6, 3, CASH]
    assert list(found.purses) == [50, 63, 40]
    assert list(found.owned) == [(1, 2, 3, 50), (0, 0, 9, 63), (4, 0, 0, 40)]
    assert found.standing == (0, 1, 2)


def test_every_round_is_a_stage_on_either_board() -> None:
    stages = []
    for seats in (3, 4, 5, 6):
        state = truth(state_with([500] * seats, [(0, 0, 0)] * seats))
        for number in range(1, 6):
            state.round = number
            assert moves_left(state) == 7 - number
            stages.append(goods(state).stage)
        state.stage = CLOSE
        assert moves_left(state) == 1
        stages.append(goods(state).stage)
    assert sorted(stages) == sorted([*range(STAGES)] * 2)


def test_before_anything_was_learned_shares_are_worth_what_prices_may_become() -> None:
    stages = unlearned()
    assert len(stages) == STAGES
    assert all(len(stage.worths) == len(stage.swings) == KINDS for stage in stages)
    assert stages[0].worths[1] < stages[0].worths[5]
