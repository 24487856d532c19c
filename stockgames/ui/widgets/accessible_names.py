"""Names of widgets for screen readers, beside the tips that show under the mouse."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtWidgets import QGraphicsItem, QWidget

from stockgames.engine.plain_text import bare

NOTHING: Final = " "
"""A description that says nothing: for an empty one Qt takes the tip, or what stands in a field."""

_JOINER: Final = "\N{WORD JOINER}"
_TAG: Final = re.compile(f"(?:<|&(?=lt;))(?!{_JOINER})")


def plain_tip(text: str) -> str:
    """Return a tip that Qt shows as it stands.

    Qt takes a tip for HTML where something in it looks like a tag, and opens the files that it
    names. A word joiner in the tag, which shows nothing, keeps it from that.
    """
    return _TAG.sub(lambda found: found[0] + _JOINER, text)


def set_tip(thing: QWidget | QGraphicsItem, text: str) -> None:
    """Show a text under the mouse as it stands: names in it may look like HTML."""
    thing.setToolTip(plain_tip(text))


def name_and_tip(widget: QWidget, name: str, tip: str = "") -> None:
    """Name a widget, and show a tip under the mouse, or the name; screen readers say it once."""
    widget.setAccessibleName(bare(name))
    set_tip(widget, tip or name)
    widget.setAccessibleDescription(bare(tip) if tip and tip != name else NOTHING)


def name_once(widget: QWidget, name: str) -> None:
    """Name a field in which the same words stand while it is empty."""
    widget.setAccessibleName(name)
    widget.setAccessibleDescription(NOTHING)
