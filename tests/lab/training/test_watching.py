"""Observing shrewd bots: what each made is counted, and observation resumes where it stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from stockgames.games.exchange.game import GAME as EXCHANGE
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.weights import ProposalWeights
from stockgames.games.stock_exchange.game import StockExchange
from stockgames.games.stock_exchange.parts import PRODUCED, PRODUCIBLE, ROUNDS, SEATS
from stockgames.lab.training import watching
from stockgames.lab.training.watching import HasOpponents, WatchingCourse, watch
from tests.games.stock_exchange.table import GAME, WEIGHTS

PIECES = SEATS * ROUNDS * PRODUCED
QUICK = StockExchange(replace(WEIGHTS, proposals=ProposalWeights(1, 1, 1, 2)))


def _makes(kind: int) -> Submit:
    return Submit((), (kind,) * PRODUCED, (), ())


def test_only_games_whose_opponents_can_be_watched_are() -> None:
    assert isinstance(GAME, HasOpponents)
    assert not isinstance(EXCHANGE, HasOpponents)


def test_what_every_seat_made_in_a_game_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "WORLDS", 1)
    course = WatchingCourse()
    (surprise,) = watch(course, QUICK, 1, 3)
    assert course.games == 1
    assert course.made.total() == PIECES
    assert set(course.made) <= set(PRODUCIBLE)
    assert 0 < surprise < 10
    again = WatchingCourse()
    assert list(watch(again, QUICK, 1, 3)) == [surprise]
    assert again == course


def test_those_who_are_watched_know_what_was_seen_before(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = []

    def played(game: Any, kind: str, know: Callable[[], Any], rng: Random) -> list[list[Submit]]:
        watched.append((kind, know()))
        number = len(watched)
        return [[_makes(0), _makes(3)], [_makes(number), _makes(number)]]

    def taught(*known: Any) -> tuple[Any, ...]:
        return deepcopy(known)

    monkeypatch.setattr(watching, "_played", played)
    monkeypatch.setattr(QUICK, "without_traces", lambda: "untaught", raising=False)
    monkeypatch.setattr(QUICK, "with_traces", taught, raising=False)
    for stage in ("COUNTED", "HASTY", "FIRST"):
        monkeypatch.setattr(watching, stage, 1)
    monkeypatch.setattr(watching, "KNOWN", 1)
    course = WatchingCourse()
    assert course.taught(QUICK) == "untaught"
    surprises = list(watch(course, QUICK, 4, 1))
    made = Counter({0: 4, 3: 4, 1: 8})
    first, hasty, last = ([(told(0), told(3)), (told(n), told(n))] for n in (2, 3, 4))
    *before, (kind, (counted, known, unknown)) = watched
    assert before == [
        ("shrewd", "untaught"),
        ("shrewd", (made, (), ())),
        ("greedy", "untaught"),
    ]
    assert (kind, counted, unknown) == ("shrewd", made, ())
    assert len(known) == 1
    assert known[0] in first
    assert course.taught(QUICK) == (made, last, hasty)
    either = QUICK.surprise([0] * 4 + [3] * 4), QUICK.surprise([1] * 8)
    assert surprises[0] == sum(either) / 2


def told(kind: int) -> str:
    """Return the recorded trace of a seat that makes one kind."""
    return QUICK.encode_trace(_makes(kind))


def test_it_goes_on_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        watching,
        "_played",
        lambda game, kind, know, rng: [[_makes(rng.choice(PRODUCIBLE))] for _ in range(2)],
    )
    monkeypatch.setattr(watching, "COUNTED", 3)
    monkeypatch.setattr(watching, "FIRST", 1)
    whole, first = WatchingCourse(), WatchingCourse()
    figures = list(watch(whole, QUICK, 5, 7))
    begun = list(islice(watch(first, QUICK, 5, 7), 2))
    later = deepcopy(first)
    assert begun + list(watch(later, QUICK, 5, 7)) == figures
    assert later == whole
    other = WatchingCourse()
    list(watch(other, QUICK, 5, 8))
    assert other.made != whole.made
    assert (other.hasty, other.first) != (whole.hasty, whole.first)
