"""What stands side by side, in which order widgets lie, and taking one away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.theme.context import ThemeContext

L = TypeVar("L", bound=QBoxLayout)

_LARGE: Final = 1.5
"""From this size of text on, things stand under each other."""


def line_direction(look: ThemeContext) -> QBoxLayout.Direction:
    """Return in which direction the things of a line follow each other."""
    below = look.text_size >= _LARGE
    return QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight


def lay_in_order(parent: QWidget, wanted: Sequence[QWidget]) -> None:
    """Let some children lie in this order, the last one uppermost, whichever were made first.

    Screen readers find them in it; and any other would tell what was wanted before.
    """
    among = set(wanted)
    if [child for child in parent.children() if child in among] != list(wanted):
        for child in wanted:
            child.raise_()


def column_on(widget: QWidget, spacing: int | None = None) -> QVBoxLayout:
    """Return a column that fills all of a widget; without a spacing it is as Qt has it."""
    return _filling(QVBoxLayout(widget), spacing)


def row_on(widget: QWidget, spacing: int | None = None) -> QHBoxLayout:
    """Return a row that fills all of a widget; without a spacing it is as Qt has it."""
    return _filling(QHBoxLayout(widget), spacing)


def _filling(layout: L, spacing: int | None) -> L:
    layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


def retire(widget: QWidget) -> None:
    """Hide ``widget``, give up its object names at once, and delete it when it is safe."""
    widget.hide()
    for one in (widget, *widget.findChildren(QWidget)):
        one.setObjectName("")
    widget.deleteLater()
