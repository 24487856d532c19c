"""Tables for tests: a real controller, bots that answer at once, a journal in memory."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Self

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from stockgames.bots.player import Advice, Weighed
from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.nyse.actions import NyseAction
from stockgames.lab.gallery.samples import board_of, seat_infos
from stockgames.ui.games.nyse.table import NyseTable, create_table
from stockgames.ui.table.action_panel import ChoiceButton
from stockgames.ui.table.game_table import GameTable
from stockgames.ui.table.pace import Pace, PaceMode
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from tests.controllers.desk import Notebook

NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Emil", "Freya", "Gus", "Hana", "Ivo", "Jana")
SMALL = QSize(1280, 720)
OPENED: list[TablePage] = []
"""Pages of the running test. They are deleted at its end: otherwise the garbage collector
could delete a page while another one is painting.
"""


def label_texts(widget: QWidget) -> list[str]:
    """Return the texts of all labels in a widget that are shown when it is."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def clear_away() -> None:
    """Delete the pages of the last test."""
    while OPENED:
        page = OPENED.pop()
        if isValid(page):  # of another file's tests there is none
            page.close()
            page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class InstantThinker:
    """Answers at once with a random legal action."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = Random(seed)

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        if question.view.legal:
            on_answer(Answer(self._rng.choice(question.view.legal)))
        else:
            game = registry.load(question.game_id)
            on_answer(Answer(game.sample_action(question.view, self._rng)))

    def hurry(self) -> None:
        pass

    def cancel(self) -> None:
        pass


class SilentThinker(InstantThinker):
    """Thinks until it is hurried."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: tuple[Question, Callable[[Answer], None]] | None = None
        self.question: Question | None = None
        """The last question."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        self._waiting = (question, on_answer)
        self.question = question

    def hurry(self) -> None:
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            super().ask(*waiting)


class Adviser(SilentThinker):
    """Answers hints when told to, and bots' questions when hurried."""

    def advise(self, kind: str = "take", number: int = 0) -> Advice:
        """Advise the action of a kind, its `do`, with this number."""
        assert self._waiting is not None
        question, on_answer = self._waiting
        legal = [a for a in question.view.legal if isinstance(a, NyseAction) and a.do == kind]
        legal = [*legal[number:], *legal[:number]]
        best, next_best = Weighed(legal[0], 40, 0.6, won=0.6), Weighed(legal[1], 10, 0.4, won=0.4)
        reason = Advice(50, "standing", best, next_best)
        on_answer(Answer(legal[0], advice=reason))
        return reason

    @property
    def asked(self) -> Question | None:
        return self._waiting[0] if self._waiting else None


