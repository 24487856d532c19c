"""The animation before a game starts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.evenings.evening import Evening
from stockgames.ui.evening.page import Departure, EveningPage
from stockgames.ui.theme.context import ThemeContext
from tests.evenings.gatherings import of_the_picture
from tests.evenings.test_facts import facts_of


def show(qtbot: QtBot, look: ThemeContext, evening: Evening) -> EveningPage:
    page = EveningPage(look, ("nyse",), facts_of(evening))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    look.fit(page.size())
    page.show()
    page.focus_start()
    return page


def test_the_box_opens_and_late_comers_sit_down_before_the_game_begins(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = show(qtbot, look, of_the_picture())
    before = {part: part.grab().toImage() for part in (page.chairs, page.standing)}
    row = page.programme.rows[2]
    closed = row.grab().toImage()
    shares: list[float] = []
    departure = page.findChild(Departure)
    assert departure is not None
    departure.advanced.connect(shares.append)
    with qtbot.waitSignal(page.begun) as begun:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert begun.args == [3]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert row.grab().toImage() != closed
    assert all(part.grab().toImage() != picture for part, picture in before.items())


def test_whoever_presses_twice_waits_no_longer_and_begins_once(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = show(qtbot, look, of_the_picture())
    begun: list[int] = []
    page.begun.connect(begun.append)
    page.begin.click()
    assert begun == []
    page.begin.click()
    assert begun == [3]
    qtbot.wait(10)
    assert begun == [3]


def test_with_reduced_motion_it_begins_at_once(qtbot: QtBot, look: ThemeContext) -> None:
    look.set_reduced_motion(True)
    page = show(qtbot, look, of_the_picture())
    begun: list[int] = []
    page.begun.connect(begun.append)
    page.begin.click()
    assert begun == [3]


def test_who_leaves_the_page_begins_nothing(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, of_the_picture())
    departure = page.findChild(Departure)
    assert departure is not None
    changes = (page.hide, lambda: page.show_facts(facts_of(of_the_picture().leave("bela"))))
    ran = []
    for change in changes:
        page.show()
        page.begin.click()
        ran.append(departure.runs)
        change()
        ran.append(departure.runs)
    assert ran == [True, False] * 2
