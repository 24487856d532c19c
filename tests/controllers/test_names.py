"""controllers/names.py: whatever a seat is called, its name is one line of plain text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.controllers.names import sayable
from stockgames.controllers.stages import Handover
from stockgames.engine.match import Match
from tests.controllers.desk import exchange, sit_down

NAMES = ["Ada", "Zoë", "Дмитрий", "شیرین‌بانو", "小林", "A & B", 'O\'Neil "Bo"']


@pytest.mark.parametrize("name", NAMES)
def test_names_stay_as_they_are(name: str) -> None:
    assert sayable(name) == name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("<img src=/dev/zero>", "‹img src=/dev/zero>"),
        ("Ada\nBela took all", "Ada·Bela took all"),
        ("Ada\u202e won", "Ada· won"),
        ("\x00\u2028\u2029\u2066", "····"),
    ],
)
def test_what_is_more_than_a_name_shows(name: str, said: str) -> None:
    assert sayable(name) == said


@given(st.text(min_size=1, max_size=40))
def test_no_name_is_markup(name: str) -> None:
    said = sayable(name)
    assert len(said) == len(name)
    assert "<" not in said
    assert len(said.splitlines()) == 1


def test_the_table_says_names_so_and_the_record_keeps_them() -> None:
    match = exchange("hhb")
    stranger = match.seats[0].model_copy(update={"name": "<b>"})
    seats = (stranger, *match.seats[1:])
    table = sit_down(Match(match.game, seats, match.options, match.setup), Handover.CURTAIN)
    assert [info.name for info in table.seats] == ["‹b>", "Seat 1", "Seat 2"]
    assert table._match.record().seats[0].name == "<b>"
