"""The options of `stockgames simulate`."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.bots.characters import CHARACTERS
from stockgames.bots.levels import STEPS, YARDSTICKS
from stockgames.bots.player import DEFAULT_ITERATIONS
from stockgames.cli.options import add_game, count, natural

SIMULATE: Final = """\
Let bots play games and save each as a record: GAME-SEED-0001.json and so on.
The same seed gives the same bytes, however many processes play. Existing records are not
overwritten unless you give --force.
"""

SIMULATE_EXAMPLES: Final = """\
examples:
  stockgames simulate nyse --seats 4 --players random --seed 7 --games 200 --out games
  stockgames simulate nyse --players shrewd,greedy,greedy,greedy --jobs 2
  stockgames simulate nyse --seats 1 --players greedy --option board=cliff
  stockgames simulate nyse --players "exec:python mybot.py,greedy,greedy"
  stockgames simulate nyse --option board=1,2,4,5,3,2 --option hands=concealed
  stockgames simulate portfolio --seats 3 --deal 7QK2-M9XD-4T0B-VWZ1 --first 2
"""

PLAYERS: Final = (
    f"the levels {', '.join(STEPS)}; the yardsticks {', '.join(YARDSTICKS)}; "
    "a level with a character, as in shrewd/spiteful "
    f"({', '.join(CHARACTERS)}); or exec:COMMAND for a program of your own"
)


def add_simulate_options(parser: argparse.ArgumentParser) -> None:
    """Add the options on which games are played, by whom, and where records go."""
    add_game(parser)
    parser.add_argument(
        "--seats",
        type=count,
        metavar="N",
        help="number of seats (default: one per bot listed; with one bot, the game's usual number)",
    )
    parser.add_argument(
        "--players",
        default="greedy",
        metavar="P[,P...]",
        help=f"one bot for all seats, or one for each: {PLAYERS} (default: greedy)",
    )
    parser.add_argument(
        "--out", default=".", metavar="DIR", help="folder for the records (default: this one)"
    )
    parser.add_argument("--force", action="store_true", help="overwrite existing records")
    parser.add_argument(
        "--deal",
        metavar="NUMBER",
        help="play one game with the luck of a deal number, as the app shows it; replaces --seed",
    )
    parser.add_argument(
        "--first",
        type=count,
        metavar="N",
        help="the seat that begins, counted from 1, in games where one does (default: drawn)",
    )
    parser.add_argument(
        "--until", type=natural, metavar="MOVE", help="stop each game after this many moves"
    )
    add_play(parser)


def add_play(parser: argparse.ArgumentParser) -> None:
    """Add the options that all commands which play games share."""
    parser.add_argument(
        "--seed", default="1", metavar="S", help="makes the run repeatable (default: 1)"
    )
    parser.add_argument(
        "--games", type=count, default=1, metavar="K", help="number of games (default: 1)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a game option, as records name it; repeat for more options",
    )
    parser.add_argument(
        "--iterations",
        type=count,
        default=DEFAULT_ITERATIONS,
        metavar="N",
        help=f"imagined games a shrewd bot plays per decision (default: {DEFAULT_ITERATIONS})",
    )
    parser.add_argument(
        "--jobs",
        type=count,
        default=1,
        metavar="J",
        help="number of processes that play (default: 1)",
    )


CHECK_GAME: Final = """\
Try on the games of an installed package what every game promises: its rules, records and views,
that nothing hidden leaks, that its table can be painted and its words are whole in every language,
its lessons, puzzles and pages. The exit status is 1 if a promise is broken.
"""

CHECK_GAME_EXAMPLES: Final = """\
examples:
  stockgames check-game stockgames-lemonade
  stockgames check-game nyse --games 1
"""


def add_check_game_options(parser: argparse.ArgumentParser) -> None:
    """Add the package, and how many games are tried."""
    parser.add_argument("package", metavar="PACKAGE", help="the package, or the id of one game")
    parser.add_argument(
        "--games", type=count, default=3, metavar="N", help="of each number of seats (default: 3)"
    )
