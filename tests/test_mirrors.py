"""Every module has a test file of its own name, or `unmirrored.toml` says why it has none.

`stockgames/x/y.py` is tested by `tests/x/test_y.py`, `x/__init__.py` by `tests/x/test_init.py`. A
module that defines no function only names things: nothing in it can go wrong by itself.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LIST = Path(__file__).with_name("unmirrored.toml")


def does_something(module: Path) -> bool:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return any(isinstance(node, kinds) for node in ast.walk(ast.parse(module.read_text("utf-8"))))


def mirror(module: str) -> Path:
    _, *folders, name = module.removesuffix(".py").split("/")
    return ROOT.joinpath("tests", *folders, f"test_{name.strip('_')}.py")


@cache
def modules() -> set[str]:
    """Return the modules that define a function: found when a test asks, not by each process."""
    paths = (ROOT / "stockgames").rglob("*.py")
    return {path.relative_to(ROOT).as_posix() for path in paths if does_something(path)}


GROUPS = tomllib.loads(LIST.read_text("utf-8"))["unmirrored"]
NAMED = [module for group in GROUPS for module in group["modules"]]


def test_modules_are_found() -> None:
    assert {"stockgames/__main__.py", "stockgames/engine/match.py"} <= modules()
    assert "stockgames/engine/meta.py" not in modules()
    assert mirror("stockgames/__main__.py") == ROOT / "tests/test_main.py"
    assert mirror("stockgames/engine/match.py") == ROOT / "tests/engine/test_match.py"


def test_every_module_has_a_mirroring_test_file_or_a_reason() -> None:
    without = {module for module in modules() if not mirror(module).exists()}
    assert sorted(without - set(NAMED)) == []


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group["why"][:30])
def test_the_list_names_only_what_has_no_test_file(group: dict[str, list[str]]) -> None:
    assert group["why"]
    assert [module for module in group["modules"] if module not in modules()] == [], "not there"
    assert [module for module in group["modules"] if mirror(module).exists()] == [], "has tests"


def test_the_list_names_everything_once() -> None:
    assert [module for module, times in Counter(NAMED).items() if times > 1] == []
