from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from statistics import fmean, pvariance
from typing import Any

import pytest

from stockgames.bots.common_random_numbers import PairedSimultaneous, PairedTree
from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import View
from stockgames.engine.weights import SecretWeights
from stockgames.games.portfolio.actions import Draw
from tests.bots.trees import End, Secretive, Tree, Turn, chance, turn

SEATS = [SeatInfo(name=name, player="human") for name in "ABC"]
SECRETS = SecretWeights(0.2, 1.0, naive=0.0, noise=0.0, followed=0.0, trust=0.0, decided=1.0)


def tried(game: AnyGame, view: View, choices: Sequence[Any], count: int, seed: int = 1) -> Any:
    return list(islice(PairedTree(game, Random(seed), view).worlds(choices), count))


def test_all_choices_meet_the_same_luck() -> None:
    lucky, unlucky = End((9, 1)), End((1, 9))
    after = {name: chance(sun=lucky, rain=unlucky) for name in ("one", "other")}
    game = Tree(turn(0, **after), seats=2)
    worlds = tried(game, game.view(0), ["one", "other"], 60)
    assert {tuple(world) for world in worlds} == {(0.0, 0.0), (1.0, 1.0)}


def test_a_better_choice_wins_more_and_others_answer_it() -> None:
    # The answer beats everyone who goes left; right is always safe.
    left = turn(1, spare=End((9, 1)), beat=End((1, 9)))
    game = Tree(turn(0, left=left, right=End((5, 4))), seats=2)
    worlds = tried(game, game.view(0), ["left", "right"], 200)
    late = worlds[100:]
    assert fmean(world[1] for world in late) == 1.0
    assert fmean(world[0] for world in late) < 0.2


def test_a_seat_alone_is_told_its_score() -> None:
    game = Tree(turn(0, low=End((3,)), high=End((7,))), seats=1)
    assert tried(game, game.view(0), ["low", "high"], 2) == [[3.0, 7.0]] * 2


def test_a_choice_that_no_world_allows_yields_none() -> None:
    game = Tree(turn(0, low=End((3,)), high=End((7,))), seats=1)
    assert tried(game, game.view(0), ["low", "nowhere"], 5) == []


def test_differences_vary_less_than_in_worlds_of_their_own() -> None:
    match = Match.deal(registry.load("portfolio"), SEATS, {}, "paired")
    view = match.view(match.actors[0])
    draws = [action for action in view.legal if isinstance(action, Draw)][:2]
    worlds = tried(match.game, view, draws, 80)
    apart = sum(pvariance([world[place] for world in worlds]) for place in (0, 1))
    assert pvariance([world[0] - world[1] for world in worlds]) < 0.7 * apart


@pytest.mark.parametrize("seed", range(3))
def test_in_secret_others_learn_from_what_is_expected_of_the_seat(seed: int) -> None:
    # Seat 1 wins by choosing the same as seat 0, which is expected to choose "a".
    root = Turn((0, 1), {"a": End((0, 0)), "b": End((0, 0))})

    def chances(own: Any, other: Any) -> tuple[float, float]:
        return (0.0, 1.0) if own == other else (1.0, 0.0)

    game = Secretive(root, SECRETS, chances)
    paired: Any = PairedSimultaneous(game, Random(seed))
    worlds = list(islice(paired.worlds(game.view(0), ["a", "b"], lambda: [1.0, 0.0]), 100))
    assert all(sum(world) == 1.0 for world in worlds), "what was laid is the same for both"
    assert fmean(world[0] for world in worlds[20:]) < 0.25
