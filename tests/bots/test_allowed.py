"""What a seat may do, including games whose actions can't be listed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockgames.bots.allowed import allowed
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.actions import DISCARD
from stockgames.games.portfolio.actions import Offer
from tests.games.nyse.table import GAME
from tests.named import Named


def test_a_bot_may_offer_what_no_list_of_actions_holds() -> None:
    game = registry.load("portfolio")
    match = Match.deal(game, [SeatInfo(name="A", player="bot:greedy")] * 3, {}, "offers")
    rng, view, offer = Random(1), match.view(match.actors[0]), None
    while not isinstance(offer, Offer):
        match.act(view.viewer, offer or game.sample_action(view, rng))
        view = match.view(match.actors[0])
        offer = game.bargain(view, rng)
    assert offer not in view.legal
    assert allowed(game, view, [offer, *view.legal], Random(0)) == [offer, *view.legal]
    assert allowed(game, view, [replace(offer, to=view.viewer)], Random(0)) == []


@pytest.mark.parametrize("count", [0, 1, 3])
def test_what_is_listed_is_allowed_without_a_world(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    match = Match.deal(GAME, [SeatInfo(name="A", player="bot:greedy")] * 2, {}, "listed")
    view = match.view(match.actors[0])
    monkeypatch.setattr(type(GAME), "determinize", None)
    listed = list(view.legal[:count])
    assert allowed(GAME, view, listed, Random(0)) == listed


def test_what_is_allowed_keeps_its_order_and_the_rest_goes() -> None:
    match = Match.deal(GAME, [SeatInfo(name="A", player="bot:greedy")] * 2, {}, "order")
    view = match.view(match.actors[0])
    first, second, *_ = view.legal
    waiting = match.view(1 - view.viewer)
    assert allowed(GAME, waiting, [DISCARD[0]], Random(0)) == []
    assert allowed(GAME, view, [second, Named("all chips"), first], Random(0)) == [second, first]
