from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from stockgames.engine.record import Holder
from stockgames.evenings.person import SOMEBODY
from stockgames.storage.entries import SavedSeat
from stockgames.storage.library import Library
from tests.storage.play import deal, keep, play

SCORES, ALONE_BY = {"nyse": "values"}, {"nyse": "board"}


def over(library: Library, seats: int) -> tuple[int, ...]:
    """Play a game to its end and return its scores."""
    match = deal(seats)
    play(match, Random(seats), keep(library, match))
    return match.result().scores


def test_finished_games_tell_who_sat_where(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        scores = over(library, 2)
        keep(library, deal(2))
        (found,) = library.sittings(SCORES, ALONE_BY)
        ids = {person.id for person in library.people()}
        assert found.game == "nyse"
        assert tuple(sitter.score for sitter in found.sitters) == scores
        assert min(sitter.rank for sitter in found.sitters) == 1
        assert {sitter.person for sitter in found.people} <= ids
        assert sorted(json.loads(found.board)) == [1, 2, 2, 3, 4, 5]
        assert found.ended


def test_scores_that_nobody_can_name_are_none(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, 1)
        (found,) = library.sittings({}, {})
        assert found.board == ""
        assert [sitter.score for sitter in found.sitters] == [0]


def test_damaged_games_are_passed_over(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, 1)
        over(library, 2)
        library._database.write("UPDATE games SET result = '{}' WHERE row = 1")
        assert len(library.sittings(SCORES, ALONE_BY)) == 1


def test_bots_are_told_by_their_level(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, 3)
        (found,) = library.sittings(SCORES, ALONE_BY)
        levels = [sitter.level for sitter in found.sitters]
        assert [bool(level) for level in levels] == [s.person is None for s in found.sitters]


def test_a_study_is_in_nobodys_book(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = deal(2)
        play(match, Random(2), keep(library, match))
        study = match.play_on(3, match.seats, "SEED")
        play(study, Random(3), keep(library, study, "SEED@3"))
        assert len(library.finished()) == 2
        assert len(library.sittings(SCORES, ALONE_BY)) == 1
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
        journal.hand_seat(0, {"name": "Bruno", "player": "bot:casual"}, None, 4)
        loaded = library.load(journal.row)
        assert loaded.seats == match.seats
        again = keep(library, loaded)
        assert library.load(again.row).seats == match.seats
        library.remove_person(person)
        (held,) = library.load(journal.row).seats[0].x_held or ()
        assert (held.name, held.until) == (SOMEBODY, 4)
        play(match, rng, journal)
        (found,) = library.sittings(SCORES, ALONE_BY)
        assert found.sitters[0].level == "casual"
