"""Keeps the look in step with the system and with the wishes in the settings."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.palette import DAYLIGHT, EVENING, THEMES, Theme
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.palettes import apply_palette

SYSTEM = "system"


def system_theme() -> Theme:
    """Return the theme that suits the system's colour scheme; evening if it has none."""
    light = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light
    return DAYLIGHT if light else EVENING


def system_wants_little_motion() -> bool:
    """Whether the system asks for reduced motion, as far as it can be told."""
    hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(hints() if hints else None, "motionPreference", None)
    if preference:
        return bool(preference().name == "ReducedMotion")
    if sys.platform == "win32":
        import ctypes

        shown = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(shown), 0)
        return not shown.value
    return False


def _suit_window_frames(theme: Theme | None) -> None:
    """Ask the system for title bars and dialogs that suit ``theme``, or its own without one."""
    hints = QGuiApplication.styleHints()
    if theme is None:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light)


class Appearance(QObject):
    """Sets theme and motion of ``look``, and the palette of the application with them.

    Theme wishes: ``system``, ``evening``, ``daylight``. Motion wishes: ``system``, ``full``,
    ``reduced``.
    """

    def __init__(self, app: QApplication, look: Look) -> None:
        super().__init__(look)
        self._app = app
        self._look = look
        self._theme = SYSTEM
        app.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply()

    def set_theme(self, wish: str) -> None:
        """Take a theme, or follow the system."""
        if wish != self._theme:
            self._theme = wish
            self._apply()

    def set_motion(self, wish: str) -> None:
        """Take a wish for motion, or follow the system."""
        reduced = system_wants_little_motion() if wish == SYSTEM else wish == "reduced"
        self._look.set_reduced_motion(reduced)

    def _system_changed(self) -> None:
        if self._theme == SYSTEM:
            self._apply()

    def _apply(self) -> None:
        wished = THEMES.get(self._theme)
        _suit_window_frames(wished)
        theme = wished or system_theme()
        apply_palette(self._app, theme)
        self._look.set_theme(theme)
