from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.record import Holder
from stockgames.evenings.person import SOMEBODY, Person, Portrait, Tastes
from stockgames.storage.entries import SavedSeat
from stockgames.storage.library import Library
from tests.evenings.gatherings import gather, of_the_picture
from tests.storage.damage import unreadable
from tests.storage.play import deal, keep, play


def spoil(library: Library, sql: str) -> None:
    library._database.write(sql)


def test_somebody_is_kept_as_they_are(tmp_path: Path) -> None:
    ada = Person(
        "p1", "Ada", Portrait(hat="tricorne", sign="key"), Tastes(text_size=150), since="2026"
    )
    with Library.open(tmp_path) as library:
        library.save_person(ada)
        library.save_person(Person("p2", "Bo"))
        library.save_person(ada.renamed("Ada L."))
    with Library.open(tmp_path) as library:
        assert library.people() == [Person("p2", "Bo"), ada.renamed("Ada L.")]


def test_damaged_people_are_passed_over_and_counted(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.save_person(Person("p1", "Ada"))
        library.save_person(Person("p2", "Bo"))
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
        library.save_person(Person("ada", "Ada"))
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


def test_damaged_evenings_are_passed_over_and_counted(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        kept = library.begin_evening(of_the_picture())
        spoilt = library.begin_evening(gather(2))
        library._database.write(f"UPDATE evenings SET data = '{{}}' WHERE row = {spoilt.row}")
        assert library.evenings() == [kept]
        assert unreadable(library) == 1


def over(library: Library, seats: int) -> tuple[int, ...]:
    """Play a game to its end and return its scores."""
    match = deal(seats)
    play(match, Random(seats), keep(library, match))
    return match.result().scores


def test_finished_games_tell_who_sat_where(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        scores = over(library, 2)
        keep(library, deal(2))
        (found,) = library.sittings()
        ids = {person.id for person in library.people()}
        assert found.game == "nyse"
        assert tuple(sitter.score for sitter in found.sitters) == scores
        assert min(sitter.rank for sitter in found.sitters) == 1
        assert {sitter.person for sitter in found.people} <= ids
        assert sorted(json.loads(found.board)) == [1, 2, 2, 3, 4, 5]
        assert found.ended


def test_scores_of_a_missing_game_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library.open(tmp_path) as library:
        over(library, 1)
        monkeypatch.setattr(registry, "game_ids", lambda: ("portfolio",))
        (found,) = library.sittings()
        assert found.board == ""
        assert [sitter.score for sitter in found.sitters] == [0]


def test_damaged_games_are_passed_over(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, 1)
        over(library, 2)
        library._database.write("UPDATE games SET result = '{}' WHERE row = 1")
        assert len(library.sittings()) == 1


def test_bots_are_told_by_their_level(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, 3)
        (found,) = library.sittings()
        levels = [sitter.level for sitter in found.sitters]
        assert [bool(level) for level in levels] == [s.person is None for s in found.sitters]


def test_a_study_is_in_nobodys_book(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = deal(2)
        play(match, Random(2), keep(library, match))
        study = match.play_on(3, match.seats, "SEED")
        play(study, Random(3), keep(library, study, "SEED@3"))
        assert len(library.finished()) == 2
        assert len(library.sittings()) == 1
        assert library.finished()[0].is_study


ADA = SavedSeat("Ada", "human", person="a")
FINN = SavedSeat("Finn", "human", person="f")
BOT = SavedSeat("Bruno", "bot:casual")


@pytest.mark.parametrize(
    ("holders", "counted"),
    [
        ([(ADA, 4), (BOT, 10)], "Bruno"),
        ([(ADA, 5), (BOT, 10)], "Ada"),
        ([(ADA, 3), (FINN, 5), (BOT, 10)], "Ada"),
        ([(ADA, 5), (FINN, 10)], "Finn"),
        ([(ADA, 3), (BOT, 5), (ADA, 10)], "Ada"),
        ([(BOT, 6), (FINN, 10)], "Bruno"),
        ([(ADA, 0), (BOT, 10)], "Bruno"),
    ],
)
def test_a_game_counts_for_whoever_made_most_decisions(
    holders: list[tuple[SavedSeat, int]], counted: str
) -> None:
    """Each holder is given with the number of the seat's ten moves by then (V14)."""
    (seat, _), *others = holders
    for (_, until), (holder, _) in pairwise(holders):
        seat = seat.handed_to(holder, until)
    assert others
    assert seat.counted(range(1, 11)).name == counted
    assert BOT.handed_to(ADA, 0).counted(()).name == "Ada"


def test_a_seat_that_changed_hands_is_saved_and_merged_with_its_people(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match, rng = deal(2), Random(2)
        journal = keep(library, match)
        person = library.people()[0].id
        play(match, rng, journal, moves=4)
        match.hand_seat(0, Holder(name="Bruno", player="bot:casual"))
        journal.hand_seat(0, {"name": "Bruno", "player": "bot:casual"}, 4)
        loaded = library.load(journal.row)
        assert loaded.seats == match.seats
        again = keep(library, loaded)
        assert library.load(again.row).seats == match.seats
        library.remove_person(person)
        (held,) = library.load(journal.row).seats[0].x_held or ()
        assert (held.name, held.until) == (SOMEBODY, 4)
        play(match, rng, journal)
        (found,) = library.sittings()
        assert found.sitters[0].level == "casual"
