"""Recomputes score histories and highlights of many finished games from their records.

    python -m tests.soak.courses [GAME ...] [--games 200]

Runs the tests of score histories, tallies and closing sentences over at least this many games of
each kind that bots played, and as many random ones: lines end at the results, every key moment is
what a second table finds in the record, every sentence describes its moment. The exit status is 1
if a test fails for any game.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.games.courses import HOW_MANY

ROOT: Final = Path(__file__).parents[2]
TABLES: Final = {"nyse": 2, "portfolio": 2, "exchange": 2, "stock-exchange": 1}
"""The minimum number of tables, with different numbers of seats, that each test examines."""
SHARED: Final = (
    "tests/contract/test_history.py",
    "tests/ui/table/test_story.py",
    "tests/ui/games/test_story.py",
)


def command(game_id: str) -> list[str]:
    """Return the command that runs the tests of one game."""
    folder = f"tests/games/{game_id.replace('-', '_')}"
    named = f"{game_id} or {folder.rpartition('/')[2]}"
    if game_id == "exchange":
        named = "exchange and not stock-exchange"
    own = (f"{folder}/test_history.py",)
    patient = ("-p", "no:cacheprovider", "-o", "faulthandler_timeout=0")
    return [sys.executable, "-m", "pytest", "-q", *patient, *own, *SHARED, "-k", named]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="GAME", default=list(TABLES))
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    wanted = parser.parse_args(arguments)
    failed = False
    for game_id in wanted.kinds:
        each = 2 * -(-wanted.games // TABLES[game_id])
        print(f"{game_id}: {each} games with each number of seats, half by bots", flush=True)
        setting = {**os.environ, HOW_MANY: str(each)}
        run = subprocess.run(command(game_id), cwd=ROOT, env=setting, check=False)
        failed = failed or run.returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
