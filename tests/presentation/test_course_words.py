from __future__ import annotations

from typing import ClassVar

import pytest

from stockgames.engine.history import Moment
from stockgames.presentation.course import CourseWords, round_at


class Plain(CourseWords):
    """A game without texts of its own except emblems."""

    emblems: ClassVar = {"boom": "chevron_up"}


def test_a_moment_has_the_emblem_of_its_kind() -> None:
    moment = Moment("boom", step=3, seat=None, amount=20)
    assert Plain().emblem(moment) == "chevron_up"


def test_amounts_are_dollars_and_points_are_turns_unless_a_game_says_otherwise() -> None:
    assert Plain().amount(1200, "dollars") == "$1,200"
    assert Plain().currency == "dollars"
    assert Plain().point(4) != round_at(4)
    assert "4" in Plain().point(4)


def test_where_each_line_is_somebodys_no_thing_has_a_name() -> None:
    with pytest.raises(KeyError):
        Plain().thing("worth", 0)
