"""The player of this screen: asked for a name at the first start, and shown in the lobby."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stockgames.app import own_player
from stockgames.app.own_player import account_name, local_day, outcomes
from stockgames.evenings.goals import Outcome
from stockgames.evenings.person import PERSON_NAMES
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.settings_file import read_settings
from stockgames.ui.lobby.corner import PlayerCorner
from stockgames.ui.people.book import BookPage
from stockgames.ui.people.name_card import NameCard
from stockgames.ui.people.page import PeoplePage
from tests.app.conftest import Visit
from tests.app.visitor import QUICK, Visitor, prepare, settle, until
from tests.ui.finding import child

Enter = Callable[[], Visitor]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a data folder without a name."""
    return prepare(tmp_path / "data", QUICK.model_copy(update={"names": ()}))


@pytest.fixture
def enter(visit: Visit, home: Path) -> Enter:
    """Return a function that starts an app that asks for a name, and ends the one before."""
    before: list[Visitor] = []

    def start() -> Visitor:
        if before:
            before[-1].leave()
        visitor = visit(home)
        visitor.app._asks = True
        before.append(visitor.enter())
        settle()
        return visitor

    return start


def card(visitor: Visitor) -> NameCard | None:
    found = [each for each in visitor.app.window.findChildren(NameCard) if each.isVisible()]
    return found[0] if found else None


def corner(visitor: Visitor) -> PlayerCorner:
    return child(visitor.app.lobby, PlayerCorner)


def answer(visitor: Visitor, name: str) -> None:
    shown = card(visitor)
    assert shown is not None
    shown.field.setText(name)
    QTest.keyClick(shown.field, Qt.Key.Key_Return)
    settle()


def skip(visitor: Visitor) -> None:
    shown = card(visitor)
    assert shown is not None
    QTest.keyClick(shown.field, Qt.Key.Key_Escape)
    settle()


