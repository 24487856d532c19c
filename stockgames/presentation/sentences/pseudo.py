"""A pseudo language for developers: English with marks on its letters, 40 % longer.

`Take a chip.` becomes `[Ťàķë à çĥïp. ~~~~~]`. On screen, text without marks is hard-coded, a
sentence without its closing bracket is cut off, and one with a bracket in the middle is put
together from parts. It has no files: every sentence is made from the English one.
"""

from __future__ import annotations

import re
from typing import Final

from stockgames.presentation.sentences.pattern import Pattern, Place, Variants

PSEUDO: Final = "pseudo"
_LONGER: Final = 0.4
_MARKED: Final = str.maketrans(
    "AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz",
    "ÀàƁƀÇçĎďËëĞğĤĥÏïĴĵĶķĻļÑñÖöŘřŠšŤťÛûŴŵÝýŽž",
)
_FILLER: Final = "~"
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_DATE_FORM: Final = re.compile(r"-form(?:-|$)")
"""Matches the id of a sentence that is a date format instead of text."""


def is_left_alone(sentence: str, text: str) -> bool:
    """Return whether a sentence stays unchanged: a date format, or a text without words such
    as `,`.
    """
    words = re.sub(r"\{\s*\$\w+", "", text)
    return _DATE_FORM.search(sentence) is not None or _WORD.search(words) is None


def strange(pattern: Pattern) -> Pattern:
    """Return a sentence in marked letters, between brackets, and longer."""
    filler = _FILLER * round(_LONGER * _length(pattern))
    return ("[", *_marked(pattern), f" {filler}]" if filler else "]")


def _marked(pattern: Pattern) -> Pattern:
    return tuple(_marked_part(part) for part in pattern)


def _marked_part(part: str | Place | Variants) -> str | Place | Variants:
    if isinstance(part, str):
        return part.translate(_MARKED)
    if isinstance(part, Place):
        return part
    patterns = {key: _marked(pattern) for key, pattern in part.patterns.items()}
    return Variants(part.name, patterns, part.default)


def _length(pattern: Pattern) -> int:
    return sum(
        len(part)
        if isinstance(part, str)
        else max(map(_length, part.patterns.values()))
        if isinstance(part, Variants)
        else 0
        for part in pattern
    )
