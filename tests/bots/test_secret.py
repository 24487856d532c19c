from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stockgames.bots.decide import RARE, advise
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.bots.secret import Regrets, Rival
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.exchange.actions import Influence
from stockgames.games.exchange.parts import SELL
from tests.games.exchange.table import SEATS, dealt, lay, state_with, truth

PAPER = ((0, -1, 1), (1, 0, -1), (-1, 1, 0))
"""What rock, paper and scissors win against each other."""


def against(strategy: list[float]) -> list[float]:
    return [sum(p * win for p, win in zip(strategy, row, strict=True)) for row in PAPER]


def test_two_who_match_regrets_come_to_mix_as_one_should() -> None:
    one, other = Regrets(3), Regrets(3)
    one.learn([1.0, 0.0, 0.0])  # a bad start
    for _ in range(5000):
        gains = against(other.strategy), against(one.strategy)
        one.learn(gains[0])
        other.learn(gains[1])
    total = sum(one.weights())
    assert [weight / total for weight in one.weights()] == pytest.approx([1 / 3] * 3, abs=0.03)


def test_what_is_always_worse_is_hardly_learned() -> None:
    regrets = Regrets(3)
    for _ in range(50):
        regrets.learn([0.5, 0.5, 0.3])
    first, second, third = regrets.weights()
    assert first == second > 0.0
    assert third < RARE * first


def test_a_rival_tries_everything_and_then_mostly_what_did_best() -> None:
    rival, rng = Rival(exploration=0.2), Random(1)
    options = [("low", 0.0), ("high", 0.0), ("middle", 0.0)]
    worth = {"low": 0.1, "high": 0.9, "middle": 0.5}
    chosen = Counter[str]()
    for _ in range(200):
        action = rival.choose(options, rng)
        chosen[action] += 1
        rival.learn(action, worth[action])
    assert min(chosen.values()) >= 1
    assert chosen["high"] > 150


@pytest.mark.parametrize("seats", SEATS)
def test_every_choice_is_legal_and_decided_by_view_and_stream(seats: int) -> None:
    game = registry.load("exchange")
    match = dealt(seats, f"secret/{seats}")
    while not match.is_over:
        seat = match.actors[-1]
        seed = len(match.moves)
        view = match.view(seat)
        action = SearchBot(game, Random(seed)).choose(view, Budget(2))
        assert SearchBot(game, Random(seed)).choose(view, Budget(2)) == action
        match.act(seat, action)  # refuses what is not legal


def test_an_expired_budget_still_gives_an_action() -> None:
    view = dealt(4, "late").view(1)
    bot = SearchBot(registry.load("exchange"), Random(1))
    assert bot.choose(view, Budget(10**9, expired=lambda: True)) in view.legal


@pytest.mark.parametrize("seed", range(5))
def test_the_close_is_played_for_what_one_owns(seed: int) -> None:
    match = state_with([500, 850, 850, 750], [(9, 0, 0), (0, 2, 0), (0, 0, 2), (0, 2, 2)])
    state = truth(match)
    state.round, state.stage = 5, 6
    bot = SearchBot(registry.load("exchange"), Random(seed))
    assert bot.choose(match.view(0), Budget(40)) == Influence(0, 1)


@pytest.mark.parametrize("seed", range(5))
def test_e7_ruin_is_avoided(seed: int) -> None:
    match = state_with([50, 900, 900], [(0, 0, 0), (5, 5, 5), (5, 5, 5)], (70, 50, 50))
    lay(match, "banks", "banks", "bonds")
    bot = SearchBot(registry.load("exchange"), Random(seed))
    choice = bot.choose(match.view(0), Budget(40))
    assert choice.side == SELL or choice.shares == 1


def test_equal_choices_are_left_to_chance() -> None:
    match = dealt(4, "mixed")
    for seat in match.actors:
        match.act(seat, match.view(seat).legal[0])
    game, view = registry.load("exchange"), match.view(0)
    chosen = {SearchBot(game, Random(n)).choose(view, Budget(4)) for n in range(12)}
    assert len(chosen) > 1


@pytest.mark.parametrize("game_id", ["exchange", "stock-exchange"])
def test_advice_on_a_secret_choice_tells_shares_and_chances(game_id: str) -> None:
    game = registry.load(game_id)
    seats = game.meta.usual_seats
    match = Match.deal(game, [SeatInfo(name="A", player="human")] * seats, {}, "advice")
    view = match.view(0)
    reason = advise(SearchBot(game, Random(4)).think(view, Budget(12)))
    match.check(0, reason.chosen.action)
    assert (reason.worlds, reason.scale) == (12, "chance")
    assert reason.runner_up is not None
    assert reason.chosen.share is not None
    assert reason.runner_up.share is not None
    assert 1 >= reason.chosen.share >= reason.runner_up.share >= 0
    assert 0 <= reason.chosen.mean <= 1
    assert 0 <= reason.runner_up.mean <= 1
