"""Applies the appearance that the settings and the system ask for to the app."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from stockgames.ui.theme.fonts import load_fonts, sans
from stockgames.ui.theme.palette import CONTRASTS, DAYLIGHT, EVENING, THEMES, Theme, mix
from stockgames.ui.theme.style_sheet import style_sheet
from stockgames.ui.theme.theme_context import ThemeContext

_DESKTOPS = ("xcb", "wayland")
"""Qt platforms behind which there may be a desktop with settings to read."""
_ASK_DESKTOP = ("gsettings", "get", "org.gnome.desktop.interface")
"""GNOME and related desktops answer it; KDE sets the same keys for other toolkits' programs."""
_WINDOWS_TEXT = r"Software\Microsoft\Accessibility"
_PATIENCE = 1.0
"""Seconds to wait for the desktop's answer."""


def system_wants_little_motion() -> bool:
    """Return whether the system asks for reduced motion; False where that can't be found out.

    Qt has no property for it. On Linux this starts a program, which takes about 10 ms.
    """
    if sys.platform == "win32":
        import ctypes

        shown = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(shown), 0)
        return not shown.value
    if sys.platform == "darwin":
        return _workspace_wants_little()
    return _desktop_says("enable-animations") == "false"


def system_text_size() -> float:
    """Return the system's text scale; 1 where it can't be found out.

    macOS has no such setting for all programs, and X11 scales the whole window by it.
    """
    if sys.platform == "win32":
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _WINDOWS_TEXT) as key:
                return float(winreg.QueryValueEx(key, "TextScaleFactor")[0]) / 100
        except (OSError, TypeError, ValueError):
            return 1.0
    if QGuiApplication.platformName() == "wayland":
        try:
            return float(_desktop_says("text-scaling-factor"))
        except ValueError:
            return 1.0
    return 1.0


def _desktop_says(key: str) -> str:
    """Return the value of a key of the desktop's interface settings; empty if it has none."""
    if QGuiApplication.platformName() not in _DESKTOPS:
        return ""
    import subprocess

    try:
        answer = subprocess.run(  # noqa: S603 - all of it is written here
            [*_ASK_DESKTOP, key],
            env=_outside(),
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return answer.stdout.decode(errors="replace").strip()


def _outside() -> dict[str, str]:
    """Return the environment for starting a system program: with the system's libraries, not the
    bundled ones.

    https://pyinstaller.org/en/stable/runtime-information.html#ld-library-path-libpath-considerations
    """
    surroundings = dict(os.environ)
    former = surroundings.pop("LD_LIBRARY_PATH_ORIG", None)
    surroundings.pop("LD_LIBRARY_PATH", None)
    return surroundings if former is None else {**surroundings, "LD_LIBRARY_PATH": former}


def _workspace_wants_little() -> bool:
    """Ask macOS through the Objective-C runtime; no package is needed for one question."""
    import ctypes

    runtime = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    runtime.objc_getClass.restype = runtime.sel_registerName.restype = ctypes.c_void_p
    address = ctypes.cast(runtime.objc_msgSend, ctypes.c_void_p).value or 0
    to_object = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
    to_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
    shared = runtime.sel_registerName(b"sharedWorkspace")
    workspace = to_object(runtime.objc_getClass(b"NSWorkspace"), shared)
    wish = runtime.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(to_bool(workspace, wish))


_Role = QPalette.ColorRole


def qt_palette(theme: Theme) -> QPalette:
    """Return the palette of ``theme`` for the Fusion style."""
    ground = mix(theme.panel_top, theme.panel_bottom, 0.4)
    well = theme.panel_bottom if theme.is_dark else QColor("#FFFDF6")
    colours = {
        _Role.Window: ground,
        _Role.WindowText: theme.text,
        _Role.Base: well,
        _Role.AlternateBase: ground,
        _Role.Text: theme.text,
        _Role.PlaceholderText: theme.quiet_text,
        _Role.Button: theme.face,
        _Role.ButtonText: theme.text,
        _Role.BrightText: theme.warning,
        _Role.ToolTipBase: theme.paper_light,
        _Role.ToolTipText: theme.ink,
        _Role.Highlight: theme.accent,
        _Role.HighlightedText: theme.accent_text,
        _Role.Link: theme.heading,
        _Role.LinkVisited: theme.heading,
        _Role.Accent: theme.accent,
    }
    palette = QPalette(theme.face, ground)
    for role, colour in colours.items():
        palette.setColor(role, colour)
    off = QPalette.ColorGroup.Disabled
    faint = mix(theme.text, ground, 0.5)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(off, role, faint)
    return palette


def apply_palette(app: QApplication, theme: Theme) -> None:
    """Apply the theme's palette and style sheet, and the text face at 15 px, to the application,
    which uses Fusion.
    """
    load_fonts()
    app.setPalette(qt_palette(theme))
    app.setFont(sans(15))
    if app.styleSheet() != (sheet := style_sheet(theme)):
        app.setStyleSheet(sheet)


SYSTEM = "system"


def system_theme() -> Theme:
    """Return the theme that matches the system's colour scheme; evening if it has none."""
    light = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light
    return DAYLIGHT if light else EVENING


def system_wants_contrast() -> bool:
    """Return whether the system asks for high contrast."""
    hints = QGuiApplication.styleHints()  # keeps its owner alive while it is used
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def _suit_window_frames(theme: Theme | None) -> None:
    """Ask the system for title bars and dialogs that match ``theme``; None restores its own."""
    hints = QGuiApplication.styleHints()
    if theme is None:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light)


class Appearance(QObject):
    """Sets theme, motion and text size of a theme context, and the application's palette.

    Values for the theme: ``system``, ``evening``, ``daylight``; contrast: ``system``, ``usual``,
    ``high``; motion: ``system``, ``full``, ``reduced``; text: ``system``, or percent of the usual
    size. With ``system``, changes are followed while the program runs.
    """

    def __init__(self, app: QApplication, look: ThemeContext) -> None:
        super().__init__(look)
        self._app = app
        self._look = look
        self._theme = self._contrast = self._motion = self._text_size = SYSTEM
        app.applicationStateChanged.connect(self._ask_system)
        look.changed.connect(self._suit_tips)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._apply_of_system)
        hints.accessibility().contrastPreferenceChanged.connect(self._apply_of_system)
        self._apply()

    def wish(
        self,
        theme: str = SYSTEM,
        contrast: str = SYSTEM,
        motion: str = SYSTEM,
        text_size: str = SYSTEM,
    ) -> None:
        """Set what is wished of each, and apply it."""
        self._motion, self._text_size = motion, text_size
        if motion != SYSTEM:
            self._look.set_reduced_motion(motion == "reduced")
        if text_size != SYSTEM:
            self._look.set_text_size(int(text_size) / 100)
        self._ask_system()
        if (theme, contrast) != (self._theme, self._contrast):
            self._theme, self._contrast = theme, contrast
            self._apply()

    def _ask_system(self) -> None:
        """Read the system's settings when the app is active, and again each time it becomes
        active.
        """
        if self._app.applicationState() != Qt.ApplicationState.ApplicationActive:
            return
        if self._motion == SYSTEM:
            self._look.set_reduced_motion(system_wants_little_motion())
        if self._text_size == SYSTEM:
            self._look.set_text_size(system_text_size())

    def _suit_tips(self) -> None:
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
