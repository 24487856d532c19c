"""Replaying a game: by keys, timeline and log, from allowed viewpoints."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lab.gallery import samples
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.context import TableContext
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace, PaceMode
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.frames import ScrollArea
from stockgames.ui.window.commands import shown_shortcuts
from tests.ui.finding import child


def show(
    qtbot: QtBot,
    look: ThemeContext,
    game_id: str = "nyse",
    people: str = "hbb",
    pace: PaceMode = "instant",
    match: Match | None = None,
) -> LookBackPage:
    match = match or over(game_id, people, "look-back")
    replay = GameReplay(match, range(len(people)))
    page = LookBackPage(look, replay, partial(create_table, game_id), Pace(pace))
    qtbot.addWidget(page)
    page.resize(QSize(1280, 720))
    look.fit(page.size())
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.start()
    return page


def press(page: LookBackPage, key: Qt.Key, modifier: str = "NoModifier") -> None:
    QTest.keyClick(page, key, getattr(Qt.KeyboardModifier, modifier))


def test_keys_lead_to_any_step(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    total = page.replay.total
    assert page.step == total
    press(page, Qt.Key.Key_Home)
    assert page.step == 0
    press(page, Qt.Key.Key_Left)
    assert page.step == 0
    press(page, Qt.Key.Key_Right)
    assert page.step == 1
    press(page, Qt.Key.Key_Right, "ControlModifier")
    assert page.step == page.replay.turn_after(1)
    press(page, Qt.Key.Key_PageDown)
    rounds = page.step
    assert rounds == page.replay.round_after(1)
    press(page, Qt.Key.Key_Right, "ShiftModifier")
    assert page.step == page.replay.round_after(rounds)
    press(page, Qt.Key.Key_PageUp)
    assert page.step == rounds
    press(page, Qt.Key.Key_End)
    assert page.step == total


def test_the_card_grows_over_the_table_until_it_fits(qtbot: QtBot, look: ThemeContext) -> None:
    """At Stock Exchange the choices are low, and what a round brought is long."""
    page = show(qtbot, look, "stock-exchange", "hbbbbbbb")
    bottom, least = page.card.geometry().bottom(), page.card.height()
    bar = child(page.card, ScrollArea).verticalScrollBar()
    for step in range(page.replay.total):  # the last tells the whole audit
        page.go_to(step)
        qtbot.waitUntil(lambda: not bar.maximum())
        assert page.card.geometry().bottom() == bottom
        least = min(least, page.card.height())
    page.go_to(0)
    assert page.card.height() == least


@pytest.mark.parametrize(("game_id", "people"), [("portfolio", "hbbb"), ("exchange", "hbbb")])
def test_no_word_of_the_card_is_cut_with_large_text(
    qtbot: QtBot, look: ThemeContext, game_id: str, people: str, language: str
) -> None:
    """Words were wider than the place beside the portrait, and had to be scrolled sideways."""
    page = show(qtbot, look, game_id, people)
    look.set_text_size(2.0)
    QTest.qWait(0)
    for step in range(0, page.replay.total, 9):
        page.go_to(step)
        QTest.qWait(0)
        assert page.card._scroll.horizontalScrollBar().maximum() == 0


def test_what_one_step_is_can_be_chosen(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    press(page, Qt.Key.Key_Home)
    page.playback.by.set_value("round")
    page.playback.keys["forward"].click()
    assert page.step == page.replay.round_after(0)
    page.playback.by.set_value("turn")
    page.playback.keys["back"].click()
    assert page.step == page.replay.turn_before(page.replay.round_after(0))


def test_a_click_on_timeline_or_log_leads_there(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    wanted = page.replay.total // 3
    place = QPoint(round(page.timeline.place(wanted)), page.timeline.height() // 2)
    QTest.mouseClick(page.timeline, Qt.MouseButton.LeftButton, pos=place)
    assert page.step == wanted
    rows = {entry.step: row for row, entry in enumerate(page.lines.entries)}
    row = page.lines.model().index(rows[wanted] + 1, 0)
    later = page.lines.entries[rows[wanted] + 1]
    place = page.lines.visualRect(row).topLeft() + QPoint(40, 8)
    QTest.mouseClick(page.lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.step == later.step > wanted


def test_playing_ends_at_the_end(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockgames.ui.review.look_back.REST", 0)
    page = show(qtbot, look)
    page.go_to(page.replay.total - 3)
    press(page, Qt.Key.Key_Space)
    assert page.is_playing
    qtbot.waitUntil(lambda: not page.is_playing)
    assert page.step == page.replay.total
    press(page, Qt.Key.Key_Space)
    assert page.is_playing
    assert page.step < page.replay.total
    press(page, Qt.Key.Key_Left)
    assert not page.is_playing


def test_a_move_being_shown_makes_room_for_the_next(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, pace="slow")
    press(page, Qt.Key.Key_Home)
    for step in (1, 2, 3):
        press(page, Qt.Key.Key_Right)
        assert page.step == step
    page.go_to(9)
    view = page.replay.view(9, page.viewpoint)
    shown = show(qtbot, look, match=over("nyse", "hbb", "look-back"))
    shown.go_to(9)
    assert shown.replay.view(9, shown.viewpoint) == view
    assert page.board.grab().toImage() == shown.board.grab().toImage()


TAKEN_BACK = 24
"""A number of steps that contains some moves of each kind in each game."""
PEOPLE = {"nyse": "hbb", "portfolio": "hb", "exchange": "hbb", "stock-exchange": "hbbbbbbb"}


@pytest.mark.parametrize("game_id", PEOPLE)
def test_steps_go_back_as_they_were_played(qtbot: QtBot, look: ThemeContext, game_id: str) -> None:
    """Each animation is interrupted by the next one; the final picture is the same as ever."""
    people = PEOPLE[game_id]
    page = show(qtbot, look, game_id, people, pace="slow")
    moved = 0
    for step in range(page.replay.total - 1, max(0, page.replay.total - TAKEN_BACK), -1):
        press(page, Qt.Key.Key_Left)
        assert page.step == step
        moved += page.is_moving
        QTest.qWait(1)
    assert bool(moved) == (game_id != "stock-exchange")
    last = page.step
    page._settle()
    straight = show(qtbot, look, game_id, people)
    straight.go_to(last)
    assert page.board.grab().toImage() == straight.board.grab().toImage()


def test_a_step_is_shown_without_its_cue(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cues are for moves that are shown as they are made."""
    stages = list[Stage]()

    def cue_of(_words: object, _change: object, context: TableContext, _lead: object) -> None:
        stages.append(context.stage)

    monkeypatch.setattr("stockgames.ui.table.painted_table.cue_of", cue_of)
    page = show(qtbot, look, pace="normal")
    press(page, Qt.Key.Key_Home)
    press(page, Qt.Key.Key_Right)
    assert stages == [Stage.PAUSED]


