"""The look of what stands on the paper of a book, which is light in every room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from stockgames.ui.kit.contrast import CONTRASTS
from stockgames.ui.kit.palette import DAYLIGHT
from stockgames.ui.kit.theme import Look

LARGEST_TEXT: Final = 1.25
"""Against the usual size: a leaf has no room for more."""


def paper_look(look: Look, parent: QObject) -> Look:
    """Return a look by daylight that follows another one in all but the theme."""
    paper = Look(DAYLIGHT, parent)

    def follow() -> None:
        paper.set_theme(CONTRASTS[DAYLIGHT.name] if look.theme.is_plain else DAYLIGHT)
        paper.set_scale(look.scale)
        paper.set_text_size(min(look.text_size, LARGEST_TEXT))
        paper.set_reduced_motion(look.reduced_motion)
        paper.set_four_colour_suits(look.four_colour_suits)

    look.changed.connect(follow)
    follow()
    return paper
