"""What the system wishes and Qt does not tell: little motion, and larger text."""

from __future__ import annotations

import os
import sys

from PySide6.QtGui import QGuiApplication

_DESKTOPS = ("xcb", "wayland")
"""Qt's platforms behind which a desktop may stand that can be asked."""
_ASK_DESKTOP = ("gsettings", "get", "org.gnome.desktop.interface")
"""What GNOME and its kin answer; KDE keeps the same keys for programs that are not its own."""
_WINDOWS_TEXT = r"Software\Microsoft\Accessibility"
_PATIENCE = 1.0
"""Seconds that a desktop has for its answer."""


def system_wants_little_motion() -> bool:
    """Whether the system asks for reduced motion, as far as it can be told.

    Qt does not tell it. Takes a hundredth of a second on Linux, where a program is asked.
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
    """Return how much larger than usual the system wants text; 1 where it cannot be told.

    macOS has no such wish for all programs, and X11 enlarges all of the window by it.
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
    """Return what the desktop has under a key of its interface's; empty if it has nothing."""
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
    """Return what a program of the system is started with: its own libraries, not those we bring.

    https://pyinstaller.org/en/stable/runtime-information.html#ld-library-path-libpath-considerations
    """
    surroundings = dict(os.environ)
    former = surroundings.pop("LD_LIBRARY_PATH_ORIG", None)
    surroundings.pop("LD_LIBRARY_PATH", None)
    return surroundings if former is None else {**surroundings, "LD_LIBRARY_PATH": former}


def _workspace_wants_little() -> bool:
    """Ask macOS through Objective-C's own functions; no package is needed for one question."""
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
