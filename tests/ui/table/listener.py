"""A player who doesn't look: hears announcements, reads outlines, and presses keys.

It uses nothing of the engine, the controller or the scene. Announcements are kept as lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lab.gallery.samples import seat_infos
from stockgames.presentation.outline import Node, walk
from stockgames.ui.table.board import HotSpot
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from tests.controllers.desk import Notebook
from tests.ui.table.seating import OPENED, InstantThinker

_KEYS = {
    "Enter": Qt.Key.Key_Return,
    "Right": Qt.Key.Key_Right,
    "Up": Qt.Key.Key_Up,
    "Esc": Qt.Key.Key_Escape,
    "Tab": Qt.Key.Key_Tab,
}
_PATIENCE = 200
"""Rounds of the event loop within which something must happen."""
_SETTLING = 40
"""Rounds after which all bots of a table have answered and their moves been shown."""
_MOST_TABS = 150


def opened(qtbot: QtBot, game_id: str, people: str, seed: str) -> TablePage:
    """Return a table that has started, whose bots answer at once, and which is not painted."""
    match = Match.deal(registry.load(game_id), seat_infos(people), {}, seed)
    controller = TableController(match, Notebook(), InstantThinker(), Handover.TRUSTING)
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    page = TablePage(controller, create_table(game_id, look), look, Pace("instant"))
    OPENED.append(page)
    page.resize(1280, 720)
    page.setUpdatesEnabled(False)
    with qtbot.waitExposed(page):
        page.show()
    page.start()
    return page


class Listener:
    """Plays the first seat of a table, with bots in all others."""

    def __init__(self, qtbot: QtBot, game_id: str, people: str, seed: str = "heard") -> None:
        self.heard: list[str] = []
        self.stood: list[str] = []
        """The names of the hot spots that had the focus, the latest first."""
        ANNOUNCER.said.connect(self._hear)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        self._app.focusChanged.connect(self._stand)
        self._page = opened(qtbot, game_id, people, seed)

    def stop(self) -> None:
        """Stop recording."""
        ANNOUNCER.said.disconnect(self._hear)
        self._app.focusChanged.disconnect(self._stand)

    def _hear(self, text: str) -> None:
        self.heard += text.split("\n")

    # Reading

    def nodes(self) -> dict[str, Node]:
        """Return all nodes of the outline, by place."""
        return {node.place: node for _, node in walk(self._page.outline.nodes())}

    def under(self, place: str) -> Iterator[Node]:
        """Return the nodes inside a place."""
        return (node for name, node in self.nodes().items() if name.startswith(f"{place}/"))

    def choice(self, name: str) -> Node | None:
        """Return a choice that can be made now, None if there is none."""
        found = self.nodes().get(f"doing/{name}")
        return None if found is None or found.state == "barred" else found

    @property
    def asked(self) -> bool:
        """Return whether there is anything to choose."""
        return any(node.role == "choice" for node in self.under("doing"))

    @property
    def result(self) -> str:
        """The accessible name of the closing page."""
        interface = QAccessible.queryAccessibleInterface(self._page.end_sheet)
        return interface.text(QAccessible.Text.Name)

    @property
    def focus_widget(self) -> QWidget:
        """The focus widget."""
        return self._page.focusWidget() or self._page

    @property
    def focus(self) -> str:
        """The accessible name of the focus widget."""
        interface = QAccessible.queryAccessibleInterface(self.focus_widget)
        return interface.text(QAccessible.Text.Name) if interface is not None else ""

    # Acting

    def press(self, *keys: str) -> None:
        """Press keys in the focus widget, and process the results."""
        for key in keys:
            target = self._page.focusWidget() or self._page
            QTest.keyClick(target, _KEYS.get(key) or Qt.Key(ord(key)))
            QCoreApplication.processEvents()

    def _stand(self, _old: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, HotSpot):
            name = now.objectName()
            self.stood = [name, *(one for one in self.stood if one != name)]

    def choose(self, name: str) -> None:
        """Press the key that a choice's line mentions."""
        self.press(self.nodes()[f"doing/{name}"].value.rpartition("Key ")[2])

    def go_to(self, wanted: Callable[[str], bool]) -> str:
        """Press Tab until the focused name is a wanted one; return it."""
        for _ in range(_MOST_TABS):
            self.press("Tab")
            if wanted(self.focus):
                return self.focus
        raise AssertionError(f"not to be found by Tab; heard last: {self.heard[-3:]}")

    # The game

    @property
    def over(self) -> bool:
        """Return whether the table reports its end: a result to show, or the audit."""
        ends = ("doing/show-result", "doing/lobby", "audit/places")
        return any(name in self.nodes() for name in ends)

    def play(self, answer: Callable[[Listener], None], most: int = 400) -> None:
        """Answer every question until the game is over."""
        for _ in range(most):
            self.settle()
            if self.over:
                return
            answer(self)
        raise AssertionError(f"not over after {most} answers; heard last: {self.heard[-5:]}")

    def settle(self) -> None:
        """Process events, leave reveals, and wait for the next question."""
        for _ in range(_SETTLING):
            QCoreApplication.processEvents()
            if self.focus_widget.objectName() == "all-have-seen":
                self.press("Enter")
        for _ in range(_PATIENCE):
            QCoreApplication.processEvents()
            if self.over or (self.asked and not self._waits):
                return
            QTest.qWait(1)

    @property
    def _waits(self) -> bool:
        return any(name in self.nodes() for name in ("doing/next-move", "doing/hurry"))
