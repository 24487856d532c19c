"""Observing shrewd bots: what each made is counted, and observation resumes where it stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from math import log
from random import Random
from typing import Any

import pytest

from stockgames.games.stock_exchange.actions import ResourceGift, Submit
from stockgames.games.stock_exchange.ai.opponent_model import PLANS, Habits
from stockgames.games.stock_exchange.ai.weights import ProposalWeights, encode_trace
from stockgames.games.stock_exchange.game import StockExchange
from stockgames.games.stock_exchange.parts import PRODUCED, PRODUCIBLE, RECIPIENTS, ROUNDS, SEATS
from stockgames.lab.training import watching
from stockgames.lab.training.watching import WatchingCourse, surprise, watch
from tests.games.stock_exchange.table import WEIGHTS, kind

PIECES = SEATS * ROUNDS * PRODUCED
QUICK = StockExchange(replace(WEIGHTS, proposals=ProposalWeights(1, 1, 1, 2)))


def _makes(kind: int) -> Submit:
    return Submit((), (kind,) * PRODUCED, (), ())


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

    def played(
        game: StockExchange, level: str, know: Callable[[], Any], rng: Random
    ) -> list[list[Submit]]:
        watched.append((level, know()))
        number = len(watched)
        return [_life(0, 3), _life(number, number)]

    monkeypatch.setattr(watching, "_played", played)
    for stage in ("COUNTED", "HASTY", "FIRST"):
        monkeypatch.setattr(watching, stage, 1)
    monkeypatch.setattr(watching, "KNOWN", 1)
    course = WatchingCourse()
    assert course.taught(WEIGHTS) == WEIGHTS.without_traces
    surprises = list(watch(course, QUICK, 4, 1))
    pieces = [[made for act in life for made in act.produce] for life in (_life(0, 3), _life(1, 1))]
    made = Counter([*pieces[0], *pieces[1]])
    first, hasty, last = ([_told(0, 3), _told(n, n)] for n in (2, 3, 4))
    assert course == WatchingCourse(made, first, hasty, last, 4)
    *before, (level, knew) = watched
    assert before == [
        ("shrewd", QUICK.weights.without_traces),
        ("shrewd", QUICK.weights.with_traces(made)),
        ("greedy", QUICK.weights.without_traces),
    ]
    assert level == "shrewd"
    assert knew in [QUICK.weights.with_traces(made, [life]) for life in first]
    assert course.taught(WEIGHTS) == WEIGHTS.with_traces(made, last, hasty)
    habits = WEIGHTS.tables[0].others.habits
    assert surprises[0] == sum(surprise(habits, each) for each in pieces) / 2


def _life(*kinds: int) -> list[Submit]:
    """Return the actions of a seat that makes one kind a round, the last until the end."""
    later = [*kinds, *[kinds[-1]] * (ROUNDS - len(kinds))]
    gifts = [RECIPIENTS[number] for number in range(1, ROUNDS + 1)]
    return [
        Submit((), (kind,) * PRODUCED, tuple(ResourceGift(0, kind) for _ in range(many)), ())
        for kind, many in zip(later, gifts, strict=True)
    ]


def _told(*kinds: int) -> tuple[str, ...]:
    return tuple(map(encode_trace, _life(*kinds)))


def test_surprise_is_what_the_likeliest_plans_leave_unsaid() -> None:
    meteor, token = kind("meteor"), kind("prize_token")
    only, either = [{meteor: 1.0}] * PLANS, [{meteor: 3.0, token: 1.0}] * PLANS
    assert surprise(Habits(only, 0.5), [meteor] * 3) == 0
    assert surprise(Habits(either, 0.5), [meteor, token]) == pytest.approx(-log(3 / 16) / 2)
    half = Habits(only[:8] + either[8:], 0.5)
    assert surprise(half, [meteor] * 2) == pytest.approx(-log((1 + 9 / 16) / 2) / 2)
    assert surprise(Habits(only, 0.5), [meteor, token]) > 100


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
