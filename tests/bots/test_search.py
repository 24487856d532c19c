from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stockgames.bots.decide import advise
from stockgames.bots.heuristic import GreedyBot
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.games.nyse.actions import Discard, Take
from tests.bots.nyse import position


@pytest.fixture
def _lemonade() -> Iterator[None]:
    registry.register("lemonade", "tests.toy.lemonade")
    yield
    registry.unregister("lemonade")


@pytest.mark.parametrize("seed", range(5))
def test_the_last_chip_is_discarded_if_taking_it_would_lose_the_lead(seed: int) -> None:
    # Seat 0 leads by 4 chips of $2M; the last green chip would crash green.
    view = position(markers=[11, 12, 12, 11], held=[{3: 5}, {0: 1}], piles=(0, 0, 0, 1))
    assert SearchBot(registry.load("nyse"), Random(seed)).choose(view, Budget(40)) == Discard(3)


@pytest.mark.parametrize("seed", range(5))
def test_the_search_sees_the_answer_to_its_move(seed: int) -> None:
    # Two green chips are left. If seat 0 takes one, seat 1 takes the other and crashes green;
    # if it discards one, it wins 10 to 8, or 10 to 10 as the seat to play next (N8).
    view = position(markers=[10, 12, 12, 10], held=[{3: 5}, {0: 4}], piles=(0, 0, 0, 2))
    game = registry.load("nyse")
    assert GreedyBot(game, Random(seed)).choose(view, Budget(1)) == Take(3)
    assert SearchBot(game, Random(seed)).choose(view, Budget(200)) == Discard(3)


def test_an_expired_budget_still_gives_an_action() -> None:
    view = position(markers=[0, 0, 0, 0], held=[{}, {}, {}])
    bot = SearchBot(registry.load("nyse"), Random(1))
    assert bot.choose(view, Budget(10**9, expired=lambda: True)) in view.legal


def test_a_single_action_needs_no_search() -> None:
    def expired() -> bool:
        raise AssertionError("searched")

    view = position(markers=[0, 0, 0, 0], held=[{}, {}])
    view = type(view)(**{**{f: getattr(view, f) for f in view.__slots__}, "legal": (Take(0),)})
    bot = SearchBot(registry.load("nyse"), Random(1))
    assert bot.choose(view, Budget(10, expired)) == Take(0)


@pytest.mark.usefixtures("_lemonade")
def test_simultaneous_choices_and_wide_ones() -> None:
    game = registry.load("lemonade")
    match = Match.deal(game, [SeatInfo(name="A", player="bot:shrewd")] * 3, {"days": 2}, "lemons")
    while not match.is_over:
        if CHANCE in match.actors:
            match.act_chance()
            continue
        for seat in reversed(match.actors):
            action = SearchBot(game, Random(seat)).choose(match.view(seat), Budget(20))
            match.act(seat, action)
    assert len(match.result().ranks) == 3


def test_advice_is_the_choice_with_what_was_found_about_it() -> None:
    match = Match.deal(
        registry.load("nyse"), [SeatInfo(name="A", player="bot:shrewd")] * 3, {}, "advice"
    )
    view = match.view(0)
    choice = SearchBot(match.game, Random(4)).choose(view, Budget(60))
    reason = advise(SearchBot(match.game, Random(4)).think(view, Budget(60)))
    assert reason.chosen.action == choice
    assert (reason.worlds, reason.scale) == (60, "standing")
    assert reason.runner_up is not None
    assert reason.runner_up.action in view.legal
    assert reason.runner_up.tried > 0
    assert 0 <= reason.runner_up.mean <= reason.chosen.mean <= 1


def test_advice_to_somebody_alone_counts_in_score() -> None:
    match = Match.deal(registry.load("nyse"), [SeatInfo(name="A", player="human")], {}, "advice")
    reason = advise(SearchBot(match.game, Random(4)).think(match.view(0), Budget(30)))
    assert reason.scale == "score"
    assert reason.chosen.mean > 1
