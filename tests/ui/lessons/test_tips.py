"""A tip covers nothing important, is shown once to each person, and goes with the move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.lessons.script import Tip, lessons_of
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lessons.tips import TipPopover, Tips
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.portfolio.table import play
from tests.games.portfolio.table import put as put_run
from tests.ui.games.portfolio.seating import open_table as open_portfolio
from tests.ui.games.portfolio.seating import stacked
from tests.ui.table.seating import Adviser, Table, open_table

TIPS = (Tip(id="market", do=("take",)), Tip(id="end", when="now.left < 99"))


class Watched:
    """A table with tips, and what each person has read."""

    def __init__(self, qtbot: QtBot, seats: str) -> None:
        self.read: dict[str, set[str]] = {}
        self.table: Table = open_table(qtbot, seats)
        self.tips = Tips(
            self.table.page,
            TIPS,
            lambda name: self.read.get(name, set()),
            lambda name, tip: self.read.setdefault(name, set()).add(tip),
            lambda: True,
        )

    @property
    def said(self) -> str:
        return self.tips.popover.tip if self.tips.popover.isVisible() else ""


def test_each_tip_is_said_once_and_in_nobodys_way(qtbot: QtBot) -> None:
    watched = Watched(qtbot, "hb")
    table = watched.table.start()
    assert watched.said == "market"
    page, popover = table.page, watched.tips.popover
    assert page.rect().contains(popover.paper())
    assert not popover.paper().intersects(page.popovers.anchor)
    assert not popover.isAncestorOf(page.focusWidget())
    assert "A speculative market" in popover.accessibleName()
    names = list[str]()
    popover.turned.connect(lambda: names.append(popover.accessibleName()))
    table.page.game_table.acted.emit(table.controller.view.legal[0])
    qtbot.waitUntil(lambda: bool(names))
    assert names[0] == "", "another person may look next"
    table.wait_for(Stage.ASKING)
    qtbot.waitUntil(lambda: watched.said == "end")
    table.page.game_table.acted.emit(table.controller.view.legal[0])
    table.wait_for(Stage.ASKING)
    assert watched.said == ""
    assert watched.read == {"Ada": {"market", "end"}}


def test_a_click_puts_it_away_for_good(qtbot: QtBot) -> None:
    watched = Watched(qtbot, "hb")
    table = watched.table.start()
    popover = watched.tips.popover
    QTest.mouseClick(popover, Qt.MouseButton.LeftButton, pos=popover.rect().center())
    table.page.presenter.refresh()
    assert watched.said == ""


def test_a_button_in_its_title_closes_it_by_mouse_or_keyboard(qtbot: QtBot) -> None:
    for by_mouse in (True, False):
        watched = Watched(qtbot, "hb")
        watched.table.start()
        popover = watched.tips.popover
        assert popover.close_link.isVisible()
        assert popover.rect().contains(popover.close_link.geometry())
        assert popover.close_link.text() == say("shell-close")
        assert popover.close_link.geometry().center().y() < popover.height() / 2, "in the title"
        if by_mouse:
            QTest.mouseClick(popover.close_link, Qt.MouseButton.LeftButton)
        else:
            popover.close_link.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(popover.close_link, Qt.Key.Key_Return)
        assert watched.said == ""


def test_each_person_gets_their_own_and_whoever_wants_no_hints_none(qtbot: QtBot) -> None:
    watched = Watched(qtbot, "hb")
    watched.read["Ada"] = {"market", "end"}
    watched.table.start()
    assert watched.said == ""
    assert watched.read == {"Ada": {"market", "end"}}
    other = Watched(qtbot, "hb")
    other.table.page.hints.offered = False
    other.table.start()
    assert other.said == ""


@pytest.mark.parametrize(
    ("tip", "says"),
    [
        ("raid", ": Neutralize Bruno's 4 to 6 of hearts for $2 with the 3 of hearts."),
        ("lay", ": Lay down the 7 to 10 of clubs for $6 a turn."),
    ],
)
def test_a_tip_says_what_can_be_done_right_now(qtbot: QtBot, tip: str, says: str) -> None:
    """It used to say only that a raid was possible, not with which card and on what."""
    hand = "3H 7C 8C 9C TC"
    table = open_portfolio(qtbot, "hb", setup=stacked(2, 1, [hand, ""], "KS"))
    put_run(table.match, 1, "4H-6H")
    play(table.match, "draw 1")
    tips = lessons_of("portfolio").tips
    read = {one.id for one in tips if one.id != tip}
    watched = Tips(table.page, tips, lambda _: read, lambda _, one: read.add(one), lambda: True)
    table.start()
    assert watched.popover.isVisible()
    assert watched.popover.tip == tip
    assert watched.popover.spoken().endswith(says)


@pytest.mark.parametrize(("advised", "stays"), [("take", "market"), ("discard", "")])
def test_a_tip_goes_once_a_hint_says_otherwise(qtbot: QtBot, advised: str, stays: str) -> None:
    """It used to say what could be done right now beside a hint to do something else."""
    watched, adviser = Watched(qtbot, "hb"), Adviser()
    table = watched.table.use(adviser).start()
    table.key("H")
    assert watched.said == "market"
    adviser.advise(advised)
    assert table.page.hints.popover.isVisible()
    assert watched.said == stays


def test_nothing_of_a_tip_stays_once_it_is_away(qtbot: QtBot) -> None:
    """Whether there was a tip depends on a hand, and must be hidden from the next viewer."""
    watched = Watched(qtbot, "hb")
    watched.table.start().wait_for(Stage.ASKING)
    popover = watched.tips.popover
    assert watched.said
    assert popover.close_link.text()
    popover.put_away()
    assert (popover.tip, popover.close_link.text(), popover.spoken()) == ("", "", "")


def test_a_tip_that_was_never_said_has_no_words(qapp: QApplication) -> None:
    """Grabbing a page resizes all its children, shown or not."""
    page = QWidget()
    popover = TipPopover(ThemeContext(), "nyse", page)
    popover.resize(320, 120)
    popover.grab()
    assert popover.spoken() == ""
