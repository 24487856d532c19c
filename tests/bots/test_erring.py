"""Bots that err: the more they do, the less often they find the best, and they know the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockgames.bots.characters import CHARACTERS
from stockgames.bots.erring import ERROR, ErringBot, misjudged
from stockgames.bots.findings import Findings, Tally
from stockgames.bots.ladders import levels_of
from stockgames.bots.mixture import Mixture, make_mixed
from stockgames.bots.player import Budget
from stockgames.bots.simultaneous_search import SecretSearch
from stockgames.engine import registry
from stockgames.engine.action import Action
from stockgames.engine.bot_words import MIXED
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.actions import TAKE
from stockgames.lab.strength.drama import figures, measures


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


def test_who_errs_may_choose_what_a_search_for_actions_leaves_out() -> None:
    game = registry.load("stock-exchange")
    seats = [SeatInfo(name=f"P{seat}", player="bot:greedy") for seat in range(8)]
    view = Match.deal(game, seats, {}, "1").view(0)
    careful, *blind = [
        ErringBot(game, Random(seed), share=share).choose(view, Budget(2))
        for seed, share in enumerate((0.0, 1.0, 1.0, 1.0, 1.0))
    ]
    found = SecretSearch(game, Random(1)).among(view, [careful, *blind], Budget(40))
    means = [tally.weighed(action).mean for action, tally in found.tallies]
    assert min(means) < means[0] - 0.2


def test_who_errs_keeps_its_character_among_what_looks_as_good() -> None:
    alike = tuple(
        (TAKE[color], Tally(10, 5.0, 4.0, rival=rival)) for color, rival in enumerate([6, 5, 7, 4])
    )
    stakes: dict[Action, float] = dict(zip(TAKE, (2, 3, 1, 2), strict=True))
    found, rng = Findings("chance", alike), Random(1)
    taken = {
        name: misjudged(found, 0.0, rng, character, stakes.__getitem__).action
        for name, character in CHARACTERS.items()
    }
    assert taken == {
        "even": TAKE[0],
        "ambitious": TAKE[1],
        "cautious": TAKE[2],
        "spiteful": TAKE[3],
    }
    worse = Findings("chance", (*findings(0.1, 0.9).tallies, (TAKE[2], Tally(10, 1))))
    ambitious = CHARACTERS["ambitious"]
    assert misjudged(worse, 0.0, rng, ambitious, lambda one: one == TAKE[2]).action == TAKE[1]


def figures_of(level: Mixture, games: int, worlds: int) -> dict[str, float]:
    """Return the mean figures of games of four such bots."""
    game, found = registry.load("nyse"), []
    for number in range(games):
        seats = [SeatInfo(name=f"P{seat}", player="bot:greedy") for seat in range(4)]
        match = Match.deal(game, seats, {}, f"crashes {number}")
        players = [make_mixed(level, game, Random(f"{number}/{seat}")) for seat in range(4)]

        def choose(seat: int, match: Match = match, players: Any = players) -> Any:
            return players[seat].choose(match.view(seat), Budget(worlds))

        match.play(choose)
        found.append(figures(match))
    return {measure.name: measure.mean for measure in measures(found)}


def test_bots_that_err_know_what_the_game_is_about() -> None:
    """Greedy ones, which look at their own wealth alone, push no price over the edge."""
    erring = Mixture(plays="shrewd", slips=0.7, into="erring", worlds=8)
    greedy = Mixture(plays="greedy", slips=0.0, into="careless", worlds=8)
    assert figures_of(erring, 5, 8)["games with a crash"] >= 0.4
    assert figures_of(greedy, 5, 8)["games with a crash"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("level", MIXED)
def test_every_level_of_nyse_plays_the_whole_game(level: str) -> None:
    found = figures_of(levels_of("nyse").levels[level], 20, 40)
    assert found["games with a crash"] >= 0.35
    assert found["all tied"] <= 0.25
