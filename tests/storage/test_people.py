from __future__ import annotations

from pathlib import Path
from typing import Any

from stockgames.evenings.person import Person, Portrait, Tastes
from stockgames.storage.library import Library
from tests.storage.damage import unreadable
from tests.storage.play import deal, keep


def spoil(library: Library, sql: str) -> None:
    library._database.write(sql)


def test_somebody_is_kept_as_they_are(tmp_path: Path) -> None:
    ada = Person(
        "p1", "Ada", Portrait(hat="tricorne", sign="key"), Tastes(text_size=150), since="2026"
    )
    with Library.open(tmp_path) as library:
        library.keep_person(ada)
        library.keep_person(Person("p2", "Bo"))
        library.keep_person(ada.renamed("Ada L."))
    with Library.open(tmp_path) as library:
        assert library.people() == [Person("p2", "Bo"), ada.renamed("Ada L.")]


def test_damaged_people_are_passed_over_and_counted(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.keep_person(Person("p1", "Ada"))
        library.keep_person(Person("p2", "Bo"))
        spoil(library, "UPDATE people SET data = replace(data, 'Bo', 'Bu')")
        assert [person.name for person in library.people()] == ["Ada"]
        assert unreadable(library) == 1


def test_who_sits_down_that_nobody_knows_is_no_person(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = deal(1)
        library.create_game(match, wishes={}, seed="s", handover="curtain", seated={0: "gone"})
        assert library.people() == []


def test_a_damaged_game_is_left_as_it_is_when_somebody_goes(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        broken, whole = keep(library, deal(1)).row, keep(library, deal(1)).row
        spoil(library, f"UPDATE games SET head = replace(head, 'Ada', 'Adu') WHERE row = {broken}")
        library.remove_person("ada")
        games: dict[int, Any] = {game.row: game for game in library.unfinished()}
        assert games[broken].is_damaged
        assert games[whole].seats[0].name == "somebody"


def test_v10_the_wishes_of_a_rematch_forget_the_name_too(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.keep_person(Person("ada", "Ada"))
        library.create_game(
            deal(2),
            wishes={"seats": [{"name": "Ada", "player": "human"}, {"name": "Jörg"}]},
            seed="s",
            handover="curtain",
            seated={0: "ada"},
        )
        library.remove_person("ada")
        wished = library.unfinished()[0].wishes["seats"]
        assert [seat["name"] for seat in wished] == ["somebody", "Jörg"]
