"""The look of what stands on the paper of a book, which is light in every room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from stockgames.ui.kit.contrast import CONTRASTS
from stockgames.ui.kit.palette import DAYLIGHT
from stockgames.ui.kit.theme import Look

LARGEST_TEXT: Final = 1.25
"""Against the usual size: a leaf has no room for more."""


class PaperLook(Look):
    """A look by daylight that follows the room's in all but the theme, as long as it lives."""

    def __init__(self, room: Look, parent: QObject) -> None:
        super().__init__(DAYLIGHT, parent)
        self._room = room
        room.changed.connect(self._follow)  # a method: Qt forgets it with its object
        self._follow()

    def _follow(self) -> None:
        room = self._room
        self.set_theme(CONTRASTS[DAYLIGHT.name] if room.theme.is_plain else DAYLIGHT)
        self.set_scale(room.scale)
        self.set_text_size(min(room.text_size, LARGEST_TEXT))
        self.set_reduced_motion(room.reduced_motion)
        self.set_four_colour_suits(room.four_colour_suits)
