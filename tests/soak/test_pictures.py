"""A few pictures of each game; the command compares hundreds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stockgames.engine import registry
from tests.soak.pictures import Count, Eyes, run
from tests.soak.worlds import Pair, pair


@pytest.fixture
def eyes(two_windows: None, tmp_path: Path) -> Iterator[Eyes]:
    eyes = Eyes(tmp_path)
    yield eyes
    eyes.leave()


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_screen_is_the_same_in_any_world_that_a_seat_cannot_tell_apart(
    eyes: Eyes, game_id: str
) -> None:
    count = run(eyes, game_id, 1, 3, "sample")
    assert count.stops >= 3
    assert count.texts > 0


def test_a_card_that_shows_would_be_noticed(eyes: Eyes) -> None:
    """What seat 0 sees of its own differs between worlds that only seat 1 cannot tell apart."""
    both = pair("nyse", 1, "sample", 2)
    assert both.differ
    with pytest.raises(AssertionError):
        eyes.watch(Pair(both.here, both.there, 0), "curtain", 100, Count(), painting=False)
