"""Widgets found by what they are."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

Kind = TypeVar("Kind", bound=QObject)


def child(parent: QObject, kind: type[Kind], name: str = "") -> Kind:
    """Return the first child of a kind, at any depth, and with this name if there is one."""
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert found is not None, f"no {kind.__name__} {name}"
    return found
