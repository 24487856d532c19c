"""Progress is restored from the settings file, whatever nonsense is in it."""

from __future__ import annotations

import json

from stockgames.lessons.progress import NextStep, Progress, next_step


def test_a_lesson_goes_on_where_it_was_left() -> None:
    progress = Progress().at("nyse", "price", 2)
    assert progress.step("nyse", "price") == 2
    assert progress.step("nyse", "hop") == 0
    assert not progress.is_done("nyse", "price")


def test_a_lesson_that_is_done_begins_from_its_start_and_stays_done() -> None:
    progress = Progress().at("nyse", "price", 4).finish("nyse", "price")
    assert progress.is_done("nyse", "price")
    assert progress.step("nyse", "price") == 0
    assert progress.at("nyse", "price", 1).is_done("nyse", "price")


def test_all_of_it_can_be_kept_as_json() -> None:
    progress = Progress().finish("nyse", "price").at("nyse", "hop", 3).put_away().told("swap")
    kept = json.loads(json.dumps(progress.as_values()))
    assert Progress.of(kept) == progress
    # Done and started again: it counts as done, and the step is kept.
    again = progress.at("nyse", "price", 2)
    assert Progress.of(again.as_values()) == again
    puzzled = progress.answered(740_123).answered(740_124).answered(740_123)
    assert Progress.of(json.loads(json.dumps(puzzled.as_values()))) == puzzled
    assert puzzled.days == {740_123, 740_124}
    assert Progress.of({"days": [0, -3, True, "x", 10**12, 5]}).days == {5}


def test_how_far_somebody_is_with_a_game_s_puzzles_is_kept() -> None:
    progress = Progress().solved("nyse", 0).solved("nyse", 1).solved("exchange", 0)
    assert (progress.turn("nyse"), progress.turn("exchange"), progress.turn("portfolio")) == (
        2,
        1,
        0,
    )
    assert progress.solved("nyse", 0) == progress, "one that was answered before"
    assert Progress.of(json.loads(json.dumps(progress.as_values()))) == progress
    odd = {"nyse": -1, "exchange": True, "portfolio": "x", "toy": 3}
    assert Progress.of({"puzzles": odd}).puzzles == {"toy": 3}
    assert not Progress.of({"puzzles": [1]}).puzzles


def test_what_was_played_is_kept_with_the_step_and_forgotten_with_it() -> None:
    moves = [{"seat": 0, "do": "take", "color": "blue"}]
    progress = Progress().at("nyse", "price", 2, moves)
    assert progress.played("nyse", "price") == moves
    assert progress.played("nyse", "hop") == ()
    assert Progress.of(json.loads(json.dumps(progress.as_values()))) == progress
    assert not progress.at("nyse", "price", 3).moves
    assert not progress.finish("nyse", "price").moves
    assert not Progress().at("nyse", "price", 0, moves).moves


def test_what_was_kept_before_moves_were_still_opens() -> None:
    old = Progress.of({"lessons": {"nyse/price": 2}, "done": ["nyse/hop"]})
    assert old.step("nyse", "price") == 2
    assert old.played("nyse", "price") == ()
    odd = {"nyse/price": [3], "nyse/hop": [{}], "nyse/crash": {}}
    assert not Progress.of({"lessons": {"nyse/price": 2}, "moves": odd}).moves


def test_nonsense_is_passed_over() -> None:
    found = Progress.of(
        {"lessons": {"a/b": "x", "a/c": -1, "a/d": True}, "tips": [1, "t"], "away": 3}
    )
    assert found == Progress(tips=frozenset({"t"}))
    assert Progress.of({"lessons": [], "tips": {}}) == Progress()


LESSONS = {"one": ["a", "b"], "two": ["c"], "plain": []}


def test_the_next_step_goes_through_the_lessons_of_a_game_and_its_first_game() -> None:
    def step(progress: Progress, *played: str) -> NextStep | None:
        return next_step(progress, tuple(LESSONS), played, LESSONS.__getitem__)

    new = Progress()
    assert step(new) == NextStep("one", 1)
    assert step(new.finish("one", "a")) == NextStep("one", 2)
    assert step(new.finish("one", "b")) == NextStep("one", 1)
    assert step(new.at("one", "b", 2)) == NextStep("one", 2), "it was left in the middle"
    assert step(new.finish("one", "a").at("two", "c", 1)) == NextStep("two", 1)
    learned = new.finish("one", "a").finish("one", "b")
    assert step(learned) == NextStep("one")
    assert step(learned, "one") == NextStep("two", 1)
    all_learned = learned.finish("two", "c")
    assert step(all_learned, "one", "two") == NextStep("plain")
    assert step(all_learned, *LESSONS) is None
    assert step(Progress(steps={"gone/x": 1})) == NextStep("one", 1), "that game was removed"
