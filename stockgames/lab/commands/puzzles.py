"""`lab puzzles`: makes puzzles from games among bots."""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path
from typing import Final

from stockgames.cli.lines import UsageError
from stockgames.cli.options import add_game, check_seed, count
from stockgames.engine import registry
from stockgames.lab.mill.seek import puzzles as sought
from stockgames.puzzles.book import to_text
from stockgames.puzzles.puzzle import Puzzle
from stockgames.storage.files import check_target, write_whole

ABOUT: Final = """\
Make puzzles: positions from games among bots in which one of four choices is best by a clear
margin, proven by playing on from each to the end of the game, or by counting out all ways in which
the rest can go where these are few. They are written as they are found; the same seed finds the
same.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab puzzles nyse --seed 7 --out nyse.json
"""


def add_puzzles_options(parser: argparse.ArgumentParser) -> None:
    """Add the game, the seed, the output file and the number of puzzles."""
    add_game(parser)
    parser.add_argument("--seed", default="1", metavar="SEED", help="of all luck (default: 1)")
    parser.add_argument("--out", required=True, metavar="FILE", help="where the puzzles go")
    parser.add_argument(
        "--count", type=count, default=60, metavar="N", help="how many are made (default: 60)"
    )


def puzzles(arguments: argparse.Namespace) -> int:
    """Make puzzles; raise UsageError or StockGamesError."""
    seed = check_seed(arguments.seed)
    game_id = registry.meta(arguments.game).id
    out = Path(arguments.out)
    try:
        check_target(out)
        _make(game_id, seed, out, arguments.count)
    except OSError as error:
        raise UsageError(f"cannot write to {out}: {error.strerror or error}") from None
    return 0


def _make(game_id: str, seed: str, out: Path, count: int) -> None:
    """Write each puzzle as soon as it is found, so that nothing is lost if this is stopped."""
    found: list[Puzzle] = []
    for puzzle in islice(sought(game_id, seed), count):
        found.append(puzzle)
        write_whole(out, to_text(game_id, found).encode(), replaces=True)
        print(f"{len(found)}: grade {puzzle.grade}", flush=True)
