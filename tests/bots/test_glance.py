from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from stockgames.bots.glance import GlanceBot
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.game import View
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE


def first_view(game_id: str, seats: int) -> View:
    table = [SeatInfo(name=f"P{seat}", player="human") for seat in range(seats)]
    match = Match.deal(registry.load(game_id), table, {}, "glance")
    while CHANCE in match.actors:
        match.act_chance()
    return match.view(match.actors[0])


def test_it_takes_what_the_game_thinks_most_of_and_errs_as_often_as_asked() -> None:
    game: Any = registry.load("nyse")
    view = first_view("nyse", 4)
    options = game.plausible(game.determinize(view, Random(0)), view.viewer)
    most = max(gain for _, gain in options)
    best = {action for action, gain in options if gain >= most - 1e-9}
    assert len(best) < len(options)
    sure = Counter(GlanceBot(game, Random(n)).choose(view, Budget(1)) for n in range(200))
    assert set(sure) <= best
    told = [GlanceBot(game, Random(n), 0.5).choose(view, Budget(1)) for n in range(400)]
    missed = sum(action not in best for action in told) / len(told)
    fair = 0.5 * (1 - len(best) / len(options))
    assert fair - 0.1 < missed < fair + 0.1


@pytest.mark.parametrize(
    ("game_id", "seats"), [("nyse", 2), ("portfolio", 2), ("exchange", 3), ("stock-exchange", 8)]
)
def test_it_is_decided_by_view_and_stream(game_id: str, seats: int) -> None:
    game, view = registry.load(game_id), first_view(game_id, seats)
    told = [GlanceBot(game, Random(7), 0.3).choose(view, Budget(1)) for _ in range(2)]
    assert told[0] == told[1]


def test_it_makes_and_answers_offers_as_its_game_proposes() -> None:
    game: Any = registry.load("portfolio")
    view = first_view("portfolio", 2)

    class Talks:
        """Portfolio with one thing to say."""

        def bargain(self, view: View, rng: Random) -> str:
            return "an offer"

        def proposals(self, view: View, rng: Random) -> list[Any]:
            return []

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

    talks: Any = Talks()
    assert str(GlanceBot(talks, Random(1)).choose(view, Budget(1))) == "an offer"
