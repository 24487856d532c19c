"""Accessible names of widgets, and tool tips that match them."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtWidgets import QGraphicsItem, QWidget

from stockgames.engine.plain_text import bare

NOTHING: Final = " "
"""An effectively empty description: for an empty one Qt uses the tooltip or the text of a field."""

_JOINER: Final = "\N{WORD JOINER}"
_TAG: Final = re.compile(f"(?:<|&(?=lt;))(?!{_JOINER})")


def plain_tip(text: str) -> str:
    """Return a tool tip that Qt shows literally.

    Qt takes a tip for HTML if something in it looks like a tag, and opens the files that it names.
    An invisible word joiner inside the tag prevents that.
    """
    return _TAG.sub(lambda found: found[0] + _JOINER, text)


def set_tip(thing: QWidget | QGraphicsItem, text: str) -> None:
    """Set a tool tip that is shown literally: names in it may look like HTML."""
    thing.setToolTip(plain_tip(text))


def name_and_tip(widget: QWidget, name: str, tip: str = "") -> None:
    """Set a widget's accessible name and its tool tip (default: the name); read out only once."""
    widget.setAccessibleName(bare(name))
    set_tip(widget, tip or name)
    widget.setAccessibleDescription(bare(tip) if tip and tip != name else NOTHING)


def name_once(widget: QWidget, name: str) -> None:
    """Name a field whose placeholder has the same words, so that they are read out once."""
    widget.setAccessibleName(name)
    widget.setAccessibleDescription(NOTHING)
