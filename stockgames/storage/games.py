"""The rows of games and moves; checksums are verified on reading."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from stockgames.storage.database import Database, checksum, is_whole
from stockgames.storage.entries import NO_HEAD, GameSummary, Head, SavedSeat, compact, ended
from stockgames.storage.errors import GameDamagedError, GameShelvedError, StorageCode, StorageError

if TYPE_CHECKING:
    from stockgames.engine.record import Record

DAMAGED = "the entry is damaged"

# Games are selected before joining moves, else SQLite would join those of all games.
_SUMMARIES = """
SELECT games.*,
    (SELECT max(number) FROM moves WHERE moves.game = games.row AND number > 0),
    (SELECT played FROM moves
        WHERE moves.game = games.row AND number > 0 ORDER BY number DESC LIMIT 1)
FROM games WHERE row IN (SELECT row FROM games {which}) ORDER BY opened DESC
"""


def insert(
    database: Database,
    game: str,
    head: Head,
    moves: Sequence[Mapping[str, Any]],
    result: Mapping[str, Any] | None,
) -> int:
    """Write a new game and return its row; within a transaction."""
    values = (game, head.to_json(), database.next_count("games", "opened"), _text(result), None)
    row = database.insert("INSERT INTO games (game, head, opened, sum) VALUES ('', '', 0, 0)")
    database.put("games", row, *values)
    database.touch(row)
    database.write_all(
        "INSERT INTO moves VALUES (?, ?, ?, ?, ?)",
        [move_row(row, number, move, head.begun) for number, move in enumerate(moves, start=1)],
    )
    return row


def move_row(row: int, number: int, move: Mapping[str, Any], played: str) -> tuple[Any, ...]:
    """Return a row for the moves table, checksum included."""
    values = (row, number, compact(move), played)
    return (*values, checksum(*values))


def delete(database: Database, row: int) -> None:
    """Delete a game and its moves; within a transaction."""
    database.touch(row)
    database.write("DELETE FROM moves WHERE game = ?", row)
    database.write("DELETE FROM games WHERE row = ?", row)


def read_row(database: Database, row: int) -> dict[str, Any]:
    """Return a row of games by column; raise StorageError (`game-damaged`)."""
    found = database.rows("SELECT * FROM games WHERE row = ?", row)
    if not found:
        raise StorageError(StorageCode.NO_SUCH_GAME, database.path, f"game {row}")
    if not is_whole(found[0]):
        raise GameDamagedError(database.path, DAMAGED)
    columns = ("row", "game", "head", "opened", "result", "shelved")
    return dict(zip(columns, found[0], strict=False))


def read_head(database: Database, row: int) -> Head:
    """Return what is saved of a game beside its moves; raise StorageError."""
    try:
        return Head.from_json(read_row(database, row)["head"])
    except ValueError:
        raise GameDamagedError(database.path, DAMAGED) from None


def read_record(database: Database, row: int) -> Record:
    """Return a game's record, not replayed; raise StorageError."""
    from pydantic import ValidationError

    from stockgames.engine.codec import first_problem
    from stockgames.engine.record import Record

    values = read_row(database, row)
    head = read_head(database, row)
    fields = {
        "game": values["game"],
        "seats": [seat.as_record() for seat in head.seats],
        "options": head.options,
        "setup": head.setup,
        "moves": _read_moves(database, row),
        "result": as_object(values["result"]),
        "x_fairness": {"known": True} if head.known else None,
        "x_package": head.package or None,
    }
    try:
        return Record.model_validate(fields)
    except ValidationError as error:
        raise GameShelvedError(database.path, first_problem(error)) from None


def summaries(database: Database, which: str, *values: Any) -> list[GameSummary]:
    """Return summaries of the games selected by the end of a query, last opened first."""
    return [summary(row) for row in database.rows(_SUMMARIES.format(which=which), *values)]


def waiting(database: Database) -> list[GameSummary]:
    """Return the games without a result, last opened first."""
    return summaries(database, "WHERE result IS NULL")


def finished(database: Database, limit: int) -> list[GameSummary]:
    """Return the games with a result, readable or not, last opened first."""
    return summaries(database, "WHERE result IS NOT NULL ORDER BY opened DESC LIMIT ?", limit)


def latest_finished(database: Database, limit: int) -> list[int]:
    """Return the rows of games with a result, last opened first."""
    which = "SELECT row FROM games WHERE result IS NOT NULL ORDER BY opened DESC LIMIT ?"
    return [row for (row,) in database.rows(which, limit)]


def all_rows(database: Database) -> list[int]:
    """Return the rows of all games, last opened first."""
    return [row for (row,) in database.rows("SELECT row FROM games ORDER BY opened DESC")]


