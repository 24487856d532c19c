"""The interface for games: a name that went, or a class without a docstring, is a new version."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from stockgames import api

NAMES = Path(__file__).parent / f"version_{api.VERSION}.txt"
MODULES = ("", ".rules", ".table", ".words")


def names(module: str) -> list[str]:
    found = vars(import_module(f"stockgames.api{module}"))
    return sorted(name for name in found if not name.startswith("_") and name not in SUBMODULES)


SUBMODULES = ("annotations", "rules", "table", "words")


def test_every_name_of_this_version_is_there() -> None:
    listed = NAMES.read_text("utf-8").split()
    assert [f"{module}:{name}" for module in MODULES for name in names(module)] == listed


@pytest.mark.parametrize("module", MODULES)
def test_each_is_documented(module: str) -> None:
    found = vars(import_module(f"stockgames.api{module}"))
    things = [found[name] for name in names(module)]
    silent = [thing for thing in things if inspect.isclass(thing) or inspect.isfunction(thing)]
    assert [thing.__name__ for thing in silent if not inspect.getdoc(thing)] == []


@pytest.mark.parametrize("module", ["rules", "words"])
def test_rules_and_words_need_no_qt(module: str) -> None:
    ask = f"import sys, stockgames.api.{module}; print(any('PySide6' in m for m in sys.modules))"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"
