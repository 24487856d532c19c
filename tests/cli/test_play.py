from __future__ import annotations

import random

import pytest

from stockgames.cli.play import NAMES, Plan, play_record
from stockgames.engine.record import read_record
from stockgames.engine.seat import MOST_SEATS
from stockgames.engine.verify import verify


def test_there_is_a_name_for_every_seat() -> None:
    assert len(set(NAMES)) == MOST_SEATS


@pytest.mark.parametrize("levels", [("random",) * 3, ("greedy",), ("shrewd", "random")])
def test_a_played_game_verifies(levels: tuple[str, ...]) -> None:
    record = play_record(Plan("nyse", levels, "s", iterations=2), 1)
    assert verify(record).is_over
    assert [seat.player for seat in record.seats] == [f"bot:{level}" for level in levels]


def test_the_seed_and_the_number_decide_everything() -> None:
    plan = Plan("nyse", ("shrewd", "greedy", "random"), "s", iterations=3)
    first = play_record(plan, 1)
    random.seed(5)
    random.random()
    assert play_record(plan, 1) == first
    assert play_record(plan, 2).setup != first.setup


def test_a_game_stopped_early_is_the_beginning_of_the_whole_one() -> None:
    whole = play_record(Plan("nyse", ("greedy", "random"), "s"), 1)
    part = play_record(Plan("nyse", ("greedy", "random"), "s", until=7), 1)
    assert part.moves == whole.moves[:7]
    assert part.result is None
    assert play_record(Plan("nyse", ("greedy", "random"), "s", until=10_000), 1) == whole


def test_a_bots_character_stands_beside_its_level() -> None:
    record = play_record(Plan("nyse", ("greedy/spiteful", "greedy/even"), "s"), 1)
    assert [seat.player for seat in record.seats] == ["bot:greedy"] * 2
    assert [seat.x_character for seat in record.seats] == ["spiteful", None]
    assert verify(read_record(record.to_json())).record() == record
