"""ui/review/past_list.py: by what a game can be searched."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from stockgames.ui.review.past_list import OfEvening, Wanted, moment
from tests.ui.review.games import ADA, game

NOW = datetime(2031, 5, 6, 12, tzinfo=UTC)
EVENING = OfEvening(3, "Ada's birthday", "2031-05-04T17:00:00Z")


def test_people_and_winners() -> None:
    assert game().people == ("Ada", "Zoë")
    assert game().winners == ("Bruno",)
    assert game(seats=(ADA,)).winners == ()


@pytest.mark.parametrize(
    ("begun", "played", "minutes"),
    [
        ("2031-05-04T18:30:00Z", "2031-05-04T18:42:10Z", 12),
        ("2031-05-04T18:30:00Z", "2031-05-04T18:29:00Z", 0),
        ("yesterday", "2031-05-04T18:42:10Z", 0),
        ("2031-05-04T18:30:00Z", "2031-05-04T18:42:10", 0),
        ("", "", 0),
    ],
)
def test_minutes_are_told_where_both_labels_are_times(
    begun: str, played: str, minutes: int
) -> None:
    assert game(begun=begun, played=played).minutes == minutes


def test_a_label_without_its_zone_tells_no_time() -> None:
    assert moment("2031-05-04T18:30:00") is None
    assert moment("2031-05-04T18:30:00Z") == datetime(2031, 5, 4, 18, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("wanted", "is_taken"),
    [
        (Wanted(), True),
        (Wanted(text="zoË nyse"), True),
        (Wanted(text="bruno"), True),
        (Wanted(text="birth"), True),
        (Wanted(text="ada emil"), False),
        (Wanted(game_id="nyse"), True),
        (Wanted(game_id="exchange"), False),
        (Wanted(person="Zoë"), True),
        (Wanted(person="Bruno"), False),
        (Wanted(evening=3), True),
        (Wanted(evening=4), False),
        (Wanted(days=7), True),
        (Wanted(days=1), False),
    ],
)
def test_a_game_is_found_by_all_that_is_wanted(wanted: Wanted, is_taken: bool) -> None:
    assert wanted.takes(game(evening=EVENING), NOW) == is_taken


def test_a_game_without_an_evening_or_a_time_is_found_by_neither() -> None:
    assert not Wanted(evening=3).takes(game(), NOW)
    assert not Wanted(days=7).takes(game(played="?"), NOW)
    assert Wanted(text="nyse").takes(game(), NOW)
