"""One mutant, one process: the tests import the mutated module; the file on disk is unchanged.

What is the same for every mutant is imported once; each trial is a fork of that process.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any

WARM = "pytest.PytestAssertRewriteWarning"
"""pytest's warning about hypothesis, which is imported already."""
FEWER: dict[str, Any] = {"deadline": None, "derandomize": True, "database": None}
"""Property tests try fewer examples than elsewhere: survivors may be killed there."""
MEMORY = Path("/dev/shm")
"""The in-memory file system on Linux."""


class Stand(MetaPathFinder, Loader):
    """An importer that replaces one module's source."""

    def __init__(self, module: str, path: str, source: str) -> None:
        self._module, self._path, self._source = module, path, source

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        return spec_from_loader(fullname, self, origin=self._path)

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self._path
        exec(compile(self._source, self._path, "exec"), module.__dict__)


def warm_up() -> None:
    """Import what no mutant changes."""
    import hypothesis.strategies
    import pytest
    from pydantic import BaseModel, Field, TypeAdapter, create_model, model_validator

    read = (BaseModel, Field, TypeAdapter, create_model, model_validator)
    from PySide6 import (
        QtCore,
        QtGui,
        QtWidgets,
    )  # after pydantic, whose imports it would read

    assert all((hypothesis, pytest, QtCore, QtGui, QtWidgets, *read))
    hypothesis.settings.register_profile("mutants", max_examples=10, **FEWER)
    os.environ["STOCKGAMES_TESTS"] = "mutants"
    assert "stockgames" not in sys.modules


def passes(path: str, source: str, tests: Sequence[str], seconds: float, *, speak: bool) -> bool:
    """Return whether the tests pass with this source of a module within ``seconds`` of work.

    A process that is blocked is stopped after ten times that.
    """
    sys.stdout.flush()
    forks: Any = get_context("fork")
    trial = forks.Process(target=_run, args=(path, source, tests, seconds, speak))
    trial.start()
    trial.join(10 * seconds)
    trial.kill()
    trial.join()
    return bool(trial.exitcode == 0)


def _run(path: str, source: str, tests: Sequence[str], seconds: float, speak: bool) -> None:
    import pytest

    _bind(int(seconds) + 1)
    if not speak:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    name = path.removesuffix(".py").replace("/", ".")
    sys.meta_path.insert(0, Stand(name, str(Path(path).resolve()), source))
    root = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=root) as folder:
        quiet = ["-x", "-q", "-p", "no:cacheprovider", "-W", f"ignore::{WARM}"]
        code = pytest.main([*quiet, "--basetemp", f"{folder}/tests", *tests])
    sys.stdout.flush()
    os._exit(int(code))


def _bind(seconds: int) -> None:
    """Limit this process's processor time; Windows can't, but has no fork either."""
    resource: Any = import_module("resource")
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
