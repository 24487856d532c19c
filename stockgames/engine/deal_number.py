"""Deal numbers: what a deal is called when it is dealt again, typed, or sent to a friend.

A deal number is the seed of a game, written so that it can be read out: with the same game, number
of seats and options it deals the same luck, in the app and on the command line. The app draws 16
letters and digits, 80 random bits: too many to be tried out. A number that somebody chose or was
told is no secret, so a game dealt from it is marked as `known` (see `engine.sealing`).
"""

from __future__ import annotations

import re
from secrets import choice
from typing import Final

from stockgames.engine.commitment import moves_before
from stockgames.engine.errors import StockGamesError

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U, which are taken for others or make words."""
LENGTH: Final = 16
_MISTAKEN: Final = str.maketrans("ILOU", "110V")
_GROUP: Final = 4
_TYPED: Final = re.compile(rf"[{LETTERS}]{{1,{LENGTH}}}")
_OLD: Final = re.compile(r"[0-9a-f]{32}")
"""A seed as version 0.1.0 drew them."""


class DealNumberError(StockGamesError):
    """A text is no deal number."""


def draw_number() -> str:
    """Return a number that nobody knows."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def read_number(text: str) -> str:
    """Return the seed that a typed number means; raise DealNumberError.

    Blanks, hyphens and small letters make no difference, nor does an O for a 0.
    """
    bare = re.sub(r"[\s-]", "", text)
    if _OLD.fullmatch(bare.lower()):
        return bare.lower()
    number = bare.upper().translate(_MISTAKEN)
    if not _TYPED.fullmatch(number):
        raise DealNumberError(f"a deal number is 1 to {LENGTH} letters and digits")
    return number


def shown_number(seed: str) -> str:
    """Return a seed as a number in groups of four, `7QK2-M9XD-…`.

    Empty where it deals nothing: the seed of a game that was taken over from a file, or another
    program's.
    """
    if moves_before(seed) or not (_TYPED.fullmatch(seed) or _OLD.fullmatch(seed)):
        return ""
    written = seed.upper()
    return "-".join(written[at : at + _GROUP] for at in range(0, len(written), _GROUP))
