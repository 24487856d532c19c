"""A sentence to remember the caps of a code card by: each word begins with a cap.

It is chosen apart from the caps: other words can be had, and the caps stay as they were drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal, TypeAlias

from stockgames.ui.sentences.speech import say

WordKind: TypeAlias = Literal["quality", "being", "doing"]
"""What a word is: what beings are like, who they are, what they do to others."""
_NONE = "-"


def words_for(caps: str, kinds: Sequence[WordKind], number: int) -> tuple[str, ...]:
    """Return a word for each cap, none twice; none at all where a letter begins none.

    Caps that are all figures are a number, which is remembered as it is.
    """
    rng, found = Random(number), list[str]()
    for cap, kind in zip(caps, kinds, strict=True):
        words = [word for word in _words(cap, kind) if word not in found]
        if not words:
            return ()
        found.append(rng.choice(words))
    return tuple(found)


def _words(cap: str, kind: WordKind) -> list[str]:
    """Return the words of a kind that begin with a letter, in the language in force."""
    letter = cap.lower()
    if kind == "quality":
        words = say("words-quality", letter=letter)
    elif kind == "being":
        words = say("words-being", letter=letter)
    else:
        words = say("words-doing", letter=letter)
    return [] if words == _NONE else words.split()
