"""Deal numbers, by which a deal can be repeated, typed or sent to a friend.

A deal number is the seed of a game in a form that can be read aloud. With the same game, number of
seats and options it deals the same luck, in the app and on the command line. The app draws 16
letters and digits, 80 random bits, too many to try them all. A number that somebody chose or
received is no secret, so a game dealt from it is marked as `known` (see `engine.commitment`).
"""

from __future__ import annotations

import re
from secrets import choice
from typing import Final

from stockgames.engine.commitment import moves_before
from stockgames.engine.errors import StockGamesError

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U, which look like others or form words."""
LENGTH: Final = 16
_MISTAKEN: Final = str.maketrans("ILOU", "110V")
_GROUP: Final = 4
_TYPED: Final = re.compile(rf"[{LETTERS}]{{1,{LENGTH}}}")
_OLD: Final = re.compile(r"[0-9a-f]{32}")
"""A seed in the format of version 0.1.0."""


class DealNumberError(StockGamesError):
    """A text that is not a deal number."""


def draw_number() -> str:
    """Return a new number from the system's secure random source."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def read_number(text: str) -> str:
    """Return the seed for a typed number; raise DealNumberError.

    Blanks, hyphens and case are ignored; I and L are read as 1, O as 0, and U as V.
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

    Empty for seeds that don't deal a whole game: of a game resumed from a file, or of another
    program.
    """
    if moves_before(seed) or not (_TYPED.fullmatch(seed) or _OLD.fullmatch(seed)):
        return ""
    written = seed.upper()
    return "-".join(written[at : at + _GROUP] for at in range(0, len(written), _GROUP))
