"""A simulated learner who does what a lesson says: by clicks, keys or text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.lessons.progress import Moves
from stockgames.lessons.script import LEARNER, Lesson
from stockgames.presentation.outline import Node, walk
from stockgames.ui.lessons.opening import open_lesson
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.pace import Pace, PaceMode
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.table.seating import OPENED

_ROUNDS = 14
"""Rounds of the event loop, in which all bots' actions are shown."""
KEYS = {"Enter": Qt.Key.Key_Return, "Esc": Qt.Key.Key_Escape, "F3": Qt.Key.Key_F3}


class Learner:
    """Sits at a lesson's table, with everything shown at once."""

    def __init__(
        self,
        qtbot: QtBot,
        game: str,
        lesson: Lesson,
        step: int = 0,
        size: QSize | None = None,
        pace: PaceMode = "instant",
        played: Moves = (),
    ) -> None:
        look = ThemeContext()
        size = size or QSize(1280, 720)
        look.fit(size)
        opened = open_lesson(game, lesson, step, "Ada", look, Pace(pace), played)
        self.page, self.table, self.coach = opened.page, opened.controller, opened.coach
        self.came: list[int] = []
        self.ended = 0
        self.coach.came.connect(self.came.append)
        self.coach.finished.connect(self._end)
        OPENED.append(self.page)
        self.page.resize(size)
        self.page.setUpdatesEnabled(False)  # no painting needed
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.coach.begin()
        self.settle()

    def _end(self) -> None:
        self.ended += 1

    def settle(self) -> None:
        """Wait until everything has been shown."""
        for _ in range(_ROUNDS):
            QCoreApplication.processEvents()
            self.have_seen()

    def have_seen(self) -> None:
        """Dismiss the page that everyone watches, if there is one."""
        if self.page.reveal_screen.isVisible():
            self.page.reveal_screen.on_button.click()

    # By sight

    def do_right(self) -> None:
        """Play the right action, as a click on the golden button does."""
        action = self.coach.run.right_action()
        assert action is not None
        self.page.game_table.acted.emit(action)
        self.settle()

    def do_wrong(self) -> None:
        """Play a wrong action that is allowed in this lesson."""
        run = self.coach.run
        act = run.step.act
        assert act is not None
        for action in run.match.view(LEARNER).legal:
            copy = run._copy()
            copy.before = run.before
            if run.lesson.barred(str(getattr(action, "do", ""))):
                continue
            copy.match.act(LEARNER, action)
            if not copy.judge().is_right:
                self.page.game_table.acted.emit(action)
                self.settle()
                return
        raise AssertionError("nothing is wrong here")

    def go_on(self) -> None:
        """Press the main button of the coach's or the verdict's card."""
        button = self.coach.verdict.on if self.waits_on_verdict else self.coach.card.primary
        button.click()
        self.settle()

    @property
    def waits_on_verdict(self) -> bool:
        """Return whether the verdict's own button continues."""
        return self.coach.verdict.isVisible() and self.coach.verdict.on.isVisible()

    def advance(self) -> None:
        """Do what is asked for now."""
        step = self.coach.run.step
        if self.waits_on_verdict:
            self.go_on()
        elif self.coach.mood == "asking":
            self.do_right()
        elif self.coach.mood == "speaking" and step.guess is not None:
            self.coach.card.answers[self.coach.run.right_choice()].click()
            self.settle()
        elif self.coach.mood == "playing":
            self.play_somehow()
        else:
            self.go_on()

    def play_somehow(self) -> None:
        """Play the first legal action."""
        legal = self.table.view.legal
        assert legal
        self.page.game_table.acted.emit(legal[0])
        self.settle()

    def go_to_the_end(self, watch: Callable[[], None] | None = None) -> None:
        """Do all that is asked for until the lesson is done; `watch` is called at each moment."""
        for _ in range(120):
            if self.ended:
                return
            if watch is not None:
                watch()
            self.advance()
        raise AssertionError(f"stuck at {self.coach.run.step.id}: {self.coach.mood}")

    # By keys

    def press(self, *names: str) -> None:
        """Press keys, wherever the focus is."""
        for name in names:
            if name.startswith("@"):
                self._walk_to(name[1:])
                continue
            if name == "Ctrl+Enter":
                focused = self.page.focusWidget() or self.page
                QTest.keyClick(focused, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
                self.settle()
                continue
            key = KEYS.get(name) or getattr(Qt.Key, f"Key_{name}")
            QTest.keyClick(self.page.focusWidget() or self.page, key)
            self.settle()

    def _walk_to(self, name: str) -> None:
        board = self.page.board
        assert isinstance(board, GraphicsBoard)
        for _ in range(60):
            if board.focused_spot == name:
                break
            QTest.keyClick(self.page.focusWidget() or self.page, Qt.Key.Key_Tab)
            QCoreApplication.processEvents()
        assert board.focused_spot == name, f"{name} of {[one.place for one in board.offered]}"
        self.press("Enter")

    def play_by_keys(self) -> None:
        """Make any move; at a table of cards, draw one and discard one."""
        board = self.page.board
        assert isinstance(board, GraphicsBoard)
        names = [one.place for one in board.offered]
        if "discard-pile" in names:
            self.press("@" + next(name for name in names if name.startswith("card-")))
            self.press("@discard-pile", "Enter")
        else:
            self.press("Right", "Enter", "Enter")

    def nodes(self) -> dict[str, Node]:
        """Return all nodes of the outline, by place."""
        return {node.place: node for _, node in walk(self.page.outline.nodes())}
