"""Migrates the library from version 1 to 2: people with ids, who sat where, and evenings."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from secrets import token_hex
from typing import Any

from stockgames.engine.plain_text import name_of
from stockgames.evenings.person import Person, to_text
from stockgames.storage.database import checksum

TABLES = (
    # used: a counter, highest for who sat down last. data: JSON, see `evenings.person`.
    """CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    used INTEGER NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL
) WITHOUT ROWID""",
    # opened: a counter of changes, the sort key. data: JSON, see `evenings.form`.
    """CREATE TABLE evenings (
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    opened INTEGER NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL
)""",
)


def step(connection: sqlite3.Connection) -> None:
    """Migrate from version 1 to 2; damaged rows of names remain only in the backup copy."""
    names = connection.execute("SELECT * FROM people").fetchall()
    connection.execute("DROP TABLE people")
    for table in TABLES:
        connection.execute(table)
    make_people(connection, [row[:2] for row in names if checksum(*row[:-1]) == row[-1]])


def make_people(connection: sqlite3.Connection, names: Iterable[tuple[Any, Any]]) -> None:
    """Make a person from each (name, use count), and record in games where they sat."""
    ids: dict[str, str] = {}
    for name, used in names:
        try:
            person = Person(token_hex(8), name_of(name if isinstance(name, str) else ""))
        except ValueError:
            continue
        ids[name] = person.id
        values = (person.id, used if type(used) is int else 0, to_text(person))
        connection.execute("INSERT INTO people VALUES (?, ?, ?, ?)", (*values, checksum(*values)))
    for row, *values, total in connection.execute("SELECT * FROM games").fetchall():
        if checksum(row, *values) == total and (head := _seated(values[1], ids)) is not None:
            values[1] = head
            told = (head, checksum(row, *values), row)
            connection.execute("UPDATE games SET head = ?, sum = ? WHERE row = ?", told)


def _seated(head: str, ids: dict[str, str]) -> str | None:
    """Return a game's head with the ids of its people; None if nothing changes."""
    try:
        data = json.loads(head)
        known = [s for s in data["seats"] if s["player"] == "human" and s["name"] in ids]
        for seat in known:
            seat["person"] = ids[seat["name"]]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None  # it was already unreadable
    return json.dumps(data) if known else None
