"""The pairwise model is trained on winners by gradient descent, and training resumes where it
stopped.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import islice
from math import log
from random import Random

import pytest

from stockgames.bots.playout import Playout
from stockgames.engine.pairwise_model import Goods, StageModel, chances
from stockgames.games.exchange.ai.judgement import KINDS, STAGES
from stockgames.games.exchange.game import GAME
from stockgames.games.exchange.state import ExchangeState
from stockgames.lab.training import judging
from stockgames.lab.training.judging import (
    JudgingCourse,
    _expected,
    _last,
    _plain,
    _played,
    _slopes,
    _stage,
    judge,
    unlearned,
)
from stockgames.lab.training.learning import dealt

STAGE = StageModel(6.0, 0.7, (5.0, 3.0, 4.0), (1.0, 0.5, 2.0))
GOODS = Goods(0, (2, 0), (0, 1, 3), (9.0, 4.0, 70.0, 12.0), ((1, 0), (3, 2), (9, 9), (0, 1)))


def surprise(numbers: list[float], parts: tuple[float, ...]) -> float:
    found = chances([_stage(numbers)], GOODS)
    return -sum(part * log(found[seat]) for seat, part in enumerate(parts) if part)


@pytest.mark.parametrize("parts", [(1.0, 0, 0, 0), (0, 0.5, 0, 0.5), (0, 0, 0, 1.0)])
def test_slopes_tell_how_surprise_grows(parts: tuple[float, ...]) -> None:
    numbers = _plain(STAGE)
    slopes = _slopes(STAGE, GOODS, chances([STAGE], GOODS), parts)
    for at, slope in enumerate(slopes):
        more, less = numbers[:], numbers[:]
        more[at] += 1e-5
        less[at] -= 1e-5
        assert slope == pytest.approx(
            (surprise(more, parts) - surprise(less, parts)) / 2e-5, abs=1e-6
        )


def test_numbers_come_back_as_they_went() -> None:
    assert _plain(_stage(_plain(STAGE))) == pytest.approx(_plain(STAGE))


def test_before_anything_was_learned_shares_are_worth_what_prices_may_become() -> None:
    stages = unlearned()
    assert len(stages) == STAGES
    assert all(len(stage.worths) == len(stage.swings) == KINDS for stage in stages)
    assert stages[0].worths[1] < stages[0].worths[5]


def test_what_wins_is_learned_to_be_worth_something() -> None:
    course, rng = JudgingCourse.begin([StageModel(6.0, 0.7, (0.0,), (1.0,))]), Random(3)
    surprises = []
    for _ in range(3000):
        owned = [(rng.randrange(6),) for _ in range(3)]
        best = [have == max(owned) for have in owned]
        parts = [one / sum(best) for one in best]
        surprises.append(course.hear(Goods(0, (0,), (0, 1, 2), (0.0,) * 3, owned), parts))
        course.change(0.01)
    assert course.judgement()[0].worths[0] > 1
    assert sum(surprises[-300:]) < 0.7 * sum(surprises[:300])


def test_many_games_change_numbers_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "BATCH", 4)
    before = JudgingCourse.begin(unlearned()).stages
    assert after(3).stages == before
    changed = after(4)
    assert changed.stages != before
    assert not any(map(any, changed.slopes))


def after(
    games: int, course: JudgingCourse | None = None, stop: int | None = None
) -> JudgingCourse:
    course = course or JudgingCourse.begin(unlearned())
    list(islice(judge(course, GAME, games, 7), stop))
    return course


def test_all_stages_are_heard_of() -> None:
    course = after(8)
    assert len(course.stages) == STAGES
    assert all(map(any, course.slopes))


def test_what_was_broken_off_goes_on_as_if_it_had_not_been() -> None:
    whole, part = after(8), after(8, stop=3)
    assert part.games == 3
    assert after(8, deepcopy(part)) == whole


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the search play the last two of four games."""
    for name, number in (("SEARCHED", 2), ("LARGE", 2), ("WORLDS", 1), ("BATCH", 2)):
        monkeypatch.setattr(judging, name, number)


@pytest.mark.usefixtures("searched")
def test_the_last_games_are_searched_and_studied_in_the_end() -> None:
    before, course = after(4, stop=3), after(4)
    assert [len(game.seen[0].purses) for game in course.searched] == [4, 6]
    assert all(sum(game.parts) == pytest.approx(1) for game in course.searched)
    heard = {goods.stage for game in course.searched for goods in game.seen}
    old, new = ([stage.sharp for stage in one.judgement()] for one in (before, course))
    assert {at for at in range(STAGES) if new[at] != pytest.approx(old[at], rel=1e-3)} == heard


@pytest.mark.usefixtures("searched")
def test_searched_games_go_on_as_if_they_had_not_been_broken_off() -> None:
    part = after(4, stop=3)
    assert len(part.searched) == 1
    assert after(4, deepcopy(part)) == after(4)


def test_who_is_far_ahead_at_the_close_can_expect_to_win() -> None:
    rng = Random(5)
    state, playout = dealt(GAME, 3, rng), Playout(GAME, rng)
    playout.cast([0] * 3, -1)
    _played(state, rng, playout.choose)
    assert isinstance(state, ExchangeState)
    state.cash[1] = 100_000
    last = _last(GAME, state)
    assert last is not None
    assert _expected(last) == pytest.approx([0, 1, 0])
