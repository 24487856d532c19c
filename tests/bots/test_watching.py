"""Watching shrewd bots: what each made is counted, and goes on where it stood."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from stockgames.bots import watching
from stockgames.bots.watching import HasOpponents, WatchingCourse, watch
from stockgames.games.exchange.game import GAME as EXCHANGE
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.game import StockExchange
from stockgames.games.stock_exchange.parts import PRODUCED, PRODUCIBLE, ROUNDS, SEATS
from stockgames.games.stock_exchange.weights import ProposalWeights
from tests.games.stock_exchange.table import GAME, WEIGHTS

PIECES = SEATS * ROUNDS * PRODUCED
HASTY = StockExchange(replace(WEIGHTS, proposals=ProposalWeights(1, 1, 1, 2)))


def _makes(kind: int) -> Submit:
    return Submit((), (kind,) * PRODUCED, (), ())


def test_only_games_whose_opponents_can_be_watched_are() -> None:
    assert isinstance(GAME, HasOpponents)
    assert not isinstance(EXCHANGE, HasOpponents)


def test_what_every_seat_made_in_a_game_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "WORLDS", 1)
    course = WatchingCourse()
    (surprise,) = watch(course, HASTY, 1, 3)
    assert course.games == 1
    assert course.made.total() == PIECES
    assert set(course.made) <= set(PRODUCIBLE)
    assert 0 < surprise < 10
    again = WatchingCourse()
    assert list(watch(again, HASTY, 1, 3)) == [surprise]
    assert again == course


def test_those_who_are_watched_have_seen_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    known = []

    def played(game: Any, rng: Random) -> list[list[Submit]]:
        known.append(game.weights.opponents)
        return [[_makes(0), _makes(3)], [_makes(4), _makes(4)]]

    monkeypatch.setattr(watching, "_played", played)
    monkeypatch.setattr(watching, "COUNTED", 2)
    course = WatchingCourse()
    surprises = list(watch(course, HASTY, 3, 1))
    assert course.made == Counter({0: 8, 3: 8, 4: 16})
    assert known == [WEIGHTS.habits] * 2 + [HASTY.weights.taught(course.made).opponents]
    assert len(course.lives) == 2
    assert course.lives[1] == (HASTY.told(_makes(4)),) * 2
    either = HASTY.surprise([0] * 4 + [3] * 4), HASTY.surprise([4] * 8)
    assert surprises == [sum(either) / 2] * 3


def test_it_goes_on_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        watching, "_played", lambda game, rng: [[_makes(rng.choice(PRODUCIBLE))] for _ in range(2)]
    )
    monkeypatch.setattr(watching, "COUNTED", 3)
    whole, first = WatchingCourse(), WatchingCourse()
    told = list(watch(whole, HASTY, 5, 7))
    begun = list(islice(watch(first, HASTY, 5, 7), 2))
    later = deepcopy(first)
    assert begun + list(watch(later, HASTY, 5, 7)) == told
    assert later == whole
    other = WatchingCourse()
    list(watch(other, HASTY, 5, 8))
    assert other.made != whole.made
    assert other.lives != whole.lives
