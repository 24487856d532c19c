from __future__ import annotations

import pytest

from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import check, check_step_by_step
from stockgames.engine.incremental import Steps, finish
from stockgames.engine.verify import replay, replay_step_by_step, verify_step_by_step
from tests.games.nyse.table import random_match


def counting(to: int) -> Steps[str]:
    for number in range(to):
        yield number / to
    return "whole"


def test_what_comes_out_is_handed_over_however_many_steps_there_are() -> None:
    assert finish(counting(3)) == "whole"
    assert finish(counting(0)) == "whole"


def test_a_move_is_a_step_of_every_replay() -> None:
    record = random_match(3, 1).record()
    shares = [number / len(record.moves) for number in range(1, len(record.moves) + 1)]
    assert list(replay_step_by_step(record)) == shares
    assert list(verify_step_by_step(record)) == shares
    assert finish(verify_step_by_step(record)).record() == replay(record).record()


def test_a_check_goes_over_the_moves_twice() -> None:
    record = random_match(3, 1).record()
    shares = list(check_step_by_step(record))
    assert len(shares) == 2 * len(record.moves)
    assert shares == sorted(shares)
    assert shares[len(record.moves) - 1] == 0.5
    assert shares[-1] == 1
    assert finish(check_step_by_step(record)) == check(record)


def test_what_is_wrong_shows_at_its_step() -> None:
    record = random_match(3, 1).record()
    record.moves[5]["seat"] = 9
    steps = verify_step_by_step(record)
    for _ in range(5):
        next(steps)
    with pytest.raises(RecordError, match="move 6"):
        next(steps)
