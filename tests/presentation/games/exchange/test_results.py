"""The end: the parts of scores add up, and places have their rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.games.exchange.parts import (
    OVER,
)
from stockgames.presentation.games.exchange.words import ExchangeWords
from tests.games.exchange.table import state_with, truth, view
from tests.ui.games.exchange.telling import context, finished

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("seed", range(8))
def test_a_score_unfolds_to_its_sum(seed: int) -> None:
    match = finished(seed)
    rows = ExchangeWords().result_rows(match.result(), view(match, None), context(match, None))
    assert [row.place for row in rows] == sorted(match.result().ranks)
    fallen = {fall.seat for fall in truth(match).falls}
    for row in rows:
        amounts = [int(line.amount.replace("$", "").replace(",", "")) for line in row.lines]
        score = int(row.score.replace("$", "").replace(",", ""))
        assert score == (amounts[-1] if row.seat in fallen else sum(amounts))
        assert row.rule.text or row.seat not in fallen
        if row.seat in fallen:
            assert row.rule.short.startswith("Bankrupt in round")
            assert len(row.rule.short) < 25, "it has room beside a name"


def test_equal_worth_is_decided_by_cash_or_shared() -> None:
    def rules(cash: tuple[int, int, int]) -> list[str]:
        shares = ((0, 0, 0), ((cash[0] - cash[1]) // 50, 0, 0), (0, 0, 0))
        match = state_with(cash, shares)
        state = truth(match)
        state.stage, state.actors, state.choosers = OVER, (), ()
        voice, seen = ExchangeWords(), view(match, None)
        return [row.rule.text for row in voice.result_rows(match.result(), seen, context(match))]

    assert "more cash" in rules((500, 400, 300))[0]
    assert "shared" in rules((500, 500, 300))[0]
    assert rules((500, 400, 300))[2] == ""


def test_the_winner_is_named_and_a_shared_first_place_too() -> None:
    match = finished(1)
    told, voice = context(match), ExchangeWords()
    result = replace(match.result(), ranks=(2, 1, 3, 4))
    assert voice.result_headline(result, told) == "Seat 1 wins"
    both = replace(result, ranks=(1, 1, 3, 4))
    assert voice.result_headline(both, told) == "Seat 0 and Seat 1 share first place"
    alone = replace(told, humans=(1,), viewer=1)
    assert voice.result_headline(result, alone) == "You win"
