"""Turns names given by people into file names."""

from __future__ import annotations

import os
import re
import unicodedata
from typing import Final

from stockgames.engine.plain_text import one_line

LONGEST: Final = 140
"""The largest length of a whole file name in bytes, which is safe everywhere: some encrypted
file systems allow only 143.
"""
UNNAMED: Final = "stockgames"
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*]+')
"""The characters that Windows allows in no file name; slashes separate folders on every system."""
_DEVICES: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE
)
"""The names that Windows reserves for devices, whatever their suffix."""


def file_name(name: str, ending: str = "") -> str:
    """Return a name with an ending that is a valid file name on every system.

    It is a single name, never a path, and not hidden. Only characters that are invalid in names are
    dropped or become a `-`. A name that is too long is cut, but keeps its ending.
    """
    plain = _bare(_FORBIDDEN.sub("-", one_line(unicodedata.normalize("NFC", name))))
    tail = f".{ending}" if ending else ""
    base = _bare(one_line(_cut(plain, LONGEST - len(tail.encode()) - 1))) or UNNAMED
    return f"_{base}{tail}" if _DEVICES.fullmatch(base + tail) else base + tail


def shown_path(path: str | os.PathLike[str]) -> str:
    """Return a path, or the name of a file, as plain text on one line for use in a message.

    Names come from outside too: on most systems they may contain line breaks, direction marks, and
    bytes that are no text.
    """
    text = os.fspath(path)
    return one_line(text) or ascii(text)[1:-1]


def _bare(text: str) -> str:
    """Return text without leading characters that hide a file, or trailing ones that Windows
    drops.
    """
    return text.lstrip(" .").rstrip(" .")


def _cut(text: str, most: int) -> str:
    cut = text.encode()[:most].decode(errors="ignore")
    while len(cut) < len(text) and cut and unicodedata.combining(text[len(cut)]):
        cut = cut[:-1]
    return cut
