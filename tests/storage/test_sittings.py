from __future__ import annotations

import json
from pathlib import Path
from random import Random

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
