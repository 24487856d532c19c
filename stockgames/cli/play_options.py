"""What can be written after the commands that play games: simulate, arena and learn."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.bots.characters import CHARACTERS
from stockgames.bots.levels import STEPS, YARDSTICKS
from stockgames.bots.player import DEFAULT_ITERATIONS
from stockgames.cli.options import add_game, count, natural, seconds

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

ARENA: Final = """\
Let bots play a tournament and say how strong each is: the share of games it won (with a 95%
interval) next to a fair share, and an Elo-like rating. Each deal is played until every bot has
sat on every seat. With more bots than seats, every selection of them meets. The same seed gives
the same results, however many processes play, unless you give --seconds. Ctrl+C ends it with the
results of the games played so far.
"""

ARENA_EXAMPLES: Final = """\
examples:
  stockgames arena nyse --players shrewd,greedy,greedy,greedy --games 100 --jobs 2
  stockgames arena exchange --players shrewd,greedy,random --games 60 --json strength.json
  stockgames arena nyse --players shrewd,greedy --games 40 --seconds 0.5
  stockgames arena nyse --players shrewd,greedy --games 5000 --scheduler tcp://192.168.1.5:8786
"""

LEARN: Final = """\
Learn by playing what positions come to: at NYSE the score of a seat that plays against chance only,
at Exchange who wins, from games that bots play at a glance, and with --several at NYSE, too, from
games among players of several kinds. At Stock Exchange it is what others make, from games of shrewd
bots. The strongest bots look ahead by it. --out holds what was found, in the form of
resources/learned, with --several resources/chances, for Stock Exchange resources/weights; it is
written every thousand games (ten at Stock Exchange), and the same command goes on from there. The
same seed and the same number of games give the same numbers.
"""

LEARN_EXAMPLES: Final = """\
examples:
  stockgames learn nyse --games 20000 --out found.json
  stockgames learn nyse --several --games 20000 --out chances.json
  stockgames learn exchange --games 20000 --out found.json
  stockgames learn stock-exchange --games 20 --out found.json
"""

_PLAYERS: Final = (
    f"the levels {', '.join(STEPS)}; the yardsticks {', '.join(YARDSTICKS)}; "
    "a level with a character, as in shrewd/spiteful "
    f"({', '.join(CHARACTERS)}); or exec:COMMAND for a program of your own"
)


def add_simulate_options(parser: argparse.ArgumentParser) -> None:
    """Add what says which games are played, by whom, and where they go."""
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
        help=f"one bot for all seats, or one for each: {_PLAYERS} (default: greedy)",
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
    _add_play(parser)


def add_arena_options(parser: argparse.ArgumentParser) -> None:
    """Add what says who meets whom, and how often."""
    add_game(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="P,P[,P...]",
        help=f"at least one for each seat, of: {_PLAYERS}",
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
    _add_play(parser)


def add_learn_options(parser: argparse.ArgumentParser) -> None:
    """Add what says what is learned, and from how many games."""
    add_game(parser)
    parser.add_argument(
        "--several", action="store_true", help="learn who wins at tables of several"
    )
    parser.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help="where to write what was found; continued if it exists",
    )
    parser.add_argument(
        "--games", type=count, default=20_000, metavar="K", help="number of games (default: 20000)"
    )
    parser.add_argument(
        "--seed", type=count, default=1, metavar="N", help="makes the run repeatable (default: 1)"
    )


def _add_play(parser: argparse.ArgumentParser) -> None:
    """Add what all commands that play games have in common."""
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
