"""The bar along the top: the game, its status, and buttons."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import key_text
from stockgames.ui.table.pace import PACES, Pace, PaceMode
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import rule
from stockgames.ui.theme.surfaces import draw_top_bar
from stockgames.ui.theme.text import draw_text, text_width
from stockgames.ui.theme.theme_context import LARGEST_SCALE, ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.menus import menu_of, menu_place

SHADOW = 12
_PACES: Final[dict[PaceMode, str]] = {
    "slow": "table-slow",
    "normal": "table-normal",
    "fast": "table-fast",
    "instant": "table-at-once",
    "step": "table-step-by-step",
}


def bar_height(width: float, height: float) -> float:
    return max(40.0, round(44 * min(width / 1600, height / 1000, LARGEST_SCALE)))


class TopBar(BaseWidget):
    """Title and status at the left; undo, redo, hint, pace, rules and menu at the right.

    Undo and hint come before the others, so that these don't move when they appear.
    """

    rules = Signal()
    undo = Signal()
    redo = Signal()
    hint = Signal()
    menu = Signal()
    phones = Signal()

    def __init__(
        self, look: ThemeContext, pace: Pace, title: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._pace = pace
        self._title = title
        self.status = ""
        """The line beside the title."""
        self.aim = ""
        """What wins the game, and what ends it."""
        self._shows_aim = False
        self._exit_text = ""
        self.buttons_start = 0
        """The x where the buttons start."""
        self.setObjectName("top-bar")
        self.undo_button = self._quiet("undo", self.undo, sentence="table-undo")
        self.redo_button = self._quiet("redo", self.redo, sentence="table-redo")
        self.redo_button.hide()
        self.hint_button = self._quiet("ask-hint", self.hint, "H", sentence="table-hint")
        self._tip(self.hint_button, "table-what-a-shrewd-bot-would-play")
        self.hint_button.hide()
        self._has_hints = False
        """Whether a hint was ever offered; from then on its button keeps its place."""
        self.phones_button = self._quiet("phones", self.phones, "F8")
        self.phones_button.hide()
        self.pace_button = self._quiet("pace", self.open_pace_menu, "P")
        self._tip(self.pace_button, "table-how-fast-moves-are-shown")
        self.rules_button = self._quiet("rules", self.rules, "F1", sentence="shell-rules")
        self.menu_button = self._quiet("menu", self.menu, "Esc")
        self.menu_button.reserve_key("F10")
        pace.changed.connect(self._set_texts)
        look.changed.connect(self._arrange)
        look.changed.connect(self.update)
        self._set_texts()

    def _quiet(self, name: str, does: object, key: str = "", *, sentence: str = "") -> Button:
        button = self.button(name, does, kind="quiet", key=key, sentence=sentence)
        button.reserve_key(key)
        return button

    @staticmethod
    def _tip(button: Button, sentence: str) -> None:
        button.bind(partial(set_tip, button), sentence)

    def _set_texts(self) -> None:
        self.undo_button.set_key(key_text(QKeySequence(QKeySequence.StandardKey.Undo)))
        self.redo_button.set_key(key_text(QKeySequence(QKeySequence.StandardKey.Redo)))
        self.menu_button.setText(self._exit_text or say("shell-menu"))
        self.pace_button.setText(say("table-speed", pace=say(_PACES[self._pace.mode])))
        self._arrange()

    def mark(self, words: str) -> None:
        """Add a remark on this game to the title."""
        self._title = f"{self._title} · {words}"
        self.update()

    def set_exit(self, words: str) -> None:
        """Turn the menu button into one that leaves the page; only the rules button stays."""
        self._exit_text = words
        aside = (self.pace_button, self.undo_button, self.redo_button, self.hint_button)
        for button in (*aside, self.phones_button):
            button.hide()
        self._set_texts()

    def set_escape_taken(self, taken: bool) -> None:
        """Show F10 as the menu button's key while Escape does something else."""
        other = "" if self._exit_text else "F10"
        self.menu_button.set_key(key_text(other if taken else "Esc"))

    def set_status(self, status: str) -> None:
        if status != self.status:
            self.status = status
            self.setAccessibleName(f"{self._title}. {status}")
            self._words_changed()

    def set_aim(self, aim: str) -> None:
        """Set the text on what wins and ends the game, shown after the status if it fits."""
        if aim != self.aim:
            self.aim = aim
            self.setAccessibleDescription(aim)
            set_tip(self, aim)
            self._words_changed()

    def _words_changed(self) -> None:
        """Repaint the texts without the buttons."""
        self.update(QRect(0, 0, self.buttons_start, self.height()))

    def set_undo(self, possible: bool) -> None:
        self._offer(self.undo_button, possible)

    def set_redo(self, possible: bool) -> None:
        self._offer(self.redo_button, possible)

    def set_hint(self, possible: bool) -> None:
        """Show or hide the hint button."""
        self._has_hints = self._has_hints or possible
        self._offer(self.hint_button, possible)

    def set_phones(self, text: str) -> None:
        """Show how many play on phones, or whose phone is missing; nothing if the text is empty."""
        self.phones_button.setText(text)
        self._offer(self.phones_button, bool(text))
        self._arrange()

    def _offer(self, button: Button, possible: bool) -> None:
        possible = possible and not self._exit_text
        if button.isVisibleTo(self) != possible:
            button.setVisible(possible)
            self._arrange()
            self._words_changed()

    def open_pace_menu(self) -> None:
        menu = menu_of(self, self.look, "pace-menu")
        group = QActionGroup(menu)
        for mode in PACES:
            action = QAction(say(_PACES[mode]), menu)
            action.setObjectName(f"pace-{mode}")
            action.setCheckable(True)
            action.setChecked(mode == self._pace.mode)
            action.triggered.connect(lambda _=False, mode=mode: self._pace.set_mode(mode))
            group.addAction(action)
            menu.addAction(action)
        menu.popup(menu_place(menu, self.pace_button))
        menu.setActiveAction(group.checkedAction())

    def title_end(self) -> int:
        """Return the x where title and status end."""
        title = text_width(self._title, self.look.serif(20))
        status = text_width(self.status, self.look.sans(15))
        return round(self.bar_rect().height() * 1.6 + title + status + 36)

    def bar_rect(self) -> QRectF:
        """Return the bar without its shadow."""
        return QRectF(0, 0, self.width(), self.height() - SHADOW)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        if event.type() == QEvent.Type.ToolTip and self._shows_aim:
            return True  # the tip would repeat it
        return super().event(event)

    def _arrange(self) -> None:
        x = self.width() - max(12.0, self.look.px(18))
        middle = self.bar_rect().center().y() - 1
        stay = (self.menu_button, self.rules_button, self.pace_button)
        beside = (self.phones_button, self.hint_button, self.undo_button, self.redo_button)
        buttons = (*stay, *beside)
        before = [button.geometry() for button in buttons]
        for button in buttons:
            keeps_place = button is self.hint_button and self._has_hints
            if not button.isVisibleTo(self) and not keeps_place:
                continue
            width, high = button.sizeHint().width(), 2 * int(middle)  # for fingers
            x -= width
            button.setGeometry(round(x), round(middle - high / 2), width, high)
            x += 2
            if button.isVisibleTo(self):
                self.buttons_start = button.x()
        if before != [button.geometry() for button in buttons]:
            self.update()

    def _paint(self, painter: QPainter) -> None:
        look, theme, bar = self.look, self.look.theme, self.bar_rect()
        x = draw_top_bar(painter, theme, bar)
        right, high = self.buttons_start - 8, bar.height() - 1
        title = QRectF(x, 0, 10, high)  # it doesn't grow with large text
        draw_text(painter, title, self._title, look.serif(20), theme.text)
        x += painter.fontMetrics().horizontalAdvance(self._title) + 18
        if self.status:
            middle = bar.center().y()
            ends = QPointF(x, middle - 10), QPointF(x, middle + 10)
            rule(painter, *ends, with_alpha(theme.line, 120), 1)
            room = QRectF(x + 16, 0, max(0.0, right - x - 16), high)
            draw_text(painter, room, self.status, look.sans(15), theme.quiet_text, elide=True)
            x += 16 + min(room.width(), painter.fontMetrics().horizontalAdvance(self.status))
        font, x = look.sans(15, italic=True), x + 22
        self._shows_aim = bool(self.aim) and x + text_width(self.aim, font) <= right
        if self._shows_aim:
            draw_text(painter, QRectF(x, 0, right - x, high), self.aim, font, theme.heading)
