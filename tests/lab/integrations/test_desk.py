from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest

from stockgames.engine.state import CHANCE, Result
from stockgames.lab.integrations.desk import Desk, encoding, gains
from tests.lab.integrations.desks import TABLES, dealt, number_for, play

SEEDS = range(2)
every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def known(desk: Desk) -> list[str]:
    return [desk.recalled(seat) for seat in range(desk.encoding.seats)]


@every_table
def test_a_game_ends_and_gains_follow_the_places(game_id: str, seats: int) -> None:
    for seed in SEEDS:
        desk, moves = Desk(encoding(game_id, seats)), 0
        for desk in play(encoding(game_id, seats), seed):
            assert desk.actor is None or desk.returns() == [0.0] * seats
            moves += 1
        assert moves > 1
        assert desk.truth is not None
        result = desk.truth.result()
        assert desk.returns() == gains(result, 0.0)
        if seats > 1:
            assert sum(desk.returns()) == pytest.approx(0)
            best = max(desk.returns())
            winners = [gain == best for gain in desk.returns()]
            assert winners == [rank == 1 for rank in result.ranks]


def test_gains_weigh_win_and_scores() -> None:
    result = Result(ranks=(1, 2, 3), scores=(10, 5, 0), details={})
    assert gains(result, 0.0) == pytest.approx([2 / 3, -1 / 3, -1 / 3])
    assert gains(result, 1.0) == pytest.approx([0.5, 0, -0.5])
    shared = Result(ranks=(1, 1, 3), scores=(4, 4, 0), details={})
    assert gains(shared, 0.0) == pytest.approx([1 / 6, 1 / 6, -1 / 3])
    assert gains(Result(ranks=(1,), scores=(57,), details={}), 0.0) == [57.0]


@every_table
def test_the_same_numbers_make_the_same_game(game_id: str, seats: int) -> None:
    here = encoding(game_id, seats)
    for one, other in zip(play(here, 5), play(here, 5), strict=True):
        assert known(one) == known(other)
        assert one.actor == other.actor


def test_shuffles_differ_and_are_as_many_as_wished() -> None:
    here = encoding("portfolio", 2, shuffles=16)
    assert len({dealt(here, number).information_state_string(0) for number in range(16)}) == 16


@every_table
def test_a_copy_and_a_pickle_go_their_own_ways(game_id: str, seats: int) -> None:
    rng = Random(3)
    for desk in play(encoding(game_id, seats), 3):
        if desk.actor is None or rng.random() > 0.1:
            continue
        before = known(desk)
        for copied in (deepcopy(desk), pickle.loads(pickle.dumps(desk))):
            assert copied.encoding is desk.encoding
            assert known(copied) == before
            number = number_for(copied, rng)
            copied.apply(number)
            assert known(copied) != before
            assert known(desk) == before


@every_table
def test_a_resampled_desk_looks_the_same_to_its_seat(game_id: str, seats: int) -> None:
    rng = Random(4)
    checked = 0
    for desk in play(encoding(game_id, seats), 4):
        if desk.actor in (None, CHANCE) or rng.random() > 0.2:
            continue
        assert desk.actor is not None
        other = desk.resampled(desk.actor, rng)
        assert other.recalled(desk.actor) == desk.recalled(desk.actor)
        assert other.actor == desk.actor
        assert other.menu == desk.menu
        checked += 1
    assert checked


def test_a_resampled_deal_is_another_deal() -> None:
    desk = dealt(encoding("portfolio", 2))
    hands = {desk.resampled(0, Random(seed)).information_state_string(1) for seed in range(8)}
    assert len(hands) == 8
    assert desk.information_state_string(1) not in hands


@pytest.mark.parametrize(("game_id", "seats"), [("exchange", 3), ("stock-exchange", 8)])
def test_who_chooses_later_does_not_see_what_was_laid(game_id: str, seats: int) -> None:
    desk = dealt(encoding(game_id, seats))
    assert desk.actor == 0
    copies = []
    for number in list(desk.menu)[:2]:
        copied = deepcopy(desk)
        copied.apply(number)
        copies.append(copied)
    one, other = copies
    assert one.actor == other.actor == 1
    assert one.information_state_string(0) != other.information_state_string(0)
    for seat in range(1, seats):
        assert one.recalled(seat) == other.recalled(seat)
    assert one.menu == other.menu


def test_wide_choices_are_sampled_alike_for_whoever_knows_the_same() -> None:
    desk = dealt(encoding("stock-exchange", 8, samples=6))
    assert 1 <= len(desk.menu) <= 6
    assert desk.resampled(0, Random(1)).menu == desk.menu
    assert dealt(encoding("stock-exchange", 8, samples=6), 2).menu != desk.menu
    for action in desk.menu.values():
        assert desk.truth is not None
        desk.encoding.game.check(desk.truth, 0, action)


def test_nothing_is_known_before_the_deal() -> None:
    desk = Desk(encoding("nyse", 2))
    assert desk.actor == CHANCE
    assert desk.information_state_string(0) == desk.information_state_string(1)
    assert desk.view(0) is None
    assert desk.resampled(0, Random(0)).truth is None


def test_a_table_that_a_game_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="Exchange"):
        encoding("exchange", 2)
