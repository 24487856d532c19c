"""The path of a price when a round is settled."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stockgames.ui.games.exchange.votes import Way


def length(steps: int, *, pops: bool = False) -> int:
    return Way(0, 50, 50, steps, pops=pops, voices=()).length


def test_each_step_takes_as_long_whichever_way_it_goes() -> None:
    assert length(0) == 0
    assert length(2) == length(-2) == 2 * length(1) > 0


@pytest.mark.parametrize("steps", [1, -3])
def test_the_bubble_holds_up_what_bursts_it(steps: int) -> None:
    assert length(steps, pops=True) > length(steps)


SHARES = [place / 400 for place in range(401)]


@pytest.mark.parametrize(("steps", "whole", "pops"), [(3, 5, False), (2, 1, True), (-3, 0, True)])
def test_a_token_goes_on_without_a_jump_and_arrives(steps: int, whole: int, pops: bool) -> None:
    way = Way(0, 50, 50, steps, pops=pops, voices=())
    gone = [way.moment(share, whole).gone for share in SHARES]
    assert gone[0] == 0
    assert gone[-1] == abs(steps)
    assert all(0 <= after - before < 0.1 for before, after in pairwise(gone))


def test_the_bubble_swells_holds_and_bursts_before_the_token_is_across() -> None:
    way = Way(0, 80, 10, 2, pops=True, voices=())
    moments = [way.moment(share, 1) for share in SHARES]
    held = [one for one in moments if one.swelling == 1 and not one.burst]
    assert {one.gone for one in held} == {held[0].gone}
    assert 1 < held[0].gone < 1.5
    assert all(one.burst for one in moments if one.gone > held[0].gone)
    assert all(not one.swelling for one in moments if one.gone < held[0].gone)
    assert (moments[-1].swelling, moments[-1].burst) == (1, 1)


def test_nothing_swells_on_a_way_over_no_end() -> None:
    way = Way(0, 50, 70, 2, pops=False, voices=())
    assert not any(way.moment(share, 4).swelling + way.moment(share, 4).burst for share in SHARES)
