"""Dataclasses without `inspect`, which they need for classes without a docstring alone.

`inspect` brings six modules along, and with them a twentieth of the time to the window
(https://github.com/python/cpython/issues/117865). Here it waits until somebody asks for it, as it
will in newer versions of Python.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any, Final

_LATER: Final = "inspect"


class _Later(ModuleType):
    """Stands for a module in another one: imports it when something is taken out of it."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(import_module(self.__name__), name)


def import_dataclasses_lightly() -> None:
    """Import `dataclasses`; where it or `inspect` has been imported already, do nothing."""
    if _LATER in sys.modules or "dataclasses" in sys.modules:
        return
    sys.modules[_LATER] = _Later(_LATER)
    try:
        import dataclasses  # noqa: F401
    finally:
        del sys.modules[_LATER]
