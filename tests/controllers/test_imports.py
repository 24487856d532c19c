"""Controllers need QtCore only: the UI can be replaced without touching them."""

from __future__ import annotations

import ast
from pathlib import Path

import stockgames.controllers


def test_controllers_import_no_other_part_of_qt() -> None:
    folder = Path(stockgames.controllers.__file__).parent
    found = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
            elif isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
    assert {name for name in found if name.startswith("PySide6")} == {"PySide6.QtCore"}
