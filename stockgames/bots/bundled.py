"""Loads PyInstaller's multiprocessing hook in a frozen app only when it is needed.

By default PyInstaller runs the hook at every start, and it imports a dozen modules that the window
doesn't need until bots think. `packaging/stockgames.spec` bundles it as a module instead.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

HOOK: Final = "pyi_rth_multiprocessing"


def let_start_processes() -> None:
    """Run the hook in a frozen app, so that it can start processes; do nothing otherwise."""
    if getattr(sys, "frozen", False):
        import_module(HOOK)


def serve_as_worker() -> None:
    """If this is a worker process of a frozen app, do its work and exit; otherwise do nothing."""
    if getattr(sys, "frozen", False):
        let_start_processes()
        from multiprocessing import freeze_support  # replaced by the hook, so imported after it

        freeze_support()
