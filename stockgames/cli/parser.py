"""What can be written after `stockgames`, and the help for it."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final, NoReturn

from stockgames import __version__
from stockgames.bots.characters import CHARACTERS
from stockgames.bots.levels import STEPS, YARDSTICKS
from stockgames.bots.player import DEFAULT_ITERATIONS
from stockgames.cli import gallery_options, level_options
from stockgames.cli.lines import one_line
from stockgames.engine import registry
from stockgames.ui.sentences.catalogue import languages

DEALS: Final = 200
"""Most deals in one step of a tuning."""
MOST_SECONDS: Final = 3600.0
"""More than an hour a decision is surely a slip of the finger."""

_LANGUAGES: Final = tuple(languages())
_USAGE = """\
stockgames [FILE.stockgame]
       stockgames COMMAND ...
       stockgames [-h] [--version] [--exit-after-first-paint]\
"""

_ABOUT = """\
Four tabletop games about getting rich at your friends' expense.
Without a command the app opens; with a file, it opens the game in it.
"""

_EXAMPLES = """\
examples:
  stockgames
  stockgames evening.stockgame
  stockgames simulate nyse --seats 3 --players greedy --games 10 --out games
  stockgames verify games/*.json

`stockgames COMMAND --help` explains a command.
"""

_SIMULATE = """\
Let bots play games and save each as a record: GAME-SEED-0001.json and so on.
The same seed gives the same bytes, however many processes play. Existing records are not
overwritten unless you give --force.
"""

_SIMULATE_EXAMPLES = """\
examples:
  stockgames simulate nyse --seats 4 --players random --seed 7 --games 200 --out games
  stockgames simulate nyse --players shrewd,greedy,greedy,greedy --jobs 2
  stockgames simulate nyse --seats 1 --players greedy --option board=cliff
  stockgames simulate nyse --players "exec:python mybot.py,greedy,greedy"
  stockgames simulate nyse --option board=1,2,4,5,3,2 --option hands=concealed
  stockgames simulate portfolio --seats 3 --deal 7QK2-M9XD-4T0B-VWZ1 --first 2
"""

_ARENA = """\
Let bots play a tournament and say how strong each is: the share of games it won (with a 95%
interval) next to a fair share, and an Elo-like rating. Each deal is played until every bot has
sat on every seat. With more bots than seats, every selection of them meets. The same seed gives
the same results, however many processes play, unless you give --seconds. Ctrl+C ends it with the
results of the games played so far.
"""

_ARENA_EXAMPLES = """\
examples:
  stockgames arena nyse --players shrewd,greedy,greedy,greedy --games 100 --jobs 2
  stockgames arena exchange --players shrewd,greedy,random --games 60 --json strength.json
  stockgames arena nyse --players shrewd,greedy --games 40 --seconds 0.5
  stockgames arena nyse --players shrewd,greedy --games 5000 --scheduler tcp://192.168.1.5:8786
"""

_TUNE = """\
Search for better weights by letting bots play themselves. Step by step a challenger, with one
to three weights changed, meets the weights in use in pairs of games: the same deal twice, each
side once on every seat. It takes their place if it wins clearly. --out holds what was found, in
the form of resources/weights, and how. Give the same options and more games to continue a tuning.
In the end what was found plays against the shipped weights, on fresh deals.
"""

_TUNE_EXAMPLES = """\
examples:
  stockgames tune portfolio --games 4000 --jobs 2 --out found.json
  stockgames tune portfolio --games 400 --out found.json --seats 5 --check
  stockgames tune nyse --level shrewd --weights search,taken --iterations 60 --out nyse.json
"""

_LEARN = """\
Learn by playing what positions come to: at NYSE the score of a seat that plays against chance only,
at Exchange who wins, from games that bots play at a glance, and with --several at NYSE, too, from
games among players of several kinds. The strongest bots look ahead by it. --out holds what was
found, in the form of resources/learned or, with --several, resources/chances; it is written every
thousand games, and the same command goes on from there. The same seed and the same number of games
give the same numbers.
"""

_LEARN_EXAMPLES = """\
examples:
  stockgames learn nyse --games 20000 --out found.json
  stockgames learn nyse --several --games 20000 --out chances.json
  stockgames learn exchange --games 20000 --out found.json
"""

_VERIFY = """\
Replay records and check every step. Prints `FILE: ok`, or what is wrong, as in
`FILE: move 17: pile is empty (rules)`; the exit status is 1 if any file is wrong.
Where a game was sealed, its seal and what its bots were told are checked too. Where its deal
number was known before the first move, that is said after `ok`.
"""

_VERIFY_EXAMPLES = """\
examples:
  stockgames verify evening.stockgame
  stockgames verify games/*.json
"""

_EVENING = """\
Print the standing of an evening from its file, worked out anew from the places: points for each
game and in all, as on the evening's page. A dash: no points yet, or not there.
"""

_EVENING_EXAMPLES = """\
examples:
  stockgames evening tuesday.json
"""

_PUZZLES = """\
Make puzzles: positions from games among bots in which one of four choices is best by a clear
margin, proven by playing on from each to the end of the game, or by counting out all ways in which
the rest can go where these are few. They are written as they are found;
the same seed finds the same. --check proves the puzzles of files again, with other luck, and names
those that fail; with --tries it also prints how often bots of each level find the best choice.
"""

_PUZZLES_EXAMPLES = """\
examples:
  stockgames puzzles nyse --seed 7 --out nyse.json
"""

_DESCRIBE = """\
Print the table at the end of a record in words: market, seats, hand, what can be done and the log,
as a screen reader tells them in the app. Nothing is told that the seat may not know; without
--seat, only what a bystander sees.
"""

_DESCRIBE_EXAMPLES = """\
examples:
  stockgames describe evening.stockgame
  stockgames describe evening.stockgame --seat 1 --language de
"""

_ANALYSE = """\
Say what a finished game turned on: the choices that were surely behind others, and the hard ones
that were found. Each is judged by a shrewd bot on what its player knew then, in imagined games
that are the same for all choices. Without --seat, all people are judged, or all seats.
"""

_ANALYSE_EXAMPLES = """\
examples:
  stockgames analyse evening.stockgame
  stockgames analyse evening.stockgame --seat 1 --worlds 1000 --jobs 4
  stockgames analyse evening.stockgame --json
"""

_SELFTEST = """\
Play and verify a bot game of each kind, and one with bots in processes of their own; make every
sound, and draw every screen once without a display. The exit status is 0 if all of it works.
"""

_REPLAY = """\
Write a replay of a finished game as one HTML page. It needs no app and no network: picture and
sentence of each step, the chart, and controls for mouse and keys are all in it.
"""
_REPLAY_EXAMPLES = """\
examples:
  stockgames replay evening.stockgame --html evening.html
  stockgames replay games/nyse-0001.json --html nyse.html --seat 2 --theme evening
"""

_PLAYERS = (
    f"the levels {', '.join(STEPS)}; the yardsticks {', '.join(YARDSTICKS)}; "
    "a level with a character, as in shrewd/spiteful "
    f"({', '.join(CHARACTERS)}); or exec:COMMAND for a program of your own"
)


_CHOICE: Final = re.compile(r"argument COMMAND: invalid choice: (.*) \(choose from (.*)\)")
"""How argparse words an unknown command."""


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=96)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line, as whatever else goes wrong is said."""
        message = _CHOICE.sub(r"there is no command called \1 (known: \2)", message)
        said = one_line(message.removeprefix("argument "))
        self.exit(2, f"{self.prog}: {said} (`{self.prog} --help` tells more)\n")


def build_parser() -> argparse.ArgumentParser:
    """Return the parser; `command` is None where the app is wanted."""
    parser = _Parser(
        prog="stockgames",
        usage=_USAGE,
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=_Formatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Stock Games {__version__}")
    parser.add_argument(
        "--exit-after-first-paint",
        action="store_true",
        help="open the app, paint the window once, and leave (to measure how fast it starts)",
    )
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title="commands", prog="stockgames"
    )
    _add_simulate(commands)
    _add_arena(commands)
    _add_levels(commands)
    _add_tune(commands)
    _add_learn(commands)
    _add_verify(commands)
    _add_evening(commands)
    _add_describe(commands)
    _add_puzzles(commands)
    _add_analyse(commands)
    _add(commands, "selftest", "check that this installation works", _SELFTEST, None)
    _add_replay(commands)
    _add_gallery(commands)
    return parser


def _add(commands: Any, name: str, line: str, about: str, examples: str | None) -> Any:
    return commands.add_parser(
        name,
        help=line,
        description=about,
        epilog=examples,
        formatter_class=_Formatter,
        allow_abbrev=False,
    )


def _add_simulate(commands: Any) -> None:
    parser = _add(commands, "simulate", "let bots play games", _SIMULATE, _SIMULATE_EXAMPLES)
    _add_game(parser)
    parser.add_argument(
        "--seats",
        type=_count,
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
        type=_count,
        metavar="N",
        help="the seat that begins, counted from 1, in games where one does (default: drawn)",
    )
    parser.add_argument(
        "--until", type=_natural, metavar="MOVE", help="stop each game after this many moves"
    )
    _add_play(parser)


def _add_arena(commands: Any) -> None:
    parser = _add(commands, "arena", "measure how strong bots are", _ARENA, _ARENA_EXAMPLES)
    _add_game(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="P,P[,P...]",
        help=f"at least one for each seat, of: {_PLAYERS}",
    )
    parser.add_argument(
        "--seats", type=_count, metavar="N", help="number of seats (default: one per bot listed)"
    )
    parser.add_argument(
        "--json", metavar="FILE", help="write the results and every game to a file as well"
    )
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="T",
        help="seconds a shrewd bot thinks per decision; replaces --iterations",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="let the workers of a Dask cluster play, instead of processes on this machine",
    )
    _add_play(parser)


def _add_levels(commands: Any) -> None:
    about, examples = level_options.ABOUT_LEVELS, level_options.LEVELS_EXAMPLES
    parser = _add(commands, "levels", "tell how strong the levels of bots are", about, examples)
    level_options.add_levels_options(parser)
    about, examples = level_options.ABOUT_CALIBRATE, level_options.CALIBRATE_EXAMPLES
    parser = _add(commands, "calibrate", "make the levels of a game anew", about, examples)
    _add_game(parser)
    level_options.add_calibrate_options(parser, _count)


def _add_tune(commands: Any) -> None:
    parser = _add(commands, "tune", "find better weights by self-play", _TUNE, _TUNE_EXAMPLES)
    _add_game(parser)
    parser.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help="where to write what was found; continued if it exists",
    )
    parser.add_argument(
        "--level", default="greedy", metavar="P", help="the bot on all seats (default: greedy)"
    )
    parser.add_argument(
        "--weights",
        metavar="W[,W...]",
        help="the weights that may change, or groups of them "
        "(default: all, those of the search only for a level that searches)",
    )
    parser.add_argument(
        "--seats",
        type=_count,
        metavar="N",
        help="number of seats (default: the game's usual number)",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="don't search; play FILE's weights against the shipped ones",
    )
    parser.add_argument(
        "--deals",
        type=_count,
        default=DEALS,
        metavar="N",
        help=f"most deals in one step; each is played twice (default: {DEALS})",
    )
    _add_play(parser, games=1000)


def _add_learn(commands: Any) -> None:
    about = "learn what positions come to by playing"
    parser = _add(commands, "learn", about, _LEARN, _LEARN_EXAMPLES)
    _add_game(parser)
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
        "--games", type=_count, default=20_000, metavar="K", help="number of games (default: 20000)"
    )
    parser.add_argument(
        "--seed", type=_count, default=1, metavar="N", help="makes the run repeatable (default: 1)"
    )


def _add_play(parser: Any, games: int = 1) -> None:
    """Add what all commands that play games have in common; `games` is how many by default."""
    parser.add_argument(
        "--seed", default="1", metavar="S", help="makes the run repeatable (default: 1)"
    )
    parser.add_argument(
        "--games",
        type=_count,
        default=games,
        metavar="K",
        help=f"number of games (default: {games})",
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
        type=_count,
        default=DEFAULT_ITERATIONS,
        metavar="N",
        help=f"imagined games a shrewd bot plays per decision (default: {DEFAULT_ITERATIONS})",
    )
    parser.add_argument(
        "--jobs",
        type=_count,
        default=1,
        metavar="J",
        help="number of processes that play (default: 1)",
    )


def _add_verify(commands: Any) -> None:
    parser = _add(commands, "verify", "check records of games", _VERIFY, _VERIFY_EXAMPLES)
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record in JSON (.stockgame, .json)"
    )


def _add_evening(commands: Any) -> None:
    parser = _add(commands, "evening", "print how an evening stands", _EVENING, _EVENING_EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="an evening in JSON (stockgames.evening)")


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(registry.game_ids())}")


def _add_language(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument(
        "--language", choices=_LANGUAGES, default="en", help=f"{what} (default: en)"
    )


def _add_describe(commands: Any) -> None:
    about = "tell a table in words"
    parser = _add(commands, "describe", about, _DESCRIBE, _DESCRIBE_EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="a record in JSON (.stockgame, .json)")
    parser.add_argument(
        "--seat", type=_count, metavar="N", help="whose eyes see it, from 1 (default: nobody's)"
    )
    _add_language(parser, "in which language")


def _add_analyse(commands: Any) -> None:
    about = "say what a finished game turned on"
    parser = _add(commands, "analyse", about, _ANALYSE, _ANALYSE_EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="record of a game that is over")
    parser.add_argument("--seat", type=_count, metavar="N", help="judge this seat alone, from 1")
    parser.add_argument(
        "--worlds",
        type=_count,
        default=400,
        metavar="N",
        help="imagined games for each choice (default: 400)",
    )
    parser.add_argument(
        "--jobs", type=_count, default=1, metavar="J", help="number of processes (default: 1)"
    )
    parser.add_argument(
        "--json", action="store_true", help="print all that was found, with errors, as JSON"
    )
    _add_language(parser, "in which language")


def _add_puzzles(commands: Any) -> None:
    about = "make puzzles, or prove them again"
    parser = _add(commands, "puzzles", about, _PUZZLES, _PUZZLES_EXAMPLES)
    parser.add_argument("game", nargs="?", metavar="GAME", help="whose puzzles are made")
    parser.add_argument("--seed", default="1", metavar="SEED", help="of all luck (default: 1)")
    parser.add_argument("--out", metavar="FILE", help="where the puzzles go")
    parser.add_argument(
        "--count", type=_count, default=60, metavar="N", help="how many are made (default: 60)"
    )
    parser.add_argument(
        "--check", nargs="+", metavar="FILE", help="prove all puzzles of files again"
    )
    told = "with --check: let the bots try again, too"
    parser.add_argument("--tries", action="store_true", help=told)


def _add_replay(commands: Any) -> None:
    parser = _add(commands, "replay", "write a finished game as a page", _REPLAY, _REPLAY_EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="record of a game that is over")
    parser.add_argument("--html", required=True, metavar="OUT", help="where the page is written")
    parser.add_argument(
        "--seat",
        type=lambda text: _natural(text, 1),
        metavar="N",
        help="show it through the eyes of seat N, counted from 1 (default: all cards up, or seat 1 "
        "where a table cannot show that)",
    )
    parser.add_argument(
        "--theme", choices=("evening", "daylight"), default="daylight", help="default: daylight"
    )
    _add_language(parser, "of the sentences")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")


def _add_gallery(commands: Any) -> None:
    line = "paint every screen as PNG"
    about, examples = gallery_options.ABOUT, gallery_options.EXAMPLES
    gallery_options.add_gallery_options(_add(commands, "gallery", line, about, examples))


def _natural(text: str, least: int = 0) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text[:40]!r} is not a whole number from {least} to {999_999_999:,}"
    )


def _count(text: str) -> int:
    return _natural(text, least=1)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < MOST_SECONDS:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not a number of seconds above 0 and below {MOST_SECONDS:g}"
        )
    return seconds
