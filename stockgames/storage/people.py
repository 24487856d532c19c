"""Known people: saving, merging and deleting."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from stockgames.engine.errors import RecordError
from stockgames.evenings.person import SOMEBODY, Person, from_text, to_text
from stockgames.storage.database import Database

Change: TypeAlias = Callable[[dict[str, Any]], None]
"""A function that modifies a seat in a game's head."""


def everybody(database: Database) -> list[Person]:
    """Return all readable people, those who played last first."""
    rows = database.whole("SELECT * FROM people ORDER BY used DESC, id")
    return [person for row in rows if (person := _read(row)) is not None]


def keep(database: Database, person: Person) -> None:
    """Save a person, new or changed; within a transaction."""
    found = database.rows("SELECT used FROM people WHERE id = ?", person.id)
    _write(database, person, found[0][0] if found else database.next_count("people", "used"))


def note(database: Database, ids: Iterable[str]) -> None:
    """Record that people have sat down, the first of them as the latest; within a transaction."""
    known = {person.id: person for person in everybody(database)}
    for key in reversed(list(dict.fromkeys(ids))):
        if key in known:
            _write(database, known[key], database.next_count("people", "used"))


def merge(database: Database, person: str, into: str) -> None:
    """Assign everything that one person has played to another; old games keep the name.

    Within a transaction. Two people who sat in the same game can't be the same person: the caller
    must check that.
    """
    _reseat(database, person, lambda seat: seat.update(person=into))
    database.write("DELETE FROM people WHERE id = ?", person)


def remove(database: Database, person: str) -> None:
    """Delete a person: their games stay, under `SOMEBODY` (V10); within a transaction."""
    _reseat(database, person, _anonymous)
    database.write("DELETE FROM people WHERE id = ?", person)


def _anonymous(seat: dict[str, Any]) -> None:
    seat["name"] = SOMEBODY
    del seat["person"]


def _reseat(database: Database, person: str, change: Change) -> None:
    """Rewrite the seats of a person in all games; damaged games are not changed."""
    for row, *values in database.whole("SELECT * FROM games"):
        if (head := _changed(values[1], person, change)) is None:
            continue
        values[1] = head
        database.touch(row)
        database.put("games", row, *values)


def _changed(head: str, person: str, change: Change) -> str | None:
    """Return a game's head with a person's seats changed; None if they had none.

    The wishes, from which a rematch is dealt, contain names as well.
    """
    try:
        data = json.loads(head)
        sat = [held for seat in data["seats"] for held in (*seat.get("x_held", ()), seat)]
        seats = [seat for seat in sat if seat.get("person") == person]
        names = {seat["name"] for seat in seats}
        for seat in seats:
            change(seat)
        wished = data["wishes"].get("seats", [])
        for seat, now in zip(wished, data["seats"], strict=False):
            if isinstance(seat, dict) and seat.get("name") in names:
                seat["name"] = now["name"]
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    return json.dumps(data) if seats else None


def _read(row: tuple[Any, ...]) -> Person | None:
    try:
        return from_text(row[2])
    except (RecordError, TypeError):
        return None


def _write(database: Database, person: Person, used: int) -> None:
    database.put("people", person.id, used, to_text(person))
