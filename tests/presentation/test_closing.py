"""The heading from the viewer's side, how the lead changed, and one good thing about a loss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.controllers.stages import Stage
from stockgames.engine.history import History, by_seat
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Result, View
from stockgames.games.nyse.options import Options
from stockgames.presentation.closing import closing_of, drama, good_thing, heading
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, ResultRow
from stockgames.presentation.games.nyse.results import NyseStory
from stockgames.presentation.games.nyse.words import NyseWords
from stockgames.presentation.sentences.speech import NO_WORDS, worded
from stockgames.presentation.story import GameStory

NAMES = ("Ada", "Bruno", "Clara")


def telling(own: int | None, *rows: tuple[int, int, int]) -> GameStory:
    """Return the story of a game of three with these net worths, a row per turn."""
    series = tuple(by_seat("worth", "millions", rows))
    history = History(3, "turn", tuple(range(len(rows))), "worth", series, ())
    return GameStory(history, NyseStory(), NAMES, own)


def result(*scores: int, ranks: tuple[int, ...] = ()) -> Result:
    """Return a result with these scores."""
    better = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Result(ranks or better, scores, {})


@pytest.mark.parametrize(
    ("own", "scores", "told"),
    [
        (0, (25, 20, 27), "Second, $2M behind Clara"),
        (1, (25, 20, 27), "Third, $7M behind Clara"),
        (2, (25, 20, 27), "You win by $2M"),
        (None, (25, 20, 27), "Clara wins by $2M"),
    ],
)
def test_the_heading_tells_place_and_distance(
    qapp: QApplication, own: int | None, scores: tuple[int, ...], told: str
) -> None:
    assert heading(result(*scores), telling(own, (0, 0, 0)), "plain") == told


def test_level_scores_are_told_as_a_tie_that_was_broken(qapp: QApplication) -> None:
    level = result(25, 20, 25, ranks=(2, 3, 1))
    assert heading(level, telling(0, (0, 0, 0)), "plain") == "Second, behind Clara on a tie"
    assert heading(level, telling(2, (0, 0, 0)), "plain") == "First, ahead of Ada on a tie"
    assert heading(level, telling(None, (0, 0, 0)), "plain") == "plain"


def test_a_shared_first_place_and_a_single_seat_are_told_by_the_game(qapp: QApplication) -> None:
    assert heading(result(25, 20, 25), telling(0, (0, 0, 0)), "plain") == "plain"
    assert heading(Result((1,), (25,), {}), telling(0, (0, 0, 0)), "plain") == "plain"


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (0, "You led with 2 turns to go."),
        (1, "Clara led from turn 9 to the end."),
        (2, "You led from turn 9 to the end."),
        (None, "Clara led from turn 9 to the end."),
    ],
)
def test_the_drama_is_that_of_the_lines(qapp: QApplication, own: int | None, told: str) -> None:
    before = ((0, 0, 0), *[(5, 0, 0)] * 6)
    rows = (*before, (5, 0, 5), (6, 0, 5), (6, 0, 8), (6, 0, 9))
    assert drama(result(6, 0, 9), telling(own, *rows)) == told


def test_a_lead_lost_long_ago_is_no_drama(qapp: QApplication) -> None:
    rows = ((0, 0, 0), (5, 0, 0), *[(5, 0, 8)] * 9)
    assert drama(result(5, 0, 8), telling(0, *rows)) == "Clara led from turn 2 to the end."


def test_a_lead_taken_in_the_last_turn_is_told_as_that(qapp: QApplication) -> None:
    """It used to be described as lasting from that turn to the end."""
    rows = ((0, 0, 0), *[(5, 0, 0)] * 4, (0, 0, 8))
    assert drama(result(0, 0, 8), telling(2, *rows)) == "You took the lead only in the last turn."
    text = "Clara took the lead only in the last turn."
    assert drama(result(0, 0, 8), telling(1, *rows)) == text


def test_one_turn_is_one_turn_and_nothing_is_nothing(qapp: QApplication) -> None:
    late = telling(0, (0, 0, 0), *[(5, 0, 0)] * 4, (5, 0, 8))
    assert drama(result(5, 0, 8), late) == "You led with one turn to go."
    rounds = replace(late, history=replace(late.history, axis="round"))
    assert drama(result(5, 0, 8), rounds) == "You led with one round to go."
    level = telling(None, (0, 0, 0), (5, 0, 5))
    assert drama(result(5, 0, 5), level) == ""
    assert drama(result(5, 0, 5, ranks=(2, 3, 1)), level) == ""


@pytest.mark.parametrize(
    ("own", "rows", "told"),
    [
        (0, [(5, 0, 0)] * 4 + [(6, 6, 2), (6, 0, 9)], "You were ahead or tied in 2 of the last 3"),
        (0, [(5, 0, 0), (5, 0, 0), (6, 0, 9)], "You were ahead or tied in 2 of the last 3"),
        (1, [(9, 1, 0), (9, 8, 0), (9, 8, 4), (10, 8, 9)], "was yours, $7M in turn 2."),
        (1, [(9, 1, 0), (9, 8, 7), (9, 8, 9), (9, 8, 10)], ""),  # Clara gained as much
        (2, [(5, 0, 0), (5, 0, 9)], ""),  # the winner needs none
        (None, [(5, 0, 0), (5, 0, 9)], ""),  # nor do several people at one screen
    ],
)
def test_one_good_thing_is_true_of_a_lost_game(
    qapp: QApplication, own: int | None, rows: list[tuple[int, int, int]], told: str
) -> None:
    found = good_thing(result(*rows[-1]), telling(own, (0, 0, 0), *rows))
    assert told in found
    assert bool(found) == bool(told)


def test_who_loses_a_tie_was_ahead_in_all_of_the_last_turns(qapp: QApplication) -> None:
    rows = ((0, 0, 0), *[(5, 0, 0)] * 4, (6, 6, 2), (9, 0, 9))
    found = good_thing(result(9, 0, 9, ranks=(2, 3, 1)), telling(0, *rows))
    assert found == "You were ahead or tied in all of the last 3 turns."


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ("hhhh", "Ada ranks above Bruno. Tied on value and chips, so the player who would have"),
        ("hbhh", ""),
    ],
    ids=["people", "a bot"],
)
def test_a_tie_that_the_seats_decide_is_told_before_the_points(
    qapp: QApplication, players: str, told: str
) -> None:
    """V15; points are counted among people alone."""
    names = (*NAMES, "Dmitri")
    seats = tuple(
        SeatInfo(name=name, player="human" if who == "h" else "bot:casual")
        for name, who in zip(names, players, strict=True)
    )
    context = TableContext(seats, Stage.OVER, None, None, 0, (0, 1, 2, 3), Options())
    rule = worded("nyse-value-and-chips-are-tied")
    rows = [
        ResultRow(seat + 1, seat, "$9M", "", NO_WORDS if seat else rule, ()) for seat in range(4)
    ]

    class TiedWords(NyseWords):
        def result_rows(self, *position: object) -> Sequence[ResultRow]:
            return rows

    tied, unread = result(9, 9, 8, 7, ranks=(1, 2, 3, 4)), cast("View", None)
    closing = closing_of(tied, unread, context, cast("AnyWords", TiedWords()), None)
    assert closing.drama.startswith(told) if told else not closing.drama
