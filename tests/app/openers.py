"""What can be opened, picked or announced at a table, one by one or all at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from stockgames.ui.sentences import install_language
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.theme.palette import DAYLIGHT
from tests.app.visitor import settle

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def key(page: TablePage, wanted: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    window = page.window()
    target = QApplication.activePopupWidget() or window.focusWidget() or window
    QTest.keyClick(target, wanted, modifier)


def press(name: str, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> Opener:
    wanted = getattr(Qt.Key, f"Key_{name}")
    return lambda page: key(page, wanted, modifier)


def read_on(page: TablePage) -> None:
    for _ in range(12):
        key(page, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)


def pick(page: TablePage) -> None:
    """Pick the last thing that can be picked: a private one, if there is any."""
    table = page.game_table
    assert isinstance(table, PointingTable)
    names = [target.name for target in table.choosing.targets() if target.refused is None]
    for name in names[-1:]:
        table.choosing.pick(name)
        table._refresh()


def point_at_all(page: TablePage) -> None:
    for _ in range(30):
        key(page, Qt.Key.Key_Tab)


def scroll(page: TablePage) -> None:
    key(page, Qt.Key.Key_L)
    for _ in range(9):
        key(page, Qt.Key.Key_Down)


def tip(page: TablePage) -> None:
    window = page.window()
    QToolTip.showText(window.mapToGlobal(QPoint(40, 40)), "What a shrewd bot holds", window)


def other_language(page: TablePage) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for language in ("de", "en"):
        install_language(app, language)
        settle()


def other_theme(page: TablePage) -> None:
    look = page.look
    before = look.theme
    for theme in (DAYLIGHT, before):
        look.set_theme(theme)
        settle()


def take_back(page: TablePage) -> None:
    key(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def refuse(page: TablePage) -> None:
    page.say("There is no red chip left for you.")


def trouble(page: TablePage) -> None:
    page._trouble("draft-not-saved")


def spread(page: TablePage) -> None:
    """Open one thing after another without closing any."""
    for opener in (refuse, pick, read_on, press("H"), press("F3"), press("L"), tip):
        opener(page)
        settle()


Opener = Callable[[TablePage], object]
OPENERS: dict[str, Opener] = {
    "nothing": lambda _: None,
    "whole log": press("L"),
    "scrolled log": scroll,
    "table in words": press("F3"),
    "hint": press("H"),
    "shown again": press("S"),
    "paces": press("P"),
    "menu": press("F10"),
    "deal": press("D"),
    "special chip": press("1"),
    "told again": press("F4"),
    "line by line": read_on,
    "choice": pick,
    "keyboard": point_at_all,
    "tip": tip,
    "refusal": refuse,
    "trouble": trouble,
    "undo": take_back,
    "language": other_language,
    "theme": other_theme,
    "one over another": spread,
}
