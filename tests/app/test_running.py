"""The mutex that the Windows installer checks."""

import sys
from pathlib import Path

from stockgames.app.application import NAME, tell_that_a_window_is_open

SCRIPT = Path(__file__).parents[2] / "packaging" / "windows" / "stockgames.iss"


def test_the_installer_looks_for_the_name_that_the_window_holds() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert f"AppMutex={NAME}\n" in text
    assert f"IsOpen = '{NAME}';\n" in text


def test_the_name_is_held_on_windows_alone() -> None:
    tell_that_a_window_is_open()
    if sys.platform == "win32":
        import ctypes

        synchronize = 0x00100000
        assert ctypes.windll.kernel32.OpenMutexW(synchronize, False, NAME)
