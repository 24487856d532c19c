"""Who sat where in finished games: the source of people's statistics."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from stockgames.engine import registry
from stockgames.engine.state import GameMeta
from stockgames.evenings.books import Sitter, Sitting
from stockgames.storage.database import Database, is_whole
from stockgames.storage.entries import Head, SavedSeat, ended
from stockgames.storage.errors import GameDamagedError
from stockgames.storage.games import as_object, counted_seats

_OVER = """
SELECT games.*,
    (SELECT played FROM moves
        WHERE moves.game = games.row AND number > 0 ORDER BY number DESC LIMIT 1)
FROM games WHERE result IS NOT NULL ORDER BY opened
"""


def every(database: Database) -> list[Sitting]:
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
    sitters = tuple(map(_sitter, seats, result["ranks"], _scores(result, meta)))
    option = None if meta is None else head.options.get(meta.alone_by)
    return Sitting(
        game=row["game"],
        sitters=sitters,
        board=json.dumps(option) if option is not None else "",
        ended=played if isinstance(played, str) else head.begun,
        row=row["row"],
    )


def _sitter(seat: SavedSeat, rank: int, score: int) -> Sitter:
    return Sitter(seat.person, rank, score, seat.level)


def _scores(result: Mapping[str, Any], meta: GameMeta | None) -> list[int]:
    found = None if meta is None else result.get(meta.scores)
    count = len(result["ranks"])
    if not isinstance(found, list) or len(found) != count:
        return [0] * count
    return [score if type(score) is int else 0 for score in found]
