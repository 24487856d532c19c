"""A small sample of `tests.soak.blunders`: a planted blunder is found first."""

from __future__ import annotations

from dataclasses import replace

from stockgames.analysis.analysis_job import Effort
from stockgames.analysis.choices import Choices, by_size, from_json
from tests.soak.blunders import Thrown, Trial, is_as_bad, played, summed, tried

LITTLE = Trial("nyse", seed="sample", iterations=30, worlds=40, effort=Effort(30, 60))


def test_a_thrown_move_is_found_first() -> None:
    found = tried(LITTLE, 0)
    assert found is not None
    assert found.cost >= LITTLE.least
    assert found.place == 1


def test_a_form_is_thrown_though_none_that_is_worth_a_thought_is_bad() -> None:
    trial = Trial("stock-exchange", seed="sample", iterations=4, worlds=8)
    match, own, thrown, cost = played(trial, 10)
    assert own == 2
    assert thrown is not None
    assert match.moves[thrown].seat == own
    assert cost >= trial.least


def test_the_same_number_gives_the_same_game() -> None:
    one, other = played(LITTLE, 1), played(LITTLE, 1)
    assert one[0].moves == other[0].moves
    assert one[1:] == other[1:]
    assert one[1] == 1, "seats take turns in throwing"
    pieces = Choices().pieces(one[0], {1}, LITTLE.effort)
    verdict = from_json(one[0].game, pieces[0].examine())
    assert verdict is None or len(by_size([verdict])) <= 1


def test_a_share_that_is_surely_too_small_fails() -> None:
    right, wrong = Thrown(5, 0.3, 1, 2), Thrown(5, 0.3, None, 0)
    assert summed("nyse", [right] * 9 + [wrong], 3)[1]
    line, holds = summed("nyse", [wrong] * 20 + [right] * 10, 0)
    assert not holds
    assert "first in 33%" in line
    assert "not told in 20" in line


def test_games_with_a_blunder_of_the_bots_own_are_counted_apart() -> None:
    right, rivalled = Thrown(5, 0.3, 1, 2), Thrown(5, 0.3, 2, 3, rivals=1)
    line, holds = summed("nyse", [right] * 3 + [rivalled] * 30, 0)
    assert holds
    assert "3 games: first in 100%" in line
    assert line.endswith("own in 30")


def test_only_a_choice_that_surely_lost_is_as_bad_as_the_thrown_one() -> None:
    match, own, thrown, cost = played(LITTLE, 0)
    pieces = Choices().pieces(match, {own}, LITTLE.effort)
    thrown_one = next(piece for piece in pieces if piece.number == thrown)
    verdict = from_json(match.game, thrown_one.examine())
    assert verdict is not None
    assert is_as_bad(LITTLE, match, verdict, cost / 2)
    assert not is_as_bad(LITTLE, match, verdict, 2.0)
    best, made = verdict.best, verdict.made
    swapped = replace(verdict, choices=(replace(best, share=0.0), replace(made, share=1.0)))
    assert not is_as_bad(LITTLE, match, swapped, cost / 2)
