"""The evening page alone: what is shown when, and its input."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTime
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from stockgames.evenings.evening import Evening
from stockgames.evenings.facts import PageFacts, page_facts
from stockgames.evenings.person import Person
from stockgames.lab.gallery.screens import PAGES
from stockgames.presentation.faces import choices
from stockgames.ui.evening.page import EveningPage, OptionsSheet
from stockgames.ui.evening.words import before_the_bell, clock_text
from stockgames.ui.theme import text as text_module
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.window.commands import page_shortcuts
from tests.evenings.gatherings import SEATS, gather, of_the_picture, play_next
from tests.evenings.test_facts import facts_of
from tests.ui.painted_texts import painted_on

SMALL = QSize(1280, 720)
EVENINGS = [name for name in PAGES if name.startswith("evening")]


def show(qtbot: QtBot, look: ThemeContext, evening: Evening) -> EveningPage:
    page = EveningPage(look, ("nyse", "portfolio"), facts_of(evening))
    qtbot.addWidget(page)
    page.resize(QSize(1280, 720))
    look.fit(page.size())
    page.show()
    page.activateWindow()
    page.focus_start()
    return page


def press(page: EveningPage, name: str) -> None:
    button = page.findChild(Button, name)
    assert button is not None
    assert button.isVisible()
    button.click()


def test_nobody_is_here_yet(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, gather(0, "nyse"))
    assert page.people.isVisible()
    assert page.focusWidget() is page.people.field
    assert not page.begin.isVisible()


def test_a_game_can_begin_by_enter_from_anywhere(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, of_the_picture())
    assert page.focusWidget() is page.begin
    assert page.chairs.isVisible()
    page.setFocus()
    with qtbot.waitSignal(page.begun) as begun:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert begun.args == [3]


def test_the_same_people_as_last_time_come_at_one_press_until_a_game_was_played(
    qtbot: QtBot, look: ThemeContext
) -> None:
    def with_last(evening: Evening) -> PageFacts:
        return replace(facts_of(evening), last=("ada", "bela"))

    page = show(qtbot, look, gather(0, "nyse", "nyse"))
    assert not page.people.same.isVisible(), "nobody has played together"
    page.show_facts(with_last(gather(0, "nyse", "nyse")))
    with qtbot.waitSignal(page.together) as together:
        press(page, "same-as-last-time")
    assert together.args == [("ada", "bela")]
    page.show_facts(with_last(gather(1, "nyse", "nyse")))
    assert page.people.same.isVisible(), "one is missing"
    page.show_facts(with_last(play_next(gather(1, "nyse", "nyse").come("bot-like"))))
    assert not page.people.same.isVisible()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_game_that_was_broken_off_is_gone_on_with_at_one_press(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    look.set_text_size(text)
    evening = play_next(gather(3, "nyse", "exchange", "nyse"))
    act = evening.next
    assert act is not None
    broken = evening.begin(act.number, ("p0", "p1", "p2"), row=7, at="").break_off(act.number)
    page = show(qtbot, look, broken)
    waiting = facts_of(broken, frozenset({7}))
    page.show_facts(waiting)
    assert page.begin.text() == "Continue Exchange"
    with qtbot.waitSignal(page.resumed) as resumed:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert resumed.args == [act.number]
    lines = [first for first, _ in before_the_bell(waiting)]
    assert lines[0] == "Exchange was left unfinished"
    assert set(lines) <= set(painted_on(page.notes, monkeypatch))
    with qtbot.waitSignal(page.begun) as begun:
        press(page, "begin-instead")
    assert begun.args == [3]
    page.show_facts(facts_of(broken.drop(3), frozenset({7})))
    assert page.begin.text() == "Continue Exchange", "the last game waits, too"
    told = painted_on(page, monkeypatch)
    assert "That's the whole programme" not in told
    assert not any("after the last game" in words for words in told)


def test_all_was_played(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, play_next(gather(2, "nyse")))
    with qtbot.waitSignal(page.ended):
        page.begin.click()
    page.show_facts(facts_of(play_next(gather(2, "nyse")).end()))
    with qtbot.waitSignal(page.left):
        page.begin.click()


def test_an_evening_that_was_ended_can_go_on(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, of_the_picture().end())
    with qtbot.waitSignal(page.begun_again):
        press(page, "end-evening")


def test_escape_leaves(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, gather(2, "nyse"))
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("name", EVENINGS)
def test_nothing_lies_over_anything_else(qtbot: QtBot, look: ThemeContext, name: str) -> None:
    page = PAGES[name](look)
    assert isinstance(page, EveningPage)
    qtbot.addWidget(page)
    page.setUpdatesEnabled(False)  # only `grab` paints
    for size in (SMALL, QSize(1600, 1000), QSize(2560, 1440)):
        look.fit(size)
        page.resize(size)
        page.show()
        parts = [page.programme, page.standing, page.chairs, page.people, page.notes, page.begin]
        shown = [part for part in parts if part.isVisible()]
        for number, part in enumerate(shown):
            assert page.rect().contains(part.geometry().adjusted(12, 12, -12, -14)), part
            inner = part.geometry().adjusted(12, 12, -12, -12)
            others = (other.geometry() for other in shown[number + 1 :])
            assert not any(inner.intersects(other.adjusted(12, 12, -12, -12)) for other in others)
        if size == SMALL:
            page.grab()


def test_late_comers_may_start_on_nothing(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, of_the_picture())
    press(page, "who-is-here")
    assert page.people.isVisible()
    row = page.people.findChild(SegmentRow, "late-start")
    assert row is not None
    row.segment("nothing").click()
    with qtbot.waitSignal(page.named) as named:
        QTest.keyClicks(page.people.field, "Greta")
        QTest.keyClick(page.people.field, Qt.Key.Key_Return)
    assert named.args == ["Greta", True]
    with qtbot.waitSignal(page.came) as came:
        press(page, "person-ghost")
    assert came.args == ["ghost", True]


def test_the_clock_tells_when_the_games_would_be_over(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, gather(2, "nyse", "nyse").be_over_by(""))
    page.clock.set_time(QTime(23, 30))
    page.clock.show_facts(facts_of(gather(2, "nyse", "nyse").be_over_by("")))
    assert page.clock.accessibleName() == "Done by 00:10: 40 minutes to come"
    page.clock.show_facts(facts_of(gather(2, "nyse").end()))
    assert page.clock.accessibleName() == "23:30"


def test_the_clock_says_how_long_is_left_and_asks_for_the_end(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = show(qtbot, look, gather(2, "nyse", "nyse").be_over_by("00:30"))
    page.clock.set_time(QTime(23, 30))
    assert page.clock.accessibleName() == "Done by 00:10: 20 minutes to spare"
    page.clock.set_time(QTime(23, 55))
    assert page.clock.accessibleName() == "Done by 00:35: 5 minutes over"
    menu = page.clock.menu()
    times = [action.text() for action in menu.actions()]
    assert times[:3] == ["All night", "Until 00:00", "Until 00:30"]
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Until 00:30"]
    with qtbot.waitSignal(page.until_chosen) as chosen:
        menu.actions()[1].trigger()
    assert chosen.args == ["00:00"]
    with qtbot.waitSignal(page.until_chosen) as chosen:
        menu.actions()[0].trigger()
    assert chosen.args == [""]


def test_the_ribbon_follows_the_clock(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, of_the_picture())
    page.clock.set_time(QTime(21, 0))
    early = page.programme.grab().toImage()
    page.clock.set_time(QTime(22, 0))
    assert page.programme.grab().toImage() != early


@pytest.mark.parametrize("reduced", [False, True])
def test_games_make_room_for_one_that_is_carried(
    qtbot: QtBot, look: ThemeContext, reduced: bool
) -> None:
    look.set_reduced_motion(reduced)
    page = show(qtbot, look, gather(2, "nyse", "portfolio", "nyse"))
    rows = page.programme.rows
    places = [row.pos() for row in rows]
    held = rows[0].rect().center()
    QTest.mousePress(rows[0], Qt.MouseButton.LeftButton, pos=held)
    for _ in range(2):
        QTest.mouseMove(rows[0], held + QPoint(0, rows[0].height() // 2 + 4))
    qtbot.waitUntil(lambda: [row.pos() for row in rows[1:]] == [places[0], places[2]])
    with qtbot.waitSignal(page.moved) as moved:
        QTest.mouseRelease(rows[0], Qt.MouseButton.LeftButton, pos=held)
    assert moved.args == [1, 1]


def test_the_ribbon_ends_when_the_line_under_it_says_so(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = gather(2, "nyse", "nyse", "nyse", "nyse").be_over_by("")
    act = evening.next
    assert act is not None
    begun = evening.begin(act.number, ("p0", "p1"), row=None, at="2026-11-17T20:20:45Z")
    over = begun.finish(act.number, (1, 2), (2, 1), at="2026-11-17T20:26:00Z")
    page = show(qtbot, look, over)
    began = QTime.fromString(clock_text("2026-11-17T20:20:45Z"), "HH:mm")
    for seconds in range(0, 300, 37):
        now = began.addSecs(600 + seconds)
        page.clock.set_time(now)
        told = painted_on(page.programme, monkeypatch)
        end = now.addSecs(60 * facts_of(over).minutes_left).toString("HH:mm")
        assert end in told
        assert any(words.startswith(f"Done by {end}") for words in told)


def test_options_of_a_game_to_come_are_taken_or_left(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, gather(2, "nyse", "nyse"))
    row = page.programme.rows[1]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_O)
    sheet = page.findChild(OptionsSheet)
    assert sheet is not None
    with qtbot.assertNotEmitted(page.optioned):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    page.open_options(row.number)
    sheet = page.findChildren(OptionsSheet)[-1]
    hands = sheet.findChild(SegmentRow, "nyse-hands")
    assert hands is not None
    hands.set_value("concealed")
    with qtbot.waitSignal(page.optioned) as taken:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert taken.args[0] == row.number
    assert taken.args[1]["hands"] == "concealed"


def test_only_a_game_that_has_options_offers_them(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, gather(3, "nyse", "exchange"))
    offered = [[action.text() for action in row.menu().actions()] for row in page.programme.rows]
    assert ["NYSE options…" in offered[0], len(offered[1])] == [True, 3]


def test_a_bot_more_is_offered_at_the_next_game(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, gather(2, "nyse", "portfolio"))
    row, later = page.programme.rows
    told = {action.text(): action for action in row.menu().actions()}
    assert "Remove a bot from NYSE" not in told
    assert not any("bot" in action.text() for action in later.menu().actions())
    with qtbot.waitSignal(page.agreed) as taken:
        told["Add a bot to NYSE"].trigger()
    assert taken.args == [row.number, ("p0", "p1", None)]


def test_the_menu_of_a_game_names_it_and_lies_beside_it(qtbot: QtBot, look: ThemeContext) -> None:
    """It used to cover the next game, so that "Drop this game" looked meant for that one."""
    page = show(qtbot, look, gather(3, "nyse", "portfolio"))
    row, after = page.programme.rows
    row.click()
    menu = row.findChild(QMenu, "act-menu")
    assert menu is not None
    assert menu.isVisible()
    assert all("NYSE" in action.text() for action in menu.actions())
    corner = page.mapFromGlobal(menu.pos())
    below = QRect(after.mapTo(page, QPoint(0, 0)), after.size())
    covered = QRect(corner, menu.sizeHint()).intersected(below)
    assert covered.width() < 20
    marked = row.grab().toImage()
    menu.close()
    row.clearFocus()
    assert row.grab().toImage() != marked


def test_the_keys_of_page_and_programme_are_listed(qtbot: QtBot, look: ThemeContext) -> None:
    keys = dict(page_shortcuts(show(qtbot, look, of_the_picture())))
    assert keys["The regulars"] == "P"
    assert keys["Drop the game"] == "Del"
    assert keys["Play the game earlier or later"].split() == ["Alt+Up", "Alt+Down"]
    assert "Enter" in keys.values()
    over = show(qtbot, look, of_the_picture().end())
    assert "Drop the game" not in dict(page_shortcuts(over))


@pytest.mark.parametrize(("dropped", "then"), [(1, "exchange"), (2, "portfolio")])
def test_the_keyboard_goes_on_in_the_place_of_a_dropped_game(
    qtbot: QtBot, look: ThemeContext, dropped: int, then: str
) -> None:
    evening = gather(3, "nyse", "portfolio", "exchange")
    page = show(qtbot, look, evening)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    number = page.programme.rows[dropped].number
    page.programme.rows[dropped].setFocus()
    page.show_facts(facts_of(evening.drop(number)))
    held = next(row for row in page.programme.rows if row.hasFocus())
    assert evening.act(held.number).game == then


def test_a_key_that_comes_late_to_a_dropped_game_does_nothing(
    qtbot: QtBot, look: ThemeContext
) -> None:
    """Its options used to be requested although the game was gone."""
    page = show(qtbot, look, gather(3, "nyse", "portfolio"))
    dropped = page.programme.rows[1]
    page.show_facts(facts_of(gather(3, "nyse")))
    QTest.keyClick(dropped, Qt.Key.Key_O)
    assert page.findChild(OptionsSheet) is None


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_is_worth_knowing_is_told_at_every_size_of_text(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    look.set_text_size(text)
    facts = facts_of(of_the_picture())
    page = show(qtbot, look, of_the_picture())
    told = painted_on(page.notes, monkeypatch)
    lines = [first for first, _ in before_the_bell(facts)]
    assert set(lines) <= set(told)


def test_who_sits_out_is_named_beside_the_table(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = gather(10, "exchange")
    facts = facts_of(evening)
    page = show(qtbot, look, evening)
    assert facts.next is not None
    out = {facts.names[who] for who in facts.next.sits_out}
    assert len(out) == 4
    assert out <= set(painted_on(page.chairs, monkeypatch))


def test_where_many_sit_out_the_programme_tells_how_many(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = show(qtbot, look, gather(12, "portfolio"))
    told = painted_on(page.programme, monkeypatch)
    assert "Seven sit out" in told
    assert page.programme.rows[0].accessibleName().endswith("sit out")
    act = facts_of(gather(12, "portfolio")).next
    assert act is not None
    names = [facts_of(gather(12, "portfolio")).names[who] for who in act.sits_out]
    heard = page.programme.rows[0].accessibleName()
    assert all(name in heard for name in names), "who hears it hears all names"


def test_portraits_leave_the_clock_its_place(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, gather(2, "nyse"))
    left, top = page.clock.x() - page.standing.x(), page.clock.y() - page.standing.y()
    behind = QRectF(left, top + 4, page.clock.width(), page.clock.height() - 8).toRect()
    bare = page.standing.grab().toImage().copy(behind)
    page.show_facts(facts_of(gather(10, "nyse")))
    assert page.standing.grab().toImage().copy(behind) == bare, "nothing hangs behind it"


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1600, 1000)])
def test_the_moments_of_four_games_are_all_told(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, size: QSize
) -> None:
    evening = gather(2, "nyse", "nyse", "nyse", "nyse")
    for _ in range(4):
        evening = play_next(evening)
    page = show(qtbot, look, evening.end())
    look.fit(size)
    page.resize(size)
    tales = [f"{name} pushed Technology down by $2M a chip." for name in ("Al", "Bo", "Cy", "Di")]
    page.show_moments([("NYSE", tale) for tale in tales])
    told = painted_on(page.notes, monkeypatch)
    assert [words for words in told if words.startswith("NYSE")] == [f"NYSE: {t}" for t in tales]


@pytest.mark.parametrize("name", ["W" * 40, "i"])
def test_long_and_short_names_stay_on_their_panels(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    named = [Person(f"p{number}", name, choices()[number]) for number in range(10)]
    evening = gather(10, "nyse")
    facts = page_facts(evening, named, SEATS.__getitem__, lambda game, count: 10, ())
    assert len({*facts.names.values()}) == 10, "no two are called alike"
    page = show(qtbot, look, evening)
    page.show_facts(facts)
    boxes: list[QRectF] = []
    draw = text_module.draw_text

    def noted(painter: QPainter, rect: QRectF, text: str, *more: Any, **how: Any) -> None:
        if text.startswith(name[:30]):
            boxes.append(QRectF(rect))
        draw(painter, rect, text, *more, **how)

    for part in (page.chairs, page.standing):
        monkeypatch.setattr(sys.modules[type(part).__module__], "draw_text", noted)
        boxes.clear()
        part.grab()
        assert len(boxes) == 10
        assert all(QRectF(part.rect()).contains(box) for box in boxes)
