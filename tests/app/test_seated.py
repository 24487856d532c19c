from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.app.known_players import person_called, seat_people
from stockgames.evenings.person import Person
from stockgames.presentation.faces import choices, portraits_at
from stockgames.presentation.sentences.words import PERSON_NAMES
from stockgames.storage.library import Library
from stockgames.ui.lobby.game_setup import GameSetup, bot, people, person
from tests.app.visitor import Visitor


def test_who_comes_under_a_new_name_is_a_person_of_the_house(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.keep_person(Person("p1", "Ada"))
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
def test_who_kept_the_names_the_app_gave_is_remembered_each_apart(
    tmp_path: Path, count: int
) -> None:
    seats = (*people((), count), bot("Bruno", "greedy"))
    with Library.open(tmp_path) as library:
        found = seat_people(library, seats)
        assert list(found) == list(range(count))
        house = {each.id: each.name for each in library.people()}
        assert [house[who] for who in found.values()] == [seat.name for seat in seats[:-1]]
        assert len(set(found.values())) == count == len(house)
        assert seat_people(library, seats) == found, "the second time they are known"
        alone = seat_people(library, people((), 1))
        assert alone == {0: found[0]}, "whoever sits first is who plays alone"


def test_a_table_that_is_laid_knows_its_people(visitor: Visitor) -> None:
    visitor.house.tables.lay(GameSetup("nyse", (person("Ada"), bot("Bruno", "random"))))
    library = visitor.house.library
    assert library is not None
    seats = library.unfinished()[0].seats
    assert [person.name for person in library.people()] == ["Ada"]
    assert seats[0].person == library.people()[0].id
    assert seats[1].person is None


def test_two_people_of_one_name_are_two(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        for key in ("p1", "p2"):
            library.keep_person(Person(key, "Ada"))
        seats = (person("Ada"), person("Ada 2"), bot("Bruno", "greedy"))
        assert seat_people(library, seats, ("p2", "p1", None)) == {0: "p2", 1: "p1"}
        assert len(library.people()) == 2, "what they are called at the table makes nobody new"
        assert person_called(library, "ada", ["p1"]).id == "p2"
        assert person_called(library, "Ada", ["p1", "p2"]).id not in ("p1", "p2")


def test_who_was_forgotten_since_has_no_seat_of_theirs(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        assert seat_people(library, (person("somebody"),), ("gone",)) == {}
        assert library.people() == []