def test_reduced_motion_fades_a_step_that_is_taken_back(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, pace="slow")
    page.look.set_reduced_motion(True)
    press(page, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: not page.is_moving)
    assert page.step == page.replay.total - 1


def test_other_eyes_show_what_they_knew(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, "portfolio")
    page.go_to(page.replay.total // 2)
    own = page.board.grab().toImage()
    press(page, Qt.Key.Key_2)
    assert page.viewpoint == Viewpoint(1)
    assert page.board.grab().toImage() != own
    press(page, Qt.Key.Key_0)
    assert page.viewpoint == Viewpoint(1, all_up=True)
    press(page, Qt.Key.Key_1)
    assert page.viewpoint == Viewpoint(0)
    assert page.board.grab().toImage() == own


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange"])
def test_two_games_that_differ_only_in_hidden_cards_look_alike_through_the_same_eyes(
    qtbot: QtBot, look: ThemeContext, game_id: str
) -> None:
    """What the page shows at a step depends only on the viewpoint's view and events."""
    page = show(qtbot, look, game_id, "hbb")
    seen = page.replay.view(4, Viewpoint(0))
    told = [shown.events for shown in page.replay.shown_so_far(4, Viewpoint(0))]
    page.look_through(Viewpoint(0, all_up=True))
    page.go_to(4)
    page.look_through(Viewpoint(0))
    assert page.replay.view(4, Viewpoint(0)) == seen
    assert [shown.events for shown in page.words.context(4, Viewpoint(0)).history] == told
    fresh = show(qtbot, look, game_id, "hbb")
    fresh.go_to(4)
    assert page.grab().toImage() == fresh.grab().toImage()


def test_eyes_that_may_not_look_are_not_offered(qtbot: QtBot, look: ThemeContext) -> None:
    infos = samples.seat_infos("hbbbbbbb")
    running = Match.deal(registry.load("stock-exchange"), infos, {}, "eyes")
    page = show(qtbot, look, "stock-exchange", "hbbbbbbb", match=running)
    assert [button.objectName() for button in page.picker.buttons] == [
        f"eyes-{seat}" for seat in range(8)
    ]
    page.look_through(Viewpoint(3, all_up=True))
    assert not page.viewpoint.all_up


def test_the_log_tells_the_step_itself_however_low_it_is(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, "portfolio", "hbb")
    for height in (300, 200, 160):
        page.log.resize(220, height)
        for step in (1, page.replay.total // 2, page.replay.total):
            page.go_to(step)
            told = [entry.step for entry in page.lines.entries]
            assert told == sorted(told)
            present = next(page.words.before(step, page.viewpoint)).step
            assert page.lines.present == present
            place = page.lines.visualRect(page.lines.model().index(told.index(present), 0))
            assert page.lines.viewport().rect().contains(place)


def test_the_card_says_what_the_step_was(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, "exchange", "hbhb")
    press(page, Qt.Key.Key_Home)
    assert page.card.entry.text == "The game begins"
    press(page, Qt.Key.Key_Right)
    assert page.card.entry == page.words.shown_entry(1, page.viewpoint)
    assert page.timeline.accessibleDescription().startswith("Move 1 of")


def test_what_all_did_together_has_nobodys_face(qtbot: QtBot, look: ThemeContext) -> None:
    """Over "Naval war" there used to be the portrait of the last player to choose."""
    page = show(qtbot, look, "exchange", "hbhb")
    steps = range(1, page.replay.total + 1)
    line = {step: page.words.shown_entry(step, page.viewpoint) for step in steps}
    for is_somebodys in (True, False):
        page.go_to(next(step for step in steps if bool(line[step].actor) is is_somebodys))
        assert (page.card._portrait is not None) is is_somebodys


def test_where_several_played_it_is_asked_who_plays_on(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, "nyse", "hhb")
    page.go_to(5)
    actions = page.play_on_menu().actions()
    assert [action.text() for action in actions] == [
        "As Ada, against bots",
        "With the same players",
    ]
    emitted: list[tuple[int, object]] = []
    page.played_on.connect(lambda step, seat: emitted.append((step, seat)))
    for action in actions:
        action.trigger()
    assert emitted == [(5, 0), (5, None)]


def test_the_record_is_saved_only_once_the_game_is_over(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    emitted: list[str] = []
    page.exported.connect(emitted.append)
    for action in page.save_menu().actions():
        action.trigger()
    assert emitted == ["picture", "page", "record"]


@pytest.mark.parametrize(("game_id", "people"), [("nyse", "hb"), ("stock-exchange", "hbbbbbbb")])
def test_no_way_out_lies_over_the_eyes(
    qtbot: QtBot, look: ThemeContext, game_id: str, people: str
) -> None:
    """Eight viewpoints are too many for the bar of a small window."""
    page = show(qtbot, look, game_id, people)
    for size in (QSize(1280, 720), QSize(1024, 600)):
        page.resize(size)
        last = page.picker.buttons[-1]
        exits = (page.play_on_button, page.save_button, page.back_button)
        assert last.geometry().right() <= min(button.x() for button in exits)
        assert max(button.geometry().right() for button in exits) <= page.picker.width()


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """Yield a list that collects announcements."""
    emitted: list[str] = []
    ANNOUNCER.said.connect(emitted.append)
    yield emitted
    ANNOUNCER.said.disconnect(emitted.append)


def test_each_step_is_told_once_and_again_when_asked(
    qtbot: QtBot, look: ThemeContext, heard: list[str]
) -> None:
    page = show(qtbot, look)
    page.resize(page.width() - 10, page.height())
    assert heard == []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_F4):
        press(page, key)
    texts = [page.words.shown_entry(step, page.viewpoint).plain() for step in (0, 1)]
    assert heard == [*texts, texts[1]]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_table_can_be_read_at_any_step(qtbot: QtBot, look: ThemeContext, game_id: str) -> None:
    usual = registry.meta(game_id).usual_seats
    page = show(qtbot, look, game_id, "h" + "b" * (usual - 1))
    page.go_to(page.replay.total // 2)
    press(page, Qt.Key.Key_F3)
    sheet = page.sheet
    assert sheet.isVisible()
    assert sheet.geometry() == page.rect()
    lines = sheet.lines()
    assert lines[0] == page.words.status(page.step, page.viewpoint)
    latest = next(page.words.before(page.step, page.viewpoint))
    assert any(line.endswith(latest.plain()) for line in lines)
    places = [node.place for node in page.nodes()]
    assert (places[0], places[-1]) == ("status", "log")
    assert len(places) > 2


def test_the_sheet_has_the_keys_until_it_is_closed(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    press(page, Qt.Key.Key_F3)
    tree = page.sheet.tree
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Space):
        QTest.keyClick(tree, key)
    assert (page.step, page.is_playing) == (page.replay.total, False)
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert (page.sheet.isVisible(), left) == (False, [])
    press(page, Qt.Key.Key_Left)
    assert page.step == page.replay.total - 1
    press(page, Qt.Key.Key_F3)
    QTest.keyClick(tree, Qt.Key.Key_F3)
    assert not page.sheet.isVisible()
    press(page, Qt.Key.Key_Escape)
    assert left == [True]


def test_what_is_read_follows_the_eyes(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, "portfolio", "hbbb")
    page.go_to(page.replay.total // 2)
    own = page.nodes()
    page.look_through(page.picker.buttons[1].viewpoint)
    assert page.nodes() != own


def test_these_keys_are_listed(qtbot: QtBot, look: ThemeContext) -> None:
    keys = dict(shown_shortcuts(show(qtbot, look)))
    assert (keys["Read the table"], keys["Choose the speed"]) == ("F3", "T")


def test_the_card_is_laid_out_anew_when_text_grows(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look)
    usual = page.card.width()
    look.set_text_size(2.0)
    qtbot.waitUntil(lambda: page.card.width() > usual)
    QTest.qWait(0)
    large = page.card.geometry()
    page.resize(page.size() + QSize(0, 1))
    page.resize(page.size() - QSize(0, 1))
    assert page.card.geometry() == large
