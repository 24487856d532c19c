"""Tells the installer of Windows that a window is open."""

from __future__ import annotations

import sys
from typing import Final

NAME: Final = "StockGamesIsOpen"
"""What `packaging/windows/stockgames.iss` looks for; Windows forgets it with the last process."""


def tell_that_a_window_is_open() -> None:
    """Hold the name until this process ends."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.CreateMutexW(None, False, NAME)
