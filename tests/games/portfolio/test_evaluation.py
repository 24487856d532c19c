"""The evaluation prefers what the rules make obviously better: potentials, weights, chances."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.engine.weights import WeightsError, as_plain, from_plain
from stockgames.games.portfolio.actions import SUIT_MASKS
from stockgames.games.portfolio.ai.evaluation import (
    collections_left,
    earnings,
    on_table,
)
from stockgames.games.portfolio.ai.weights import EvaluationWeights, PortfolioWeights, Potentials
from stockgames.games.portfolio.parts import CARD_NAMES, RunningDebt
from tests.games.portfolio.table import (
    GAME,
    SEATS,
    WEIGHTS,
    cards,
    play,
    played,
    put,
    rich,
    strike,
    table,
    truth,
)

EVALUATION = WEIGHTS.evaluation
SPARE = "AC 4S 6S 8S TS QS"


def score(match: Match, seat: int = 0) -> float:
    return GAME.evaluate(truth(match))[seat]


def with_run(run: str, low_cap: str = "", high_cap: str = "") -> Match:
    match = table([SPARE, SPARE])
    put(match, 0, run, low_cap, high_cap)
    return match


def safety(match: Match) -> float:
    """Return how often the only portfolio is expected to pay."""
    state = truth(match)
    later = collections_left(state, 0, EVALUATION)
    return earnings(state, state.portfolios[0], later, on_table(state), EVALUATION)


def test_more_cash_and_more_income_are_better() -> None:
    match = table([SPARE, SPARE])
    poor = score(match)
    rich(match, 7, 6)
    assert score(match) == pytest.approx(poor + 1)
    assert score(with_run("3H-5H")) < score(with_run("3H-6H")) < score(with_run("TH-KH"))


def test_caps_protect() -> None:
    bare, low = with_run("3H-6H"), with_run("3H-6H", low_cap="3D")
    both = with_run("3H-6H", low_cap="3D", high_cap="6D")
    assert safety(bare) < safety(low) < safety(both)
    assert score(bare) < score(low) < score(both)
    assert safety(with_run("AH-3H")) == safety(with_run("AH-3H", low_cap="AD"))


def test_an_attack_that_nobody_can_pay_for_yet_is_less_to_fear() -> None:
    match = with_run("TH-KH")
    safe = score(match)
    rich(match, 6, 60)
    assert score(match) < safe


def test_an_attack_whose_cards_are_all_gone_is_none() -> None:
    match = with_run("3H-6H")
    truth(match).pile = list(cards("2H 2H 7H 7H"))
    assert safety(match) == safety(with_run("3H-6H", "3D", "6D"))


def test_founding_is_better_than_holding_on_when_the_end_is_near() -> None:
    match = table(["7S 8S 9S TS 2D", SPARE], stock="AS")
    play(match, "draw 1")
    before = score(match)
    play(match, "found 7S 8S 9S TS")
    assert score(match) > before


def test_a_debt_counts_for_both_sides_and_no_more_than_can_come_in() -> None:
    match = with_run("TH-KH")
    before = score(match), score(match, 1)
    strike(match, 0, 1, "debt:5")
    assert score(match) == pytest.approx(before[0] - 5)
    assert score(match, 1) == pytest.approx(before[1] + 5)
    match = table([SPARE, SPARE])
    before = score(match), score(match, 1)
    strike(match, 0, 1, "debt:5")
    assert (score(match), score(match, 1)) == pytest.approx(before)


def test_debts_are_paid_out_of_one_income_the_oldest_first() -> None:
    match = table(["2D", "KC", "QC"])
    put(match, 0, "8H-JH")
    state = truth(match)
    before = GAME.evaluate(state)
    state.debts = (RunningDebt(0, 1, 9_999),)
    first = GAME.evaluate(state)
    earns = before[0] - first[0]
    assert earns > 0
    state.debts = (RunningDebt(0, 1, 9_999), RunningDebt(0, 2, 9_999), RunningDebt(0, 1, 9_999))
    assert GAME.evaluate(state) == first
    state.debts = (RunningDebt(0, 1, 1), RunningDebt(0, 2, 9_999))
    paid = [after - was for after, was in zip(GAME.evaluate(state), before, strict=True)]
    assert paid == pytest.approx([-earns, 1, earns - 1])


@pytest.mark.parametrize("seats", SEATS)
def test_collections_to_come_are_counted_at_the_end(seats: int) -> None:
    match = table(["2D"] * seats, stock="AS", dealer=1)
    truth(match).reshuffles = False
    starting = 2 % seats
    play(match, "draw 1")
    for turn in range(seats):
        left = [collections_left(truth(match), seat, EVALUATION) for seat in range(seats)]
        played_already = [(starting + past) % seats for past in range(turn + 1)]
        assert left == [1 if seat in played_already else 2 for seat in range(seats)]
        play(match, "discard 2D")
    assert match.is_over


def test_standing_still_gains_nobody_a_collection() -> None:
    match = table([SPARE, SPARE])
    before = collections_left(truth(match), 0, EVALUATION)
    play(match, "draw 1 exposed")
    assert collections_left(truth(match), 0, EVALUATION) < before


@given(st.sampled_from(SEATS), st.integers(0, 1000))
def test_it_agrees_with_the_result(seats: int, seed: int) -> None:
    match = played(seats, seed)
    scores = list(match.result().scores)
    assert [round(value) for value in GAME.evaluate(truth(match))] == scores


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


def test_more_cash_and_more_income_give_hope() -> None:
    match = table([SPARE, SPARE])
    even = GAME.win_probabilities(truth(match))[0]
    rich(match, 30, 6)
    richer = GAME.win_probabilities(truth(match))[0]
    put(match, 0, "3H-6H")
    assert even < richer < GAME.win_probabilities(truth(match))[0]


def mask(*names: str) -> int:
    return sum(1 << CARD_NAMES.index(name) for name in names)


def test_potentials_are_those_of_the_weights_in_use() -> None:
    usual = WEIGHTS.evaluation
    other = replace(usual, ready=2 * usual.ready, pair=3 * usual.pair, gap=0.0)
    run, pair, gap = mask("5S", "6S", "7S"), mask("5S", "6S"), mask("5S", "7S")
    assert other.potentials[run] == pytest.approx(2 * usual.potentials[run])
    assert other.potentials[pair] == pytest.approx(3 * usual.potentials[pair])
    assert usual.potentials[gap] > other.potentials[gap] == 0


def test_nothing_derived_is_written_or_compared() -> None:
    plain = as_plain(WEIGHTS.evaluation)
    assert "potentials" not in plain
    assert from_plain(EvaluationWeights, plain) == WEIGHTS.evaluation


def test_all_weights_can_be_written_and_read_again() -> None:
    assert from_plain(PortfolioWeights, as_plain(WEIGHTS)) == WEIGHTS


@pytest.mark.parametrize(("name", "value"), [("eager", 1.5), ("cards_a_turn", 0), ("poor", "much")])
def test_a_weight_out_of_bounds_is_named(name: str, value: object) -> None:
    with pytest.raises(WeightsError, match=name):
        from_plain(EvaluationWeights, {**as_plain(WEIGHTS.evaluation), name: value})
