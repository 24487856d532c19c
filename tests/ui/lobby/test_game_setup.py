"""The set-up of a table: defaults, saved values, and invalid ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stockgames.engine.registry import meta
from stockgames.evenings.person import PERSON_NAMES, Person
from stockgames.presentation.faces import know_people
from stockgames.storage.settings import MOST_NAMES
from stockgames.ui.lobby.game_setup import (
    BOT_NAMES,
    MOST_KNOWN,
    GameSetup,
    bot,
    from_values,
    handovers,
    known_names,
    one_and_bots,
    people,
    to_values,
    usual_setup,
)


def test_usual_table_is_one_person_and_bots_with_names_of_their_own() -> None:
    setup = usual_setup(meta("nyse"), ("Clara",), "greedy")
    assert [seat.is_human for seat in setup.seats] == [True, False, False, False]
    names = [seat.name.casefold() for seat in setup.seats]
    assert len(set(names)) == len(names)
    assert setup.seats[0].name == "Clara"
    assert setup.seats[1].player == "bot:greedy"


def test_people_and_bots_without_names_are_told_apart_by_their_initials() -> None:
    initials = [name[0] for name in (*PERSON_NAMES, *BOT_NAMES)]
    assert len(set(initials)) == len(PERSON_NAMES) + len({name[0] for name in BOT_NAMES})
    names = [seat.name for seat in people((), 4)]
    assert names == list(PERSON_NAMES[:4])
    beside = people((PERSON_NAMES[0][0] + "da",), 3)
    assert len({seat.name[0] for seat in beside}) == 3


def test_no_bot_has_the_name_of_a_known_person_as_long_as_there_are_others() -> None:
    names = ("Bruno", "clara", "Pia")
    try:
        know_people(Person(name, name) for name in names)
        for count in (3, 7):
            seats = one_and_bots(("Ada",), count, "able")
            assert not {seat.name.casefold() for seat in seats} & set(map(str.casefold, names))
        assert len({seat.name for seat in one_and_bots(("Ada",), 9, "able")}) == 10
        know_people(Person(name, name) for name in BOT_NAMES)
        assert one_and_bots(("Ada",), 3, "able")[1].name in BOT_NAMES
    finally:
        know_people(())


def test_names_typed_last_time_come_first_but_for_who_always_sits_here() -> None:
    table = [*people(("Dora", "ada"), 3), bot("Bruno", "greedy")]
    assert known_names(("Ada", "Bela"), table) == ["Ada", "Dora", "Bela"]
    assert known_names((), table) == ["Dora", "ada"]


def test_no_more_names_are_remembered_than_the_settings_hold() -> None:
    many = [f"Somebody {n}" for n in range(MOST_KNOWN)]
    assert known_names(many, people(("Zoe",), 1)) == [many[0], "Zoe", *many[1:-1]]
    assert MOST_KNOWN == MOST_NAMES


def test_wishes_are_remembered_as_they_were() -> None:
    setup = GameSetup("nyse", people(("Ada",), 3), {"hands": "concealed"}, 2, "peek")
    assert from_values(meta("nyse"), to_values(setup)) == setup


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"name": "", "player": "human"}]},
        {"seats": "Ada"},
        {"first": 3},
        {"first": True},
        {"options": None},
    ],
)
def test_what_is_no_table_is_not_believed(change: dict[str, Any]) -> None:
    values = to_values(GameSetup("nyse", people(("Ada",), 3)))
    assert from_values(meta("nyse"), values) is not None
    assert from_values(meta("nyse"), {**values, **change}) is None


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
@pytest.mark.parametrize("way", ["code", "peek", "shout", "", 3, ["code"]])
def test_a_remembered_way_the_game_lacks_becomes_the_curtain(game_id: str, way: object) -> None:
    """Such as the former code cards; the seats are kept."""
    setup = GameSetup(game_id, people(("Ada",), meta(game_id).usual_seats))
    read = from_values(meta(game_id), {**to_values(setup), "handover": way})
    assert read == replace(setup, handover=way if way in handovers(game_id) else "curtain")


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
def test_the_curtain_is_the_usual_way_and_peeking_for_turns_alone(game_id: str) -> None:
    at_once = game_id in ("exchange", "stock-exchange")
    ways = ("curtain", "trusting") if at_once else ("curtain", "peek", "trusting")
    assert handovers(game_id, phones=False) == ways
    assert handovers(game_id) == (*ways, "phones")
