"""One table: passing the screen, best scores, failures, and leaving nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from stockgames.app import session
from stockgames.bots.worker import BotWorker
from stockgames.controllers.stages import Stage
from stockgames.evenings.goals import Outcome
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.journal import GameJournal
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.ui.help.page import HelpPage
from stockgames.ui.lobby.game_setup import GameSetup, one_and_bots
from stockgames.ui.lobby.seats_sheet import SeatsSheet
from stockgames.ui.table.popovers import RecapStrip
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.window.sheets import open_sheet
from tests.app.visitor import Muse, Visitor, settle, until
from tests.ui.finding import child

Visit = Callable[[Path], Visitor]


class Peeper(QObject):
    """Records whenever a widget is shown that should be covered."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor.app)
        self.seen = 0
        self._controller = visitor.session.controller
        visitor.session.page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        covered = self._controller.stage is Stage.CURTAIN
        if covered and event.type() in (QEvent.Type.Show, QEvent.Type.Paint):
            self.seen += 1
        return False


def lay(visitor: Visitor, preset: str, handover: str = "curtain") -> None:
    """Open a table from the page for a new table."""
    visitor.press("seats-nyse")
    visitor.press(preset)
    sharing = child(visitor.app.window, SegmentRow, "handover")
    if sharing.isVisible():
        sharing.segment(handover).click()
    visitor.press("start-table")
    visitor.wait()


def recap(visitor: Visitor) -> RecapStrip | None:
    found = visitor.see("recap")
    assert found is None or isinstance(found, RecapStrip)
    return found


