"""From version 2 of the library to version 3: what was found out about games."""

from __future__ import annotations

import sqlite3
from typing import Final

# inquiry: which question was asked. number: of a piece of it. basis: what the finding rests on, see
# `analysis.inquiry`. noted: when. data: JSON of the inquiry's own.
TABLE: Final = """CREATE TABLE findings (
    game INTEGER NOT NULL,
    inquiry TEXT NOT NULL,
    number INTEGER NOT NULL,
    basis TEXT NOT NULL,
    noted TEXT NOT NULL,
    data TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, inquiry, number)
) WITHOUT ROWID"""


def step(connection: sqlite3.Connection) -> None:
    """Make version 3 out of version 2."""
    connection.execute(TABLE)
