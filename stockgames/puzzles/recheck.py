"""Proves a puzzle again with other random numbers, and has the bots try again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stockgames.bots.confidence import CONFIDENCE
from stockgames.puzzles.book import position
from stockgames.puzzles.counting import is_refuted
from stockgames.puzzles.prove import measured
from stockgames.puzzles.puzzle import Choice, Puzzle, Tried, best_of, is_behind
from stockgames.puzzles.trial import tried

MORE: Final = (1, 4)
"""The multiples of the original number of samples with which a puzzle is proved again."""


def proven_again(puzzle: Puzzle, rng: Random, games: int | None = None) -> bool:
    """Return whether the best choice stays best in as many new samples as it was proven in.

    The same choice must come out first. By places, its lower bound must be above the others'
    averages: a second proof needs no margin on both sides, as nothing is selected by it. By score,
    it must be ahead of each other in the same samples with 95 % certainty. If it is ahead by less,
    more samples are drawn, because by chance a good puzzle may fail that once. If the rest can be
    enumerated or evaluated exactly, that must agree.
    """
    match = position(puzzle)
    view, actions = match.view(puzzle.seat), [choice.action for choice in puzzle.choices]
    count = games or puzzle.choices[0].games
    for more in MORE:
        again = measured(match.game, view, actions, more * count, rng)
        if not again or best_of(again) != puzzle.best:
            return False
        if stays_best(puzzle.best, again):
            return not is_refuted(match.game, view, actions, puzzle.best)
    return False


def stays_best(best: int, again: Sequence[Choice]) -> bool:
    """Return whether the best choice is also best in the new results."""
    others = [choice for number, choice in enumerate(again) if number != best]
    return all(_stays_behind(other, again[best]) for other in others)


def _stays_behind(other: Choice, best: Choice) -> bool:
    if other.ends is None:
        return best.range[0] > other.first
    return is_behind(other, best, 0.0, CONFIDENCE)


def tried_again(puzzle: Puzzle, seed: str) -> Mapping[str, Tried]:
    """Return how often each level finds the best choice with other random numbers."""
    match = position(puzzle)
    found = tried(match.game, match.view(puzzle.seat), puzzle.choices, f"again/{seed}")
    assert found is not None, "nothing is asked of them"
    return found
