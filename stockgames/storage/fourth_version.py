"""Migrates the library from version 3 to 4: who has which seat on phones, in a game's head."""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from typing import Final

from stockgames.storage.database import checksum

OLD_NUMBER: Final = -1000
"""The number of the row of `moves` that held it in version 3, as if it were a seat's draft."""


def step(connection: sqlite3.Connection) -> None:
    """Migrate from version 3 to 4; damaged rows remain only in the backup copy."""
    found = connection.execute("SELECT * FROM moves WHERE number = ?", (OLD_NUMBER,)).fetchall()
    for *values, total in found:
        if checksum(*values) == total:
            with suppress(ValueError, LookupError, TypeError, RecursionError):  # it stays out
                _move(connection, values[0], json.loads(values[2]))
    connection.execute("DELETE FROM moves WHERE number = ?", (OLD_NUMBER,))


def _move(connection: sqlite3.Connection, game: int, phones: dict[str, object]) -> None:
    for row, *values, total in connection.execute("SELECT * FROM games WHERE row = ?", (game,)):
        if checksum(row, *values) == total:
            values[1] = json.dumps(json.loads(values[1]) | {"phones": phones})
            told = (values[1], checksum(row, *values), row)
            connection.execute("UPDATE games SET head = ?, sum = ? WHERE row = ?", told)
