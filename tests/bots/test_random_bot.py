from __future__ import annotations

from random import Random

from stockgames.bots.heuristic import RandomBot
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo


def test_every_legal_action_comes_up() -> None:
    game = registry.load("nyse")
    match = Match.deal(game, [SeatInfo(name="A", player="bot:random")] * 2, {}, "random")
    view = match.view(match.actors[0])
    bot = RandomBot(game, Random(1))
    chosen = {bot.choose(view, Budget(1)) for _ in range(300)}
    assert chosen == set(view.legal)
