"""One mutant, one process: the tests see the mutated module, the file on the disk stays as it is.

All that is the same for every mutant is imported once; each trial is a fork of that.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType

WARM = "pytest.PytestAssertRewriteWarning"
"""What pytest says of hypothesis, since that is imported already."""
MEMORY = Path("/dev/shm")
"""Where files need no disk, on Linux."""


class Stand(MetaPathFinder, Loader):
    """Gives one module another text."""

    def __init__(self, module: str, path: str, source: str) -> None:
        self._module, self._path, self._source = module, path, source

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load the module; None for any other."""
        if fullname != self._module:
            return None
        return spec_from_loader(fullname, self, origin=self._path)

    def exec_module(self, module: ModuleType) -> None:
        """Run the other text as the module."""
        module.__file__ = self._path
        exec(compile(self._source, self._path, "exec"), module.__dict__)


def warm_up() -> None:
    """Import what no mutant changes."""
    import hypothesis.strategies
    import pytest
    from pydantic import BaseModel, Field, TypeAdapter, create_model, model_validator

    read = (BaseModel, Field, TypeAdapter, create_model, model_validator)
    from PySide6 import QtCore, QtGui, QtWidgets  # after pydantic, whose imports it would read

    assert all((hypothesis, pytest, QtCore, QtGui, QtWidgets, *read))
    assert "stockgames" not in sys.modules


def passes(path: str, source: str, tests: Sequence[str], seconds: float, speak: bool) -> bool:
    """Tell whether the tests pass with this text of a module, within so many seconds of work.

    A process that waits for ever is stopped after ten times that.
    """
    sys.stdout.flush()
    child = os.fork()
    if not child:
        _run(path, source, tests, seconds, speak)
    end = time.monotonic() + 10 * seconds
    while time.monotonic() < end:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return status == 0
        time.sleep(0.02)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def _run(path: str, source: str, tests: Sequence[str], seconds: float, speak: bool) -> None:
    """Run the tests, and end the process with how that went."""
    import pytest

    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
    if not speak:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    name = path.removesuffix(".py").replace("/", ".")
    sys.meta_path.insert(0, Stand(name, str(Path(path).resolve()), source))
    root = MEMORY if MEMORY.is_dir() else None
    code: int = 1
    with tempfile.TemporaryDirectory(dir=root) as folder:
        quiet = ["-x", "-q", "-p", "no:cacheprovider", "-W", f"ignore::{WARM}"]
        words = [*quiet, "--basetemp", f"{folder}/tests"]
        with contextlib.suppress(Exception):
            code = int(pytest.main([*words, *tests]))
            sys.stdout.flush()
    os._exit(code)
