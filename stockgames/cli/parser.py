"""The arguments of `stockgames`: its commands, their options, and their help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, NoReturn

from stockgames import __version__
from stockgames.bots.decide import CHARACTERS
from stockgames.bots.levels import STEPS, YARDSTICKS
from stockgames.bots.player import DEFAULT_ITERATIONS
from stockgames.cli.lines import one_line
from stockgames.cli.options import add_game, add_language, count, natural

_USAGE = """\
stockgames [FILE]
       stockgames COMMAND ...
       stockgames [-h] [--version] [--no-phones] [--exit-after-first-paint]\
"""

_ABOUT = """\
Four tabletop games about getting rich at your friends' expense.
Without a command the app opens; with the file of a game, it opens that game.
"""

_EXAMPLES = """\
examples:
  stockgames
  stockgames evening.stockgame
  stockgames -- -odd-name.json
  stockgames simulate nyse --seats 3 --players greedy --games 10 --out games
  stockgames verify games/*.json

`stockgames COMMAND --help` explains a command.
"""

_CHOICE: Final = re.compile(r"argument COMMAND: invalid choice: (.*) \(choose from (.*)\)")
"""Matches argparse's error for an unknown command."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Formats help in 96 columns and keeps paragraphs."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=96)


class Parser(argparse.ArgumentParser):
    """Reports an invalid command line in one line."""

    def error(self, message: str) -> NoReturn:
        message = _CHOICE.sub(r"there is no command called \1 (known: \2)", message)
        said = one_line(message.removeprefix("argument "))
        self.exit(2, f"{self.prog}: {said} (`{self.prog} --help` tells more)\n")


def build_parser() -> argparse.ArgumentParser:
    """Return the parser; `command` is None if the app is to be opened."""
    parser = Parser(
        prog="stockgames",
        usage=_USAGE,
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Stock Games {__version__}")
    parser.add_argument(
        "--no-phones",
        action="store_true",
        help="let nobody play on a phone: nothing of the app listens in the network "
        "(the environment variable STOCKGAMES_NO_PHONES=1 does the same)",
    )
    parser.add_argument(
        "--exit-after-first-paint",
        action="store_true",
        help="open the app, paint the window once, and leave (to measure how fast it starts)",
    )
    add_commands(parser, COMMANDS)
    return parser


def add_commands(
    parser: argparse.ArgumentParser, commands: Mapping[str, Command], *, required: bool = False
) -> None:
    """Add these subcommands, parsed into `command`."""
    parsers = parser.add_subparsers(
        dest="command", metavar="COMMAND", title="commands", prog=parser.prog, required=required
    )
    for name, (line, about, examples, add_options) in commands.items():
        command = parsers.add_parser(
            name,
            help=line,
            description=about,
            epilog=examples,
            formatter_class=Formatter,
            allow_abbrev=False,
        )
        add_options(command)


class Command(NamedTuple):
    """A command's line in the list, its help text, its examples and its options."""

    line: str
    """Its summary in the list of commands."""
    about: str
    examples: str | None
    add_options: Callable[[argparse.ArgumentParser], None]


PLAYERS: Final = (
    f"the levels {', '.join(STEPS)}; the yardsticks {', '.join(YARDSTICKS)}; "
    "a level with a character, as in shrewd/spiteful "
    f"({', '.join(CHARACTERS)}); or exec:COMMAND for a program of your own"
)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
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


def _add_check_game(parser: argparse.ArgumentParser) -> None:
    """Add the package, and how many games are tried."""
    parser.add_argument("package", metavar="PACKAGE", help="the package, or the id of one game")
    parser.add_argument(
        "--games", type=count, default=3, metavar="N", help="of each number of seats (default: 3)"
    )


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record in JSON (.stockgame, .json)"
    )


def _add_evening(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="an evening in JSON (stockgames.evening)")


def _add_describe(parser: argparse.ArgumentParser) -> None:
    """Add the record, the viewpoint and the language."""
    parser.add_argument("file", metavar="FILE", help="a record in JSON (.stockgame, .json)")
    parser.add_argument(
        "--seat", type=count, metavar="N", help="whose eyes see it, from 1 (default: nobody's)"
    )
    add_language(parser, "in which language")


def _add_analyse(parser: argparse.ArgumentParser) -> None:
    """Add the record, the seats to judge, and the effort."""
    parser.add_argument("file", metavar="FILE", help="record of a game that is over")
    parser.add_argument("--seat", type=count, metavar="N", help="judge this seat alone, from 1")
    parser.add_argument(
        "--worlds",
        type=count,
        default=400,
        metavar="N",
        help="imagined games for each choice (default: 400)",
    )
    parser.add_argument(
        "--jobs", type=count, default=1, metavar="J", help="number of processes (default: 1)"
    )
    parser.add_argument(
        "--json", action="store_true", help="print all that was found, with errors, as JSON"
    )
    add_language(parser, "in which language")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    """Add the record, the output file, and how the game is shown."""
    parser.add_argument("file", metavar="FILE", help="record of a game that is over")
    parser.add_argument("--html", required=True, metavar="OUT", help="where the page is written")
    parser.add_argument(
        "--seat",
        type=count,
        metavar="N",
        help="show it through the eyes of seat N, counted from 1 (default: all cards up, or seat 1 "
        "where a table cannot show that)",
    )
    parser.add_argument(
        "--theme", choices=("evening", "daylight"), default="daylight", help="default: daylight"
    )
    add_language(parser, "of the sentences")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")


def _add_puzzles(parser: argparse.ArgumentParser) -> None:
    """Add the files to check, the seed and whether bots try again."""
    parser.add_argument(
        "--check", nargs="+", metavar="FILE", required=True, help="prove all puzzles of files again"
    )
    parser.add_argument("--seed", default="1", metavar="SEED", help="of all luck (default: 1)")
    parser.add_argument("--tries", action="store_true", help="let the bots try again, too")


COMMANDS: Final[dict[str, Command]] = {
    "simulate": Command(
        "let bots play games",
        """\
Let bots play games and save each as a record: GAME-SEED-0001.json and so on.
The same seed gives the same bytes, however many processes play. Existing records are not
overwritten unless you give --force.
""",
        """\
examples:
  stockgames simulate nyse --seats 4 --players random --seed 7 --games 200 --out games
  stockgames simulate nyse --players shrewd,greedy,greedy,greedy --jobs 2
  stockgames simulate nyse --seats 1 --players greedy --option board=cliff
  stockgames simulate nyse --players "exec:python mybot.py,greedy,greedy"
  stockgames simulate nyse --option board=1,2,4,5,3,2 --option hands=concealed
  stockgames simulate portfolio --seats 3 --deal 7QK2-M9XD-4T0B-VWZ1 --first 2
""",
        _add_simulate,
    ),
    "verify": Command(
        "check records of games",
        """\
Replay records and check every step. Prints `FILE: ok`, or what is wrong, as in
`FILE: move 17: pile is empty (rules)`; the exit status is 1 if any file is wrong.
Where a game was sealed, its seal and what its bots were told are checked too; if part of that is
missing, the line says what, and the exit status is 1. What else could not be verified is said in
brackets after `ok`: that a game was not sealed, is not over yet, or was dealt from a known number.
""",
        """\
examples:
  stockgames verify evening.stockgame
  stockgames verify games/*.json
""",
        _add_verify,
    ),
    "evening": Command(
        "print how an evening stands",
        """\
Print the standing of an evening from its file, worked out anew from the places: points for each
game and in all, as on the evening's page. A dash: no points yet, or not there.
""",
        """\
examples:
  stockgames evening tuesday.json
""",
        _add_evening,
    ),
    "describe": Command(
        "tell a table in words",
        """\
Print the table at the end of a record in words: market, seats, hand, what can be done and the log,
as a screen reader tells them in the app. Nothing is told that the seat may not know; without
--seat, only what a bystander sees.
""",
        """\
examples:
  stockgames describe evening.stockgame
  stockgames describe evening.stockgame --seat 1 --language de
""",
        _add_describe,
    ),
    "puzzles": Command(
        "prove puzzles again",
        """\
Prove the puzzles of files again, with other luck, and name those whose best choice is not clearly
best. With --tries it also prints how often bots of each level find the best choice.
""",
        """\
examples:
  stockgames puzzles --check nyse.json
""",
        _add_puzzles,
    ),
    "analyse": Command(
        "say what a finished game turned on",
        """\
Say what a finished game turned on: the choices that were surely behind others, and the hard ones
that were found. Each is judged by a shrewd bot on what its player knew then, in imagined games
that are the same for all choices. Without --seat, all people are judged, or all seats.
""",
        """\
examples:
  stockgames analyse evening.stockgame
  stockgames analyse evening.stockgame --seat 1 --worlds 1000 --jobs 4
  stockgames analyse evening.stockgame --json
""",
        _add_analyse,
    ),
    "check-game": Command(
        "try what every game promises",
        """\
Try on the games of an installed package what every game promises: its rules, records and views,
that nothing hidden leaks, that its table can be painted and its words are whole in every language,
its lessons, puzzles and pages. The exit status is 1 if a promise is broken.
""",
        """\
examples:
  stockgames check-game stockgames-lemonade
  stockgames check-game nyse --games 1
""",
        _add_check_game,
    ),
    "selftest": Command(
        "check that this installation works",
        """\
Play and verify a bot game of each kind, and one with bots in processes of their own; make every
sound, and draw every screen once without a display. The exit status is 0 if all of it works.
""",
        None,
        lambda _parser: None,
    ),
    "replay": Command(
        "write a finished game as a page",
        """\
Write a replay of a finished game as one HTML page. It needs no app and no network: picture and
sentence of each step, the chart, and controls for mouse and keys are all in it.
""",
        """\
examples:
  stockgames replay evening.stockgame --html evening.html
  stockgames replay games/nyse-0001.json --html nyse.html --seat 2 --theme evening
""",
        _add_replay,
    ),
}
"""All commands, in the order of the help."""
