"""Options of the commands in which bots play: arena and learn."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.cli.options import add_game, count, seconds
from stockgames.cli.parser import PLAYERS, add_play

ARENA: Final = """\
Let bots play a tournament and say how strong each is: the share of games it won (with a 95%
interval) next to a fair share, and an Elo-like rating. Each deal is played until every bot has
sat on every seat. With more bots than seats, every selection of them meets. The same seed gives
the same results, however many processes play, unless you give --seconds. Ctrl+C ends it with the
results of the games played so far.
"""

ARENA_EXAMPLES: Final = """\
examples:
  python -m stockgames.lab arena nyse --players shrewd,greedy,greedy,greedy --games 100 --jobs 2
  python -m stockgames.lab arena exchange --players shrewd,greedy,random \\
    --games 60 --json strength.json
  python -m stockgames.lab arena nyse --players shrewd,greedy --games 40 --seconds 0.5
  python -m stockgames.lab arena nyse --players shrewd,greedy \\
    --games 5000 --scheduler tcp://192.168.1.5:8786
"""

LEARN: Final = """\
Learn by playing what positions come to: at NYSE the score of a seat that plays against chance only,
with --several who wins, from games among players of several kinds, the last quarter of them by
search; at Exchange who wins, from games that bots play at a glance; at Stock Exchange what others
make, from games of shrewd bots. The strongest bots look ahead by it. --out holds what was found, in
the form of resources/learned, with --several resources/chances, for Stock Exchange
resources/weights. NYSE is learned by a program in C++ (lab/cpp), which needs a compiler, c++, in
one go. For the others the file is written every thousand games (ten at Stock Exchange), and the
same command goes on from there. The same seed and the same number of games give the same numbers.
"""

LEARN_EXAMPLES: Final = """\
examples:
  python -m stockgames.lab learn nyse --games 600000 --out found.json
  python -m stockgames.lab learn nyse --several --games 1200000 --out chances.json
  python -m stockgames.lab learn exchange --games 20000 --out found.json
  python -m stockgames.lab learn stock-exchange --games 20 --out found.json
"""


def add_arena_options(parser: argparse.ArgumentParser) -> None:
    """Add players, seats and number of games."""
    add_game(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="P,P[,P...]",
        help=f"at least one for each seat, of: {PLAYERS}",
    )
    parser.add_argument(
        "--seats", type=count, metavar="N", help="number of seats (default: one per bot listed)"
    )
    parser.add_argument(
        "--json", metavar="FILE", help="write the results and every game to a file as well"
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        metavar="T",
        help="seconds a shrewd bot thinks per decision; replaces --iterations",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="let the workers of a Dask cluster play, instead of processes on this machine",
    )
    add_play(parser)


def add_learn_options(parser: argparse.ArgumentParser) -> None:
    """Add what is learned, and from how many games."""
    add_game(parser)
    parser.add_argument(
        "--several", action="store_true", help="learn who wins at tables of several"
    )
    parser.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help="where to write what was found; where it exists, learning goes on (not NYSE)",
    )
    parser.add_argument(
        "--games", type=count, default=20_000, metavar="K", help="number of games (default: 20000)"
    )
    parser.add_argument(
        "--seed", type=count, default=1, metavar="N", help="makes the run repeatable (default: 1)"
    )
