"""What the book takes from the library."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from stockgames.analysis.distinctions import medals
from stockgames.app.book import (
    INQUIRY,
    book_of,
    brought_to,
    keep,
    look_at,
    names_in,
    solo_of,
)
from stockgames.lab.__main__ import main
from stockgames.storage.library import Library
from stockgames.ui.pieces.medals import solo_heading, solo_line
from tests.storage.play import deal, play
from tests.storage.play import keep as begin


def over(library: Library, seed: str) -> tuple[int, dict[int, list[str]]]:
    """Play a game of ada, a bot and zoë to its end; return its row and what was found."""
    match = deal(3, seed)
    journal = begin(library, match, seed)
    play(match, Random(seed), journal)
    findings = look_at(match)
    keep(library, journal.row, findings)
    return journal.row, {seat: names_in(finding) for seat, finding in findings.items()}


def test_a_distinction_is_from_its_first_game_for_each_person(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        first, _ = over(library, "s")
        over(library, "t")
        for person in ("ada", "zoë"):
            had, todo = brought_to(library, person, library.sittings({}, {}))
            assert (had["bell"], todo) == (first, [])
        library.findings(first).save(INQUIRY, "0", 0, {})
        had, todo = brought_to(library, "ada", library.sittings({}, {}))
        assert todo == [first], "with another basis it is searched again"


def test_the_book_can_be_computed_again(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        row, found = over(library, "s")
        library.findings(row).save(INQUIRY, "0", 0, {"found": ["gold"]})
        assert library.all_findings(INQUIRY, "1")[row].keys() == {2}
    assert main(["book", str(tmp_path)]) == 0
    with Library.open(tmp_path) as library:
        kept = library.all_findings(INQUIRY, "1")[row]
        assert {seat: names_in(finding) for seat, finding in kept.items()} == found


def test_odd_findings_are_no_distinctions() -> None:
    assert [names_in(odd) for odd in ({}, {"found": 3}, {"found": [1, "bell"]})] == [
        *([], [], ["bell"])
    ]


def test_a_score_of_the_par_of_the_day_is_in_the_book(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        row, _ = over(library, "s")
        match = library.load(row)
        (ada,) = (person for person in library.people() if person.id == "ada")
        score = match.result().scores[0]
        for par, is_par in ((score + 1, False), (score, True)):
            keep(library, row, look_at(match, par))
            assert ("par:nyse" in book_of(library, ada)[0].had) is is_par


def test_a_running_game_is_not_in_the_book(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, "s")
        (ada,) = (person for person in library.people() if person.id == "ada")
        before = book_of(library, ada)
        assert before[0].figures.played == 1
        match = deal(3, "t")
        journal = begin(library, match, "t")
        for _ in range(20):
            play(match, Random("t"), journal, moves=1)
            assert book_of(library, ada) == before


def test_a_game_alone_tells_its_medal_and_how_far_the_next_is(qapp: QApplication) -> None:
    match = deal(1, "s")
    play(match, Random("s"))
    score, found = match.result().scores[0], medals(match)
    assert found
    for best, told in ((None, "best so far."), (score - 3, "by $3M."), (score + 3, "$3M short")):
        solo = solo_of(match, best)
        assert solo is not None
        assert told in solo_line(solo, score)
        away = next((amount - score for amount in found if amount > score), None)
        assert away is None or f"${away}M away" in solo_line(solo, score)
        assert ("bronze" in solo_heading(solo, score)) is (found[0] <= score < found[1])
    other = deal(2, "s")
    play(other, Random("s"))
    assert solo_of(other, None) is None
