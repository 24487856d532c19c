"""The top bar: texts fit its buttons, whatever changes meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from stockgames.ui.table.log import LogPanel
from stockgames.ui.table.pace import PACES, Pace
from stockgames.ui.table.top_bar import SHADOW, TopBar, bar_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from tests.ui.finding import on_screen


def cut(buttons: list[Button]) -> list[str]:
    """Return the texts of buttons that are smaller than their size hints."""
    shown = [button for button in buttons if button.isVisible()]
    return [b.text() for b in shown if b.size() != b.size().expandedTo(b.sizeHint())]


def bar_size(window: QSize) -> QSize:
    high = bar_height(window.width(), window.height())
    return QSize(window.width(), round(high) + SHADOW)


def small_bar(qtbot: QtBot, title: str) -> TopBar:
    """Return the bar of a window of 1280 by 720 pixels."""
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    return on_screen(qtbot, TopBar(look, Pace("normal"), title), QSize(1280, 52))


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
def test_no_button_is_cut_when_keys_come_and_go(qtbot: QtBot, size: QSize) -> None:
    look = ThemeContext()
    look.fit(size)
    pace = Pace("normal")
    bar, panel = TopBar(look, pace, "Stock Exchange"), LogPanel(look)
    for widget, room in (
        (bar, bar_size(size)),
        (panel, QSize(round(size.width() * 0.22), 240)),
    ):
        qtbot.addWidget(widget)
        widget.resize(room)
        widget.show()
    letters = {bar.pace_button: "P", bar.hint_button: "H"}
    letters |= {panel.whole_button: "L", panel.replay_button: "S"}
    buttons = [*bar.findChildren(Button), *panel.findChildren(Button)]
    for mode in PACES:
        for named in (False, True):
            for button, letter in letters.items():
                button.set_key(letter if named else "")
            pace.set_mode(mode)
            QCoreApplication.processEvents()
            assert not cut(buttons)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)])
def test_no_button_sticks_out_of_the_bar(qtbot: QtBot, size: QSize, text: float) -> None:
    look = ThemeContext()
    look.fit(size)
    look.set_text_size(text)
    bar = on_screen(qtbot, TopBar(look, Pace("normal"), "NYSE"), bar_size(size))
    for button in bar.findChildren(Button):
        assert bar.bar_rect().contains(QRectF(button.geometry())), button.objectName()


def test_nothing_moves_while_a_key_means_something_else(qtbot: QtBot) -> None:
    bar = small_bar(qtbot, "NYSE")
    buttons = bar.findChildren(Button)
    before = [button.geometry() for button in buttons]
    for button in (bar.menu_button, bar.pace_button):
        button.set_key("")
    QCoreApplication.processEvents()
    assert [button.geometry() for button in buttons] == before
    bar.set_escape_taken(True)
    QCoreApplication.processEvents()
    assert bar.menu_button.key() == "F10"
    assert [button.geometry() for button in buttons] == before
    assert not cut(buttons)


def test_what_wins_follows_the_status_if_there_is_room(qtbot: QtBot, look: ThemeContext) -> None:
    bar = on_screen(qtbot, TopBar(look, Pace("normal"), "NYSE"), QSize(1280, 56))
    bar.set_status("Round 1")
    without = bar.grab().toImage()
    bar.set_aim("Most valuable hand wins")
    assert bar.accessibleDescription() == bar.toolTip() == bar.aim
    assert bar.grab().toImage() != without
    assert not tells(bar)
    bar.set_aim("Most valuable hand wins, " * 9)
    assert bar.grab().toImage() == without
    assert tells(bar)


def tells(bar: TopBar) -> bool:
    """Return whether a tip shows under the mouse."""
    QToolTip.hideText()
    QApplication.sendEvent(bar, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    return bool(QToolTip.text())


def test_a_bar_that_leads_out_offers_nothing_but_rules(qtbot: QtBot, look: ThemeContext) -> None:
    bar = on_screen(qtbot, TopBar(look, Pace("normal"), "NYSE"), QSize(1280, 56))
    bar.set_exit("Leave the lesson")
    bar.set_undo(True)
    bar.set_hint(True)
    shown = {b.objectName() for b in bar.findChildren(Button) if b.isVisible()}
    assert shown == {"rules", "menu"}
    assert bar.menu_button.text() == "Leave the lesson"
    bar.set_escape_taken(True)
    assert bar.menu_button.key() == "", "F10 opens the menu, which this is not"


def test_buttons_that_come_and_go_move_no_others(qtbot: QtBot) -> None:
    """A user aimed at the speed as the turn changed, and got the rules."""
    bar = small_bar(qtbot, "Portfolio")
    bar.set_phones("2 phones in")
    places = {button: set[int]() for button in bar.findChildren(Button)}
    for hint, undo in ((True, True), (False, True), (True, False), (False, False), (True, True)):
        bar.set_hint(hint)
        bar.set_undo(undo)
        bar.set_redo(hint and undo)
        QCoreApplication.processEvents()
        for button in places:
            if button.isVisible():
                places[button].add(button.x())
    assert [len(found) for found in places.values()] == [1] * 7
    assert bar.undo_button.x() < bar.hint_button.x() < bar.pace_button.x()
