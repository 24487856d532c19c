"""Dataclasses without `inspect`, which they need for classes without a docstring alone.

`inspect` brings six modules along, and with them a twentieth of the time to the window
(https://github.com/python/cpython/issues/117865). Here it waits until somebody asks for it, as it
will in newer versions of Python.
"""

from __future__ import annotations

import sys

from stockgames.app.later_modules import put_off


def import_dataclasses_lightly() -> None:
    """Import `dataclasses`; where it or `inspect` has been imported already, do nothing."""
    if "inspect" in sys.modules or "dataclasses" in sys.modules:
        return
    with put_off("inspect"):
        import dataclasses  # noqa: F401