def finish_a_game(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.play_to_the_end()
    visitor.app.show_lobby()
    settle()


def test_a_name_in_the_first_minute_counts_from_then_on(enter: Enter) -> None:
    visitor = enter()
    assert not corner(visitor).isVisible()
    answer(visitor, "Ada")
    assert corner(visitor).isVisible()
    assert corner(visitor).accessibleName().startswith("Ada")
    finish_a_game(visitor)
    (game,) = visitor.library.finished()
    (own,) = (seat for seat in game.seats if seat.is_human)
    (person,) = visitor.library.people()
    assert (own.name, own.person) == ("Ada", person.id)
    visitor = enter()
    assert card(visitor) is None, "never again"
    assert [each.name for each in visitor.library.people()] == ["Ada"]


@pytest.mark.slow  # three whole games
def test_who_skips_is_asked_once_more_after_a_win_and_never_again(
    enter: Enter, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = enter()
    skip(visitor)
    assert not corner(visitor).isVisible()
    visitor = enter()
    assert card(visitor) is None
    for won in (False, True):
        outcome = Outcome("nyse", won, "casual")
        monkeypatch.setattr(own_player, "outcomes", lambda *_, outcome=outcome: [outcome])
        finish_a_game(visitor)
        assert (card(visitor) is not None) is won
    skip(visitor)
    finish_a_game(visitor)
    assert card(visitor) is None
    assert read_settings(home)[0].asked == 2


def test_games_played_before_become_the_new_persons_if_they_wish(enter: Enter) -> None:
    visitor = enter()
    skip(visitor)
    finish_a_game(visitor)
    (before,) = visitor.library.people()
    assert before.name == PERSON_NAMES[0]
    visitor.app.own_player._ask(visitor.library)
    settle()
    shown = card(visitor)
    assert shown is not None
    assert "One game" in shown.earlier.text()
    answer(visitor, "Ada")
    (person,) = visitor.library.people()
    assert (person.id, person.name) == (before.id, "Ada")
    assert visitor.app.preferences.settings.names == ("Ada",)
    until(lambda: "Next" in corner(visitor).accessibleName())


def test_games_played_before_stay_whose_they_were_if_not(enter: Enter) -> None:
    visitor = enter()
    skip(visitor)
    finish_a_game(visitor)
    visitor.app.own_player._ask(visitor.library)
    settle()
    shown = card(visitor)
    assert shown is not None
    shown.earlier.click()
    answer(visitor, "Ada")
    assert {person.name for person in visitor.library.people()} == {PERSON_NAMES[0], "Ada"}


def test_the_corner_opens_the_own_book_and_that_the_profile(enter: Enter) -> None:
    visitor = enter()
    answer(visitor, "Ada")
    finish_a_game(visitor)
    visitor.app.people._welcome("Bela")
    settle()
    corner(visitor).click()
    settle()
    assert visitor.page == "book-page"
    book = visitor.at(BookPage)
    until(lambda: "bell" in book.book.had)
    QTest.keyClick(book.seals, Qt.Key.Key_Return)
    settle()
    assert visitor.page == "look-back"
    visitor.press("back")
    QTest.keyClick(book, Qt.Key.Key_P)
    settle()
    assert visitor.page == "people-page"
    shown = visitor.app.people._facts().open
    assert shown is not None
    assert shown.name == "Ada"


def test_another_person_can_sit_down_here_from_their_profile(enter: Enter) -> None:
    visitor = enter()
    answer(visitor, "Ada")
    visitor.app.people._welcome("Bela")
    visitor.app.lobby.people_requested.emit()
    settle()
    ids = {each.name: each.id for each in visitor.library.people()}
    page = visitor.at(PeoplePage)
    page.opened.emit(ids["Ada"])
    assert page.profile.play_as.isHidden(), "Ada does already"
    page.opened.emit(ids["Bela"])
    assert "Bela" in page.profile.play_as.accessibleName()
    page.profile.play_as.click()
    assert page.profile.play_as.isHidden()
    page.left.emit()
    settle()
    assert corner(visitor).accessibleName().startswith("Bela")
    visitor.press("play-nyse")
    assert [seat.name for seat in visitor.session.controller.seats if seat.is_human] == ["Bela"]


def test_who_has_a_name_is_not_asked(visit: Visit, folder: Path) -> None:
    visitor = visit(folder)
    visitor.app._asks = True
    visitor.enter()
    settle()
    assert card(visitor) is None


@pytest.mark.parametrize(
    ("account", "name"),
    [
        ("Ada Lovelace", "Ada"),
        ("ada", "Ada"),
        ("root", ""),
        ("", ""),
        ("\x07\u202e", ""),
        ("x" * 99, "X" + "x" * 39),
    ],
)
def test_the_accounts_first_name_is_proposed(
    monkeypatch: pytest.MonkeyPatch, account: str, name: str
) -> None:
    monkeypatch.setattr(own_player, "_account", lambda: account)
    assert account_name() == name


def test_a_name_from_the_settings_is_in_the_corner_before_its_first_game(
    visit: Visit, folder: Path
) -> None:
    visitor = visit(folder).enter()
    settle()
    assert visitor.library.people() == []
    assert corner(visitor).accessibleName() == "Ada"
    finish_a_game(visitor)
    until(lambda: "Next" in corner(visitor).accessibleName())


def finished(players: str, ranks: tuple[int, ...], **changes: object) -> GameSummary:
    """Return a game of `ada` (or whoever it names) and bots of the given levels."""
    people = {who: SavedSeat(who, "human", None, who) for who in ("ada", "bela")}
    seats = tuple(people.get(who) or SavedSeat("", f"bot:{who}") for who in players.split())
    game = GameSummary(1, "nyse", seats, 9, "", {}, "", "2026-11-01", {"ranks": list(ranks)}, None)
    return replace(game, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "won", "level"),
    [
        (finished("ada able able", (1, 2, 3)), True, "able"),
        (finished("alert ada casual", (1, 2, 3)), False, "casual"),
        (finished("ada able greedy", (1, 2, 3)), True, ""),
        (finished("ada able able", (1, 1, 3)), True, "able"),
    ],
)
def test_games_of_one_person_against_bots_count_by_the_weakest(
    game: GameSummary, won: bool, level: str
) -> None:
    assert outcomes("ada", [game]) == [Outcome("nyse", won, level, "2026-11-01")]
    assert outcomes("bela", [game]) == outcomes(None, [game]) == []


@pytest.mark.parametrize(
    "game",
    [
        finished("ada", (1,)),
        finished("ada bela able", (1, 2, 3)),
        finished("ada able", (1, 2), seed_is_public=True),
        finished("ada able", (1, 2), seed_is_public=True, is_study=True),
        finished("ada able", (1, 2), result=None),
    ],
)
def test_other_games_count_for_no_goal(game: GameSummary) -> None:
    assert outcomes("ada", [game]) == []


@pytest.mark.skipif(sys.platform == "win32", reason="the time zone can't be changed there")
def test_a_day_ends_at_midnight_where_the_player_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def heed() -> None:
        if sys.platform != "win32":
            time.tzset()

    days = {"UTC": "2026-11-28", "Asia/Tokyo": "2026-11-29", "America/New_York": "2026-11-28"}
    for zone, day in days.items():
        monkeypatch.setenv("TZ", zone)
        heed()
        assert local_day("2026-11-28T20:30:00Z") == day
    monkeypatch.undo()
    heed()
    assert [local_day(label) for label in ("", "2026-13-01", "nonsense of a row")] == [
        *("", "2026-13-01", "nonsense o")
    ]
