"""Records ending wherever a game can be left (`records.md`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from stockgames.engine.record import read_record
from stockgames.engine.verify import verify

JSON: TypeAlias = dict[str, Any]


def unfinished(record: JSON) -> Iterator[JSON]:
    """Yield the record cut after every move, also with one seat's last move missing."""
    moves = record["moves"][: len(record["moves"]) - (record["result"] is not None)]
    for kept in range(len(moves) + 1):
        yield {**record, "moves": moves[:kept], "result": None}
    turns = list(_turns(record))
    for kept in range(1, len(moves)):
        if turns[kept - 1] == turns[kept]:
            yield {**record, "moves": [*moves[: kept - 1], moves[kept]], "result": None}


def _turns(record: JSON) -> list[int]:
    """Return the turn of each move; simultaneous moves have the same turn."""
    return [move.turn for move in verify(read_record(json.dumps(record))).moves]
