from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

from stockgames.app.library_opener import LibraryOpener
from stockgames.app.messages import Messages
from stockgames.app.reviews import Analyses, StoredFindings
from stockgames.controllers.analysis import Analysis
from stockgames.engine.match import Match
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.library import Library
from tests.analysis.games import over
from tests.analysis.pieces import Squares
from tests.controllers.test_analysis import Hand
from tests.storage.play import deal, keep, play


class Opener:
    def __init__(self, library: Library | None) -> None:
        self.library = library


class Told:
    def __init__(self) -> None:
        self.errors: list[StorageError] = []

    def show_error(self, error: StorageError) -> None:
        self.errors.append(error)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path) as library:
        yield library


def kept_game(library: Library) -> tuple[Match, int]:
    match = deal(2)
    play(match, Random(1), keep(library, match))
    return match, library.finished()[0].row


def findings(library: Library | None, row: int, told: Told) -> StoredFindings:
    return StoredFindings(cast(LibraryOpener, Opener(library)), cast(Messages, told), row)


def test_findings_lie_in_the_library(library: Library) -> None:
    _, row = kept_game(library)
    findings(library, row, Told()).save("choices", "1/a", 3, {"lost": 1})
    assert findings(library, row, Told()).load("choices", "1/a") == {3: {"lost": 1}}


def test_without_a_library_nothing_is_kept_and_nothing_breaks() -> None:
    away = findings(None, 1, Told())
    away.save("choices", "1/a", 3, {})
    assert away.load("choices", "1/a") == {}


def test_trouble_is_told_once(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(row: int) -> None:
        raise StorageError(StorageCode.DISK_FULL, Path("x"))

    told = Told()
    kept = findings(library, 1, told)
    monkeypatch.setattr(library, "findings", full)
    kept.save("choices", "1/a", 3, {})
    kept.save("choices", "1/a", 4, {})
    assert kept.load("choices", "1/a") == {}
    assert len(told.errors) == 1


def test_one_analysis_goes_on_at_a_time(library: Library, qapp: object) -> None:
    match, row = kept_game(library)
    told = Told()
    around = Messages.__new__(Messages)
    analyses = Analyses(cast(LibraryOpener, Opener(library)), around, None)  # type: ignore[arg-type]
    one, other = analyses.of(match, row), analyses.of(match, row + 1)
    assert one is not None
    assert other is not None
    one.begin({0})
    assert analyses.of(match, row) is one, "it goes on while its page is away"
    other.begin({0})
    assert [one.is_running, other.is_running] == [False, True]
    analyses.stop()
    assert [one.is_running, other.is_running] == [False, False]
    assert told.errors == []
    assert analyses.of(deal(2), row) is None


def test_of_games_that_are_not_kept_each_has_its_own(qapp: object) -> None:
    around = Messages.__new__(Messages)
    analyses = Analyses(cast(LibraryOpener, Opener(None)), around, None)  # type: ignore[arg-type]
    first, second = over("nyse"), over("nyse", seed="another")
    one = analyses.of(first, None)
    assert one is not None
    one.begin({0})
    other = analyses.of(second, None)
    assert other is not None
    assert other.match is second, "the one under way is about another game"
    assert analyses.of(first, None) is one, "it goes on while its page is away"
    analyses.stop()


def test_after_a_kill_it_goes_on_with_all_that_was_found(tmp_path: Path, qapp: object) -> None:
    with Library.open(tmp_path) as library:
        match, row = kept_game(library)
        hand = Hand()
        keeper = findings(library, row, Told())
        analysis = Analysis(match, keeper, hire=hand.hire, jobs=[Squares()])
        analysis.begin({0, 1})
        hand.do()
    # Nothing was stopped or closed.
    with Library.open(tmp_path) as library:
        again = Analysis(
            library.load(row), findings(library, row, Told()), hire=hand.hire, jobs=[Squares()]
        )
        assert again.found("squares") == {0: {"square": 0}}
        again.begin({0, 1})
        assert [task.piece.number for task in hand.tasks] == [1]
