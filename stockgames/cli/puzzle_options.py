"""The options of `stockgames puzzles`."""

from __future__ import annotations

import argparse
from typing import Final

ABOUT: Final = """\
Prove the puzzles of files again, with other luck, and name those whose best choice is not clearly
best. With --tries it also prints how often bots of each level find the best choice.
"""

EXAMPLES: Final = """\
examples:
  stockgames puzzles --check nyse.json
"""


def add_puzzles_options(parser: argparse.ArgumentParser) -> None:
    """Add the files to check, the seed and whether bots try again."""
    parser.add_argument(
        "--check", nargs="+", metavar="FILE", required=True, help="prove all puzzles of files again"
    )
    parser.add_argument("--seed", default="1", metavar="SEED", help="of all luck (default: 1)")
    parser.add_argument("--tries", action="store_true", help="let the bots try again, too")
