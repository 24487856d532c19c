from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from stockgames.app.known_players import company, last_time, seat_people
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.evenings.evening import Evening
from stockgames.evenings.person import Person
from stockgames.storage.library import Library
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.lobby.game_setup import GameSetup, bot, person
from tests.app.visitor import Visitor, settle


def test_whoever_has_just_played_is_here_and_seated_in_three_presses(visitor: Visitor) -> None:
    visitor.house.tables.lay(GameSetup("nyse", (person("Ada"), person("Ben"), person("Carlo"))))
    visitor.house.show_lobby()
    box = next(box for box in visitor.house.lobby.findChildren(GameBox) if box.meta.id == "nyse")
    box.seats.emit()
    visitor.press("everyone-here")
    visitor.press("start-table")
    seats = visitor.library.unfinished()[0].seats
    assert {seat.name for seat in seats} == {"Ada", "Ben", "Carlo"}
    assert len(visitor.library.unfinished()) == 2


def test_whoever_is_at_the_evening_is_here_and_nobody_of_long_ago(tmp_path: Path) -> None:
    with Library.open(tmp_path, now=lambda: "2020-01-01T00:00:00Z") as library:
        for key in ("Ada", "Ben"):
            library.keep_person(Person(key.lower(), key))
        wishes = GameSetup("nyse", (person("Ada"), person("Ben")))
        match = Match.deal(registry.load("nyse"), wishes.seats, {}, "seed")
        seated = seat_people(library, wishes.seats)
        library.create_game(match, wishes={}, seed="seed", handover="curtain", seated=seated)
        assert company(library, None).here == ()
        found = company(library, Evening().come("ben"))
        assert found.here == ("Ben",)
        assert {known.name for known in found.house} == {"Ada", "Ben"}


def test_two_people_of_one_name_are_called_otherwise(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.keep_person(Person("p1", "Ada", since="2026-01"))
        library.keep_person(Person("p2", "Ada", since="2026-02"))
        found = company(library, None).house
        assert {person.id: person.name for person in found} == {"p1": "Ada", "p2": "Ada 2"}
        seats = (person("Ada 2"), person("Ada"))
        assert seat_people(library, seats) == {0: "p2", 1: "p1"}, "a table that names lay"


@pytest.mark.parametrize("spelling", ["José", "Jose\u0301", "JOSÉ", "JOSE\u0301"], ids=ascii)
def test_a_person_is_known_by_every_spelling_of_the_name(tmp_path: Path, spelling: str) -> None:
    with Library.open(tmp_path) as library:
        for name in ("José", "Jose"):
            library.keep_person(Person(name.lower(), name))
        assert seat_people(library, (person(spelling),)) == {0: "josé"}
        assert len(library.people()) == 2


def test_the_same_people_as_last_time_are_at_the_table_with_one_press(visitor: Visitor) -> None:
    people = (person("Ben"), person("Ada"), bot("Otto", "greedy"))
    visitor.house.tables.lay(GameSetup("nyse", people))
    visitor.house.show_lobby()
    visitor.key(Qt.Key.Key_E)
    page = visitor.house.evening.page
    assert page is not None
    visitor.press("same-as-last-time")
    settle()
    evening = visitor.house.evening.host.evening
    assert evening is not None
    names = {known.id: known.name for known in visitor.library.people()}
    assert [names[guest.person] for guest in evening.guests] == ["Ben", "Ada"]
    assert page.chairs.isVisible()
    visitor.key(Qt.Key.Key_Return)
    settle()
    assert visitor.page == "curtain", "one press for the people, one to begin"


def test_last_time_is_the_whole_evening_of_the_last_game(tmp_path: Path) -> None:
    now = iter(f"2020-01-{day:02}T00:00:00Z" for day in range(1, 31))
    with Library.open(tmp_path, now=lambda: next(now)) as library:
        for key in ("Ada", "Ben", "Cora", "Dora"):
            library.keep_person(Person(key.lower(), key))

        def play(*names: str) -> int:
            wishes = GameSetup("nyse", tuple(map(person, names)))
            match = Match.deal(registry.load("nyse"), wishes.seats, {}, "seed")
            seated = seat_people(library, wishes.seats)
            deal = library.create_game(
                match, wishes={}, seed="seed", handover="curtain", seated=seated
            )
            return deal.row

        assert last_time(library, None) == ()
        play("Dora", "Cora")
        assert last_time(library, None) == ("dora", "cora"), "in the order of seats"
        evening = Evening().come("ada").come("ben").come("cora").come("gone").add("nyse")
        evening = evening.begin(1, ("ben", "ada"), row=play("Ben", "Ada"), at="")
        library.begin_evening(evening)
        assert last_time(library, None) == ("ada", "ben", "cora"), "who is of the house still"
        assert last_time(library, evening) == ("dora", "cora"), "not the evening that is on"
        play("Ada")
        assert last_time(library, None) == ("ada", "ben", "cora"), "one alone is no company"
        assert company(library, None).last == ("Ada", "Ben", "Cora")