def test_two_people_pass_the_screen_by_the_curtain(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2")
    visitor.near_the_end(20)
    controller, people = visitor.session.controller, set[int | None]()
    told = 0
    while visitor.stage is not Stage.OVER:
        # Painting is slowest, and a round of it is enough.
        visitor.app.window.setUpdatesEnabled(told < 1)
        if visitor.stage is Stage.CURTAIN:
            assert visitor.page == "curtain"
            assert not visitor.session.page.isVisible()
            assert controller.viewer is None
            visitor.key(Qt.Key.Key_Space)
            assert visitor.page == "table-page"
            people.add(controller.viewer)
            strip = recap(visitor)
            assert (strip is not None) == bool(controller.screen.recap)
            if strip is not None:
                assert strip.lines()[-1] == visitor.session.page.presenter.recap_lines()[-1]
                told += 1
        else:
            visitor.go_on()
        visitor.wait()
    assert people == {0, 1}
    assert told > 2
    assert recap(visitor) is None
    assert visitor.see("end-sheet") is not None


@pytest.mark.parametrize("handover", ["peek", "trusting"])
def test_two_people_share_the_screen_without_a_curtain(visitor: Visitor, handover: str) -> None:
    lay(visitor, "preset-people-2", handover)
    visitor.app.window.setUpdatesEnabled(False)
    while visitor.stage is not Stage.OVER:
        assert visitor.stage is not Stage.CURTAIN
        assert visitor.page == "table-page"
        visitor.go_on()
        visitor.wait()
    assert visitor.see("end-sheet") is not None


def test_by_peek_nothing_shows_until_somebody_looks(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2", "peek")
    controller = visitor.session.controller
    assert controller.viewer is None
    visitor.session.page.peeking.peek(True)
    assert controller.viewer == controller.seat
    visitor.app.overlays.show_settings()
    assert controller.viewer is None
    visitor.press("back")
    assert controller.viewer is None


def test_a_sheet_hides_what_was_peeked_at_and_gives_the_keys_back(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2", "peek")
    window, controller = visitor.app.window, visitor.session.controller
    window.activateWindow()
    until(window.isActiveWindow)
    visitor.session.page.setFocus()
    visitor.session.page.peeking.peek(True)
    visitor.app.messages.show("Nothing was kept.")
    assert controller.viewer is None
    moves = len(visitor.session.record().moves)
    for key in (Qt.Key.Key_B, Qt.Key.Key_Space):
        visitor.key(key)
    assert controller.viewer is None
    assert open_sheet(window) is None, "Space presses its button"
    visitor.key(Qt.Key.Key_Return)
    assert len(visitor.session.record().moves) == moves
    assert visitor.session.page.isAncestorOf(window.focusWidget()) or (
        window.focusWidget() is visitor.session.page
    )


def test_other_pages_lead_back_to_the_curtain(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2")
    peeper = Peeper(visitor)
    visitor.key(Qt.Key.Key_F1)
    assert visitor.page == "help"
    visitor.press("back")
    assert visitor.page == "curtain"
    before = visitor.app.window.page
    visitor.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    visitor.press("language-de")
    visitor.press("theme-daylight")
    settle()
    assert visitor.page == "settings"
    visitor.press("back")
    settle()
    assert visitor.app.window.page is before
    assert peeper.seen == 0
    visitor.key(Qt.Key.Key_Space)
    assert visitor.page == "table-page"


def test_escape_on_the_curtain_goes_to_the_lobby_and_comes_back(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2")
    visitor.key(Qt.Key.Key_Space)
    visitor.go_on()
    visitor.wait()
    while visitor.stage is not Stage.CURTAIN:
        visitor.go_on()
        visitor.wait()
    seat, peeper = visitor.session.controller.seat, Peeper(visitor)
    visitor.key(Qt.Key.Key_Escape)
    settle()
    assert visitor.page == "lobby"
    assert peeper.seen == 0
    visitor.press("continue-1")
    visitor.wait()
    assert visitor.page == "curtain"
    assert visitor.session.controller.seat == seat


def test_a_table_that_was_left_draws_no_curtain_over_what_follows(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2")
    left = visitor.session
    visitor.app.show_lobby()
    left.page.presenter.refresh()  # for example a language change before the table is deleted
    assert visitor.page == "lobby"
    assert left.front is left.page


def test_no_curtain_pulls_settings_away(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(visitor, "preset-people-2")
    visitor.key(Qt.Key.Key_Space)
    visitor.app.overlays.show_settings()
    while visitor.stage is not Stage.CURTAIN:
        if visitor.stage is Stage.ASKING:
            visitor.choose()
        elif visitor.stage is Stage.PASSING:
            visitor.session.controller.pass_screen()
        visitor.wait()
    assert visitor.page == "settings"
    visitor.press("back")
    assert visitor.page == "curtain"


def test_the_recap_follows_the_window_and_the_language(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2")
    while recap(visitor) is None:
        visitor.go_on()
        visitor.wait()
    strip = recap(visitor)
    assert strip is not None
    before = strip.lines()
    visitor.app.window.resize(1000, 640)
    settle()
    page = visitor.session.page
    assert page.rect().contains(strip.paper())
    assert not strip.paper().intersects(page.popovers.anchor)
    visitor.app.overlays.show_settings()
    visitor.press("language-de")
    settle()
    visitor.press("back")
    assert strip.lines() != before
    menu = visitor.session.page.bar.menu_button
    assert menu.key() == "F10"  # Esc closes the strip first
    visitor.press("recap-show-me")
    assert menu.key() == "Esc"
    settle()
    assert recap(visitor) is None


def test_a_ruling_is_read_and_the_table_is_as_it_was(visitor: Visitor) -> None:
    lay(visitor, "preset-alone")
    page = visitor.session.page
    visitor.key(Qt.Key.Key_K)
    page.say("The chip to give must be another one in your hand (ruling N5).")
    before = (page.refusal.text, page.action_panel.panel, page.bar.accessibleName())
    visitor.press("read-ruling")
    assert visitor.page == "help"
    help_page = visitor.at(HelpPage)
    browser = help_page.reader.browser
    settle()
    top = browser.cursorForPosition(QPoint(60, 30)).block()
    near = [top.previous().text(), top.text(), top.next().text()]
    assert any(text.startswith("N5") for text in near)
    visitor.press("back")
    assert visitor.page == "table-page"
    assert (page.refusal.text, page.action_panel.panel, page.bar.accessibleName()) == before


def test_the_best_score_alone_is_noted_and_shown(visitor: Visitor) -> None:
    lay(visitor, "preset-alone")
    assert visitor.session.page.presenter.context().best is None
    visitor.play_to_the_end()
    score = visitor.session.controller.result().scores[0]
    sheet = visitor.session.page.end_sheet
    assert sheet.head.medals.isVisibleTo(sheet)
    assert sheet.head.heading.text().startswith(f"${score}M")
    assert sheet.head.good.text().startswith("Your best so far.")
    visitor.press("rematch")
    visitor.wait()
    assert visitor.session.page.presenter.context().best == score


def test_three_losses_to_the_same_bots_offer_weaker_ones_at_one_press(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.press("play-nyse")
    seats, lost = visitor.session.controller.seats, [Outcome("nyse", False, "able")] * 3
    monkeypatch.setattr(session, "outcomes", lambda *_: lost)
    visitor.play_to_the_end()
    seal = say("book-distinction", id="bell")
    assert seal in visitor.session.page.end_sheet.accessibleDescription(), "new in the book"
    visitor.press("other-level")
    visitor.wait()
    found = visitor.session.controller.seats
    assert [seat.name for seat in found] == [seat.name for seat in seats]
    assert {seat.level for seat in found if not seat.is_human} == {"casual"}


def test_no_level_is_offered_after_a_deal_that_was_known(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who won the deal of the day was offered weaker bots for the games before it."""
    lost = [Outcome("nyse", False, "able")] * 3
    monkeypatch.setattr(session, "outcomes", lambda *_: lost)
    visitor.app.tables.deal(GameSetup("nyse", one_and_bots(("Ada",), 3, "able"), deal="7QK2"))
    visitor.play_to_the_end()
    assert visitor.see("rematch") is not None
    assert visitor.see("other-level") is None


def test_the_closing_page_shows_the_level_that_was_reached(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.press("play-nyse")
    won = [Outcome("nyse", True, "able")] * 2
    monkeypatch.setattr(session, "outcomes", lambda *_: won)
    visitor.play_to_the_end()
    sheet = visitor.session.page.end_sheet
    assert sheet.head.ladder.isVisibleTo(sheet)
    assert "able" in sheet.head.ladder.accessibleName()


# Failures


def fail_to_append(monkeypatch: pytest.MonkeyPatch, when: Callable[[dict[str, Any]], bool]) -> None:
    append = GameJournal.append

    def full(self: GameJournal, number: int, move: dict[str, Any]) -> None:
        if when(move):
            raise StorageError(StorageCode.DISK_FULL, Path("disk"))
        append(self, number, move)

    monkeypatch.setattr(GameJournal, "append", full)


def test_a_move_that_cannot_be_kept_is_told_and_not_made(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.press("play-nyse")
    visitor.play(1)
    view = visitor.session.controller.view
    with monkeypatch.context() as patch:
        fail_to_append(patch, lambda move: True)
        visitor.choose()
        settle()
        assert "disk" in visitor.session.page.refusal.text
        assert visitor.session.controller.view == view
        assert visitor.stage is Stage.ASKING
    visitor.play(1)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can replace an open file there")
@pytest.mark.parametrize(
    ("way", "what"),
    [
        (lambda path: path.rename(path.with_name("moved")), "moved, renamed or deleted"),
        (lambda path: os.truncate(path, 0), "replaced or changed"),
        (lambda path: (path.unlink(), path.write_bytes(b"x")), "replaced or changed"),
    ],
)
def test_what_happened_to_the_librarys_file_is_told_at_the_table(
    visitor: Visitor, folder: Path, way: Callable[[Path], object], what: str
) -> None:
    visitor.press("play-nyse")
    visitor.play(1)
    view = visitor.session.controller.view
    way(folder / LIBRARY)
    visitor.choose()
    settle()
    assert what in visitor.session.page.refusal.text
    assert "disk" not in visitor.session.page.refusal.text
    assert visitor.session.controller.view == view
    assert visitor.session.record().moves  # can be saved as a file
    visitor.app.show_lobby()
    settle()


def test_a_bots_move_that_cannot_be_kept_can_be_asked_for_again(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.press("play-nyse")
    visitor.wait(Stage.ASKING)
    with monkeypatch.context() as patch:
        fail_to_append(patch, lambda move: move.get("seat") != 0)
        while visitor.stage is Stage.ASKING:
            visitor.choose()
            visitor.wait()
        assert visitor.stage is Stage.PAUSED
        assert "disk" in visitor.session.page.refusal.text
    visitor.press("ask-again")
    visitor.wait(Stage.ASKING)
    visitor.play(1)


def test_a_best_score_that_cannot_be_kept_leaves_the_end_in_peace(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Library, *args: object) -> bool:
        raise StorageError(StorageCode.DISK_FULL, Path("disk"))

    monkeypatch.setattr(Library, "note_best", full)
    lay(visitor, "preset-alone")
    visitor.play_to_the_end()
    assert visitor.see("end-sheet") is not None
    assert "disk" in visitor.message


def test_a_rematch_that_cannot_be_kept_leaves_the_old_table(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(visitor, "preset-alone")
    visitor.play_to_the_end()
    old = visitor.session

    def full(self: Library, *args: object, **more: object) -> None:
        raise StorageError(StorageCode.DISK_FULL, Path("disk"))

    monkeypatch.setattr(Library, "create_game", full)
    visitor.press("rematch")
    settle()
    assert visitor.session is old
    assert "disk" in visitor.message


# Leaving


def test_a_table_that_is_left_is_gone_wholly(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.play(1)
    left: list[QObject] = []
    for _ in range(2):
        found = visitor.session
        left += [found, found.controller, found.pace, found.page, found.page.presenter]
        visitor.app.tables.play("nyse")
        visitor.wait()
        settle()
    assert not any(shiboken6.isValid(one) for one in left)
    visitor.app.show_lobby()
    settle()
    assert visitor.app.window._stack.count() == 1
    assert visitor.app.window.findChildren(QWidget, "table-page") == []


def test_leaving_a_bot_in_thought_asks_nothing_of_it(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "BotWorker", Muse)
    visitor.press("play-nyse")
    while visitor.stage is not Stage.THINKING:
        visitor.wait(Stage.ASKING, Stage.THINKING)
        if visitor.stage is Stage.ASKING:
            visitor.choose()
    worker = visitor.session.worker
    visitor.app.show_lobby()
    settle()
    assert worker.closed  # type: ignore[attr-defined]
    visitor.press("continue-1")
    visitor.wait(Stage.THINKING)


def test_the_window_closed_in_mid_thought_leaves_no_process_and_no_thread(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "BotWorker", BotWorker)
    visitor.press("play-nyse")
    visitor.session.controller.scheduler.seconds = 1000.0
    visitor.wait(Stage.ASKING, Stage.THINKING)
    while visitor.stage is not Stage.THINKING:
        if visitor.stage is Stage.ASKING:
            visitor.choose()
        settle()
    until(lambda: bool(multiprocessing.active_children()))
    visitor.app.window.close()
    visitor.app.close()
    assert multiprocessing.active_children() == []
    assert not [thread for thread in threading.enumerate() if thread.name == "bot-worker"]


def change_seat(visitor: Visitor, seat: int, choice: str, name: str = "") -> None:
    """Give a seat away on the sheet that lists the seats."""
    visitor.app.window.commands["seats"].trigger()
    field = visitor.shown(QComboBox, f"seat-{seat + 1}-player")
    field.setCurrentIndex(field.findText(choice))
    if name:
        typed = visitor.shown(QLineEdit, f"seat-{seat + 1}-name")
        typed.setText(name)
    visitor.press("seats-does")
    settle()


def test_a_bot_or_another_person_takes_over_a_seat(visitor: Visitor) -> None:
    lay(visitor, "preset-people-2")
    controller, library = visitor.session.controller, visitor.app.library
    assert library is not None
    ada = controller.seats[0].name
    assert visitor.page == "curtain"
    change_seat(visitor, 0, "Bot, casual")
    assert (controller.humans, visitor.page) == ((1,), "table-page")
    visitor.wait()
    change_seat(visitor, 0, "Person", "Finn")
    assert controller.humans == (0, 1)
    people = {person.id: person.name for person in library.people()}
    (kept,) = library.unfinished()
    assert [people[seat.person or ""] for seat in kept.seats] == ["Finn", controller.seats[1].name]
    change_seat(visitor, 0, ada)
    visitor.app.tables.resume(kept.row)
    until(lambda: visitor.session.controller is not controller)
    held = visitor.session.controller.seats[0].x_held or ()
    assert [(one.name, one.is_human) for one in held][::2] == [(ada, True), ("Finn", True)]
    assert visitor.session.names[0] == ada


def test_somebody_who_moves_to_another_seat_stays_who_they_are(visitor: Visitor) -> None:
    lay(visitor, "preset-people-3")
    controller, library = visitor.session.controller, visitor.app.library
    assert library is not None
    before = [info.name for info in controller.seats]
    who = visitor.session.people
    visitor.app.window.commands["seats"].trigger()
    sheet = child(visitor.app.window, SeatsSheet)
    first, second = sheet.seats.rows[:2]
    first.player_field.setCurrentIndex(first.player_field.findText("Bot, casual"))
    second.name_field.setText(before[0])
    visitor.press("seats-does")
    settle()
    assert [info.name for info in controller.seats[1:]] == [before[0], before[2]]
    assert visitor.session.people[1] == who[0]
    assert sum(person.name == before[0] for person in library.people()) == 1


@pytest.mark.parametrize("handover", ["curtain", "peek"])
def test_sheets_for_everyone_hide_what_one_person_may_see(visitor: Visitor, handover: str) -> None:
    lay(visitor, "preset-people-2", handover)
    window, controller = visitor.app.window, visitor.session.controller
    looked = set[Stage]()
    for _ in range(3):
        visitor.key(Qt.Key.Key_Space)  # lifts the curtain
        visitor.session.page.peeking.peek(True)
        if controller.viewer is not None:
            looked.add(controller.stage)
        for command in ("seats", "phones"):
            window.commands[command].trigger()
            sheet = open_sheet(window)
            assert sheet is not None
            assert controller.viewer is None
            sheet.reject()
            settle()
            visitor.key(Qt.Key.Key_Space)
        visitor.go_on()
        visitor.wait()
    assert looked >= ({Stage.ASKING, Stage.PASSING} if handover == "curtain" else {Stage.ASKING})


def test_who_covered_the_table_sees_what_they_learned_after_a_seat_went(visitor: Visitor) -> None:
    lay(visitor, "preset-people-3")
    controller = visitor.session.controller
    while visitor.stage is not Stage.PASSING:
        visitor.key(Qt.Key.Key_Space)
        visitor.go_on()
        visitor.wait()
    learner = controller.viewer
    assert learner is not None
    change_seat(visitor, (learner + 2) % 3, "Bot, casual")
    assert (visitor.page, controller.viewer, controller.seat) == ("curtain", None, learner)
    visitor.key(Qt.Key.Key_Space)
    assert (visitor.stage, controller.viewer) == (Stage.PASSING, learner)


def test_the_window_for_all_closes_with_the_table(visitor: Visitor) -> None:
    visitor.may_lose_focus = True  # a window that opens or closes may have it for a moment
    lay(visitor, "preset-people-2")
    open_it = visitor.app.window.commands["public-window"].trigger
    open_it()
    shown = [w for w in QApplication.topLevelWidgets() if w.objectName() == "public-window"]
    assert [window.isVisible() for window in shown] == [True]
    visitor.key(Qt.Key.Key_Space)
    assert visitor.session.controller.viewer is not None
    visitor.app.show_lobby()
    settle()
    assert not any(shiboken6.isValid(window) and window.isVisible() for window in shown)
    assert not visitor.app.window.commands["public-window"].isVisible()
