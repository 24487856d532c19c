"""Names as the screen may say them, for a record from a stranger may hold any characters."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional, category

_STEERING: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Characters that reverse the direction of the text after them, beyond the name itself."""
_INSTEAD: Final = {"<": "‹"}
"""Tooltips would read a tag in a name as markup, and open the file that it names."""


def sayable(name: str) -> str:
    """Return a name that stands in any line as plain text; what breaks or turns lines is a dot."""
    return "".join(_INSTEAD.get(c, "·" if _breaks(c) else c) for c in name)


def _breaks(character: str) -> bool:
    return category(character) in ("Cc", "Zl", "Zp") or bidirectional(character) in _STEERING
