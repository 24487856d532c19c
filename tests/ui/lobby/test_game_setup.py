"""The set-up of a table: who sits where, options, defaults, saved and invalid values."""

from __future__ import annotations

import string
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.record import Holder, SeatInfo
from stockgames.engine.registry import meta
from stockgames.engine.state import GameMeta
from stockgames.evenings.person import PERSON_NAMES, Person
from stockgames.games.stock_exchange.options import Options
from stockgames.presentation.faces import know_people
from stockgames.storage.settings import MOST_NAMES
from stockgames.ui.lobby.game_setup import (
    BOT_NAMES,
    MOST_KNOWN,
    GameSetup,
    at_level,
    bot,
    from_values,
    handovers,
    is_seated,
    known_names,
    level_of,
    one_and_bots,
    people,
    seated,
    table_for,
    table_of,
    to_values,
    unseated,
    usual_setup,
)
from stockgames.ui.lobby.new_table import Presets, create_options, saved_options
from stockgames.ui.lobby.seats_sheet import SeatsSheet
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from tests.ui.finding import child


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


def presets(qtbot: QtBot, game_id: str) -> tuple[Presets, list[tuple[SeatInfo, ...]]]:
    made = Presets(ThemeContext(), registry.meta(game_id), "able", ("Ada", "Bruno"))
    qtbot.addWidget(made)
    chosen = list[tuple[SeatInfo, ...]]()
    made.chosen.connect(lambda seats: chosen.append(tuple(seats)))
    return made, chosen


def names(made: Presets) -> list[str]:
    return [button.objectName() for button in made.findChildren(QPushButton)]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_there_is_a_button_for_each_number_of_people(qtbot: QtBot, game_id: str) -> None:
    meta = registry.meta(game_id)
    made, _ = presets(qtbot, game_id)
    people = [f"preset-people-{count}" for count in range(2, max(meta.seats) + 1)]
    alone = ["preset-alone"] if 1 in meta.seats else []
    assert names(made) == [*alone, "preset-bots", *people]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_each_press_lays_a_table_that_the_game_can_be_played_at(qtbot: QtBot, game_id: str) -> None:
    meta = registry.meta(game_id)
    made, chosen = presets(qtbot, game_id)
    for name in names(made):
        button = child(made, QPushButton, name)
        assert button.text()
        button.click()
        seats = chosen[-1]
        assert len(seats) in meta.seats
        people = sum(seat.is_human for seat in seats)
        count = name.rpartition("-")[2]
        assert people == (int(count) if count.isdigit() else 1)
        assert {seat.level for seat in seats if not seat.is_human} <= {"able"}
        assert seats[0].name == "Ada"
    assert len(chosen) == len(names(made))


def test_numbers_are_said_in_words(qtbot: QtBot) -> None:
    made, _ = presets(qtbot, "nyse")
    button = child(made, QPushButton, "preset-people-3")
    assert button.text() == "3"
    assert "three" in button.accessibleName().lower()


@pytest.mark.parametrize(
    ("wishes", "garnets"), [({}, 2), ({"garnets": 5}, 5), ({"garnets": 99}, 2), ({"rubies": 1}, 2)]
)
def test_what_the_rules_do_not_know_is_wished_in_vain(wishes: dict[str, int], garnets: int) -> None:
    assert saved_options(Options, wishes).garnets == garnets


def test_a_game_without_a_page_of_options_has_none(look: ThemeContext) -> None:
    assert create_options("nyse", look, {}) is not None
    assert create_options("exchange", look, {}) is None


KNOWN = ("Ada", "Zoe", *BOT_NAMES[:8])


@pytest.fixture
def under(qtbot: QtBot) -> QWidget:
    """Return the window over which the sheet is shown."""
    found = QWidget()
    qtbot.addWidget(found)
    return found


@pytest.fixture
def sheet(qtbot: QtBot, look: ThemeContext, under: QWidget) -> SeatsSheet:
    """Return the sheet of a table where Bela's seat is a bot's now, and Esra sits out."""
    ada, bela = (SeatInfo(name=name, player="human") for name in ("Ada", "Bela"))
    bot = SeatInfo(name="Otto", player="bot:casual", x_character="spiteful")
    seats = ada, bela.handed_to(Holder(name="Rob", player="bot:casual"), 4), bot
    made = SeatsSheet(look, registry.meta("nyse"), seats, KNOWN, under)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("seat", "choice", "typed", "player", "name"),
    [
        (1, "Person", "", "human", "Bela"),
        (1, "Person", "Cyd", "human", "Cyd"),
        (0, "Zoe", "", "human", "Zoe"),
        (1, "Zoe", "", "human", "Zoe"),
        (0, "Bot, clever", "", "bot:clever", ""),
        (2, "Bot, sleepy", "", "bot:sleepy", "Otto"),
    ],
)
def test_whoever_had_a_seat_is_proposed_and_no_bot_is_called_like_a_person(
    sheet: SeatsSheet, seat: int, choice: str, typed: str, player: str, name: str
) -> None:
    handed = dict[int, SeatInfo]()
    sheet.handed.connect(handed.update)
    does, row = sheet.findChildren(Button, "seats-does")[0], sheet.seats.rows[seat]
    assert not does.isEnabled(), "nothing has changed"
    row.player_field.setCurrentIndex(row.player_field.findText(choice))
    row.name_field.setText(typed or row.name_field.text())
    does.click()
    assert [(number, info.player) for number, info in handed.items()] == [(seat, player)]
    assert handed[seat].name == name or not name
    assert player == "human" or handed[seat].name not in (*KNOWN, "Bela")


def test_a_seat_that_was_given_away_by_mistake_is_taken_back(sheet: SeatsSheet) -> None:
    row, does = sheet.seats.rows[0], sheet.findChildren(Button, "seats-does")[0]
    for choice, enabled in (("Bot, clever", True), ("Person", False)):
        row.player_field.setCurrentIndex(row.player_field.findText(choice))
        assert does.isEnabled() == enabled
    sheet.seats.rows[1].name_field.setText("ada")
    assert not does.isEnabled(), "two have one name"
