from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from lemonade.rules.game import GAME as LEMONADE
from stockgames.bots.heuristic import RandomBot
from stockgames.bots.player import Budget
from stockgames.bots.playout import Playout, beliefs, legal_among
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.weights import (
    USUAL_TREE,
    SoloTreeWeights,
    secret_weights,
    tree_weights,
    trust_and_noise,
)
from stockgames.games.exchange.game import GAME as EXCHANGE
from stockgames.games.exchange.state import ExchangeState
from stockgames.games.nyse.actions import DISCARD
from stockgames.games.nyse.game import GAME as NYSE
from stockgames.games.portfolio.actions import Offer
from tests.games.exchange.table import dealt, truth
from tests.games.nyse.table import people, play, table
from tests.named import Named


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


def test_a_game_is_searched_with_its_own_weights() -> None:
    assert tree_weights(NYSE) is NYSE.weights.search
    assert secret_weights(EXCHANGE) is EXCHANGE.weights.search
    assert tree_weights(LEMONADE) is USUAL_TREE


def test_alone_opinions_are_trusted_otherwise_where_the_game_says_so() -> None:
    solo = SoloTreeWeights(3.0, 0.5, 0.8, 0.4, 0.8, trust_alone=0.2, noise_alone=0.1)
    assert trust_and_noise(solo, 1) == (0.2, 0.1)
    assert trust_and_noise(solo, 2) == (0.5, 0.4)
    assert trust_and_noise(USUAL_TREE, 1) == trust_and_noise(USUAL_TREE, 4)


def test_every_legal_action_comes_up() -> None:
    game = registry.load("nyse")
    match = Match.deal(game, [SeatInfo(name="A", player="bot:random")] * 2, {}, "random")
    view = match.view(match.actors[0])
    bot = RandomBot(game, Random(1))
    chosen = {bot.choose(view, Budget(1)) for _ in range(300)}
    assert chosen == set(view.legal)


def test_before_any_move_the_prior_holds_for_every_seat() -> None:
    view = table(3).view(0)
    assert beliefs(registry.load("nyse"), view, 0.3) == pytest.approx([0.3] * 3)


def test_moves_count_with_the_prior() -> None:
    """Nobody who looks only at present prices takes the first chip of the black pile."""
    game, match = registry.load("nyse"), table(2)
    play(match, "take blue; take blue; take red")
    evidence = game.habits(match.view(1))[0]
    low, high = (beliefs(game, match.view(1), prior)[0] for prior in (0.2, 0.8))
    assert low < high
    assert (low < 0.2) == (high < 0.8) == (evidence < 0)


def test_a_prior_that_is_certain_stays_so() -> None:
    match = table(2)
    play(match, "take blue; take red")
    assert beliefs(registry.load("nyse"), match.view(0), 0.0) == [0.0, 0.0]
    assert beliefs(registry.load("nyse"), match.view(0), 1.0) == [1.0, 1.0]


def test_a_game_that_tells_no_habits_leaves_the_prior() -> None:
    game = registry.load("exchange")
    match = Match.deal(game, people(4), {}, "beliefs")
    assert beliefs(game, match.view(0), 0.4) == [0.4] * 4


def test_a_bot_may_offer_what_no_list_of_actions_holds() -> None:
    game = registry.load("portfolio")
    match = Match.deal(game, [SeatInfo(name="A", player="bot:greedy")] * 3, {}, "offers")
    rng, view, offer = Random(1), match.view(match.actors[0]), None
    while not isinstance(offer, Offer):
        match.act(view.viewer, offer or game.sample_action(view, rng))
        view = match.view(match.actors[0])
        offer = game.bargain(view, rng)
    assert offer not in view.legal
    assert legal_among(game, view, [offer, *view.legal], Random(0)) == [offer, *view.legal]
    assert legal_among(game, view, [replace(offer, to=view.viewer)], Random(0)) == []


@pytest.mark.parametrize("count", [0, 1, 3])
def test_listed_actions_need_no_world(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    match = Match.deal(NYSE, [SeatInfo(name="A", player="bot:greedy")] * 2, {}, "listed")
    view = match.view(match.actors[0])
    monkeypatch.setattr(type(NYSE), "determinize", None)
    listed = list(view.legal[:count])
    assert legal_among(NYSE, view, listed, Random(0)) == listed


def test_what_is_allowed_keeps_its_order_and_the_rest_goes() -> None:
    match = Match.deal(NYSE, [SeatInfo(name="A", player="bot:greedy")] * 2, {}, "order")
    view = match.view(match.actors[0])
    first, second, *_ = view.legal
    waiting = match.view(1 - view.viewer)
    assert legal_among(NYSE, waiting, [DISCARD[0]], Random(0)) == []
    assert legal_among(NYSE, view, [second, Named("all chips"), first], Random(0)) == [
        second,
        first,
    ]
