"""The lobby follows the library, and copes if it can't be read."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QDateTime, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.app.lobby_updater import LobbyUpdater, last_news, saved_games, tallies
from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.errors import StorageCode, StorageError


class Lobby:
    """Records the latest call of each kind."""

    def __init__(self) -> None:
        self.saved: list[Any] | None = None
        self.updater: Any = None
        self.tallies: list[Any] = []

    def set_saved_games(self, saved: list[Any]) -> None:
        self.saved = saved

    def set_news(self, updater: Any) -> None:
        self.updater = updater

    def set_tallies(self, tallies: Any) -> None:
        self.tallies.append(tallies)

    def offer_daily(self, game: str) -> None:
        pass

    def isVisible(self) -> bool:  # noqa: N802 - Qt's own
        return True


class Shelf:
    """A shelf without games that is complete after a number of calls of `read_on`."""

    waiting = finished = unreadable = ()

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.fails = False

    @property
    def is_read(self) -> bool:
        return self.looks <= 0

    def read_on(self) -> None:
        if self.fails:
            raise StorageError(StorageCode.LIBRARY_DAMAGED, Path("library"), "a page")
        self.looks -= 1


class Library:
    """Has one shelf, and counts how often it is requested."""

    is_scanned = True

    def __init__(self, looks: int) -> None:
        self.kept = Shelf(looks)
        self.asked = 0
        self.fails = False
        self.app: list[Person] = []

    def people(self) -> list[Person]:
        return self.app

    def shelf(self) -> Shelf:
        self.asked += 1
        if self.fails:
            raise StorageError(StorageCode.CANNOT_READ, Path("library"), "gone")
        return self.kept

    def all_findings(self, *wanted: object) -> dict[int, Any]:
        return {}

    def without_findings(self, *wanted: object) -> list[int]:
        return []


class Opener(QObject):
    library: Library | None = None


class Hall:
    """A lobby, a library opener, and the news between them."""

    def __init__(self, library: Library | None) -> None:
        self.lobby, self.opener = Lobby(), Opener()
        self.opener.library = library
        self.failed: list[StorageError] = []
        messages = Mock(showing_errors=nullcontext, show_error=self.failed.append)
        self.updater = LobbyUpdater(self.lobby, self.opener, messages)  # type: ignore[arg-type]


def test_without_a_library_no_game_waits(qtbot: QtBot) -> None:
    hall = Hall(None)
    hall.updater.refresh()
    assert (hall.lobby.saved, hall.lobby.tallies, hall.failed) == ([], [], [])


def test_what_was_won_is_told_once_all_was_read(qtbot: QtBot) -> None:
    library = Library(3)
    hall = Hall(library)
    hall.updater.refresh()
    assert (hall.lobby.saved, hall.lobby.tallies, library.kept.looks) == ([], [{}], 3)
    qtbot.waitUntil(lambda: len(hall.lobby.tallies) == 2)
    assert library.kept.is_read


def test_what_was_read_before_is_told_at_once(qtbot: QtBot) -> None:
    library = Library(0)
    hall = Hall(library)
    hall.updater.refresh()
    assert len(hall.lobby.tallies) == 1
    qtbot.wait(50)
    assert library.asked == 1


@pytest.mark.parametrize("when", ["at once", "later"])
def test_a_library_that_cannot_be_read_is_told(qtbot: QtBot, when: str) -> None:
    library = Library(1)
    hall = Hall(library)
    if when == "at once":
        library.fails = True
        hall.updater.refresh()
        assert hall.lobby.saved == []
    else:
        hall.updater.refresh()
        library.kept.fails = True
        qtbot.waitUntil(lambda: bool(hall.failed))
    assert len(hall.failed) == 1
    assert hall.failed[0].code is (
        StorageCode.CANNOT_READ if when == "at once" else StorageCode.LIBRARY_DAMAGED
    )


def test_a_library_that_was_closed_meanwhile_is_read_no_more(qtbot: QtBot) -> None:
    library = Library(5)
    hall = Hall(library)
    hall.updater.refresh()
    hall.opener.library = None
    qtbot.wait(50)
    assert (library.asked, hall.failed) == (1, [])


def test_people_of_the_house_are_known_by_their_faces(qapp: QApplication) -> None:
    library = Library(looks=0)
    library.app = [Person("p1", "Ada", Portrait(hat="fez"))]
    Hall(library).updater.refresh()
    assert portraits_at(["Ada"]) == (Portrait(hat="fez"),)
    library.app = []
    Hall(library).updater.refresh()
    assert portraits_at(["Ada"]) != (Portrait(hat="fez"),)


pytestmark = pytest.mark.usefixtures("qapp")


def over(game: str, people: str, *ranks: int) -> GameSummary:
    """Return a finished game; a person (h) or a bot (b) for each letter."""
    seats = tuple(
        SavedSeat(f"{who}{number}", "human" if who == "h" else "bot:greedy")
        for number, who in enumerate(people)
    )
    result = {"ranks": list(ranks), "scores": [0] * len(ranks)}
    return GameSummary(1, game, seats, 9, "curtain", {}, "", "", result, None)


def test_the_last_game_that_is_known_is_news() -> None:
    unknown, last = over("no-such-game", "h", 1), over("nyse", "hbb", 2, 1, 1)
    assert last_news([unknown, last, over("portfolio", "hb", 1, 2)]) == (
        "Last: b1 and b2 won NYSE."
    )
    assert last_news([]) == last_news([unknown]) == ""


def test_names_are_taken_as_they_are() -> None:
    finished = over("nyse", "hb", 1, 2)
    winner = replace(finished.seats[0], name="{game}")
    assert "{game}" in last_news([replace(finished, seats=(winner, finished.seats[1]))])


def test_a_saved_game_tells_how_far_it_has_got() -> None:
    games = [replace(over("nyse", "hb"), moves=moves) for moves in (0, 1, 2, 30)]
    shelf: Any = Mock(waiting=games, unreadable=())
    texts = [game.where for game in saved_games(shelf, QDateTime.currentDateTime())]
    assert len(set(texts)) == 4
    assert "30" in texts[3]


def test_nobody_won_what_was_played_alone() -> None:
    assert last_news([over("nyse", "h", 1)]).startswith("Last: NYSE, solo")


def test_what_one_person_won_against_bots_is_counted() -> None:
    games = [
        over("nyse", "hbb", 1, 2, 3),
        over("nyse", "bbh", 1, 2, 3),
        over("nyse", "hb", 1, 1),
        over("portfolio", "hb", 2, 1),
    ]
    assert tallies(games) == {"nyse": "won 2 of 3", "portfolio": "won 0 of 1"}


@pytest.mark.parametrize("people", ["h", "hh", "hhb", "bb"])
def test_other_tables_are_not_counted(people: str) -> None:
    assert tallies([over("nyse", people, *range(1, len(people) + 1))]) == {}


def test_a_study_is_neither_news_nor_counted() -> None:
    study = replace(over("nyse", "hbb", 1, 2, 3), is_study=True, seed_is_public=True)
    assert last_news([study, over("portfolio", "hb", 1, 2)]) == "Last: h0 won Portfolio."
    assert tallies([study]) == {}
