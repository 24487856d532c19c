"""Commits to a game's luck before the first move with a hash that is opened at the end.

The *seal* is the SHA-256, in hexadecimal, of the *sealed text* in UTF-8. That text is a JSON object
with the keys `game`, `options`, `seed` and `setup` in this order, everything inside sorted by key,
without spaces, and with non-ASCII characters escaped. `options` and `setup` are as in records. The
seed is 80 random bits at a table of the app (128 in 0.1.0). It also serves as the salt: nobody can
find the set-up by trying all possible ones.

A *deal number* is the seed in a form that can be read aloud, typed or sent to a friend. With the
same game, number of seats and options it deals the same luck, in the app and on the command line.
A number that somebody chose or received is no secret: anyone who has it can work out all luck, so a
game dealt from it is marked as `known`.

Shuffles during the game are drawn from the seed, see `chance_stream`. A seed that ends in `@N` was
drawn for a game that was resumed from a file after its first N moves.

The *view digest* of a bot's decision is the same hash of everything the bot received: a JSON object
with `game`, `seat`, `view` and `legal` as in the open bot protocol.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from random import Random
from secrets import choice
from typing import TYPE_CHECKING, Any, Final

from stockgames.engine.codec import legal_to_json, view_to_json
from stockgames.engine.errors import StockGamesError

if TYPE_CHECKING:
    from stockgames.engine.game import AnyGame
    from stockgames.engine.state import View


VIEW: Final = "x_view"
"""The key of a move for the view digest of the bot that made it."""
HINTS: Final = "x_hints"
"""The key of a move for how many hints its seat requested before it."""
THEN: Final = "x_then"
"""The key of a move for the offers that go out next, one after another, until one is accepted:
pairs of a seat and its action.
"""
CHARACTER: Final = "x_character"
"""The key of a seat for how its bot decides among equals (`bots.decide.Character`)."""
HELD: Final = "x_held"
"""The key of a seat for who held it before: see `engine.record.FormerHolder`."""
NOTES: Final = (VIEW, HINTS, THEN)
"""The notes of moves that are stored in journals and records."""
FAIRNESS: Final = "x_fairness"
"""The key of a record for `seal` and `told`, after the game also `seed`, and `known` (true)
if the seed was a deal number that somebody had before the first move.
"""
MOST_HINTS: Final = 1000
PACKAGE: Final = "x_package"
"""The package that brings a game which is none of the app's own, in a record's head."""
PACKAGE_NAME: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]{0,98}[A-Za-z0-9])?")
WORD: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""The pattern of names of levels and characters."""
TOLD: Final = 2
"""The version of views for digests; views contain more than in version 1."""


def sealed_text(
    game_id: str, options: Mapping[str, Any], setup: Mapping[str, Any], seed: str
) -> str:
    """Return the text whose hash is the seal; `options` and `setup` are as in records."""
    return canonical({"game": game_id, "options": options, "seed": seed, "setup": setup})


def seal(text: str) -> str:
    """Return the SHA-256 of a text, as 64 hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def view_digest(game: AnyGame, view: View, version: int = TOLD) -> str:
    """Return the hash of everything a bot receives for one decision, in the given format
    version.
    """
    later = game.told_since
    seen = {
        key: value
        for key, value in view_to_json(game.codec, view).items()
        if later.get(key, 1) <= version
    }
    data = {"game": game.meta.id, "seat": view.seat, "view": seen}
    return seal(canonical({**data, "legal": legal_to_json(game.codec, view)}))


def canonical(value: Any) -> str:
    """Return the same JSON text for equal values on every machine."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def chance_stream(seed: str, made: int) -> Random:
    """Return the random stream of the shuffle that comes after the first `made` moves."""
    return Random(f"{seed}/chance/{made}")


def joined_seed(seed: str, made: int) -> str:
    """Return the seed of a game that is resumed from a file after its first `made` moves."""
    return f"{seed}@{made}" if made else seed


def moves_before(seed: str) -> int:
    """Return how many moves had been made when the seed was drawn; 0 for a whole game."""
    digits = seed.rpartition("@")[2] if "@" in seed else ""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else 0


def is_study(seed: str, *, known: bool) -> bool:
    """Return whether a game continues from a step of another, finished game. It never counts.

    Its seed was drawn after moves had been made, and its players may know the whole set-up.
    """
    return known and "@" in seed


def is_note(key: str, value: Any) -> bool:
    """Return whether a key and its value are a valid note as described in this module."""
    match key:
        case "x_view":
            return isinstance(value, str) and len(value) == len(sha256().hexdigest())
        case "x_hints":
            return type(value) is int and 0 < value < MOST_HINTS
        case "x_character":
            return isinstance(value, str) and bool(WORD.fullmatch(value))
        case "x_held" | "x_then":
            return isinstance(value, list)
        case "x_package":
            return isinstance(value, str) and bool(PACKAGE_NAME.fullmatch(value))
        case "x_fairness":
            return True  # whatever it is: that a seal was spoilt must not go unseen
        case _:
            return False


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
