"""Keys that are held while another one is pressed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With one of these held, a key is a command rather than a letter."""
