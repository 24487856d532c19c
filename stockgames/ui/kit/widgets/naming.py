"""Names of widgets for screen readers, beside the tips that show under the mouse."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

NOTHING: Final = " "
"""A description that says nothing: for an empty one Qt takes the tip, or what stands in a field."""


def name_and_tip(widget: QWidget, name: str, tip: str = "") -> None:
    """Name a widget, and show a tip under the mouse, or the name; screen readers say it once."""
    widget.setAccessibleName(name)
    widget.setToolTip(tip or name)
    widget.setAccessibleDescription(tip if tip and tip != name else NOTHING)


def name_once(widget: QWidget, name: str) -> None:
    """Name a field in which the same words stand while it is empty."""
    widget.setAccessibleName(name)
    widget.setAccessibleDescription(NOTHING)
