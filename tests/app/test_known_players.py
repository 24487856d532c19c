"""None"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from stockgames.app.known_players import (
    called_otherwise,
    known_players,
    last_time,
    person_called,
    seat_people,
)
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.evenings.evening import Evening
from stockgames.evenings.person import PERSON_NAMES, Person
from stockgames.presentation.faces import choices, portraits_at
from stockgames.storage.library import Library
from stockgames.storage.settings import Settings
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.lobby.game_setup import GameSetup, bot, people, person
from tests.app.visitor import Visitor, settle


def test_whoever_has_just_played_is_here_and_seated_in_three_presses(visitor: Visitor) -> None:
    visitor.app.tables.deal(GameSetup("nyse", (person("Ada"), person("Ben"), person("Carlo"))))
    visitor.app.show_lobby()
    box = next(box for box in visitor.app.lobby.findChildren(GameBox) if box.meta.id == "nyse")
    box.seats.emit()
    visitor.press("everyone-here")
    visitor.press("start-table")
    seats = visitor.library.unfinished()[0].seats
    assert {seat.name for seat in seats} == {"Ada", "Ben", "Carlo"}
    assert len(visitor.library.unfinished()) == 2


def test_whoever_is_at_the_evening_is_here_and_nobody_of_long_ago(tmp_path: Path) -> None:
    with Library.open(tmp_path, now=lambda: "2020-01-01T00:00:00Z") as library:
        for key in ("Ada", "Ben"):
            library.save_person(Person(key.lower(), key))
        setup = GameSetup("nyse", (person("Ada"), person("Ben")))
        match = Match.deal(registry.load("nyse"), setup.seats, {}, "seed")
        seated = seat_people(library, setup.seats)
        library.create_game(match, wishes={}, seed="seed", handover="curtain", seated=seated)
        assert known_players(library, None).here == ()
        found = known_players(library, Evening().come("ben"))
        assert found.here == ("Ben",)
        assert {known.name for known in found.known} == {"Ada", "Ben"}


def test_two_people_of_one_name_are_called_otherwise(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.save_person(Person("p1", "Ada", since="2026-01"))
        library.save_person(Person("p2", "Ada", since="2026-02"))
        found = known_players(library, None).known
        assert {person.id: person.name for person in found} == {"p1": "Ada", "p2": "Ada 2"}
        seats = (person("Ada 2"), person("Ada"))
        assert seat_people(library, seats) == {0: "p2", 1: "p1"}, "a table that names lay"


@pytest.mark.parametrize("spelling", ["José", "Jose\u0301", "JOSÉ", "JOSE\u0301"], ids=ascii)
def test_a_person_is_known_by_every_spelling_of_the_name(tmp_path: Path, spelling: str) -> None:
    with Library.open(tmp_path) as library:
        for name in ("José", "Jose"):
            library.save_person(Person(name.lower(), name))
        assert seat_people(library, (person(spelling),)) == {0: "josé"}
        assert len(library.people()) == 2


def test_the_same_people_as_last_time_are_at_the_table_with_one_press(visitor: Visitor) -> None:
    people = (person("Ben"), person("Ada"), bot("Otto", "greedy"))
    visitor.app.tables.deal(GameSetup("nyse", people))
    visitor.app.show_lobby()
    visitor.key(Qt.Key.Key_E)
    page = visitor.app.evening.page
    assert page is not None
    visitor.press("same-as-last-time")
    settle()
    evening = visitor.app.evening.manager.evening
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
            library.save_person(Person(key.lower(), key))

        def play(*names: str) -> int:
            setup = GameSetup("nyse", tuple(map(person, names)))
            match = Match.deal(registry.load("nyse"), setup.seats, {}, "seed")
            seated = seat_people(library, setup.seats)
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
        assert known_players(library, None).last == ("Ada", "Ben", "Cora")


def test_who_comes_under_a_new_name_is_a_person_of_the_house(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.save_person(Person("p1", "Ada"))
        seats = (person("ada"), bot("Bruno", "greedy"), person("Ben"))
        found = seat_people(library, seats)
        assert found[0] == "p1"
        assert found.keys() == {0, 2}
        (ben,) = (each for each in library.people() if each.id == found[2])
        assert ben.name == "Ben"
        assert portraits_at(["Ben"]) == (ben.portrait,)
        assert ben.portrait in choices()
        assert seat_people(library, seats) == found, "the second time they are known"


@pytest.mark.parametrize("count", range(1, len(PERSON_NAMES) + 2))
def test_who_kept_the_given_names_is_remembered_each_apart(tmp_path: Path, count: int) -> None:
    seats = (*people((), count), bot("Bruno", "greedy"))
    with Library.open(tmp_path) as library:
        found = seat_people(library, seats)
        assert list(found) == list(range(count))
        known = {each.id: each.name for each in library.people()}
        assert [known[who] for who in found.values()] == [seat.name for seat in seats[:-1]]
        assert len(set(found.values())) == count == len(known)
        assert seat_people(library, seats) == found, "the second time they are known"
        alone = seat_people(library, people((), 1))
        assert alone == {0: found[0]}, "whoever sits first is who plays alone"


def test_two_people_of_one_name_are_two(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        for key in ("p1", "p2"):
            library.save_person(Person(key, "Ada"))
        seats = (person("Ada"), person("Ada 2"), bot("Bruno", "greedy"))
        assert seat_people(library, seats, ("p2", "p1", None)) == {0: "p2", 1: "p1"}
        assert len(library.people()) == 2, "what they are called at the table makes nobody new"
        assert person_called(library, "ada", ["p1"]).id == "p2"
        assert person_called(library, "Ada", ["p1", "p2"]).id not in ("p1", "p2")


def test_who_was_forgotten_since_has_no_seat_of_theirs(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        assert seat_people(library, (person("somebody"),), ("gone",)) == {}
        assert library.people() == []


def seats(*names: str) -> dict[str, Any]:
    found = [{"name": name, "player": "human"} for name in names]
    return {"seats": [*found, {"name": "Bruno", "player": "bot:greedy"}]}


def names_in(settings: Settings) -> list[str]:
    return [seat["name"] for seat in settings.wishes["nyse"]["seats"]]


def test_who_is_renamed_sits_under_the_new_name() -> None:
    kept = Settings(names=("Ada", "Bo"), wishes={"nyse": seats("ada", "Bo"), "odd": {"x": 1}})
    found = called_otherwise(kept, "Ada", "Ada L.")
    assert found.names == ("Ada L.", "Bo")
    assert names_in(found) == ["Ada L.", "Bo", "Bruno"]
    assert found.wishes["odd"] == {"x": 1}


def test_who_is_gone_leaves_their_chair_to_nobody() -> None:
    kept = Settings(names=("Ada", "Bo"), wishes={"nyse": seats("Ada", PERSON_NAMES[0])})
    found = called_otherwise(kept, "Ada", "")
    assert found.names == ("Bo",)
    first, second, _ = names_in(found)
    assert first in PERSON_NAMES
    assert second == PERSON_NAMES[0] != first


def test_two_who_are_one_now_do_not_sit_twice() -> None:
    kept = Settings(names=("Ada", "Bo"), wishes={"nyse": seats("Ada", "Bo")})
    found = called_otherwise(kept, "Bo", "Ada")
    assert found.names == ("Ada",)
    first, second, _ = names_in(found)
    assert first == "Ada"
    assert second in PERSON_NAMES


def test_bots_and_others_keep_their_names() -> None:
    kept = Settings(wishes={"nyse": seats("Ada")})
    assert called_otherwise(kept, "Bruno", "") == kept


@pytest.mark.parametrize(
    ("names", "old", "new", "then"),
    [
        ((), PERSON_NAMES[0], "Zoe", ("Zoe",)),
        ((), PERSON_NAMES[0].upper(), "Zoe", ("Zoe",)),
        ((), PERSON_NAMES[0], "", ()),
        ((), PERSON_NAMES[1], "Zoe", ()),
        (("Ada",), PERSON_NAMES[0], "Zoe", ("Ada",)),
    ],
)
def test_who_had_the_name_the_app_gave_sits_first_under_the_new_one(
    names: tuple[str, ...], old: str, new: str, then: tuple[str, ...]
) -> None:
    assert called_otherwise(Settings(names=names), old, new).names == then
