"""Packages with a game, as pip installs them, made from Lemonade."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import lemonade
from stockgames.engine import registry
from tests import toys

HOME = Path(lemonade.__file__).parent
Changes = Mapping[str, str | bytes | tuple[str, str] | None]
"""By the path of a file in the package: its new text, an old and a new part, or None to delete."""

_KEPT: list[ModuleType] = []
"""Modules that are imported no more: Qt's classes derived there must outlive their objects."""


def install(folder: Path, package: str, changes: Changes | None = None, name: str = "") -> None:
    """Make what pip makes of Lemonade with another module name, after some changes."""
    home = folder / package
    shutil.copytree(HOME, home, ignore=shutil.ignore_patterns("__pycache__"))
    for path in home.rglob("*.py"):
        text = path.read_text("utf-8")
        renamed = text.replace("from lemonade.", f"from {package}.")
        renamed = renamed.replace('="lemonade.', f'="{package}.')
        path.write_text(renamed, "utf-8")
    for file, change in (changes or {}).items():
        path = home / file
        if change is None:
            path.unlink()
        elif isinstance(change, bytes):
            path.write_bytes(change)
        elif isinstance(change, tuple):
            before, after = change
            text = path.read_text("utf-8")
            assert before in text, f"{before!r} is not in {file}"
            path.write_text(text.replace(before, after), "utf-8")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(change, "utf-8")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    called = name or package
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {called}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{package} = {package}:PLUGIN\n")
    _start_again(folder)  # widgets of earlier tests may have asked for games in between


@contextmanager
def found_in(folder: Path) -> Iterator[None]:
    """Have the app find the packages in a folder, as if it had just been started."""
    sys.path.insert(0, str(folder))
    _start_again(folder)
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _start_again(folder)


def _start_again(folder: Path) -> None:
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(folder)):
            _KEPT.append(sys.modules.pop(name))
    importlib.invalidate_caches()
    registry._installed.cache_clear()
    registry._refused.clear()
    registry._complaints.clear()
    toys.forget()
