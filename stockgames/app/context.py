"""What every part of the app works with: window, preferences, library, messages, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from stockgames.app.files import FileDialogs, RecordFiles
from stockgames.app.library_opener import LibraryOpener
from stockgames.app.messages import Messages, TaskRunner
from stockgames.app.overlay_pages import OverlayPages
from stockgames.app.preferences import Preferences
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.window import MainWindow

if TYPE_CHECKING:
    from stockgames.app.known_players import KnownPlayers
    from stockgames.storage.library import Library
    from stockgames.ui.sound.loudspeaker import Loudspeaker
    from stockgames.ui.sound.recipes import Sound


class AppContext(QObject):
    """The window and the services around it; what is built with it belongs to it."""

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        hand_over: Callable[[], bool],
        under: Callable[[], Page],
        known_players: Callable[[], KnownPlayers],
        parent: QObject,
        *,
        loud: bool,
    ) -> None:
        """Without `loud` there is no sound. `hand_over` is as in `LibraryOpener`, `under` and
        `known_players` are as in `OverlayPages`.
        """
        super().__init__(parent)
        self._loud = loud
        self._loudspeaker: Loudspeaker | None = None
        self.preferences = Preferences(app, folder, self)
        place, save_place = self.preferences.place, self.preferences.save_place
        self.window = MainWindow(self.look, place=place, save_place=save_place)
        self.messages = Messages(self.window, self)
        self.tasks = TaskRunner(self.window, self)
        self.overlays = OverlayPages(self.window, self.preferences, under, known_players, self)
        self.opener = LibraryOpener(folder, self.window, self.messages, hand_over, self)
        self.dialogs = FileDialogs(self.window, self.preferences, self.messages)
        self.files = RecordFiles(self.messages, self.dialogs, self.tasks, self)

    @property
    def look(self) -> ThemeContext:
        return self.preferences.look

    @property
    def library(self) -> Library | None:
        return self.opener.library

    def play_sound(self, sound: Sound) -> None:
        """Play a sound, if the settings allow sounds."""
        from stockgames.ui.sound.recipes import QUIET

        settings = self.preferences.settings
        heard = settings.sounds == "all" or (settings.sounds == "quiet" and sound in QUIET)
        if not (self._loud and heard):
            return
        if self._loudspeaker is None:
            from stockgames.ui.sound.loudspeaker import Loudspeaker

            self._loudspeaker = Loudspeaker()
        self._loudspeaker.set_volume(int(settings.volume) / 100)
        self._loudspeaker.play(sound)

    def close_sound(self) -> None:
        if self._loudspeaker is not None:
            self._loudspeaker.close()
            self._loudspeaker = None
