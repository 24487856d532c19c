"""Bots choose among the four choices, as a person does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from stockgames.puzzles import trial
from stockgames.puzzles.puzzle import LEVELS, Choice, Puzzle
from stockgames.puzzles.trial import TRIES, picked, proven_again, tried
from tests.puzzles.positions import made_up, played


@pytest.mark.parametrize("game_id", ["nyse", "exchange", "stock-exchange"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_one_of_the_four(game_id: str, level: str) -> None:
    match = played(game_id, 5, 16 if game_id == "stock-exchange" else 30)
    puzzle = made_up(match)
    actions = tuple(choice.action for choice in puzzle.choices)
    view = match.view(puzzle.seat)
    assert picked(match.game, view, actions, level, Random(1)) in actions


def test_tries_end_as_soon_as_a_shrewd_bot_has_missed_too_often() -> None:
    match = played("nyse", 5, 34)
    puzzle = made_up(match)
    view = match.view(puzzle.seat)
    found = tried(match.game, view, puzzle.choices, "x")
    assert found is not None
    assert {level: one.tries for level, one in found.items()} == dict(TRIES)
    assert all(0 <= one.found <= one.tries for one in found.values())
    asked = min(1.0, found["shrewd"].share + 0.1)
    again = tried(match.game, view, puzzle.choices, "x", asked)
    assert (again is None) == (found["shrewd"].share < asked)


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
