"""Migrates the library from version 2 to 3: findings about games."""

from __future__ import annotations

import sqlite3
from typing import Final

# inquiry: its id. number: of its piece. basis: what the finding was computed from, see
# `analysis.analysis_job`. noted: when. data: JSON in the inquiry's own format.
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
    """Migrate from version 2 to 3."""
    connection.execute(TABLE)
