"""Cleans text from outside to one line that shows everything it contains.

Names and titles come from files, saves, settings, the command line, other programs and the
clipboard. Code that reads them passes them through `one_line`; after that they are plain text.
Markup is not touched here: `<b>` is a name like any other, and is shown literally.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import bidirectional, category, combining, normalize

LONGEST_NAME: Final = 40
"""The largest number of characters in the name of a seat or a person."""
MOST_MARKS: Final = 4
"""Marks allowed on one letter, as Tibetan and pointed Hebrew need them; more would be drawn
over the neighbouring lines.
"""
_BLANK: Final = frozenset(
    chr(each)
    for block in (
        *((0x34F, 0x34F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065), (0x1D159, 0x1D159)),
        *((0x115F, 0x1160), (0x3164, 0x3164), (0xFFA0, 0xFFA0), (0x16FE4, 0x16FE4)),
        *((0xFE00, 0xFE0D), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF)),
    )
    for each in range(block[0], block[1] + 1)
)
"""Invisible letters and marks whose category doesn't say so."""
_BRAILLE_BLANK: Final = "\u2800"
_STAND_IN: Final = "\ufffc"
"""Object replacement character, where programs draw a picture over the text."""
_FORMS: Final = "\ufe0e\ufe0f"
"""Variation selectors that choose the monochrome or coloured form of an emoji."""
_JOINERS: Final = "\u200c\u200d"
_UNKNOWN: Final = "\ufffd"
ISOLATE, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""The marks of `isolated`."""
_TURNS: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Characters of right-to-left scripts."""


def one_line(text: str) -> str:
    """Return text without characters that would break, reverse or hide any of its line.

    Line breaks and spaces of all kinds become single spaces; lone surrogates become `�`. Controls,
    direction marks and zero-width characters are removed, except joiners that the spelling of
    Persian, Indic scripts and emoji needs. The result is empty if nothing would show: such a name
    is refused like a blank one. It is never longer than `text`, and cleaning it again changes
    nothing.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    shown = "".join(map(_shown, text))
    kept: list[str] = []
    marks = 0
    for character, following in zip(shown, shown[1:] + " ", strict=False):
        before = kept[-1] if kept else " "
        if character in _FORMS:
            belongs = category(before) == "So"
        elif character in _JOINERS:
            belongs = _joins(before, following)
        elif category(character).startswith("M"):
            marks += 1
            belongs = before != " " and marks <= MOST_MARKS
        else:
            marks = 0
            belongs = (before, character) != (" ", " ")
        if belongs:
            kept.append(character)
    return "".join(kept).rstrip()


def _shown(character: str) -> str:
    """Return the replacement for a character, regardless of its neighbours; "" if it is
    invisible.
    """
    kind = category(character)
    if character in _FORMS or character in _JOINERS:
        return character
    if kind.startswith("Z") or character.isspace() or character == _BRAILLE_BLANK:
        return " "
    if kind in ("Cc", "Cf") or character in _BLANK:
        return ""
    at = ord(character)
    is_no_character = 0xFDD0 <= at <= 0xFDEF or at & 0xFFFE == 0xFFFE
    is_unknown = kind in ("Cs", "Co") or is_no_character or character == _STAND_IN
    return _UNKNOWN if is_unknown else character


def _joins(before: str, following: str) -> bool:
    """Return whether a joiner between two characters changes how they look, as spelling
    requires.
    """
    if combining(before) == 9:  # a virama changes the form of the letter after it
        return following.isalpha()
    if bidirectional(before) == bidirectional(following) == "AL":
        return True
    return (before in _FORMS or category(before) in ("So", "Sk")) and category(following) == "So"


def isolated(text: str) -> str:
    """Return text for use in a sentence, with right-to-left text isolated from its surroundings.

    Without that, a right-to-left name would reorder the figures and punctuation next to it. Other
    texts are returned unchanged. These marks occur only in displayed text; `one_line` removes them
    again.
    """
    return f"{ISOLATE}{text}{END}" if _TURNS.search(text) else text


def name_of(text: str) -> str:
    """Return a name from outside, cleaned by `one_line`.

    Raise ValueError if it has more than `LONGEST_NAME` characters, or none that show.
    """
    name = one_line(text)
    if not 0 < len(name) <= LONGEST_NAME:
        raise ValueError(f"not a name of 1 to {LONGEST_NAME} characters that show")
    return name


def folded(name: str) -> str:
    """Return what all spellings of a name have in common, to find and to tell apart people.

    Upper and lower case count as equal, and so do an accented letter and its two parts.
    """
    return normalize("NFC", name.casefold())
