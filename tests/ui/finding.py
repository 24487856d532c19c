"""Widgets found by what they are, given a size, and shown."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

Kind = TypeVar("Kind", bound=QObject)
Shown = TypeVar("Shown", bound=QWidget)


def child(parent: QObject, kind: type[Kind], name: str = "") -> Kind:
    """Return the first child of a kind, at any depth, and with this name if there is one."""
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert found is not None, f"no {kind.__name__} {name}"
    return found


def sized(qtbot: QtBot, widget: Shown, size: QSize) -> Shown:
    """Return a widget of this size, which is deleted after the test."""
    qtbot.addWidget(widget)
    widget.resize(size)
    return widget


def on_screen(qtbot: QtBot, widget: Shown, size: QSize) -> Shown:
    """Return a shown widget of this size, which is deleted after the test."""
    sized(qtbot, widget, size).show()
    return widget
