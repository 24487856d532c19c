from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stockgames.bots.decide import CHARACTERS
from stockgames.bots.heuristic import GLANCE, GreedyBot, candidates
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.games.nyse.actions import Take
from stockgames.games.nyse.view import NyseView
from tests.bots.nyse import position


@pytest.mark.parametrize("seed", range(5))
def test_greedy_takes_the_chip_that_is_worth_most(seed: int) -> None:
    view = position(markers=[0, 6, 3, 11], held=[{}, {}])
    # blue 1, black 5, red 2 (3 after a take), green 2 (crashes when taken)
    assert GreedyBot(registry.load("nyse"), Random(seed)).choose(view, Budget(1)) == Take(1)


def test_n7_who_holds_what_elsewhere_makes_no_difference_to_greedy() -> None:
    game = registry.load("nyse")
    mine = {0: 2, 3: 2}
    hands: list[dict[int, int]] = [{3: 6}, {0: 3, 1: 3}, {2: 6}]
    chosen = {
        tuple(
            GreedyBot(game, Random(seed)).choose(
                position(markers=[5, 4, 3, 11], held=[mine, theirs, {}]), Budget(1)
            )
            for seed in range(20)
        )
        for theirs in hands
    }
    assert len(chosen) == 1


def test_candidates_are_the_legal_actions_where_they_can_be_listed() -> None:
    view = position(markers=[0, 0, 0, 0], held=[{}, {}])
    assert candidates(registry.load("nyse"), view, Random(1)) == view.legal


def test_a_careless_bot_takes_the_best_of_the_few_actions_it_looks_at() -> None:
    game, view = registry.load("nyse"), position(markers=[0, 6, 3, 11], held=[{}, {}])
    chosen = Counter(
        GreedyBot(game, Random(seed), GLANCE).choose(view, Budget(1)) for seed in range(80)
    )
    assert chosen.most_common(1)[0][0] == Take(1)
    assert 0.2 < chosen[Take(1)] / 80 < 0.6  # it considers 3 of 8
    assert len(chosen) > 3


def test_a_bot_that_looks_at_more_than_there_is_sees_all() -> None:
    view = position(markers=[0, 6, 3, 11], held=[{}, {}])
    assert GreedyBot(registry.load("nyse"), Random(1), 99).choose(view, Budget(1)) == Take(1)


def choices(view: NyseView, character_id: str) -> set[object]:
    game, temper = registry.load("nyse"), CHARACTERS[character_id]
    return {
        GreedyBot(game, Random(seed), character=temper).choose(view, Budget(1))
        for seed in range(12)
    }


def test_of_two_equal_chips_a_spiteful_bot_takes_the_one_that_hurts() -> None:
    # After a take blue and black are both worth 4, but blue was worth 5 to its holder.
    view = position(markers=[7, 8, 0, 0], held=[{}, {0: 4}])
    assert choices(view, "even") == {Take(0), Take(1)}
    assert choices(view, "spiteful") == {Take(0)}


@pytest.mark.parametrize(("character_id", "take"), [("ambitious", Take(1)), ("cautious", Take(0))])
def test_of_two_equal_chips_it_takes_the_colour_it_has_most_or_least_of(
    character_id: str, take: Take
) -> None:
    # After a take blue and black are both worth 4: alike for who holds one of each at most.
    view = position(markers=[7, 8, 0, 0], held=[{1: 1}, {}])
    assert choices(view, character_id) == {take}


def test_no_character_takes_what_is_clearly_worse() -> None:
    view = position(markers=[0, 6, 3, 11], held=[{}, {0: 4}])
    for character_id in CHARACTERS:
        assert choices(view, character_id) == {Take(1)}


def test_a_character_chooses_among_huge_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(registry.load("nyse"))
    monkeypatch.setattr(game, "evaluate", lambda self, state: [1e15] * state.seats)
    view = position(markers=[0, 6, 3, 11], held=[{}, {0: 4}])
    assert choices(view, "spiteful") <= set(view.legal)
