"""The window's dialogs: messages, waiting, errors, the library, the list of shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.files import shown_path
from stockgames.ui.sentences import KEYS_BETWEEN, short_date
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.shapes import disc, fill, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button, ButtonKind, KeyCap
from stockgames.ui.widgets.choices import Switch
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import BaseProgressBar, PanelFrame, Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, row_of
from stockgames.ui.window.sheets import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    from stockgames.storage.rescue import Rescued


_MARK: Final = 44
"""The width of the emblem in the design, in px."""
_LINE: Final = 27
"""The width of the text in multiples of its height."""


def _draw_mark(look: ThemeContext, emblem: str, painter: QPainter, room: QRectF) -> None:
    theme, middle, half = look.theme, room.center(), room.width() / 2
    fill(painter, disc(middle, half - 1), theme.accent)
    stroke(painter, disc(middle, half - 3), theme.accent_text, 0.8)
    draw_emblem(painter, emblem, middle, half * 0.56, theme.accent_text, theme.accent)


class MessageSheet(Sheet):
    """Shows plain text; `answer` is the name of the button that closed it.

    Without buttons of its own it can only be closed. The first button is the default: Enter presses
    it. Esc presses `escape`, or closes the sheet without an answer.
    """

    def __init__(
        self, look: ThemeContext, name: str, text: str, parent: QWidget, *, warns: bool = False
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.text = text
        self.answer = ""
        self.escape = ""
        self.panel = PanelFrame(look)
        mark = Picture(look, 1, 1, partial(_draw_mark, look, "warning" if warns else "bell"))
        side = max(_MARK, round(look.px(_MARK)))
        mark.setFixedSize(side, side)
        self._words = Label(look, text, wrap=True)
        self._words.setMinimumWidth(self.at_most(look.text_px(16) * _LINE) - 2 * mark.width())
        row = row_of((mark, Qt.AlignmentFlag.AlignTop), (self._words, 1), spacing=round(look.px(8)))
        row.setAlignment(self._words, Qt.AlignmentFlag.AlignVCenter)
        self.panel.body.addLayout(row)
        self.set_content(self.panel)

    def offer(self, name: str, text: str, does: Callable[[], object] | None = None) -> None:
        """Add a button left of the others; the first one added is the default.

        What it ``does`` is done once the sheet is closed.
        """
        is_first = not self.findChildren(Button)
        kind: ButtonKind = "primary" if is_first else "secondary"
        button = self.button(name, text, lambda: self._take(name, does), kind=kind)
        button.setDefault(is_first)
        self.row.insertWidget(1, button)

    def open(self) -> None:
        if not self.findChildren(Button):
            self.offer("close-message", say("shell-close"))
        super().open()

    def _take(self, name: str, does: Callable[[], object] | None) -> None:
        self.answer = name
        self.accept()
        if does is not None:
            does()

    def reject(self) -> None:
        self.answer = self.escape
        super().reject()


class Question(Sheet):
    """A panel with controls, and two buttons: do it or cancel. Enter does it."""

    def __init__(
        self, look: ThemeContext, name: str, title: str, note: str, parent: QWidget | None
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAccessibleDescription(note)
        self.panel = PanelFrame(look, title)
        self.panel.setMinimumWidth(self.at_most(look.text_px(16) * 30))
        if note:
            self.panel.body.addWidget(Label(look, note, role="note", wrap=True))
        self.does = self.button(f"{name}-does", "", self._take, kind="primary", key="Enter")
        cancel = self.button(f"{name}-cancel", say("shell-cancel"), self.reject, key="Esc")
        self.set_content(self.panel, buttons=(cancel, self.does))

    def _take(self) -> None:
        self.accept()


_WIDTH: Final = 460
_AIR: Final = 8


class WaitingSheet(Sheet):
    """Stays open until it is closed by the program; `rejected` means that the user cancelled."""

    def __init__(self, look: ThemeContext, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("waiting-sheet")
        self.setWindowTitle(say("shell-one-moment"))
        self.setAccessibleDescription(text)
        label = Label(look, text, wrap=True)
        label.setTextFormat(Qt.TextFormat.PlainText)  # a file name may look like markup
        self.bar = BaseProgressBar(look)
        self.bar.setAccessibleName(text)
        panel = PanelFrame(look, say("shell-one-moment"))
        panel.setMinimumWidth(self.at_most(max(_WIDTH, look.text_px(_WIDTH))))
        panel.body.addWidget(label)
        panel.body.addSpacing(_AIR)
        panel.body.addWidget(self.bar)
        cancel = self.button("cancel-waiting", say("shell-cancel"), self.reject, key="Esc")
        self.set_content(panel, buttons=[cancel])


class TroubleSheet(MessageSheet):
    """Has a switch, if ``has_game``, that allows including the game in the report.

    ``report`` is the path of the report, empty if it could not be written.
    """

    def __init__(self, look: ThemeContext, report: str, has_game: bool, parent: QWidget) -> None:
        lines = [say("shell-ran-into-an-error")]
        if has_game:
            lines[0] += " " + say("shell-the-game-is-kept-up")
        if report:
            lines.append(say("shell-a-report-for-the-developers", path=shown_path(report)))
        super().__init__(look, "trouble-sheet", "\n\n".join(lines), parent)
        self.agrees = False
        """Whether the report may include the game."""
        self.offer("trouble-lobby", say("shell-back-to-the-lobby"))
        self.offer("trouble-quit", say("shell-quit"))
        self.escape = "trouble-lobby"
        if report and has_game:
            tick = Switch(look, say("shell-add-the-game-to-the"))
            tick.setObjectName("trouble-agree")
            tick.toggled.connect(self._sync)
            self.panel.body.addWidget(tick)

    def _sync(self, agrees: bool) -> None:
        self.agrees = agrees


def storage_text(error: StorageError) -> str:
    """Return what could not be saved or read and what that means; the path is on its own line."""
    return f"{say('shell-storage', code=error.code.value)}\n\n{shown_path(error.path)}"


def rescued_text(found: Rescued) -> str:
    """Return what was rescued from a damaged library and what was not, a line for each."""
    lines = [say("shell-games-rescued", count=found.games)]
    if found.shortened:
        lines.append(say("shell-of-these-with-a-gap", count=found.shortened))
    if found.lost:
        lines.append(say("shell-not-rescued-since-only-moves", count=found.lost))
    kept = say("shell-last-moves-may-be-missing")
    return "\n".join((*lines, "", kept, shown_path(found.damaged_file)))


def restored_text(day: str, aside: Path) -> str:
    """Return which copy of the library is used now, and where the damaged file is."""
    return f"{say('shell-library-restored', date=_date(day))}\n\n{shown_path(aside)}"


def _date(day: str) -> str:
    return short_date(QDate.fromString(day, Qt.DateFormat.ISODate))


class Way(Enum):
    """How to continue without the library."""

    QUIT = "quit"
    UNSAVED = "unkept"
    """Play without saving."""
    AGAIN = "again"
    """Try again: the other window was closed, or there is space on the disk."""
    SET_ASIDE = "set-aside"
    """Rename the damaged file and begin a new one."""
    RESCUE = "rescue"
    """Copy all readable games to a new file, and keep the damaged one under another name."""
    RESTORE = "restore"
    """Use the newest backup, and keep the damaged file aside."""


_PASSING = (
    StorageCode.LIBRARY_IN_USE,
    StorageCode.DISK_FULL,
    StorageCode.FOLDER_UNUSABLE,
    StorageCode.CANNOT_READ,
    StorageCode.CANNOT_WRITE,
)
"""Errors that the user may resolve while the question is open."""


def ask_about_library(
    error: StorageError, look: ThemeContext, parent: QWidget, backup: str | None = None
) -> Way:
    """Show what is wrong with the library and return the chosen way; closing it means QUIT.

    `backup` is the day of the newest backup: `2026-11-29`.
    """
    question = library_question(error, look, parent, backup)
    question.exec()
    answer = question.answer
    return Way(answer) if answer else Way.QUIT


def library_question(
    error: StorageError, look: ThemeContext, parent: QWidget, backup: str | None = None
) -> MessageSheet:
    """Return the question as a sheet; its buttons have the names of the ways.

    Enter never gives anything up: it tries again where that may help, otherwise it quits.
    """
    passes = error.code in _PASSING
    text = storage_text(error)
    question = MessageSheet(look, "library-question", text, parent, warns=not passes)
    if passes:
        question.offer(Way.AGAIN.value, say("shell-try-again"))
    question.offer(Way.QUIT.value, say("shell-quit"))
    question.offer(Way.UNSAVED.value, say("shell-play-without-saving"))
    if error.code is StorageCode.LIBRARY_DAMAGED:
        question.offer(Way.RESCUE.value, say("shell-rescue-what-can-be-read"))
    if error.code in (StorageCode.LIBRARY_DAMAGED, StorageCode.NOTHING_TO_RESCUE):
        if backup is not None:
            question.offer(Way.RESTORE.value, say("shell-restore-backup", date=_date(backup)))
        question.offer(Way.SET_ASIDE.value, say("shell-rename-it-and-start-fresh"))
    return question


_ROWS: Final = 14
_TWO_COLUMNS: Final = 960
"""The sheet's width with two columns of the page's keys, at the usual text size."""


class ShortcutSheet(Sheet):
    """Lists what can be done and the keys for it: on this page, and everywhere."""

    def __init__(
        self,
        look: ThemeContext,
        here: Sequence[tuple[str, str]],
        everywhere: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("shortcut-sheet")
        self.setWindowTitle(say("shell-keyboard-shortcuts"))
        wide = round(look.text_px(_TWO_COLUMNS))
        has_room = self.at_most(wide) == wide
        panels = []
        for title, shortcuts in (
            (say("shell-keys-that-work-here"), here),
            (say("shell-everywhere"), everywhere),
        ):
            if shortcuts:
                panel = PanelFrame(look, title)
                panel.setMinimumWidth(panel.title_width())
                rows = _ROWS if has_room else len(shortcuts)
                add_parts(panel.body, _grid(look, shortcuts, rows), 1)
                panels.append(panel)
        words = say("shell-close")
        close = self.button("close-shortcuts", words, self.accept, kind="primary", key="Esc")
        self.set_content(*panels, buttons=[close])


def _grid(look: ThemeContext, shortcuts: Sequence[tuple[str, str]], rows: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(round(look.margin(18)))
    grid.setVerticalSpacing(round(look.margin(4)))
    for i, (text, keys) in enumerate(shortcuts):
        row, column = i % rows, i // rows * 2
        shown = (
            KeyCap(look, key) if key != "…" else Label(look, key, role="note")
            for key in keys.split(KEYS_BETWEEN)
        )
        caps = row_of(*shown, 1, spacing=round(look.margin(4)))
        caps.setContentsMargins(0, 0, FOCUS_MARGIN, 0)
        grid.addWidget(Label(look, text), row, column)
        grid.addLayout(caps, row, column + 1)
    return grid
