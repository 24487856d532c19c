"""What keys mean on the table page."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.table import Stage
from stockgames.ui.kit.settling import Settling
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.action_panel import ChoiceButton
from stockgames.ui.table.hotspot import HotSpot
from stockgames.ui.table.key_rules import ring_takes_enter
from stockgames.ui.table.keys import KeyListener, as_printed
from stockgames.ui.table.notice import RULING_KEY
from stockgames.ui.table.recap import RecapStrip

if TYPE_CHECKING:
    from stockgames.ui.table.page import TablePage

_SCROLLING: Final = ("Up", "Down", "Home", "End", "Return", "Space")
_REPEATING: Final = ("Left", "Right", "Up", "Down", "Backspace")
"""Keys that go on while they are held; no other presses anything twice."""
_ASKING: Final = (Stage.ASKING, Stage.PASSING)
_WAITING: Final = (Stage.SHOWING, Stage.THINKING)


class PageKeys(QObject):
    """Hears the keys of a page. Sheets come first, then the board, then the page's own commands.

    The key that a button prints presses that button, wherever the focus is; a question that has
    only just come up takes none yet. A key pressed while others move is kept for the question that
    follows, where it can point at things; it presses nothing that was not there when it was struck.

    The commands stand on the page as actions too, so that the house can list them.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._listener = KeyListener(page, self._pressed, self._released)
        self._listens = False
        self._question: object = None
        self._settling = Settling(self)
        self._kept: list[str] = []
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._do_kept)
        self.hasty = False
        """Whether a key does something now that cannot have been meant for the question."""
        self._commands: dict[str, Callable[[], object]] = {
            "L": page.toggle_log,
            "S": page.presenter.replay,
            "P": page.bar.open_pace_menu,
            "End": page.skip,
            "F1": page.rules_requested.emit,
            "Escape": page.menu_requested.emit,
        }
        self._actions = {key: self._action(key) for key in ("L", "S", "H", "T", "P", "End")}
        self._undo = self._action("Undo")
        self.speak()

    def _action(self, key: str) -> QAction:
        """Return an action that names a key; the listener hears the key itself."""
        action = QAction(self._page)
        if key == "Undo":
            action.setShortcuts(QKeySequence.StandardKey.Undo)
            action.triggered.connect(self._press_undo)
        else:
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(lambda: self.command(key))
        action.setAutoRepeat(False)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._page.addAction(action)
        return action

    def speak(self) -> None:
        """Take the words of the language in force."""
        self._actions["L"].setText(say("table-whole-log"))
        self._actions["S"].setText(say("table-show-again-what-happened"))
        self._actions["H"].setText(say("table-a-hint"))
        self._actions["T"].setText(say("table-hurry-the-bot"))
        self._actions["P"].setText(say("table-choose-the-pace"))
        self._actions["End"].setText(say("table-skip-to-my-turn"))
        self._undo.setText(say("table-undo"))
        if self._page.replay_desk is not None:
            self._actions["End"].setText(say("table-skip-to-the-end"))
            self._undo.setEnabled(False)

    def yield_keys(self, taken: Container[str]) -> None:
        """List no command whose letter the board takes now; the board gets its keys anyway."""
        for key in ("L", "S", "P", "H", "T"):
            allowed = key not in "HT" or self._page.replay_desk is None
            self._actions[key].setEnabled(allowed and key not in taken)

    def listen(self, on: bool) -> None:
        """Begin or stop to listen."""
        self._listener.listen(on)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if on and not self._listens:
            app.focusChanged.connect(self._focus_moved)
        elif self._listens and not on:
            app.focusChanged.disconnect(self._focus_moved)
        self._listens = on
        self.settle()

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        page = self._page
        if now is not None and (now is page or page.isAncestorOf(now)):
            page.follow_keyboard()

    # Questions that come up

    def follow(self) -> None:
        """Note when another question comes up; then do what was kept for it."""
        page, controller = self._page, self._page.controller
        question = (controller.stage, controller.seat, len(controller.shown_so_far()), self._waits)
        if question != self._question:
            self._question = question
            self.settle()
        if page.presenter.covered or controller.stage is Stage.OVER:
            self._kept.clear()  # the next to look is somebody else, or nothing is asked any more
        elif self._kept and not self._waits:
            self._soon.start(0)

    def settle(self) -> None:
        """Let nothing be pressed for a moment that has only just come up."""
        self._settling.begin()

    @property
    def _waits(self) -> bool:
        """Whether the person at the screen waits for moves to be made or shown."""
        page = self._page
        return page.controller.stage in _WAITING or page.presenter.replaying

    @contextmanager
    def _as_hasty(self, hasty: bool) -> Iterator[None]:
        self.hasty = hasty
        try:
            yield
        finally:
            self.hasty = False

    def _do_kept(self) -> None:
        """Do what keys mean that were struck before the question came up; say where they don't."""
        kept, self._kept = self._kept, []
        page = self._page
        if page.presenter.covered or self._waits:
            return
        alone = len(page.controller.humans) == 1 and page.controller.stage is Stage.ASKING
        with self._as_hasty(True):
            for key in kept:
                if not alone or isinstance(self._printed(key, page), ChoiceButton):
                    page.say_hasty()
                    return
                self.command(key)

    # Keys

    def command(self, key: str) -> bool:
        """Do what a key means now, wherever the focus is; tell whether it meant something."""
        page = self._page
        if key == RULING_KEY and self._press_printed(key, page.notice):
            return True
        if not page.log_sheet.isHidden():
            return self._on_log(key)
        if not page.end_sheet.isHidden():
            return self._on_end(key)
        return self._on_table(key)

    def _pressed(self, event: QKeyEvent, name: str) -> bool:
        page = self._page
        if event.matches(QKeySequence.StandardKey.Undo):
            self._press_undo()
            return True
        if not name:
            return False
        covered = not (page.log_sheet.isHidden() and page.end_sheet.isHidden())
        if event.isAutoRepeat() and not covered and name not in _REPEATING:
            return True
        hasty = page.controller.stage in _ASKING and not self._settling.is_over
        with self._as_hasty(hasty):
            if name == "Space" and not covered:
                return self._space()
            return self.command(name)

    def _press_undo(self) -> None:
        button = self._page.bar.undo_button
        if button.isVisible():
            button.click()
        else:
            self._page.undo()

    def _released(self, event: QKeyEvent, name: str) -> bool:
        if name != "Space" or self._page.peek_button.isHidden():
            return False
        if not event.isAutoRepeat():
            self._page.peek(False)
        return True

    def _space(self) -> bool:
        """Look at one's secrets while it is held; else show the next move; else press a button."""
        page, focused = self._page, self._page.focusWidget()
        if not page.peek_button.isHidden():
            page.peek(True)
            return True
        if page.controller.stage in (Stage.SHOWING, Stage.PAUSED) and page.step():
            return True
        if self.hasty and isinstance(focused, ChoiceButton):
            page.say_hasty()
            return True
        return isinstance(focused, HotSpot) and page.game_table.press("Return")

    def _on_log(self, key: str) -> bool:
        page = self._page
        if self._press_printed(key, page.log_sheet) or self._press_printed(key, page.bar):
            return True
        if key == "L":
            page.close_log()
        return key not in _SCROLLING

    def _on_end(self, key: str) -> bool:
        if key == "Escape":
            self._page.end_sheet.hide()
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
            self._page.follow_keyboard()
            return True
        return self._press_printed(key, self._page.bar) or (key == "L" and self._do(key))

    def _on_table(self, key: str) -> bool:
        page = self._page
        sheet = page.sheet_of_game
        if sheet is not None:
            return self._on_sheet(key, sheet)
        if page.controller.stage is Stage.KEYS and self._on_card(key):
            return True
        if self._press_printed(key, page.action_panel if key == "Escape" else page):
            return True
        if key == "Return" and ring_takes_enter(page):
            return self._press_focused()
        if key == "Right" and page.step():
            return True
        if page.game_table.press(key) or (key == "Left" and page.step_back()):
            return True
        if key == "Escape" and (self._put_recap_away() or page.hints.put_away()):
            return True
        if self._press_printed(key, page.bar) or self._do(key):
            return True
        return self._keep(key) or key in ("Left", "Right", "Up", "Down")

    def _on_sheet(self, key: str, sheet: QWidget) -> bool:
        """Take a key while a sheet of the game lies over the board."""
        if self._press_printed(key, sheet):
            return True
        focused = self._page.focusWidget()
        if key == "Return" and isinstance(focused, KitButton) and focused.isVisible():
            return self._press_focused()
        return self._page.game_table.press(key) or self._press_printed(key, self._page.bar)

    def _do(self, key: str) -> bool:
        """Do one of the page's own commands; tell whether it can be done now."""
        return key in self._commands and self._commands[key]() is not False

    def _keep(self, key: str) -> bool:
        """Keep a key that means nothing while others move."""
        if not self._waits or self._page.replay_desk is not None:
            return False
        self._kept.append(key)
        return True

    def _printed(self, key: str, root: QWidget) -> KitButton | None:
        """Return the button that prints a key and can be pressed."""
        text = as_printed(key)
        return next(
            (
                button
                for button in root.findChildren(KitButton)
                if button.key() == text and button.isEnabled() and button.isVisible()
            ),
            None,
        )

    def _press_printed(self, key: str, root: QWidget) -> bool:
        button = self._printed(key, root)
        if button is None:
            return False
        if self.hasty and (isinstance(button, ChoiceButton) or root is self._page.sheet_of_game):
            self._page.say_hasty()
        else:
            button.click()
        return True

    def _press_focused(self) -> bool:
        """Press what the keyboard is on."""
        focused = self._page.focusWidget()
        if isinstance(focused, HotSpot):
            return self._page.game_table.press("Return")
        if self.hasty and isinstance(focused, ChoiceButton):
            self._page.say_hasty()
        elif isinstance(focused, KitButton):
            focused.click()
        return True

    def _put_recap_away(self) -> bool:
        """Put away what happened since the person last looked; tell whether it was there."""
        strips = [strip for strip in self._page.findChildren(RecapStrip) if strip.isVisible()]
        for strip in strips:
            strip.put_away()
        return bool(strips)

    def _on_card(self, key: str) -> bool:
        """Take a key of somebody's code card, where every letter and figure belongs to one."""
        controller = self._page.controller
        assert isinstance(controller, CodedTableController)
        if len(key) == 1:
            controller.press_key(key)
        return len(key) == 1
