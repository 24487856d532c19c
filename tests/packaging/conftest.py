"""Fixtures for the scripts of `packaging/`, which import each other by name."""

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

Load = Callable[[str], ModuleType]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Iterator[Load]:
    """Yield a function that imports a script by name; other tests don't see its modules."""
    monkeypatch.syspath_prepend(ROOT / "packaging")

    def module(name: str) -> ModuleType:
        return importlib.import_module(name)

    yield module
    for name in ("linux", "macos", "windows"):
        for key in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
            del sys.modules[key]
