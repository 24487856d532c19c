"""Wishes for a table: defaults, memory, and what is not believed."""

from __future__ import annotations

from typing import Any

import pytest

from stockgames.engine.registry import meta
from stockgames.ui.lobby.wishes import (
    TableWishes,
    from_values,
    handovers,
    one_and_bots,
    people,
    to_values,
    usual_wishes,
)


def test_usual_table_is_one_person_and_bots_with_names_of_their_own() -> None:
    wishes = usual_wishes(meta("nyse"), ("Clara",), "greedy")
    assert [seat.is_human for seat in wishes.seats] == [True, False, False, False]
    names = [seat.name.casefold() for seat in wishes.seats]
    assert len(set(names)) == len(names)
    assert wishes.seats[0].name == "Clara"
    assert wishes.seats[1].player == "bot:greedy"


def test_people_take_known_names_first() -> None:
    names = [seat.name for seat in people(("Ada", "Bela"), 4)]
    assert names[:2] == ["Ada", "Bela"]
    assert len(set(names)) == 4


def test_ten_seats_find_ten_names() -> None:
    names = {seat.name for seat in one_and_bots((), 9, "random")}
    assert len(names) == 10


def test_wishes_are_remembered_as_they_were() -> None:
    wishes = TableWishes("nyse", people(("Ada",), 3), {"hands": "concealed"}, 2, "peek")
    assert from_values(meta("nyse"), to_values(wishes)) == wishes


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"name": "", "player": "human"}]},
        {"seats": "Ada"},
        {"first": 3},
        {"first": True},
        {"handover": "shout"},
        {"options": None},
    ],
)
def test_what_is_no_table_is_not_believed(change: dict[str, Any]) -> None:
    values = to_values(TableWishes("nyse", people(("Ada",), 3)))
    assert from_values(meta("nyse"), values) is not None
    assert from_values(meta("nyse"), {**values, **change}) is None


def test_a_game_remembers_only_ways_that_it_has() -> None:
    coded = TableWishes("exchange", people(("Ada",), 4), handover="code")
    assert from_values(meta("exchange"), to_values(coded)) == coded
    assert from_values(meta("exchange"), {**to_values(coded), "handover": "peek"}) is None
    nyse = TableWishes("nyse", people(("Ada",), 4))
    assert from_values(meta("nyse"), {**to_values(nyse), "handover": "code"}) is None
    for game_id in ("nyse", "exchange"):
        assert handovers(game_id)[0] == "curtain"
    assert "peek" not in handovers("stock-exchange")
