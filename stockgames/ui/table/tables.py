"""Finds the table of a game: its own in `ui.games`, or the plain one."""

from __future__ import annotations

from stockgames.ui.kit.theme import Look
from stockgames.ui.rooms import load_part
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.generic import GenericTable


def create_table(game_id: str, look: Look) -> AnyTable:
    """Return the table of a game; a game without a room of its own gets the plain one."""
    module = load_part(game_id, "table")
    made: AnyTable = module.create_table(look) if module is not None else GenericTable(look)
    return made
