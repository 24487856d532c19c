"""A sample of the comparison of worlds that a seat cannot tell apart, and that it finds leaks."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from tests.soak import told
from tests.soak.leaks import Count, compare, create_words, run
from tests.soak.worlds import Pair, observers, pair

OBSERVED = [
    (game_id, observer) for game_id in registry.game_ids() for observer in observers(game_id)
]


@pytest.mark.parametrize(("game_id", "observer"), OBSERVED)
def test_nothing_that_a_seat_is_told_differs(
    qtbot: QtBot, game_id: str, observer: int | None
) -> None:
    count = run(game_id, observer, 20, create_words(game_id), "sample")
    assert count.positions >= 20
    assert count.texts > 0


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_other_eyes_would_find_the_difference(game_id: str) -> None:
    """Between two worlds alike for one seat, some other seat's view differs at some time."""
    found = 0
    for number in range(10):
        both = pair(game_id, 0, f"others/{number}", seats=registry.meta(game_id).seats[-1])
        other = Pair(both.here, both.there, 1)
        try:
            compare(other, None, Count(), Random(1))
        except AssertionError:
            found += 1
    assert found > 0


def test_what_equality_passes_over_is_compared_too() -> None:
    @dataclass(frozen=True)
    class Told:
        open: int
        hidden: int = field(compare=False)

    assert Told(1, 2) == Told(1, 3)
    assert told.bare(Told(1, 2)) != told.bare(Told(1, 3))
