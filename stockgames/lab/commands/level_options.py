"""Options of `lab levels` and `lab calibrate`."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.cli.options import add_game, count

LEVELS: Final = """\
Print how strong the six levels of bots are in each game, or in one: Elo-like ratings with 95%
intervals, from duels in which each of two levels had half of the seats; a newcomer (a program
that stands for one) has 1000. Then how often each level won against the one below, and how it
plays.
"""
LEVELS_EXAMPLES: Final = """\
examples:
  python -m stockgames.lab levels
  python -m stockgames.lab levels nyse
"""
CALIBRATE: Final = """\
Make the levels of a game anew. Bots of all strengths play duels; then the levels are placed so
that each is as far above the one below, and the second about as strong as a newcomer; last, all
meet in an arena. --trials keeps every duel: give the same words to continue. One seed gives the
same levels, however many processes play. --out is written in the form of resources/levels.
"""
CALIBRATE_EXAMPLES: Final = """\
examples:
  python -m stockgames.lab calibrate nyse --trials nyse.trials.json \\
    --out resources/levels/nyse.json
  python -m stockgames.lab calibrate nyse --trials nyse.trials.json \\
    --out found.json --games 400 --again
  python -m stockgames.lab calibrate nyse --trials today.trials.json \\
    --out resources/levels/nyse.json --games 60 --today
"""


def add_calibrate_options(parser: argparse.ArgumentParser) -> None:
    """Add the game, the file of duels, and how many are played."""
    add_game(parser)
    parser.add_argument(
        "--trials",
        required=True,
        metavar="FILE",
        help="where every duel is kept; continued if it exists",
    )
    parser.add_argument("--out", required=True, metavar="FILE", help="where the levels are written")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--again", action="store_true", help="place the levels anew, by all that was played"
    )
    which.add_argument(
        "--today", action="store_true", help="place no levels; rate those of resources/levels"
    )
    parser.add_argument(
        "--games",
        type=count,
        default=200,
        metavar="K",
        help="duels of each two neighbours in the arena; others meet less (default: 200)",
    )
    parser.add_argument(
        "--line",
        type=count,
        default=40,
        metavar="K",
        help="duels of each two neighbours before levels are placed (default: 40)",
    )
    parser.add_argument(
        "--worlds",
        type=count,
        default=40,
        metavar="N",
        help="imagined games that a shrewd bot plays per decision (default: 40)",
    )
    parser.add_argument(
        "--seats", type=count, metavar="N", help="number of seats (default: the game's usual one)"
    )
    parser.add_argument(
        "--seed", default="ladder", metavar="S", help="makes the run repeatable (default: ladder)"
    )
    parser.add_argument(
        "--jobs", type=count, default=1, metavar="J", help="number of processes (default: 1)"
    )


def add_levels_options(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="of this game alone")
