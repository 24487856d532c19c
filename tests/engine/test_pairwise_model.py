"""Winning chances by numbers: a lead counts more if little can still change."""

from __future__ import annotations

import pytest

from stockgames.engine.pairwise_model import (
    Goods,
    Judgement,
    StageModel,
    as_file,
    chances,
    in_file,
    shipped,
)
from stockgames.engine.value_network import LearnedError
from stockgames.games.exchange.ai.judgement import KINDS, STAGES

SURE = StageModel(doubt=4.0, sharp=1.0, worths=(5.0, 2.0), swings=(1.0, 0.0))
JUDGEMENT: Judgement = [SURE, StageModel(9.0, 0.5, (1.0, 1.0), (0.25, 2.0))]


def judged(
    purses: list[float], *owned: tuple[int, int], out: int = 9, stage: int = 0
) -> list[float]:
    standing = [seat for seat in range(len(purses)) if seat != out]
    return chances(JUDGEMENT, Goods(stage, (0, 1), standing, purses, owned))


def test_two_are_compared_by_their_lead_over_how_far_they_may_come_apart() -> None:
    # 12 + 5 + 4 against 12 + 2: 7 ahead, one good of the first kind apart, so the root of 4 + 1
    first, second = judged([12, 12], (1, 2), (0, 1))
    odds = 2.718281828 ** (7 / 5**0.5)
    assert first / second == pytest.approx(odds)
    assert first + second == pytest.approx(1)


def test_who_is_alike_is_as_likely_to_win() -> None:
    assert judged([3, 3, 3], (1, 1), (1, 1), (1, 1)) == pytest.approx([1 / 3] * 3)


def test_the_same_lead_is_surer_where_goods_are_alike() -> None:
    alike = judged([20, 10], (4, 0), (4, 0))
    apart = judged([40, 10], (0, 0), (4, 0))
    assert alike[0] > apart[0] > 0.5


def test_a_seat_that_is_out_cannot_win() -> None:
    first, second, third = judged([50, 1, 3], (0, 0), (0, 0), (0, 0), out=0)
    assert first == 0.0
    assert third > second


def test_stages_have_numbers_of_their_own() -> None:
    assert judged([9, 5], (1, 0), (1, 0)) != judged([9, 5], (1, 0), (1, 0), stage=1)


def test_a_hopeless_seat_breaks_nothing() -> None:
    assert judged([1e6, 0], (0, 0), (0, 0)) == pytest.approx([1, 0])


def test_a_file_holds_it() -> None:
    text = as_file("sour", JUDGEMENT, {"x_how": 1})
    assert list(in_file("sour", 2, 2, text)) == JUDGEMENT
    assert '"x_how": 1' in text


@pytest.mark.parametrize(
    "line",
    [
        "",
        "4 1 5 2 1",
        "4 1 5 2 1 0 0",
        "0 1 5 2 1 0",
        "4 1 5 2 1 -1",
        "4 1 inf 2 1 0",
        "4 x 5 2 1 0",
    ],
)
def test_a_damaged_file_is_refused(line: str) -> None:
    text = as_file("sour", JUDGEMENT, {}).replace("4 1 5 2 1 0", line)
    with pytest.raises(LearnedError, match="damaged"):
        in_file("sour", 2, 2, text)


@pytest.mark.parametrize(
    "text", ["{}", as_file("sour", [SURE], {}), as_file("sweet", JUDGEMENT, {})]
)
def test_another_file_is_refused(text: str) -> None:
    with pytest.raises(LearnedError):
        in_file("sour", 2, 2, text)


def test_what_is_shipped_fits_its_game() -> None:
    for stage in shipped("exchange", STAGES, KINDS):
        assert min(stage.worths[:7]) > 1
