"""The user's preferences: saved in the settings file, applied to language and theme."""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from stockgames.storage.errors import StorageError
from stockgames.storage.settings import Settings, from_values, to_values
from stockgames.storage.settings_file import read_settings, write_settings
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.appearance import Appearance
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER, Manner

if TYPE_CHECKING:
    from stockgames.evenings.person import Tastes
    from stockgames.ui.table.pace import PaceMode


class Preferences(QObject):
    """The settings in force; `look` follows them."""

    changed = Signal()
    """A setting was changed on the settings page."""
    save_failed = Signal(object)
    """A StorageError: the settings couldn't be written."""

    def __init__(self, app: QApplication, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._folder = folder
        self._unwritten = False
        """Whether the settings couldn't be written, and the user knows."""
        self.settings, notices = read_settings(folder)
        self.are_whole = not notices
        """Whether all saved settings could be read."""
        self._tastes: Tastes | None = None
        """The preferences of the person viewing a private page; None for the app's."""
        self._spoken = ""
        """The last requested language: a person's, or the app's."""
        self._set_texts()
        self.look = ThemeContext()
        self._appearance = Appearance(app, self.look)
        self._apply()

    @property
    def place(self) -> bytes:
        """The window's saved geometry; empty if unknown."""
        try:
            return a2b_base64(self.settings.window, strict_mode=True)
        except ValueError:
            return b""

    def keep(self, settings: Settings) -> None:
        """Save settings; report a failure, but not again at every letter of a name."""
        self.settings = settings
        try:
            write_settings(self._folder, settings)
        except StorageError as error:
            if not self._unwritten:
                self._unwritten = True
                self.save_failed.emit(error)
        else:
            self._unwritten = False

    def save_place(self, place: bytes) -> None:
        """Save the window's geometry when it closes; a failure is ignored."""
        window = b2a_base64(place, newline=False).decode()
        if window == self.settings.window and not self._unwritten:
            return
        self.settings = self.settings.model_copy(update={"window": window})
        with suppress(StorageError):
            write_settings(self._folder, self.settings)

    def save_pace(self, pace: PaceMode) -> None:
        if pace != self.settings.pace:
            self.keep(self.settings.model_copy(update={"pace": pace}))

    def save_folder(self, path: Path) -> None:
        """Save the file's folder as the start of the next file dialog."""
        settings, _ = from_values({**to_values(self.settings), "folder": str(path.parent)})
        if settings.folder != self.settings.folder:
            self.keep(settings)

    def apply(self, settings: Settings) -> None:
        """Save and apply settings from the settings page."""
        self.keep(settings)
        self._apply()
        self.changed.emit()

    def suit(self, tastes: Tastes | None) -> None:
        """Apply a person's preferences over the settings; None removes them."""
        self._tastes = tastes
        self._apply()

    def _set_texts(self) -> None:
        wish = (self._tastes and self._tastes.language) or self.settings.language
        if wish != self._spoken:
            self._spoken = wish
            install_language(self._app, wish)

    def _apply(self) -> None:
        self._set_texts()
        own, settings = self._tastes, self.settings
        size = str(own.text_size) if own and own.text_size else settings.text_size
        self._appearance.wish(settings.theme, settings.contrast, settings.motion, size)
        colours = own.suit_colours if own else 0
        four = colours == 4 if colours else self.settings.four_colour_suits
        self.look.set_four_colour_suits(four)
        self.look.set_shows_all_keys(self.settings.keys == "all")
        self.look.set_hand_order(own.hand_order if own else "")
        brief, interrupts = self.settings.spoken == "brief", self.settings.news == "interrupt"
        ANNOUNCER.manner = Manner(brief, interrupts)
