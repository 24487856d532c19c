"""The part of `stockgames selftest` that needs no window: one bot game of each kind, verified."""

from __future__ import annotations

from typing import Final

from stockgames.bots.levels import LEVELS
from stockgames.cli.play import Plan, play_record
from stockgames.engine import registry
from stockgames.engine.record import read_record
from stockgames.engine.verify import verify

ITERATIONS: Final = 5


def play_every_game() -> None:
    """Play each registered game with every level at the table, and verify what is written.

    Raises RecordError if a game does not replay.
    """
    for game_id in registry.game_ids():
        meta = registry.meta(game_id)
        every = tuple(LEVELS)
        levels = tuple(every[seat % len(every)] for seat in range(meta.usual_seats))
        record = play_record(Plan(game_id, levels, "selftest", iterations=ITERATIONS), 1)
        verify(read_record(record.to_json()))
        print(f"{meta.title}: ok, {len(record.moves)} moves", flush=True)
