"""Expected scores: exact at the end, comparable before, and useful for greedy bots."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.stock_exchange.ai.evaluation import typical
from stockgames.games.stock_exchange.parts import PRODUCED, RECIPIENTS, ROUNDS
from tests.games.stock_exchange.table import GAME, WEIGHTS, opened, played, submission, truth, view

SEEDS = st.integers(0, 10_000)


@given(SEEDS)
def test_in_the_end_it_is_the_score(seed: int) -> None:
    state = truth(played(seed))
    assert list(GAME.evaluate(state)) == list(map(float, state.result().scores))


@given(SEEDS, st.integers(0, 23))
def test_it_changes_nothing_and_says_the_same_again(seed: int, moves: int) -> None:
    state = truth(played(seed, moves))
    before = [row[:] for row in state.resources], list(state.laid)
    assert GAME.evaluate(state) == GAME.evaluate(state)
    assert ([row[:] for row in state.resources], list(state.laid)) == before


@given(st.integers(0, 2**32 - 1), st.integers(1, ROUNDS))
def test_typical_doings_make_four_and_give_as_many_as_the_round_asks(
    profile_seed: int, number: int
) -> None:
    for seat, doings in enumerate(typical(WEIGHTS.habits.habits, profile_seed, number, 0, 4)):
        assert len(doings.kept) + len(doings.given) == PRODUCED
        assert len({to for to, _ in doings.given} - {seat}) == RECIPIENTS[number]


def test_a_sealed_submission_counts() -> None:
    match = opened()
    rng = Random(1)
    gains = []
    for _ in range(20):
        poor = GAME.determinize(view(match, 0), rng)
        rich = poor.copy()
        poor.apply(0, submission(poor.books(0)))
        rich.apply(0, submission(rich.books(0), "iron iron prize_token prize_token"))
        gains.append(GAME.evaluate(rich)[0] - GAME.evaluate(poor)[0])
    assert sum(gains) / len(gains) > 4_000
