"""Muted bots make no offers, but still answer."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.bots.levels import make_player
from stockgames.bots.player import ENDLESS, Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.actions import ANSWERS, Offer
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.table import offer, table, view

BARGAIN = ["7D 9D KS", "8D 2S 5C", "QC JD 4H"]
"""Hands of which the first and the second can use each other's cards."""


def test_a_quiet_seat_has_no_offer_left_and_knows_the_same_otherwise() -> None:
    game, seen = registry.load("portfolio"), view(table(BARGAIN), 0)
    quiet = seen_as(PortfolioView, game.without_offers(seen))
    assert (seen.offers_left[0], quiet.offers_left[0]) == (3, 0)
    assert quiet.offers_left[1:] == seen.offers_left[1:]
    assert (quiet.hand, quiet.legal, quiet.cash) == (seen.hand, seen.legal, seen.cash)
    assert game.observe(game.determinize(quiet, Random(1)), 0) == quiet


def test_a_quiet_bot_never_offers() -> None:
    game, seen = registry.load("portfolio"), view(table(BARGAIN), 0)
    chosen = {
        seed: game.sample_action(each, Random(seed))
        for each in (game.without_offers(seen),)
        for seed in range(60)
    }
    assert not any(isinstance(action, Offer) for action in chosen.values())
    assert any(isinstance(game.sample_action(seen, Random(s)), Offer) for s in range(60))


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_a_quiet_bot_still_answers(level: str) -> None:
    match = table(BARGAIN)
    match.act(0, offer(1, "7D", "1"))
    game = registry.load("portfolio")
    asked = game.without_offers(view(match, 1))
    player = make_player(level, game, Random(2))
    assert player.choose(asked, Budget(ENDLESS, lambda: True)) in ANSWERS


def test_people_agree_at_the_table_whether_bots_offer() -> None:
    game = registry.load("portfolio")
    assert game.bots_offer(game.resolve_options({}, Random(1)))
    assert not game.bots_offer(game.resolve_options({"bots_offer": False}, Random(1)))


def test_games_without_deals_know_nothing_of_it() -> None:
    seats = [SeatInfo(name="A", player="bot:greedy")] * 2
    match = Match.deal(registry.load("nyse"), seats, {}, "quiet")
    seen = match.view(0)
    assert match.game.bots_offer(match.options)
    assert match.game.without_offers(seen) is seen
