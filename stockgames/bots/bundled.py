"""Processes of a bundled program: PyInstaller's hook for them, when it is needed.

PyInstaller runs it at every start, and it loads a dozen modules that a window does without until
bots think. `packaging/stockgames.spec` puts it among the modules instead.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

HOOK: Final = "pyi_rth_multiprocessing"


def let_start_processes() -> None:
    """Let a bundled program start processes of its own; any other can without."""
    if getattr(sys, "frozen", False):
        import_module(HOOK)


def be_one_of_them() -> None:
    """Do what a process of a bundled program was started for, if this is one, and end."""
    if getattr(sys, "frozen", False):
        let_start_processes()
        from multiprocessing import freeze_support  # another one, since the hook ran

        freeze_support()
