"""What stands side by side, or under each other where text is large."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QBoxLayout

from stockgames.ui.kit.theme import Look

_LARGE: Final = 1.5
"""From this size of text on, things stand under each other."""


def line_direction(look: Look) -> QBoxLayout.Direction:
    """Return in which direction the things of a line follow each other."""
    below = look.text_size >= _LARGE
    return QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
