"""Does the system ask for little motion?"""

from __future__ import annotations

import os
import sys

from PySide6.QtGui import QGuiApplication

_DESKTOPS = ("xcb", "wayland")
"""Qt's platforms behind which a desktop may stand that can be asked."""
_ASK_DESKTOP = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
"""What GNOME and its kin answer; KDE keeps the same key for programs that are not its own."""
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
    return QGuiApplication.platformName() in _DESKTOPS and _desktop_wants_little()


def _desktop_wants_little() -> bool:
    import subprocess

    try:
        answer = subprocess.run(  # noqa: S603 - all of it is written here
            _ASK_DESKTOP, env=_outside(), capture_output=True, timeout=_PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.stdout.strip() == b"false"


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
