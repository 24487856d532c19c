"""Proves a puzzle again, with luck of its own, and lets the bots try again."""

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
"""How many times as many worlds as proved it a puzzle has to be proven in again."""


def proven_again(puzzle: Puzzle, rng: Random, games: int | None = None) -> bool:
    """Tell whether the best choice stays best in fresh worlds: as many as it was proven in.

    The same choice must come out first. By places, its lower bound must lie above what the others
    reach on the average: a second proof needs no margin on both sides, as nothing was picked by it.
    By score, it must be ahead of each other in the same worlds with 95 % certainty. If it is ahead
    by less, more worlds are asked: by chance alone a good puzzle may miss that once. Where the rest
    can be counted or reckoned, that must agree.
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
    """Tell whether the choice that was best comes out best in other worlds too."""
    others = [choice for number, choice in enumerate(again) if number != best]
    return all(_stays_behind(other, again[best]) for other in others)


def _stays_behind(other: Choice, best: Choice) -> bool:
    if other.ends is None:
        return best.range[0] > other.first
    return is_behind(other, best, 0.0, CONFIDENCE)


def tried_again(puzzle: Puzzle, seed: str) -> Mapping[str, Tried]:
    """Return how often each level finds the best choice with other luck."""
    match = position(puzzle)
    found = tried(match.game, match.view(puzzle.seat), puzzle.choices, f"again/{seed}")
    assert found is not None, "nothing is asked of them"
    return found
