"""Keeps the look in step with the system and with the wishes in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip

from stockgames.ui.kit.contrast import CONTRASTS
from stockgames.ui.kit.palette import DAYLIGHT, EVENING, THEMES, Theme
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.palettes import apply_palette
from stockgames.ui.shell.system_wishes import system_text_size, system_wants_little_motion

SYSTEM = "system"


def system_theme() -> Theme:
    """Return the theme that suits the system's colour scheme; evening if it has none."""
    light = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light
    return DAYLIGHT if light else EVENING


def system_wants_contrast() -> bool:
    """Whether the system asks for strong contrast."""
    hints = QGuiApplication.styleHints()  # what it owns would go with it
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def _suit_window_frames(theme: Theme | None) -> None:
    """Ask the system for title bars and dialogs that suit ``theme``, or its own without one."""
    hints = QGuiApplication.styleHints()
    if theme is None:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light)


class Appearance(QObject):
    """Sets theme, motion and text of ``look``, and the palette of the application with them.

    Theme wishes: ``system``, ``evening``, ``daylight``. Contrast wishes: ``system``, ``usual``,
    ``high``. Motion wishes: ``system``, ``full``, ``reduced``. Text wishes: ``system``, or percent
    of the usual size. What the system wishes is followed while the program runs.
    """

    def __init__(self, app: QApplication, look: Look) -> None:
        super().__init__(look)
        self._app = app
        self._look = look
        self._theme = SYSTEM
        self._contrast = SYSTEM
        self._motion = SYSTEM
        self._text_size = SYSTEM
        app.applicationStateChanged.connect(self._ask_system)
        look.changed.connect(self._suit_tips)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._apply_of_system)
        hints.accessibility().contrastPreferenceChanged.connect(self._apply_of_system)
        self._apply()

    def set_theme(self, wish: str) -> None:
        """Take a theme, or follow the system."""
        if wish != self._theme:
            self._theme = wish
            self._apply()

    def set_contrast(self, wish: str) -> None:
        """Take a wish for contrast, or follow the system."""
        if wish != self._contrast:
            self._contrast = wish
            self._apply()

    def set_motion(self, wish: str) -> None:
        """Take a wish for motion, or follow the system."""
        self._motion = wish
        if wish == SYSTEM:
            self._ask_system()
        else:
            self._look.set_reduced_motion(wish == "reduced")

    def set_text_size(self, wish: str) -> None:
        """Take a percentage of the usual size of text, or follow the system."""
        self._text_size = wish
        if wish == SYSTEM:
            self._ask_system()
        else:
            self._look.set_text_size(int(wish) / 100)

    def _ask_system(self) -> None:
        """Ask the system once somebody is here, and again whenever they return from elsewhere."""
        if self._app.applicationState() != Qt.ApplicationState.ApplicationActive:
            return
        if self._motion == SYSTEM:
            self._look.set_reduced_motion(system_wants_little_motion())
        if self._text_size == SYSTEM:
            self._look.set_text_size(system_text_size())

    def _suit_tips(self) -> None:
        """Let tips have text as large as all has."""
        QToolTip.setFont(self._look.sans(15))

    def _apply_of_system(self) -> None:
        if SYSTEM in (self._theme, self._contrast):
            self._apply()

    def _apply(self) -> None:
        wished = THEMES.get(self._theme)
        _suit_window_frames(wished)
        theme = wished or system_theme()
        strong = system_wants_contrast() if self._contrast == SYSTEM else self._contrast == "high"
        if strong:
            theme = CONTRASTS[theme.name]
        apply_palette(self._app, theme)
        self._look.set_theme(theme)
