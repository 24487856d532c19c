"""What the book takes from the library."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.analysis.analysis_job import Finding
from stockgames.analysis.distinctions import had
from stockgames.app.book import (
    JOB,
    VERSION,
    BookSearch,
    book_of,
    brought_to,
    names_in,
    new_distinctions,
    par_of,
    to_search,
)
from stockgames.engine.record import Record
from stockgames.lab.__main__ import main
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import GameShelvedError, StorageCode, StorageError
from stockgames.storage.findings import GameFindings
from stockgames.storage.library import Library
from tests.storage.play import deal, play
from tests.storage.play import keep as begin


def keep(library: Library, row: int, finding: Finding) -> None:
    library.findings(row).save(JOB, VERSION, 0, finding)


def over(library: Library, seed: str, *, searched: bool = True) -> int:
    """Play a game of ada, a bot and zoë to its end, and search it; return its row."""
    match = deal(3, seed)
    journal = begin(library, match, seed)
    play(match, Random(seed), journal)
    if searched:
        keep(library, journal.row, to_search(library, journal.row).examine())
    return journal.row


def has(library: Library, person: str) -> dict[str, int]:
    return dict(had(brought_to(library, person, library.sittings())))


def test_a_distinction_is_from_its_first_game_for_each_person(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        first, second = over(library, "s"), over(library, "t")
        for person in ("ada", "zoë"):
            assert has(library, person)["bell"] == first
        kept = library.all_findings(JOB, VERSION)[first][0]
        library.findings(first).save(JOB, "0", 0, kept)
        assert has(library, "ada")["bell"] == second, "with another basis it does not count"
        assert library.without_findings(JOB, VERSION, 9) == [first]


def test_what_is_new_is_told_once(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        told = []
        for seed in ("s", "t"):
            row = over(library, seed, searched=False)
            told.append(new_distinctions(library, row, library.load(row), ("ada", None, None)))
            keep(library, row, to_search(library, row).examine())
            again = new_distinctions(library, row, library.load(row), ("ada", None, None))
            assert again == told[-1]
        assert say("book-distinction", id="bell") in told[0]
        assert say("book-distinction", id="bell") not in told[1]


def test_the_book_can_be_computed_again(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        row = over(library, "s")
        found = library.all_findings(JOB, VERSION)[row]
        keep(library, row, {"found": [["gold"], [], []]})
        assert has(library, "ada") == {"gold": row}
    assert main(["book", str(tmp_path)]) == 0
    with Library.open(tmp_path) as library:
        assert library.all_findings(JOB, VERSION)[row] == found


def test_odd_findings_are_no_distinctions() -> None:
    odd: tuple[dict[str, Any], ...] = (
        *({}, {"found": 3}, {"found": []}, {"found": [7]}, {"found": {"0": ["bell"]}}),
        {"found": [[1, "bell"]]},
    )
    assert [names_in(each, 0) for each in odd] == [*([[]] * 5), ["bell"]]


class Opener(QObject):
    """Holds a library, as the app's does."""

    def __init__(self, library: Library | None) -> None:
        super().__init__()
        self.library = library


def search(library: Library, messages: Mock, qtbot: QtBot) -> BookSearch:
    """Return a search that has begun; it is stopped at the end."""
    opener = Opener(library)
    searching = BookSearch(opener, messages)  # type: ignore[arg-type]
    qtbot.addWidget(holder := QWidget(), before_close_func=lambda _: searching.stop())
    holder.setProperty("opener", opener)
    searching.begin()
    return searching


def test_all_games_are_searched_a_few_at_a_time(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockgames.app.book.AT_A_TIME", 2)
    with Library.open(tmp_path) as library:
        for seed in "stuvw":
            over(library, seed, searched=False)
        damaged = over(library, "x", searched=False)
        saved_record = library.saved_record

        def read(row: int) -> Record:
            if row == damaged:
                raise GameShelvedError(tmp_path, "move 17")
            return saved_record(row)

        monkeypatch.setattr(library, "saved_record", read)
        messages = Mock(showing_errors=nullcontext)
        searching, told = search(library, messages, qtbot), list[bool]()
        searching.found.connect(lambda: told.append(True))
        qtbot.waitUntil(lambda: bool(told))
        assert library.without_findings(JOB, VERSION, 9) == [damaged]
        searching.begin()
        assert searching._pool is None, "what can't be read is not tried again"
        assert told == [True]
        messages.show_error.assert_not_called()


def test_a_full_disk_ends_the_search_and_is_told_once(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageError(StorageCode.DISK_FULL, tmp_path)

    monkeypatch.setattr(GameFindings, "save", full)
    with Library.open(tmp_path) as library:
        for seed in "st":
            over(library, seed, searched=False)
        messages = Mock(showing_errors=nullcontext)
        searching = search(library, messages, qtbot)
        qtbot.waitUntil(lambda: messages.show_error.called)
        assert searching._pool is None
        messages.show_error.assert_called_once()


def test_the_par_of_the_day_is_in_the_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library.open(tmp_path) as library:
        row = over(library, "s")
        assert par_of(library, row) is None
        (ada,) = (person for person in library.people() if person.id == "ada")
        score = library.load(row).result().scores[0]
        for par, is_par in ((score + 1, False), (score, True)):
            monkeypatch.setattr("stockgames.analysis.distinctions.par", lambda *_, found=par: found)
            keep(library, row, to_search(library, row, has_par=True).examine())
            assert par_of(library, row) == par
            assert ("par:nyse" in book_of(library, ada).had) is is_par


def test_a_running_game_is_not_in_the_book(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, "s")
        (ada,) = (person for person in library.people() if person.id == "ada")
        before = book_of(library, ada)
        assert before.figures.played == 1
        match = deal(3, "t")
        journal = begin(library, match, "t")
        for _ in range(20):
            play(match, Random("t"), journal, moves=1)
            now = book_of(library, ada)
            assert (now.figures, now.had) == (before.figures, before.had)
