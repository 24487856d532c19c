"""The table's popovers and notices: where they are, as tall as their text, and when they go."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.errors import Refused
from stockgames.presentation.hints import HintText
from stockgames.ui.lessons.tips import TipPopover
from stockgames.ui.table.popovers import (
    HintPopover,
    RecapStrip,
    RefusalPopover,
    RulingPopover,
    ruling_in,
)
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.popover import Popover
from tests.ui.finding import child, sized
from tests.ui.table.seating import Table, open_table

SHORT = "A pile is empty: nothing can be taken from it, nor discarded."
HINT = HintText("A shrewd bot would play", "Take Chemicals", ("It climbs. " * 6,) * 2, ruling="N5")
LONG = HintText("A shrewd bot would play", "Take Chemicals", ("It climbs. " * 30,) * 3, ruling="N5")
KINDS = ("refusal", "hint", "tip", "recap")


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    made = open_table(qtbot, "hbb").start()
    made.wait_for(Stage.ASKING)
    return made


def popover(table: Table, kind: str, hint: HintText = HINT) -> Popover:
    """Return a popover of a kind that says something."""
    page = table.page
    if kind == "refusal":
        page.refusal.write(SHORT, "N5")
        return page.refusal
    if kind == "hint":
        page.parts.hint_popover.write(hint)
        return page.parts.hint_popover
    if kind == "recap":
        page.parts.recap.write(["Bo bought Wool."] * 5)
        return page.parts.recap
    tip = TipPopover(page.look, "nyse", page)
    tip.write("market")
    return tip


def shape(table: Table, size: tuple[int, int], text: float) -> None:
    table.look.set_text_size(text)
    table.look.fit(QSize(*size))
    table.page.resize(*size)


def choices(table: Table) -> QRect:
    return table.page.popovers.anchor


@pytest.mark.parametrize("kind", KINDS)
def test_it_lies_over_the_log_but_not_over_its_buttons(table: Table, kind: str) -> None:
    shown = popover(table, kind)
    for size in ((1280, 720), (1920, 1080)):
        shape(table, size, 1.0)
        table.page.popovers.show(shown)
        paper, log = shown.paper(), table.page.log
        button = log.whole_button.geometry().translated(log.pos())
        assert log.geometry().contains(paper)
        assert 0 <= button.top() - paper.bottom() < 20


@pytest.mark.parametrize("kind", KINDS)
def test_it_lies_right_over_the_choices_if_the_log_is_too_narrow(table: Table, kind: str) -> None:
    shown = popover(table, kind)
    shape(table, (1280, 720), 1.5)
    table.page.popovers.show(shown)
    paper = shown.paper()
    assert paper.right() == choices(table).right()
    assert 0 < choices(table).top() - paper.bottom() < 20


@pytest.mark.parametrize("hint", [HINT, LONG])
def test_what_is_too_high_for_that_lies_beside_them(table: Table, hint: HintText) -> None:
    shape(table, (1280, 720), 2.0)
    shown = popover(table, "hint", hint)
    table.page.popovers.show(shown)
    paper = shown.paper()
    assert table.page.rect().contains(paper)
    assert paper.top() >= table.page.board.y()
    assert paper.right() < choices(table).left() or paper.bottom() < choices(table).top()


def with_odds(table: Table) -> HintPopover:
    """Return a hint that is shown and has odds to show."""
    shape(table, (1280, 720), 1.0)
    shown = table.page.hints.popover
    shown.write(replace(HINT, odds=("It would win about 6 games of 10.",) * 3))
    table.page.popovers.show(shown)
    return shown


def test_it_grows_where_it_is_when_it_tells_the_odds(table: Table) -> None:
    """Where the log was too low for them it jumped across the board."""
    shown = with_odds(table)
    before = shown.paper()
    table.page.popovers.log_top = before.top()
    shown.show_odds()
    assert shown.paper().height() > before.height()
    assert shown.paper().bottomRight() == before.bottomRight()


def test_it_hides_nothing_that_it_speaks_of_when_it_grows(table: Table) -> None:
    shown = with_odds(table)
    before = shown.paper()
    above = QRect(before.left(), before.top() - 40, before.width(), 30)
    shown.avoided = lambda: [above]
    shown.show_odds()
    assert table.page.rect().contains(shown.paper())
    assert not shown.paper().intersects(above)
    assert not shown.paper().intersects(choices(table))


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_it_is_as_wide_as_its_text_and_follows_its_size(table: Table, is_elsewhere: bool) -> None:
    """A size chosen on the page of settings used to leave it as it was, under its own buttons."""
    shown = popover(table, "refusal")
    table.page.popovers.show(shown)
    usual = shown.paper().width()
    table.page.setHidden(is_elsewhere)
    table.look.set_text_size(1.5)
    table.page.show()
    assert shown.paper().width() == pytest.approx(1.5 * usual, abs=40)
    assert shown.paper().right() == choices(table).right()


def test_two_lie_over_each_other_in_the_same_order_whichever_came_first(table: Table) -> None:
    page = table.page
    hint, refusal = popover(table, "hint"), popover(table, "refusal")
    for first, second in ((hint, refusal), (refusal, hint)):
        page.popovers.show(first)
        page.popovers.show(second)
        assert refusal.paper().bottom() < hint.paper().top()
        assert hint.paper().bottom() <= page.popovers.log.bottom()
        first.put_away()
        second.put_away()


@pytest.mark.parametrize("kind", ["refusal", "hint", "tip"])
def test_the_upper_one_comes_down_when_the_lower_one_goes(table: Table, kind: str) -> None:
    lower, upper = popover(table, "recap"), popover(table, kind)
    table.page.popovers.show(upper)
    alone = upper.paper()
    table.page.popovers.show(lower)
    assert upper.paper() != alone
    lower.put_away()
    assert upper.paper() == alone


def test_a_third_sends_the_oldest_away(table: Table) -> None:
    shown = [popover(table, kind) for kind in ("recap", "tip", "refusal")]
    for one in shown:
        table.page.popovers.show(one)
    assert [one.isVisible() for one in shown] == [False, True, True]


def test_where_two_have_no_room_the_older_goes(table: Table) -> None:
    shape(table, (1280, 720), 2.0)
    refusal, hint = popover(table, "refusal"), popover(table, "hint", LONG)
    table.page.popovers.show(refusal)
    table.page.popovers.show(hint)
    assert (refusal.isVisible(), hint.isVisible()) == (False, True)


def test_a_smaller_page_has_room_for_the_latest(table: Table) -> None:
    shape(table, (1920, 1080), 1.0)
    recap, hint = popover(table, "recap"), popover(table, "hint")
    table.page.popovers.show(recap)
    table.page.popovers.show(hint)
    assert recap.isVisible()
    shape(table, (1280, 720), 2.0)
    assert table.page.rect().contains(hint.paper())
    assert (recap.isVisible(), hint.isVisible()) == (False, True)


@pytest.mark.parametrize("kind", KINDS)
def test_all_of_them_go_when_somebody_else_looks(table: Table, kind: str) -> None:
    shown = popover(table, kind)
    table.page.popovers.show(shown)
    table.page.presenter.viewer_changed.emit()
    assert shown.isHidden()


def test_the_keyboard_sends_away_what_would_hide_it(table: Table) -> None:
    page = table.page
    spot = table.spot("take-red")
    hint = popover(table, "hint")
    over = QRect(spot.mapTo(page, spot.rect().topLeft()), spot.size()).adjusted(-60, -60, 60, 60)
    page.popovers.show(hint)
    hint.setGeometry(over)
    page.setFocus()
    for _ in range(30):
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        if page.parts.focused is spot:
            break
        assert hint.isVisible()
    assert page.parts.focused is spot
    assert hint.isHidden()


def test_a_place_that_the_keyboard_comes_back_to_by_itself_sends_nothing_away(table: Table) -> None:
    page = table.page
    page.setFocus()
    spot = table.spot("take-red")
    hint = popover(table, "hint")
    page.popovers.show(hint)
    hint.setGeometry(QRect(spot.mapTo(page, spot.rect().topLeft()), QSize(200, 200)))
    assert page.board.return_to("take-red")
    assert hint.isVisible()


def test_three_lines_are_told_as_they_are_and_more_together(
    qtbot: QtBot, look: ThemeContext
) -> None:
    strip = RecapStrip(look)
    qtbot.addWidget(strip)
    for count in (1, 2, 3):
        lines = [f"Line {i}" for i in range(count)]
        strip.write(lines)
        assert list(strip.lines()) == lines
    strip.write([f"Line {i}" for i in range(7)])
    first, *rest = strip.lines()
    assert "5" in first
    assert rest == ["Line 5", "Line 6"]


@pytest.mark.parametrize("width", [210, 300, 700])
def test_its_buttons_stand_below_its_lines(qtbot: QtBot, look: ThemeContext, width: int) -> None:
    strip = RecapStrip(look)
    strip.write(["Bruno took a chip.", "Clara discarded one."])
    qtbot.addWidget(strip)
    strip.show_at(QRect(0, 0, width, strip.wanted_height(width)))
    faces = [button.geometry() for button in strip.findChildren(QPushButton)]
    assert len(faces) == 2
    assert not faces[0].intersects(faces[1])
    low = strip.wanted_height(width) / 2
    assert all(strip.rect().contains(face) and face.center().y() > low for face in faces)


def test_it_can_be_followed_and_put_away(qtbot: QtBot, look: ThemeContext) -> None:
    page = sized(qtbot, QWidget(), QSize(1280, 720))
    strip = RecapStrip(look, page)
    strip.write(["Bruno took a chip.", "Clara discarded one."])
    page.show()
    strip.show_at(QRect(20, 60, 400, strip.wanted_height(400)))
    button = child(strip, QPushButton, "recap-show-me")
    with qtbot.waitSignal(strip.show_me):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not strip.isVisible()


class Told(RulingPopover):
    """A card with one text."""

    def spoken(self) -> str:
        return "It is so."


def test_it_leads_to_its_ruling_while_it_names_one(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    popover, wanted = Told(ThemeContext(), "eye", page), list[str]()
    popover.ruling_wanted.connect(wanted.append)
    page.show()
    popover.name_ruling("N5")
    assert not popover.read_ruling(), "it does not lie there yet"
    popover.show_at(QRect(0, 0, 300, 120))
    popover.link.click()
    assert popover.read_ruling()
    assert wanted == ["N5", "N5"]
    popover.name_ruling("")
    assert popover.link.isHidden()
    assert not popover.read_ruling()


def test_once_hidden_it_tells_nobody_which_ruling_it_named(qtbot: QtBot) -> None:
    """What a popover said to one person may tell the next one what they hold."""
    page = QWidget()
    qtbot.addWidget(page)
    popover = Told(ThemeContext(), "eye", page)
    page.show()
    for hides in (popover.put_away, popover.hide):
        popover.name_ruling("P10")
        popover.show_at(QRect(0, 0, 300, 120))
        page.hide()
        page.show()
        assert popover.ruling == "P10", "it came back with its page"
        hides()
        assert "P10" not in popover.ruling + popover.link.text() + popover.link.accessibleName()


BRIEF = "This stack is empty."
LENGTHY = "This pile is empty: there is nothing left to take or discard. " * 3


def test_a_click_puts_it_away(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    refusal = RefusalPopover(ThemeContext(), page)
    page.show()
    refusal.write(BRIEF)
    refusal.show_at(QRect(0, 0, 300, 90))
    assert refusal.text == refusal.accessibleName() == BRIEF
    QTest.mouseClick(refusal, Qt.MouseButton.LeftButton)
    assert refusal.text == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_1, Qt.Key.Key_J, Qt.Key.Key_Return])
def test_the_next_key_takes_it_away_whatever_it_does(qtbot: QtBot, key: Qt.Key) -> None:
    table = open_table(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    table.page.say(BRIEF)
    for held in (Qt.Key.Key_Shift, Qt.Key.Key_F2, Qt.Key.Key_Tab):
        QTest.keyPress(table.page, held)
    assert table.page.refusal.text == BRIEF
    QTest.keyPress(table.page, key)
    assert table.page.refusal.text == ""


def test_the_key_that_is_refused_again_says_so_again(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    for _ in range(2):
        QTest.keyClick(table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert table.page.refusal.text


def test_escape_takes_it_away_and_opens_no_menu(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    opened: list[bool] = []
    table.page.bar.menu.connect(lambda: opened.append(True))
    table.page.say(BRIEF)
    assert table.page.bar.menu_button.key() != "Esc"
    QTest.keyClick(table.page, Qt.Key.Key_Escape)
    assert table.page.refusal.text == ""
    assert table.page.bar.menu_button.key() == "Esc"
    assert opened == []


def test_a_click_beside_it_takes_it_away_but_what_failed_stays(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    table.page.say(BRIEF)
    QTest.mouseClick(table.page.log, Qt.MouseButton.LeftButton)
    assert table.page.refusal.text == ""
    table.page.say(BRIEF, passes=False)
    QTest.mouseClick(table.page.log, Qt.MouseButton.LeftButton)
    QTest.keyClick(table.page, Qt.Key.Key_Left)
    assert table.page.refusal.text == BRIEF


def test_the_keyboard_may_go_to_its_link_and_takes_it_away_by_leaving(qtbot: QtBot) -> None:
    table = refused_by_a_ruling(qtbot)
    refusal = table.page.refusal
    refusal.link.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyRelease(refusal.link, Qt.Key.Key_Tab)
    assert refusal.text
    table.page.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyRelease(table.page, Qt.Key.Key_Tab)
    assert refusal.text == ""


@pytest.mark.parametrize(
    ("text", "ruling"),
    [
        ("Ask for another (ruling N5).", "N5"),
        ("Frage nach einer anderen (Festlegung N10).", "N10"),
        ("Frage nach einer anderen (Festlegung\N{NO-BREAK SPACE}N10).", "N10"),
        ("The game is over.", ""),
        ("Take the K9 (not now).", ""),
    ],
)
def test_the_ruling_is_the_one_in_brackets(text: str, ruling: str) -> None:
    assert ruling_in(text) == ruling


def refused_by_a_ruling(qtbot: QtBot) -> Table:
    """Return a table at which a swap was requested that no trade could follow."""
    table = open_table(qtbot, "hb", blue=["stock_swap"]).start()
    table.wait_for(Stage.ASKING)
    table.page.game_table.explained.emit("No trade could follow (ruling N5).")
    return table


def test_the_ruling_is_a_link_for_mouse_and_keys(qtbot: QtBot) -> None:
    table = refused_by_a_ruling(qtbot)
    refusal, wanted = table.page.refusal, list[str]()
    table.page.ruling_requested.connect(wanted.append)
    assert refusal.link.accessibleName() == "Read ruling N5 in the rules"
    table.click(refusal.link)
    QTest.keyClick(table.page, Qt.Key.Key_F2)
    refusal.link.setFocus(Qt.FocusReason.TabFocusReason)
    table.key("Enter")
    assert wanted == ["N5"] * 3
    assert refusal.text
    assert (
        refusal.link.focusPolicy() == Qt.FocusPolicy.TabFocus
    )  # a click leaves Enter to the table
    refusal.put_away()
    QTest.keyClick(table.page, Qt.Key.Key_F2)
    assert wanted == ["N5"] * 3
    table.page.say("The game is over.")
    assert refusal.link.isHidden()


def test_a_refusal_that_names_no_ruling_links_to_the_one_it_rests_on(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.controller.refused.emit(Refused("pile-is-empty", "N2"))
    assert table.page.refusal.ruling == "N2"
    table.controller.refused.emit(Refused("pile-is-empty"))
    wanted: list[str] = []
    table.page.ruling_requested.connect(wanted.append)
    QTest.keyClick(table.page, Qt.Key.Key_F2)
    assert wanted == [""], "the rules as a whole"
    assert table.page.refusal.link.text() == "Read the rules"


def test_it_lies_elsewhere_when_the_page_gets_another_size(qtbot: QtBot) -> None:
    page = open_table(qtbot, "hb").start().page
    page.say(LENGTHY)
    page.resize(1600, 1000)
    paper = page.refusal.paper()
    assert page.refusal.text == LENGTHY
    assert page.rect().contains(paper)
    assert not paper.intersects(page.popovers.anchor)