class Table:
    """A page on screen, and everything behind it; painted only when a picture is requested."""

    def __init__(
        self,
        qtbot: QtBot,
        match: Match,
        handover: Handover,
        pace: PaceMode,
        board: GameTable[Any] | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.match = match
        self.journal = Notebook()
        self.look = ThemeContext()
        self.look.fit(SMALL)
        made: GameTable[Any] = board or create_table(self.look)
        self.thinker: InstantThinker = InstantThinker()
        self.controller = TableController(match, self.journal, self.thinker, handover)
        self.pace = Pace(pace)
        self.page = TablePage(self.controller, made, self.look, self.pace)
        OPENED.append(self.page)
        self.page.resize(SMALL)
        self.page.setUpdatesEnabled(False)  # until a picture is requested: see `picture`
        with qtbot.waitExposed(self.page):
            self.page.show()

    def start(self) -> Self:
        self.journal.earlier = len(self.match.moves)
        self.page.start()
        return self

    def picture(self, widget: QWidget | None = None, part: QRect | None = None) -> QImage:
        """Enable painting; return a picture of the page or one of its widgets."""
        self.page.setUpdatesEnabled(True)
        shown = widget or self.page
        return shown.grab(part or shown.rect()).toImage()

    def use(self, thinker: InstantThinker) -> Self:
        self.thinker = self.controller.scheduler.thinker = thinker
        return self

    @property
    def game(self) -> NyseTable:
        return board_of(self.page, NyseTable)

    @property
    def stage(self) -> Stage:
        return self.controller.stage

    def wait_for(self, *stages: Stage) -> None:
        """Wait for a stage."""
        self.qtbot.waitUntil(lambda: self.stage in stages, timeout=5000)

    def watch_until(self, *stages: Stage) -> None:
        """Wait for a stage, and leave each reveal on the way."""

        def is_there() -> bool:
            if self.page.presenter.reveal is not None:
                self.page.presenter.step()
            return self.stage in stages

        self.qtbot.waitUntil(is_there, timeout=5000)

    def spot(self, name: str) -> QWidget:
        found = self.page.board.spot(name)
        assert found is not None, f"no hot spot {name}"
        return found

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())

    def click_spot(self, name: str) -> None:
        self.click(self.spot(name))

    def button(self, name: str) -> ChoiceButton:
        found = self.page.action_panel.offered(name)
        assert found is not None, f"no button {name}"
        return found

    def click_button(self, name: str) -> None:
        self.click(self.button(name))

    def key(self, *keys: str) -> None:
        """Press keys where the focus is, in front of other tables."""
        if not self.page.isActiveWindow():
            self.page.activateWindow()
            QTest.qWaitForWindowActive(self.page)
        for key in keys:
            target = QApplication.activePopupWidget() or self.page.focusWidget() or self.page
            QTest.keyClick(target, _KEYS.get(key) or Qt.Key(ord(key)))

    def tab_round(self) -> set[str]:
        """Return the names of all widgets that Tab stops at."""
        found = set[str]()
        for _ in range(40):
            QTest.keyClick(QApplication.focusWidget() or self.page, Qt.Key.Key_Tab)
            found.add((QApplication.focusWidget() or self.page).objectName())
        return found

    def widget_texts(self) -> list[str]:
        """Return all visible and accessible texts of visible widgets."""
        parts: list[str] = []
        for widget in (self.page, *self.page.findChildren(QWidget)):
            if widget.isVisibleTo(self.page):
                parts += [
                    widget.accessibleName(),
                    widget.accessibleDescription(),
                    widget.toolTip(),
                    widget.objectName(),
                ]
        return parts

    def texts(self) -> str:
        """Return every text on the page: painted, accessible or a tool tip."""
        parts = [*self.widget_texts(), *self.page.log.lines.spoken_lines()]
        for item in self.game.scene.items():
            parts += [item.toolTip()]
        return "\n".join(parts)


def play_a_card(table: Table) -> None:
    """Lift the curtain if there is one, and play a card."""
    table.wait_for(Stage.CURTAIN, Stage.ASKING)
    table.controller.lift()
    table.controller.submit(table.controller.view.legal[-1])


_KEYS = {
    "F2": Qt.Key.Key_F2,
    "Enter": Qt.Key.Key_Return,
    "Esc": Qt.Key.Key_Escape,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Space": Qt.Key.Key_Space,
    "Tab": Qt.Key.Key_Tab,
    "End": Qt.Key.Key_End,
    "F3": Qt.Key.Key_F3,
    "F4": Qt.Key.Key_F4,
}


def stacked_setup(seats: int, first: int = 0, **piles: list[str]) -> Any:
    """Return a deal whose piles start with these chips; the rest of each colour follows in
    order.
    """
    copies = {
        "plain": 5,
        "speculative_market": 2,
        "aggressive_investment": 2,
        "stock_swap": 2,
    }
    dealt, markers = {}, {}
    for color in ("blue", "black", "red", "green"):
        top = piles.get(color, [])
        rest = [name for name, n in copies.items() for _ in range(n - top.count(name))]
        *pile, markers[color] = [*top, *rest]
        dealt[color] = pile
    data = {"markers": markers, "piles": dealt, "first": first}
    return registry.load("nyse").setup_type.model_validate(data)


def open_table(
    qtbot: QtBot,
    players: str,
    *,
    handover: Handover = Handover.CURTAIN,
    pace: PaceMode = "instant",
    wishes: dict[str, Any] | None = None,
    first: int = 0,
    seed: str = "seed",
    **piles: list[str],
) -> Table:
    """Open a table: people (h) and bots (b) in the order of the letters, with these piles.

    Without a seed nothing is sealed.
    """
    infos = seat_infos(players)
    setup = stacked_setup(len(players), first, **piles)
    match = Match.deal(registry.load("nyse"), infos, wishes or {}, seed, setup)
    return Table(qtbot, match, handover, pace)
