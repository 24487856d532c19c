"""The shipped puzzles can be set up and are clear, and a sample of them is proven again."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine import registry
from stockgames.lab.mill.seek import AGREED
from stockgames.puzzles.book import counts, position, puzzles_of
from stockgames.puzzles.puzzle import is_clear
from stockgames.puzzles.trial import proven_again

GAMES = registry.game_ids()


@pytest.mark.parametrize("game_id", GAMES)
def test_all_puzzles_can_be_laid_and_are_clear(game_id: str) -> None:
    assert puzzles_of(game_id)
    for puzzle in puzzles_of(game_id):
        match = position(puzzle)
        assert match.game.meta.id == game_id
        ahead = match.game.puzzling.ahead(len(match.seats))
        assert puzzle.by_score == (ahead > 0)
        assert is_clear(puzzle.choices, ahead)
        assert puzzle.tried["shrewd"].share >= AGREED


def test_no_puzzle_is_there_twice() -> None:
    for game_id in GAMES:
        seen = {puzzle.record.to_json() + str(puzzle.seat) for puzzle in puzzles_of(game_id)}
        assert len(seen) == len(puzzles_of(game_id))
    assert set(counts()) == set(registry.game_ids())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sample_is_proven_again(game_id: str) -> None:
    """All of them: `stockgames puzzles --check resources/puzzles/*.json`."""
    puzzle = Random(f"sample/{game_id}").choice(puzzles_of(game_id))
    assert proven_again(puzzle, Random("fresh"), games=60)
