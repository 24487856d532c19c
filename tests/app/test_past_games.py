"""The list of games of the past, and how one is opened from it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from stockgames.app.lobby_updater import LONGEST
from stockgames.app.past_games import evenings_by_game, past_game
from stockgames.evenings.evening import Act, Evening
from stockgames.storage import shelf
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.library import Library
from stockgames.storage.people import StoredEvening
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.review.past_list import OfEvening, PastGameState, Seated, note, outcome
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
    page = visitor.app.past.page
    assert page is not None
    until(lambda: len(page.model.games) == 3)
    assert visitor.app.window.page is page
    return page


def test_all_games_are_read_bit_by_bit(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "AT_A_TIME", 1)
    page = open_list(visitor)
    assert [game.state.value for game in page.model.games] == ["running", "over", "over"]
    assert page.filters.count.text() == "3 games"


def test_a_game_that_is_over_is_looked_back_at_and_left_for_the_list(visitor: Visitor) -> None:
    page = open_list(visitor)
    visitor.key(Qt.Key.Key_Down)
    visitor.key(Qt.Key.Key_Return)
    shown = visitor.at(LookBackPage)
    assert shown.step == shown.replay.total
    assert shown.replay.viewpoints == (0, 1)
    visitor.key(Qt.Key.Key_Escape)
    assert visitor.app.window.page is page
    chosen = page.list.chosen()
    assert chosen is not None
    assert chosen.row == page.model.games[1].row


def test_of_a_running_game_only_the_own_eyes_are_offered(visitor: Visitor) -> None:
    page = open_list(visitor)
    page.look_button.click()
    shown = visitor.at(LookBackPage)
    assert (shown.replay.viewpoints, shown.replay.total) == ((0,), 3)
    assert not shown.replay.can_show_all


def test_a_running_game_goes_on(visitor: Visitor) -> None:
    page = open_list(visitor)
    row = page.model.games[0].row
    visitor.key(Qt.Key.Key_Return)
    until(lambda: visitor.app.session is not None)
    assert visitor.app.session is not None
    assert visitor.app.session.row == row


def test_a_removed_game_is_gone_from_the_library(visitor: Visitor) -> None:
    page = open_list(visitor)
    visitor.key(Qt.Key.Key_Delete)
    visitor.press("remove-past")
    assert len(page.model.games) == 2
    assert visitor.library.unfinished() == []


def test_escape_leads_back_to_the_lobby(visitor: Visitor) -> None:
    open_list(visitor)
    visitor.key(Qt.Key.Key_Escape)
    assert visitor.app.window.page is visitor.app.lobby
    assert visitor.app.past.page is None


def test_a_game_is_played_on_from_a_step_and_counts_nowhere(visitor: Visitor) -> None:
    open_list(visitor)
    visitor.key(Qt.Key.Key_Down)
    visitor.key(Qt.Key.Key_Return)
    shown = visitor.at(LookBackPage)
    visitor.key(Qt.Key.Key_Home)
    visitor.key(Qt.Key.Key_Right)
    view = shown.replay.view(1, shown.viewpoint)
    library = visitor.library
    before = len(library.unfinished())
    visitor.key(Qt.Key.Key_P)
    session = visitor.app.session
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
    shown = visitor.at(LookBackPage)
    shown.go_to(1)
    assert not shown.play_on_button.isEnabled()
    assert len(shown.save_menu().actions()) == 2
    visitor.key(Qt.Key.Key_Escape)
    visitor.key(Qt.Key.Key_Down)
    visitor.key(Qt.Key.Key_Return)
    ended = visitor.at(LookBackPage)
    assert not ended.play_on_button.isEnabled()


def test_the_log_of_a_game_that_is_over_leads_to_its_moves(visitor: Visitor) -> None:
    open_list(visitor)
    visitor.key(Qt.Key.Key_Return)
    visitor.play_to_the_end()
    session = visitor.app.session
    assert session is not None
    assert session.is_over
    session.page.end_sheet.hide()
    lines = session.page.log.lines
    entry = lines.entries[0]
    assert entry.step > 0
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 6))
    shown = visitor.at(LookBackPage)
    assert shown.step == entry.step
    visitor.key(Qt.Key.Key_Escape)
    assert visitor.app.window.page is session.page


SUMMARY = GameSummary(
    row=4,
    game="exchange",
    seats=(SavedSeat("Ada", "human"), SavedSeat("Bruno", "bot:greedy")),
    moves=83,
    handover="curtain",
    wishes={},
    begun="2031-05-04T18:30:00Z",
    played="2031-05-04T19:30:00Z",
    result={"ranks": [2, 1]},
    shelved=None,
    seems_over=True,
)


def test_a_game_that_is_over_has_its_places() -> None:
    found = past_game(SUMMARY, {})
    assert found.seats == (Seated("Ada", True, 2), Seated("Bruno", False, 1))
    assert found.winners == ("Bruno",)
    assert (found.row, found.title, found.state, found.shows) == (
        4,
        "Exchange",
        PastGameState.OVER,
        True,
    )
    assert len(found.faces) == 1


def test_a_solo_game_tells_what_it_brought() -> None:
    alone = replace(SUMMARY, game="nyse", seats=SUMMARY.seats[:1])
    found = past_game(replace(alone, result={"ranks": [1], "values": [36]}), {})
    assert (outcome(found), note(found)) == ("Played solo", "$36M")
    assert note(past_game(replace(alone, result=None), {})) == ""


@pytest.mark.parametrize(
    ("changes", "state"),
    [
        ({"result": None}, PastGameState.RUNNING),
        ({"result": None, "shelved": "no longer"}, PastGameState.UNREADABLE),
        ({"is_damaged": True, "result": None}, PastGameState.UNREADABLE),
        ({"game": "of-a-later-release"}, PastGameState.UNREADABLE),
    ],
)
def test_what_can_be_done_with_a_game(changes: dict[str, object], state: PastGameState) -> None:
    found = past_game(replace(SUMMARY, **changes), {})  # type: ignore[arg-type]
    assert found.state is state
    assert found.shows == (state is PastGameState.RUNNING)


@pytest.mark.parametrize(("handover", "shows"), [("curtain", False), ("trusting", True)])
def test_a_running_game_of_several_shows_what_is_no_secret(handover: str, shows: bool) -> None:
    seats = (SUMMARY.seats[0], SavedSeat("Zoë", "human"))
    running = replace(SUMMARY, result=None, seats=seats, handover=handover)
    assert past_game(running, {}).shows == shows


def test_names_of_an_odd_row_are_cut() -> None:
    odd = replace(SUMMARY, seats=(SavedSeat("x" * 9_999, "human"), SUMMARY.seats[1]))
    assert len(past_game(odd, {}).seats[0].name) == LONGEST


def test_a_game_knows_its_evening() -> None:
    acts = (Act(1, "exchange", row=4), Act(2, "nyse"))
    kept = StoredEvening(9, Evening("Birthday", "2031-05-04T17:00:00Z", programme=acts))
    found = evenings_by_game([kept])
    assert found == {4: OfEvening(9, "Birthday", "2031-05-04T17:00:00Z")}
    assert past_game(SUMMARY, found).evening == found[4]
