"""What keys mean on the table page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.table import Stage
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.shell.recap import RecapStrip
from stockgames.ui.table.hotspot import HotSpot
from stockgames.ui.table.keys import KeyListener

if TYPE_CHECKING:
    from stockgames.ui.table.page import TablePage

_SCROLLING = ("Up", "Down", "Home", "End", "Return", "Space")


class PageKeys(QObject):
    """Hears the keys of a page. Sheets come first, then the board, then the page's own commands.

    The commands stand on the page as actions too, so that the house can list them.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._listener = KeyListener(page, self._pressed, self._released)
        self._commands: dict[str, Callable[[], object]] = {
            "L": page.toggle_log,
            "S": page.presenter.replay,
            "H": page.hint_or_hurry,
            "P": page.bar.open_pace_menu,
            "End": page.skip,
            "F1": page.rules_requested.emit,
            "Escape": page.menu_requested.emit,
        }
        self._actions = {key: self._action(key) for key in ("L", "S", "H", "P", "End")}
        self._undo = self._action("Undo")
        self.speak()

    def _action(self, key: str) -> QAction:
        """Return an action that names a key; the listener hears the key itself."""
        action = QAction(self._page)
        if key == "Undo":
            action.setShortcuts(QKeySequence.StandardKey.Undo)
            action.triggered.connect(self._page.undo)
        else:
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(lambda: self.command(key))
        action.setAutoRepeat(False)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._page.addAction(action)
        return action

    def speak(self) -> None:
        """Take the words of the language in force."""
        self._actions["L"].setText(self.tr("Whole log"))
        self._actions["S"].setText(self.tr("Show again what happened"))
        self._actions["H"].setText(self.tr("A hint; hurry the bot"))
        self._actions["P"].setText(self.tr("Choose the pace"))
        self._actions["End"].setText(self.tr("Skip to my turn"))
        self._undo.setText(self.tr("Undo"))
        if self._page.replay_desk is not None:
            self._actions["End"].setText(self.tr("Skip to the end"))
            self._undo.setEnabled(False)

    def yield_letters(self, letters: str) -> None:
        """List no command whose letter the board takes now; the board gets its keys anyway."""
        for key in ("L", "S", "P", "H"):
            allowed = key != "H" or self._page.replay_desk is None
            self._actions[key].setEnabled(allowed and key not in letters)

    def listen(self, on: bool) -> None:
        """Begin or stop to listen."""
        self._listener.listen(on)

    def command(self, key: str) -> bool:
        """Do what a key means now, wherever the focus is; tell whether it meant something."""
        page = self._page
        if not page.log_sheet.isHidden():
            return self._on_log(key)
        if not page.end_sheet.isHidden():
            return self._on_end(key)
        return self._on_table(key)

    def _pressed(self, event: QKeyEvent, name: str) -> bool:
        page = self._page
        if event.matches(QKeySequence.StandardKey.Undo):
            page.undo()
            return True
        if not name:
            return False
        covered = not (page.log_sheet.isHidden() and page.end_sheet.isHidden())
        if name == "Space" and not covered:
            return self._space(event)
        held = event.isAutoRepeat() and not covered
        if held and (name == "Return" or page.controller.stage is Stage.KEYS):
            return True
        return self.command(name)

    def _released(self, event: QKeyEvent, name: str) -> bool:
        if name != "Space" or self._page.peek_button.isHidden():
            return False
        if not event.isAutoRepeat():
            self._page.peek(False)
        return True

    def _space(self, event: QKeyEvent) -> bool:
        """Look at one's secrets while it is held; else show the next move; else press a button."""
        page = self._page
        if not page.peek_button.isHidden():
            if not event.isAutoRepeat():
                page.peek(True)
            return True
        if page.controller.stage in (Stage.SHOWING, Stage.PAUSED) and page.step():
            return True
        return isinstance(page.focusWidget(), HotSpot) and page.game_table.press("Return")

    def _on_log(self, key: str) -> bool:
        if key in ("Escape", "L"):
            self._page.close_log()
            return True
        return key not in _SCROLLING

    def _on_end(self, key: str) -> bool:
        if key == "Escape":
            self._page.end_sheet.hide()
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if key == "L":
            self._page.toggle_log()
            return True
        return False

    def _on_table(self, key: str) -> bool:
        page = self._page
        if key == "Return" and self._on_button():
            return False
        if page.controller.stage is Stage.KEYS and self._on_card(key):
            return True
        if key == "Right" and page.step():
            return True
        if page.game_table.press(key) or (key == "Left" and page.step_back()):
            return True
        if key == "Escape" and (self._put_recap_away() or page.hints.put_away()):
            return True
        if key == "Return":
            return page.press_primary()
        if key in self._commands:
            self._commands[key]()
            return True
        return key in ("Left", "Right", "Up", "Down")

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
        elif key == "Backspace":
            controller.take_back()
        else:
            return key == "Escape" and self._page.leave_people()
        return True

    def _on_button(self) -> bool:
        """Tell whether a painted button has the focus; it presses itself."""
        focused = self._page.focusWidget()
        return isinstance(focused, KitButton) and focused.hasFocus()
