"""A few pictures of each game; the command compares hundreds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from stockgames.engine import registry
from tests.soak.pictures import Count, Watcher, run
from tests.soak.worlds import Pair, pair


@pytest.fixture
def watcher(two_windows: None, tmp_path: Path) -> Iterator[Watcher]:
    watcher = Watcher(tmp_path)
    yield watcher
    watcher.leave()


@pytest.mark.slow  # the frames of `test_frames.py` show the same screens, and those in between
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_screen_is_the_same_in_any_world_that_a_seat_cannot_tell_apart(
    watcher: Watcher, game_id: str
) -> None:
    compared = run(watcher, game_id, 1, 3, "sample")
    assert compared.stops >= 3
    assert compared.texts > 0


def test_a_card_that_shows_would_be_noticed(watcher: Watcher) -> None:
    """Seat 0's own cards differ between games that only seat 1 can't distinguish."""
    both = next(one for number in count(1) if has_begun(one := hands(number)))
    with pytest.raises(AssertionError):
        watcher.watch(Pair(both.here, both.there, 0), "curtain", 100, Count(), painting=False)


def hands(number: int) -> Pair:
    """Return two games in which seat 0 has different cards."""
    return pair("portfolio", 1, f"sample/{number}", 2)


def has_begun(both: Pair) -> bool:
    """Return whether the games differ, and some moves have been made."""
    return both.differ and len(both.here.moves) > 2
