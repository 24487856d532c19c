"""What the book takes from the library."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from stockgames.analysis.analysis_job import Finding
from stockgames.app.book import (
    JOB,
    VERSION,
    book_of,
    had_by,
    names_in,
    new_distinctions,
    search,
    search_next,
)
from stockgames.app.daily_deal import ParSearch, pars
from stockgames.app.lobby_updater import SEARCH_EACH, LobbyUpdater
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
        search(library, journal.row)
    return journal.row


def test_a_distinction_is_from_its_first_game_for_each_person(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        first, second = over(library, "s"), over(library, "t")
        for person in ("ada", "zoë"):
            assert had_by(library, person)["bell"] == first
        kept = library.all_findings(JOB, VERSION)[first]
        library.findings(first).save(JOB, "0", 0, kept)
        assert had_by(library, "ada")["bell"] == second, "with another basis it does not count"
        assert library.without_findings(JOB, VERSION, 9) == [first]


def test_what_is_new_is_told_once(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        told = []
        for seed in ("s", "t"):
            row = over(library, seed)
            told.append(new_distinctions(library, row, library.load(row), ("ada", None, None)))
        assert say("book-distinction", id="bell") in told[0]
        assert say("book-distinction", id="bell") not in told[1]


def test_what_is_new_to_several_is_not_told_as_one_persons(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        row = over(library, "s")
        match = library.load(row)
        one = new_distinctions(library, row, match, ("ada", None, None))
        told = new_distinctions(library, row, match, ("ada", "zoë", None))
        assert match.seats[1].name not in one
        assert all(match.seats[seat].name in told for seat in (0, 1))


def test_what_no_distinction_is_called_is_not_told(tmp_path: Path) -> None:
    """It may be of a package that was removed since."""
    with Library.open(tmp_path) as library:
        row = over(library, "s")
        keep(library, row, {"found": [["lemonade-first"], [], []]})
        assert new_distinctions(library, row, library.load(row), ("ada", None, None)) == ""


def test_nothing_is_called_new_that_an_earlier_game_may_have_brought(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        over(library, "s", searched=False)
        row = over(library, "t")
        match, people = library.load(row), ("ada", None, None)
        assert new_distinctions(library, row, match, people) == ""
        assert search_next(library)
        told = new_distinctions(library, row, match, people)
        assert say("book-distinction", id="bell") not in told


def test_the_book_can_be_computed_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Library.open(tmp_path) as library:
        row = over(library, "s")
        found = library.all_findings(JOB, VERSION)[row]
        keep(library, row, {"found": [["gold"], [], []]})
        assert had_by(library, "ada") == {"gold": row}
    assert main(["book", str(tmp_path)]) == 0
    assert f"bell {row}" in capsys.readouterr().out
    with Library.open(tmp_path) as library:
        assert library.all_findings(JOB, VERSION)[row] == found


def test_what_two_people_had_is_anothers_who_takes_their_games_over(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        rows = over(library, "s"), over(library, "t")
        before = had_by(library, "ada"), had_by(library, "zoë")
        assert set(before[0]) != set(before[1])
        library.save_person(person := next(p for p in library.people() if p.id == "ada"))
        library.merge_people("zoë", person.id)
        assert set(had_by(library, "ada")) == {*before[0], *before[1]}
        assert set(had_by(library, "ada").values()) <= {*rows}


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


def test_games_of_an_earlier_release_are_searched_in_the_lobby(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(tmp_path) as library:
        rows = [over(library, seed, searched=False) for seed in "stu"]
        damaged, saved_record = rows[1], library.saved_record

        def read(row: int) -> Record:
            if row == damaged:
                raise GameShelvedError(tmp_path, "move 17")
            return saved_record(row)

        monkeypatch.setattr(library, "saved_record", read)
        opener: Any = Opener(library)
        lobby, messages = Mock(isVisible=lambda: False), Mock(showing_errors=nullcontext)
        updater = LobbyUpdater(lobby, opener, messages)
        library.shelf().read_all()
        updater.refresh()
        qtbot.wait(3 * SEARCH_EACH)
        assert len(library.without_findings(JOB, VERSION, 9)) == 3, "at a table nothing is searched"
        lobby.isVisible = lambda: True
        updater.refresh()
        qtbot.waitUntil(lambda: not library.without_findings(JOB, VERSION, 9))
        assert not search_next(library)
        messages.show_error.assert_not_called()
        assert had_by(library, "ada")["bell"] == rows[0]
        assert set(had_by(library, "ada").values()) <= {rows[0], rows[2]}
        opener.library = None  # as at the app's end


def par_search(library: Library, messages: Mock) -> ParSearch:
    opener: Any = Opener(library)
    searching = ParSearch(opener, messages)
    searching.setProperty("opener", opener)
    return searching


def test_pars_are_sought_one_after_another_and_each_once(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process gets deals that can't be played, and finds nothing."""
    with Library.open(tmp_path) as library:
        games = [library.game(over(library, seed)) for seed in "st"]
        searching = par_search(library, Mock(showing_errors=nullcontext))
        for _ in games:
            with qtbot.waitSignal(searching.found):
                searching.begin(game for game in games if game is not None)
                searching.begin(game for game in games if game is not None)
        searching.begin(game for game in games if game is not None)
        assert searching._pool is None
        assert pars(library) == {}


def test_a_par_that_cannot_be_saved_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageError(StorageCode.DISK_FULL, tmp_path)

    with Library.open(tmp_path) as library:
        row = over(library, "s")
        messages = Mock(showing_errors=lambda: pytest.raises(StorageError))
        searching = par_search(library, messages)
        searching._pool = pool = Mock()
        monkeypatch.setattr(GameFindings, "save", full)
        searching._take("par", Mock(number=row), {"par": 3})
        pool.stop.assert_called_once()


def test_the_par_of_the_day_is_in_the_book(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        row = over(library, "s")
        assert pars(library) == {}
        (ada,) = (person for person in library.people() if person.id == "ada")
        score = library.load(row).result().scores[0]
        for par, is_par in ((score + 1, False), (score, True)):
            library.findings(row).save("par", "1", 0, {"par": par})
            assert pars(library) == {row: par}
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
