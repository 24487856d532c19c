"""Some frames of each game; the command compares thousands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stockgames.engine import registry
from tests.soak.frames import Film, run
from tests.soak.worlds import Pair, pair


@pytest.fixture
def film(two_windows: None, tmp_path: Path) -> Iterator[Film]:
    film = Film(tmp_path)
    yield film
    film.leave()


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_no_frame_tells_worlds_apart(film: Film, game_id: str) -> None:
    run(film, game_id, 1, 4, "sample")
    assert film.frames.total() >= 4


@pytest.mark.slow
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_no_motion_tells_worlds_apart(two_windows: None, tmp_path: Path, game_id: str) -> None:
    film = Film(tmp_path, every=120)
    run(film, game_id, 1, 4, "sample")
    film.leave()
    assert film.frames["moving"] >= 4


def show_what_another_knows(film: Film) -> None:
    """Show seat 0 games that only seat 1 can't distinguish."""
    for number in range(20):
        both = pair("portfolio", 1, f"sample/{number}", 2)
        film.show(Pair(both.here, both.there, 0), "curtain", 100)


def test_a_card_that_shows_would_be_noticed(film: Film) -> None:
    with pytest.raises(AssertionError, match=r"the pictures differ|card-|outline"):
        show_what_another_knows(film)
