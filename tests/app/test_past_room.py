"""The list of all games in the app: read from the library, opened, removed, closed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from stockgames.storage import shelf
from stockgames.storage.library import Library
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.review.past_page import PastPage
from tests.app.conftest import Visit
from tests.app.visitor import Visitor, prepare, until
from tests.storage.play import deal, keep, play


@pytest.fixture
def visitor(visit: Visit, tmp_path: Path) -> Visitor:
    """Return a visitor of an app with three games, the last one running."""
    folder = prepare(tmp_path / "data")
    with Library.open(folder) as library:
        for seed in "abc":
            match = deal(2, seed)
            play(match, Random(1), keep(library, match, seed), moves=3 if seed == "c" else 10_000)
    return visit(folder).enter()


def open_list(visitor: Visitor) -> PastPage:
    visitor.key(Qt.Key.Key_G)
    page = visitor.house.past.page
    assert page is not None
    until(lambda: len(page.model.games) == 3)
    assert visitor.house.window.page is page
    return page


def test_all_games_are_read_some_at_a_time(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "AT_A_TIME", 1)
    page = open_list(visitor)
    assert [game.state.value for game in page.model.games] == ["running", "over", "over"]
    assert page.filters.count.text() == "3 games"


def test_a_game_that_is_over_is_looked_back_at_and_left_for_the_list(visitor: Visitor) -> None:
    page = open_list(visitor)
    visitor.key(Qt.Key.Key_Down)
    visitor.key(Qt.Key.Key_Return)
    shown = visitor.house.window.page
    assert isinstance(shown, LookBackPage)
    assert shown.step == shown.reel.total
    assert shown.reel.viewpoints == (0, 1)
    visitor.key(Qt.Key.Key_Escape)
    assert visitor.house.window.page is page
    chosen = page.list.chosen()
    assert chosen is not None
    assert chosen.row == page.model.games[1].row


def test_of_a_running_game_only_the_own_eyes_are_offered(visitor: Visitor) -> None:
    page = open_list(visitor)
    page.look_button.click()
    shown = visitor.house.window.page
    assert isinstance(shown, LookBackPage)
    assert (shown.reel.viewpoints, shown.reel.total) == ((0,), 3)
    assert not shown.reel.can_show_all


def test_a_running_game_goes_on(visitor: Visitor) -> None:
    page = open_list(visitor)
    row = page.model.games[0].row
    visitor.key(Qt.Key.Key_Return)
    until(lambda: visitor.house.session is not None)
    assert visitor.house.session is not None
    assert visitor.house.session.row == row


def test_a_removed_game_is_gone_from_the_library(visitor: Visitor) -> None:
    page = open_list(visitor)
    visitor.key(Qt.Key.Key_Delete)
    visitor.press("remove-past")
    assert len(page.model.games) == 2
    assert visitor.house.library is not None
    assert visitor.house.library.unfinished() == []


def test_escape_leads_back_to_the_lobby(visitor: Visitor) -> None:
    open_list(visitor)
    visitor.key(Qt.Key.Key_Escape)
    assert visitor.house.window.page is visitor.house.lobby
    assert visitor.house.past.page is None


def test_a_game_is_played_on_from_a_step_and_counts_nowhere(visitor: Visitor) -> None:
    open_list(visitor)
    visitor.key(Qt.Key.Key_Down)
    visitor.key(Qt.Key.Key_Return)
    shown = visitor.house.window.page
    assert isinstance(shown, LookBackPage)
    visitor.key(Qt.Key.Key_Home)
    visitor.key(Qt.Key.Key_Right)
    view = shown.reel.view(1, shown.viewpoint)
    library = visitor.house.library
    assert library is not None
    before = len(library.unfinished())
    visitor.key(Qt.Key.Key_P)
    session = visitor.house.session
    assert session is not None
    assert session.row is not None
    kept = library.game(session.row)
    assert kept is not None
    assert kept.is_study
    assert [seat.person for seat in kept.seats] == [None, None]
    assert [seat.player for seat in kept.seats] == ["human", "bot:random"]
    assert len(library.unfinished()) == before + 1
    again = library.load(session.row)
    assert again.is_study
    assert repr(again.view_after(1, shown.viewpoint.seat)) == repr(view)
    assert not again.deal_number


def test_nobody_plays_on_from_the_end_or_in_a_running_game(visitor: Visitor) -> None:
    page = open_list(visitor)
    page.look_button.click()
    shown = visitor.house.window.page
    assert isinstance(shown, LookBackPage)
    shown.go_to(1)
    assert not shown.play_on_button.isEnabled()
    assert len(shown.save_menu().actions()) == 2
    visitor.key(Qt.Key.Key_Escape)
    visitor.key(Qt.Key.Key_Down)
    visitor.key(Qt.Key.Key_Return)
    ended = visitor.house.window.page
    assert isinstance(ended, LookBackPage)
    assert not ended.play_on_button.isEnabled()


def test_the_log_of_a_game_that_is_over_leads_to_its_moves(visitor: Visitor) -> None:
    open_list(visitor)
    visitor.key(Qt.Key.Key_Return)
    visitor.play_to_the_end()
    session = visitor.house.session
    assert session is not None
    assert session.is_over
    session.page.end_sheet.hide()
    lines = session.page.log.lines
    entry = lines.entries[0]
    assert entry.step > 0
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 6))
    shown = visitor.house.window.page
    assert isinstance(shown, LookBackPage)
    assert shown.step == entry.step
    visitor.key(Qt.Key.Key_Escape)
    assert visitor.house.window.page is session.page
