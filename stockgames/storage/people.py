"""Known people, where they sat in finished games, and their evenings.

An evening is a row that is rewritten as a whole on every change (V10).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.state import GameMeta
from stockgames.evenings.books import Sitter, Sitting
from stockgames.evenings.person import SOMEBODY, Person, from_text, to_text
from stockgames.storage.database import Database, is_whole
from stockgames.storage.entries import Head, ended
from stockgames.storage.errors import GameDamagedError
from stockgames.storage.games import as_object, counted_seats

if TYPE_CHECKING:
    from stockgames.evenings.evening import Evening

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


_OVER = """
SELECT games.*,
    (SELECT played FROM moves
        WHERE moves.game = games.row AND number > 0 ORDER BY number DESC LIMIT 1)
FROM games WHERE result IS NOT NULL ORDER BY opened
"""


def sittings(database: Database) -> list[Sitting]:
    """Return all readable finished games, first opened first."""
    metas = {game: registry.meta(game) for game in registry.game_ids()}
    found = []
    for *stored, played in database.rows(_OVER):
        if "@" in str(stored[2]) and _is_study(stored[2]):
            continue
        row = dict(zip(("row", "game", "head", "opened", "result"), stored, strict=False))
        try:
            if is_whole(stored):
                found.append(_sitting(database, row, played, metas.get(row["game"])))
        except (ValueError, TypeError, GameDamagedError):
            continue  # the lobby reports it
    return found


def _is_study(head: Any) -> bool:
    try:
        return Head.from_json(head).is_study
    except ValueError:
        return False  # damaged rows are skipped elsewhere


def _sitting(
    database: Database, row: Mapping[str, Any], played: Any, meta: GameMeta | None
) -> Sitting:
    """Return one game; raise ValueError or TypeError for one that no release can have written.

    Without `meta`, as of a game that this release doesn't have, all scores are 0.
    """
    head = Head.from_json(row["head"])
    result = ended(as_object(row["result"]), len(head.seats))
    seats = counted_seats(database, row["row"], head)
    sitters = tuple(
        Sitter(seat.person, rank, score, seat.level)
        for seat, rank, score in zip(seats, result["ranks"], _scores(result, meta), strict=True)
    )
    option = None if meta is None else head.options.get(meta.alone_by)
    return Sitting(
        game=row["game"],
        sitters=sitters,
        board=json.dumps(option) if option is not None else "",
        ended=played if isinstance(played, str) else head.begun,
        row=row["row"],
    )


def _scores(result: Mapping[str, Any], meta: GameMeta | None) -> list[int]:
    found = None if meta is None else result.get(meta.scores)
    count = len(result["ranks"])
    if not isinstance(found, list) or len(found) != count:
        return [0] * count
    return [score if type(score) is int else 0 for score in found]


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """An evening with its row in the library."""

    row: int
    evening: Evening


def all_evenings(database: Database) -> list[StoredEvening]:
    """Return all readable evenings, last changed first."""
    rows = database.whole("SELECT * FROM evenings ORDER BY opened DESC")
    return [stored for row in rows if (stored := _read_evening(row)) is not None]


def insert_evening(database: Database, evening: Evening) -> StoredEvening:
    """Write a new evening; within a transaction."""
    row = database.insert("INSERT INTO evenings (opened, data, sum) VALUES (0, '', 0)")
    stored = StoredEvening(row, evening)
    rewrite_evening(database, stored)
    return stored


def rewrite_evening(database: Database, stored: StoredEvening) -> None:
    """Save the present state of an evening; within a transaction."""
    from stockgames.evenings.form import to_text

    count = database.next_count("evenings", "opened")
    database.put("evenings", stored.row, count, to_text(stored.evening))


def remove_evening(database: Database, row: int) -> None:
    """Delete an evening; within a transaction."""
    database.write("DELETE FROM evenings WHERE row = ?", row)


def _read_evening(row: tuple[Any, ...]) -> StoredEvening | None:
    from stockgames.evenings.form import from_text

    try:
        return StoredEvening(row[0], from_text(row[2]))
    except (RecordError, TypeError):
        return None
