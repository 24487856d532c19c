"""Who has which seat: the door's key and code, and a token for each phone."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe
from typing import Any, Final, Literal, TypeAlias

from stockgames.engine.state import SeatId

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Those of a typed code; without I and O, which look like digits."""
_BYTES: Final = 16
"""The length of keys and tokens: 128 bits."""

Owner: TypeAlias = Literal["free", "phone", "screen"]
"""Who may decide for a seat; `free` is at the screen until a phone takes it."""


class Seats:
    """The seats of one table. Tokens are kept only as salted hashes."""

    def __init__(self, saved: Mapping[str, Any] | None = None) -> None:
        """`saved` is what `to_json` returned before."""
        self.key = token_urlsafe(_BYTES)
        """What the address in the code ends in."""
        self.code = "".join(choice(_LETTERS) for _ in range(6))
        """The same for typing."""
        self.watching = token_urlsafe(_BYTES)
        """The token of all who have no seat: they see the same, and nothing that is secret."""
        self.is_locked = False
        """Whether no more seats are given."""
        self._salt = token_hex(_BYTES)
        self._hashes: dict[SeatId, str] = {}
        self._lent: set[SeatId] = set()
        """Seats that a phone has, but the screen plays for now."""
        match saved:
            case {"salt": str(salt), "seats": dict(hashes), "lent": list(lent)}:
                self._salt = salt
                found = {str(seat): str(hashed) for seat, hashed in hashes.items()}
                self._hashes = {int(s): hashed for s, hashed in found.items() if s.isdecimal()}
                self._lent = {seat for seat in lent if seat in self._hashes}

    def to_json(self) -> dict[str, Any]:
        """Return what is to be saved, as JSON; it tells nobody a token."""
        hashes = {str(seat): self._hashes[seat] for seat in sorted(self._hashes)}
        return {"salt": self._salt, "seats": hashes, "lent": sorted(self._lent)}

    def _hash(self, token: str) -> str:
        return sha256(f"{self._salt}/{token}".encode()).hexdigest()

    def opens(self, code: str) -> bool:
        """Return whether this is the door's key, or its code in any case."""
        by_key = hmac.compare_digest(code.encode(), self.key.encode())
        return hmac.compare_digest(code.upper().encode(), self.code.encode()) or by_key

    def owner(self, seat: SeatId) -> Owner:
        """Return who may decide for a seat."""
        if seat in self._lent:
            return "screen"
        return "phone" if seat in self._hashes else "free"

    def take(self, seat: SeatId) -> str:
        """Give a free seat to a phone; return its token."""
        assert self.owner(seat) == "free"
        token = token_urlsafe(_BYTES)
        self._hashes[seat] = self._hash(token)
        return token

    def holder(self, token: str) -> tuple[bool, SeatId | None]:
        """Return whether a token is known, and its seat: None for somebody who watches."""
        wanted = self._hash(token)
        for seat, hashed in self._hashes.items():
            if hmac.compare_digest(hashed, wanted):
                return True, seat
        return hmac.compare_digest(token.encode(), self.watching.encode()), None

    def free(self, seat: SeatId) -> None:
        """Take a seat from its phone for good."""
        self._hashes.pop(seat, None)
        self._lent.discard(seat)

    def lend(self, seat: SeatId, lent: bool) -> None:
        """Let the screen play for a phone's seat for now, or give the seat back to the phone."""
        if seat in self._hashes:
            (self._lent.add if lent else self._lent.discard)(seat)
