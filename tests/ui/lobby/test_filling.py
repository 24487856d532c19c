"""Who gets which seat, for any table that a person could set up."""

from __future__ import annotations

import string

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta
from stockgames.ui.lobby.who_plays import (
    at_level,
    is_seated,
    level_of,
    seated,
    table_for,
    table_of,
    unseated,
)

GAMES = st.sampled_from([registry.meta(game) for game in registry.game_ids()])
NAMES = st.lists(
    st.text(string.ascii_letters, min_size=1, max_size=3), unique_by=str.casefold, max_size=16
)


@given(GAMES, NAMES)
def test_people_come_first_and_bots_fill_up(meta: GameMeta, names: list[str]) -> None:
    seats = table_of(meta, names, "greedy")
    people = [seat.name for seat in seats if seat.is_human]
    assert people == names[: max(meta.seats)]
    assert len(seats) in meta.seats
    assert len({seat.name.casefold() for seat in seats}) == len(seats)


@given(GAMES, NAMES)
def test_whoever_is_called_has_a_chair_while_there_is_one(meta: GameMeta, names: list[str]) -> None:
    seats = table_for(meta, 1, (), "greedy")
    for name in names:
        found = seated(meta, seats, name)
        if found is None:
            assert len(seats) == max(meta.seats)
            assert all(seat.is_human for seat in seats)
            break
        seats = found
        assert is_seated(seats, name.upper())
        assert len(seats) in meta.seats
        assert len({seat.name.casefold() for seat in seats}) == len(seats)


@given(GAMES, NAMES)
def test_whoever_goes_leaves_the_chair_to_a_bot(meta: GameMeta, names: list[str]) -> None:
    seats = table_of(meta, names, "greedy")
    for name in names[: max(meta.seats)]:
        now = unseated(seats, name, "shrewd")
        assert len(now) == len(seats)
        assert sum(seat.is_human for seat in now) == sum(seat.is_human for seat in seats) - 1
        seats = now


def test_a_nameless_person_gives_the_chair_to_whoever_has_a_name() -> None:
    meta = registry.meta("nyse")
    seats = table_for(meta, 2, (), "greedy")
    found = seated(meta, seats, "Ada")
    assert found is not None
    assert [seat.name for seat in found] == ["Ada", seats[1].name]


def test_one_level_for_all_bots() -> None:
    seats = table_for(registry.meta("portfolio"), 1, ("Ada",), "greedy")
    mixed = (*at_level(seats[:2], "shrewd"), *seats[2:])
    assert level_of(seats) == "greedy"
    assert level_of(mixed) == ""
    assert level_of(at_level(mixed, "random")) == "random"
    assert level_of(at_level(seats[:1], "random")) == ""
