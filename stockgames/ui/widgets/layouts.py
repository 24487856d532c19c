"""Layouts without margins, stacking order of siblings, removing widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.theme.context import ThemeContext

L = TypeVar("L", bound=QBoxLayout)

_LARGE: Final = 1.5
"""From this text scale on, widgets are stacked vertically."""


def line_direction(look: ThemeContext) -> QBoxLayout.Direction:
    """Return the layout direction of a line: top to bottom if text is large."""
    below = look.text_size >= _LARGE
    return QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight


def lay_in_order(parent: QWidget, wanted: Sequence[QWidget]) -> None:
    """Stack these children in this order, the last one on top.

    Screen readers read siblings in stacking order; the order of creation could reveal earlier
    choices.
    """
    among = set(wanted)
    if [child for child in parent.children() if child in among] != list(wanted):
        for child in wanted:
            child.raise_()


def column_on(widget: QWidget, spacing: int | None = None) -> QVBoxLayout:
    """Return a vertical layout without margins on a widget; without ``spacing`` Qt's default."""
    return _filling(QVBoxLayout(widget), spacing)


def row_on(widget: QWidget, spacing: int | None = None) -> QHBoxLayout:
    """Return a horizontal layout without margins on a widget; without ``spacing`` Qt's default."""
    return _filling(QHBoxLayout(widget), spacing)


def _filling(layout: L, spacing: int | None) -> L:
    layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


def retire(widget: QWidget) -> None:
    """Hide ``widget``, clear its and its children's object names now, and delete it later."""
    widget.hide()
    for one in (widget, *widget.findChildren(QWidget)):
        one.setObjectName("")
    widget.deleteLater()
