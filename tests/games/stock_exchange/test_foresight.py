"""The forecast of a submission in a sample: in the last round exactly what the rules give."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.engine.victory import victory_chances
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.foresight import draw_world, foreseen, world_of, worth
from stockgames.games.stock_exchange.ai.imagined import draw_script
from stockgames.games.stock_exchange.parts import (
    ALL_RESOURCES,
    COMPANIES,
    GOLD,
    IRON,
    METEOR,
    OIL,
    RESOURCES,
    SILVER,
)
from tests.games.stock_exchange.table import (
    WEIGHTS,
    dealt,
    opened,
    play_round,
    played,
    submission,
    truth,
    view,
)

OWN = 2


def audited(match: Match) -> list[int]:
    """Return the scores of a finished game."""
    found = view(match, None).audit
    assert found is not None
    return [payout.score for payout in found.payouts]


def agrees(match: Match, laid: Submit, seed: int) -> None:
    """Play the last round as in a sample, and assert that the forecast comes true."""
    state = truth(match)
    script = draw_script(state, OWN, WEIGHTS.habits.habits, Random(seed))
    told = foreseen(world_of(state, script), laid)
    for seat, intent in enumerate(script.intents):
        match.act(seat, laid if intent is None else intent)
    assert audited(match) == told


@pytest.mark.parametrize("seed", range(12))
def test_the_last_round_comes_as_it_was_foreseen(seed: int) -> None:
    match = played(seed, 16)
    agrees(match, match.game.sample_action(match.view(OWN), Random(seed)), seed)


@pytest.mark.parametrize("seed", range(12))
def test_diamonds_turn_to_coal_as_it_was_foreseen(seed: int) -> None:
    match = played(seed, 16)
    state = truth(match)
    made = "diamond diamond gold book"
    agrees(match, submission(state.books(OWN), made), seed)


def test_a_later_round_is_gone_on_with_and_brings_more_than_nothing() -> None:
    match = opened()
    for _ in range(2):
        play_round(match)
    last = draw_world(view(match, OWN), Random(1), WEIGHTS.habits)
    idle = submission(truth(match).books(OWN))
    early = last._replace(round=2)
    assert foreseen(early, idle)[OWN] > foreseen(last, idle)[OWN]


def test_meteors_may_pay_once_everybody_else_was_given_oil() -> None:
    """Iron keeps the sum above nothing, unless seven others have oil beside the own piece."""
    match = opened()
    play_round(match)
    laid = submission(truth(match).books(OWN), "meteor meteor prize_token prize_token")
    world = draw_world(view(match, OWN), Random(1), WEIGHTS.habits)
    given = {gift.to for gift in laid.resources}
    owed = [to for to in world.owes_resource if to not in given]
    goods = [[0] * len(RESOURCES) for _ in COMPANIES]
    for company in COMPANIES:
        goods[company][GOLD], goods[company][SILVER] = 1, 1 + company % 2
        goods[company][OIL] = int(company not in owed)
    goods[OWN] = [2 if kind == METEOR else 3 if kind == IRON else 0 for kind in ALL_RESOURCES]
    stocks = [[2 * (seat == company) for company in COMPANIES] for seat in COMPANIES]
    world = world._replace(goods=goods, spoilt=goods, stocks=stocks)
    some = world._replace(owes_resource=tuple(given))
    assert len(owed) == 3
    assert foreseen(world, laid)[OWN] > foreseen(some, laid)[OWN] + 50_000


def test_worth_is_the_average_chance_to_win() -> None:
    match = dealt("3")
    seen, laid = view(match, OWN), match.game.sample_action(match.view(OWN), Random(3))
    worlds = [draw_world(seen, Random(seed), WEIGHTS.habits) for seed in range(3)]
    chances = [victory_chances(foreseen(world, laid), 5_000)[OWN] for world in worlds]
    assert worth(worlds, laid, 5_000) == pytest.approx(sum(chances) / 3)
    assert all(
        worth([world], laid, 5_000) == chance for world, chance in zip(worlds, chances, strict=True)
    )
