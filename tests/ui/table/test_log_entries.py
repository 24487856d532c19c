from __future__ import annotations

from typing import Any

import pytest

from stockgames.controllers.table import Shown, Stage
from stockgames.engine import registry
from stockgames.engine.record import SeatInfo
from stockgames.ui.table.game_table import TableContext
from stockgames.ui.table.generic_words import GenericWords
from stockgames.ui.table.log_entries import log_entries

pytestmark = pytest.mark.usefixtures("qapp")


def told(seal: str, *hints: int, latest: int | None = None) -> list[str]:
    context = TableContext(
        seats=(SeatInfo(name="Ada", player="human"),),
        stage=Stage.ASKING,
        seat=0,
        eyes=0,
        front=0,
        humans=(0,),
        options=registry.load("nyse").options_type(),
        history=[Shown(n, 0, n, (), hints=count) for n, count in enumerate(hints, start=1)],
    )
    words: Any = GenericWords()
    return [entry.plain() for entry in log_entries(words, context, seal, latest)]


def test_the_seal_comes_first() -> None:
    sealed = told("abc123", 0)
    assert sealed[0].endswith("abc123")
    assert "Menu, Fairness" in sealed[0]
    assert sealed[1:] == told("", 0)


def test_moves_after_hints_say_so() -> None:
    none, one, more = told("", 0, 1, 3)
    assert "hint" not in none
    assert one.endswith("after a hint")
    assert more.endswith("after 3 hints")


def test_of_a_long_game_only_the_latest_lines_are_told_where_no_more_are_wanted() -> None:
    whole = told("abc123", *([0] * 30))
    assert told("abc123", *([0] * 30), latest=24) == whole[-24:]
    assert told("abc123", 0, 1, latest=24) == told("abc123", 0, 1)
