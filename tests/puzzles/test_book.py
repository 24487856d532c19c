"""Puzzle files: saved and loaded unchanged, and foreign ones are validated."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.puzzles.book import from_text, position, to_text
from stockgames.puzzles.puzzle import Ends
from tests.puzzles.positions import made_up, played

TEXT = to_text("nyse", [made_up(played("nyse", 1, 9)), made_up(played("nyse", 2, 14))])


@pytest.mark.parametrize(
    ("game_id", "moves"), [("nyse", 9), ("exchange", 36), ("portfolio", 40), ("stock-exchange", 8)]
)
def test_what_is_written_is_read_again(game_id: str, moves: int) -> None:
    match = played(game_id, 3, moves)
    puzzle = made_up(match, by_score=game_id in ("portfolio", "stock-exchange"))
    found, (read,) = from_text(to_text(game_id, [puzzle]))
    assert found == game_id
    assert read == puzzle
    laid = position(read)
    assert laid.view(read.seat) == match.view(read.seat)
    assert read.best == 1


def test_a_file_may_hold_none() -> None:
    assert from_text(to_text("nyse", [])) == ("nyse", ())


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(TEXT)
    change(data["puzzles"][0])
    return json.dumps(data)


def test_what_was_counted_has_no_errors() -> None:
    _, (first, second) = from_text(changed(partial(give, [61.25])))
    assert all(choice.ends == Ends(61.25, is_counted=True) for choice in first.choices)
    assert first.is_counted
    assert not second.is_counted
    assert from_text(to_text("nyse", [first])) == ("nyse", (first,))


BAD_ENDS: tuple[object, ...] = (
    [],
    [540.0, 4.0],
    [540.0, -1.0, 0.0],
    [540, 4, True],
    ["1", 2, 3],
    [1e300, 1, 1],
    5,
    None,
)


def give(ends: object, one: dict[str, Any]) -> None:
    """Give all choices the same ends."""
    for choice in one["choices"]:
        choice["ends"] = ends


def mix(one: dict[str, Any]) -> None:
    """Make one choice counted and the others not."""
    give([540.0, 4.0, 0.0], one)
    one["choices"][0].update(ends=[540.0])


def test_scores_are_read_with_whole_numbers_too() -> None:
    _, (first, _) = from_text(changed(partial(give, [540, 4, 0])))
    assert all(choice.ends == Ends(540.0, 4.0, 0.0) for choice in first.choices)


@pytest.mark.parametrize(
    "change",
    [
        lambda one: one.pop("record"),
        lambda one: one.update(seat=9),
        lambda one: one.update(seat=True),
        lambda one: one["choices"].pop(),
        lambda one: one["choices"].__setitem__(1, one["choices"][0]),
        lambda one: one["choices"][0].update(places=[1, 2]),
        lambda one: one["choices"][0].update(places=[0, 0, 0, 0]),
        lambda one: one["choices"][0].update(places=[-1, 2, 0, 0]),
        lambda one: one["choices"][0].update(places=[10**12, 0, 0, 0]),
        lambda one: one["choices"][0].update(action={"do": "burn"}),
        lambda one: one["tried"].pop("greedy"),
        lambda one: one["tried"].update(greedy=[3, 2]),
        lambda one: one["tried"].update(greedy=[0, 0]),
        lambda one: one.update(choices=7),
        lambda one: one["record"].update(game="portfolio"),
        lambda one: one["choices"][0].update(ends=[540.0, 4.0, 0.0]),
        mix,
        *(partial(give, ends) for ends in BAD_ENDS),
    ],
)
def test_a_puzzle_that_is_none_costs_a_sentence(change: Callable[[Any], object]) -> None:
    with pytest.raises(RecordError) as caught:
        from_text(changed(change))
    assert str(caught.value).startswith("puzzle 1: ")
    assert "\n" not in str(caught.value)


def test_a_position_that_cannot_be_reached_is_found_when_it_is_laid() -> None:
    def impossible(one: dict[str, Any]) -> None:
        one["record"]["moves"][2] = one["record"]["moves"][0]

    _, (first, second) = from_text(changed(impossible))
    with pytest.raises(RecordError):
        position(first)
    position(second)


def test_a_seat_with_nothing_to_decide_has_no_puzzle() -> None:
    _, (first, _) = from_text(changed(lambda one: one.update(seat=(one["seat"] + 1) % 4)))
    with pytest.raises(RecordError, match="nothing to decide"):
        position(first)


@settings(max_examples=60)
@given(st.data())
def test_no_damage_makes_a_traceback(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    length = data.draw(st.integers(0, 40))
    other = data.draw(st.text(max_size=5))
    with suppress(RecordError):
        _, found = from_text(TEXT[:at] + other + TEXT[at + length :])
        for puzzle in found:
            position(puzzle)
