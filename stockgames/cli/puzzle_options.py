"""What can be written after `stockgames puzzles`."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.cli.options import count

ABOUT: Final = """\
Make puzzles: positions from games among bots in which one of four choices is best by a clear
margin, proven by playing on from each to the end of the game, or by counting out all ways in which
the rest can go where these are few. They are written as they are found;
the same seed finds the same. --check proves the puzzles of files again, with other luck, and names
those that fail; with --tries it also prints how often bots of each level find the best choice.
"""

EXAMPLES: Final = """\
examples:
  stockgames puzzles nyse --seed 7 --out nyse.json
"""


def add_puzzles_options(parser: argparse.ArgumentParser) -> None:
    """Add what is made, or which files are proven again."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="whose puzzles are made")
    parser.add_argument("--seed", default="1", metavar="SEED", help="of all luck (default: 1)")
    parser.add_argument("--out", metavar="FILE", help="where the puzzles go")
    parser.add_argument(
        "--count", type=count, default=60, metavar="N", help="how many are made (default: 60)"
    )
    parser.add_argument(
        "--check", nargs="+", metavar="FILE", help="prove all puzzles of files again"
    )
    told = "with --check: let the bots try again, too"
    parser.add_argument("--tries", action="store_true", help=told)
