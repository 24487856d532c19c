"""Finds the table of a game: its own in `ui.games`, or the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import GameTable
from stockgames.ui.table.generic import GenericTable


def create_table(game_id: str, look: Look) -> GameTable:
    """Return the table of a game; a game without a room of its own gets the plain one."""
    room = f"stockgames.ui.games.{game_id.replace('-', '_')}"
    if find_spec(room) is None or find_spec(f"{room}.table") is None:
        return GenericTable(look)
    made: GameTable = import_module(f"{room}.table").create_table(look)
    return made
