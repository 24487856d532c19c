"""How a price goes its way when a round is settled."""

from __future__ import annotations

import pytest

from stockgames.ui.games.exchange.price_ways import Way


def length(steps: int, *, pops: bool = False) -> int:
    return Way(0, 50, 50, steps, pops=pops, voices=()).length


def test_each_step_takes_as_long_whichever_way_it_goes() -> None:
    assert length(0) == 0
    assert length(2) == length(-2) == 2 * length(1) > 0


@pytest.mark.parametrize("steps", [1, -3])
def test_the_bubble_holds_up_what_bursts_it(steps: int) -> None:
    assert length(steps, pops=True) > length(steps)
