"""Bots that err: the more they do, the less often they find the best, and they know the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockgames.bots.erring import ERROR, misjudged
from stockgames.bots.findings import Findings, Tally
from stockgames.bots.mixture import Mixture, make_mixed
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.parts import OUT


def findings(*means: float, mixed: bool = False) -> Findings:
    tallies = tuple(
        (TAKE[color], Tally(10, 10 * mean, weight=mean)) for color, mean in enumerate(means)
    )
    return Findings("chance", tallies, mixed)


def best_found(error: float, mixed: bool = False) -> float:
    rng, found = Random(1), findings(0.1, 0.2, 0.9, mixed=mixed)
    return sum(misjudged(found, error, rng).action == TAKE[2] for _ in range(400)) / 400


@pytest.mark.parametrize("mixed", [False, True])
def test_who_errs_more_finds_the_best_less_often(mixed: bool) -> None:
    shares = [best_found(error, mixed) for error in (0.0, 0.5 * ERROR, ERROR, 5.0)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.7
    assert shares[0] == 1 or mixed
    assert 1 / 3 < shares[-1] < 0.75


def test_a_poor_action_is_chosen_less_often_than_one_nearly_as_good() -> None:
    rng, found = Random(2), findings(0.1, 0.8, 0.9)
    taken = [misjudged(found, ERROR, rng).action for _ in range(600)]
    assert taken.count(TAKE[0]) < taken.count(TAKE[1]) < taken.count(TAKE[2])


def crashes(level: Mixture, games: int) -> int:
    """Return in how many games of four such bots a price crashes."""
    game, found = registry.load("nyse"), 0
    for number in range(games):
        seats = [SeatInfo(name=f"P{seat}", player="bot:greedy") for seat in range(4)]
        match = Match.deal(game, seats, {}, f"crashes {number}")
        bots = [make_mixed(level, game, Random(f"{number}/{seat}")) for seat in range(4)]
        players = dict(enumerate(bots))

        def choose(seat: int, match: Match = match, players: Any = players) -> Any:
            return players[seat].choose(match.view(seat), Budget(8))

        match.play(choose)
        events = (event for move in match.moves for event in move.events)
        found += any(isinstance(event, MarkerMoved) and event.after == OUT for event in events)
    return found


def test_bots_that_err_know_what_the_game_is_about() -> None:
    """Greedy ones, which look at their own wealth alone, push no price over the edge."""
    erring = Mixture(plays="shrewd", slips=0.7, into="erring", worlds=8)
    greedy = Mixture(plays="greedy", slips=0.0, into="careless", worlds=8)
    assert crashes(erring, 12) >= 3
    assert crashes(greedy, 12) == 0
