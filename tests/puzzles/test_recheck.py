"""A second proof: what is ahead stays ahead, and chance alone rejects nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from stockgames.puzzles import trial
from stockgames.puzzles.puzzle import Choice, Puzzle
from stockgames.puzzles.trial import proven_again
from tests.puzzles.positions import made_up, played


def found(puzzle: Puzzle, firsts: Sequence[int], games: int) -> tuple[Choice, ...]:
    """Return the choices with this many first places in each hundred games."""
    return tuple(
        Choice(choice.action, (part * games // 100, games - part * games // 100, 0, 0))
        for choice, part in zip(puzzle.choices, firsts, strict=True)
    )


@pytest.mark.parametrize(
    ("firsts", "asked", "proven"),
    [
        ((30, 60, 40, 20), [200], True),
        ((30, 45, 40, 20), [200, 800], True),
        ((30, 42, 40, 20), [200, 800], False),
        ((30, 38, 40, 20), [200], False),
    ],
)
def test_a_best_choice_that_is_little_ahead_is_looked_at_longer(
    monkeypatch: pytest.MonkeyPatch, firsts: tuple[int, ...], asked: list[int], proven: bool
) -> None:
    puzzle, counts = made_up(played("nyse", 1, 9)), list[int]()

    def measured(game: object, view: object, choices: object, count: int, rng: object) -> object:
        counts.append(count)
        return found(puzzle, firsts, count)

    monkeypatch.setattr(trial, "measured", measured)
    assert puzzle.best == 1
    assert proven_again(puzzle, Random(1)) == proven
    assert counts == asked


def test_what_no_world_allows_is_not_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "measured", lambda *_: ())
    assert not proven_again(made_up(played("nyse", 1, 9)), Random(1))


def test_what_is_reckoned_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = made_up(played("nyse", 1, 9))
    monkeypatch.setattr(trial, "measured", lambda *_: found(puzzle, (30, 60, 40, 20), 200))
    assert proven_again(puzzle, Random(1))
    monkeypatch.setattr(trial, "is_refuted", lambda *_: True)
    assert not proven_again(puzzle, Random(1))