def some(database: Database, rows: Sequence[int]) -> list[GameSummary]:
    """Return those of these games that still exist, last opened first."""
    places = ", ".join("?" * len(rows))
    return summaries(database, f"WHERE row IN ({places})", *rows)


def move_up(database: Database, row: int) -> None:
    """Mark a game as opened last; within a transaction."""
    _rewrite(database, row, opened=database.next_count("games", "opened"))


def set_result(database: Database, row: int, result: Mapping[str, Any] | None) -> None:
    """Save a game's result, or None if it is running; within a transaction."""
    _rewrite(database, row, result=_text(result), shelved=None)


def has_odd_result(values: Mapping[str, Any], seats: int) -> bool:
    """Return whether a row has a result that is invalid for this number of seats."""
    try:
        return values["result"] is not None and not ended(as_object(values["result"]), seats)
    except ValueError:
        return True


def change_head(database: Database, row: int, **changes: Any) -> None:
    """Save other values of a game's head; within a transaction."""
    _rewrite(database, row, head=replace(read_head(database, row), **changes).to_json())


def counted_seats(database: Database, row: int, head: Head) -> tuple[SavedSeat, ...]:
    """Return for whom a game counts, by seat (V14)."""
    if not any(seat.x_held for seat in head.seats):
        return head.seats
    made: list[list[int]] = [[] for _ in head.seats]
    for number, move in enumerate(_read_moves(database, row), start=1):
        if "seat" in move:
            made[move["seat"]].append(number)
    return tuple(seat.counted(own) for seat, own in zip(head.seats, made, strict=True))


def set_shelved(database: Database, row: int, reason: str | None) -> None:
    """Save why a game can't be resumed, or None if it can; within a transaction."""
    _rewrite(database, row, shelved=reason)


def _rewrite(database: Database, row: int, **changes: Any) -> None:
    # Verify the old checksum first: a new one must never legitimize a damaged row.
    values = {**read_row(database, row), **changes}
    database.touch(row)
    database.put("games", *values.values())


def _read_moves(database: Database, row: int) -> list[dict[str, Any]]:
    moves = []
    found = database.rows("SELECT * FROM moves WHERE game = ? AND number > 0 ORDER BY number", row)
    if not found and not all(map(is_whole, rows_of_drafts(database, row))):
        # By a damaged number, the only move may be among the drafts.
        raise GameDamagedError(database.path, "move 1 is damaged")
    for expected, values in enumerate(found, start=1):
        move = as_object(values[2]) if is_whole(values) and values[1] == expected else None
        if move is None:
            raise GameDamagedError(database.path, f"move {expected} is damaged")
        moves.append(move)
    return moves


def rows_of_drafts(database: Database, row: int) -> list[tuple[Any, ...]]:
    """Return the rows of a game's drafts, damaged ones too; see `schema`."""
    return database.rows("SELECT * FROM moves WHERE game = ? AND number < 1", row)


def summary(values: Sequence[Any]) -> GameSummary:
    """Return the summary of a row of games, followed by its last move's number and time.

    A row that is damaged, or can't have been written by any release, is summarized as far as
    possible, and marked as shelved.
    """
    *stored, moves, played = values
    row, game, text, opened, result, shelved, _ = stored
    head, found, fault = NO_HEAD, None, None
    try:
        head = Head.from_json(text)
        if not isinstance(game, str) or not is_whole(stored):
            raise ValueError(DAMAGED)
        found = None if result is None else ended(as_object(result), len(head.seats))
    except (ValueError, TypeError) as error:
        fault = DAMAGED if head is NO_HEAD or not is_whole(stored) else str(error)
    return GameSummary(
        row=row,
        game=game if isinstance(game, str) else "",
        seats=head.seats,
        moves=moves if type(moves) is int and moves > 0 else 0,
        handover=head.handover,
        wishes=head.wishes,
        begun=head.begun,
        played=played if isinstance(played, str) and played else head.begun,
        result=found,
        shelved=fault if fault or shelved is None else str(shelved),
        opened=opened if type(opened) is int else 0,
        seems_over=result is not None,
        is_study=head.is_study,
        seed_is_public=head.known,
        is_damaged=fault is not None,
        package=head.package,
        deal=head.seed if head.known else "",
    )


def unreadable_among(rows: Sequence[Sequence[Any]]) -> list[int]:
    """Return which of these rows of finished games the lobby must not show as finished."""
    found = (summary([*row, None, None]) for row in rows)
    return [game.row for game in found if not game.is_over]


def _text(value: Mapping[str, Any] | None) -> str | None:
    return None if value is None else compact(value)


def as_object(text: Any) -> dict[str, Any] | None:
    """Return the JSON object in a text, or None for anything else."""
    try:
        value = None if text is None else json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
