"""What can be written after `stockgames`, and the help for it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Final, NamedTuple, NoReturn

from stockgames import __version__
from stockgames.cli import play_options as play
from stockgames.cli import puzzle_options as puzzles
from stockgames.cli import record_options as records
from stockgames.cli.lines import one_line
from stockgames.lab.commands import gallery_options as gallery
from stockgames.lab.commands import level_options as levels

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

_SELFTEST = """\
Play and verify a bot game of each kind, and one with bots in processes of their own; make every
sound, and draw every screen once without a display. The exit status is 0 if all of it works.
"""


class _Command(NamedTuple):
    line: str
    """What it does, as the list of commands says it."""
    about: str
    examples: str | None
    add_options: Callable[[argparse.ArgumentParser], None]


_COMMANDS: Final[dict[str, _Command]] = {
    "simulate": _Command(
        "let bots play games", play.SIMULATE, play.SIMULATE_EXAMPLES, play.add_simulate_options
    ),
    "arena": _Command(
        "measure how strong bots are", play.ARENA, play.ARENA_EXAMPLES, play.add_arena_options
    ),
    "levels": _Command(
        "tell how strong the levels of bots are",
        levels.LEVELS,
        levels.LEVELS_EXAMPLES,
        levels.add_levels_options,
    ),
    "calibrate": _Command(
        "make the levels of a game anew",
        levels.CALIBRATE,
        levels.CALIBRATE_EXAMPLES,
        levels.add_calibrate_options,
    ),
    "learn": _Command(
        "learn what positions come to by playing",
        play.LEARN,
        play.LEARN_EXAMPLES,
        play.add_learn_options,
    ),
    "verify": _Command(
        "check records of games",
        records.VERIFY,
        records.VERIFY_EXAMPLES,
        records.add_verify_options,
    ),
    "evening": _Command(
        "print how an evening stands",
        records.EVENING,
        records.EVENING_EXAMPLES,
        records.add_evening_options,
    ),
    "describe": _Command(
        "tell a table in words",
        records.DESCRIBE,
        records.DESCRIBE_EXAMPLES,
        records.add_describe_options,
    ),
    "puzzles": _Command(
        "make puzzles, or prove them again",
        puzzles.ABOUT,
        puzzles.EXAMPLES,
        puzzles.add_puzzles_options,
    ),
    "analyse": _Command(
        "say what a finished game turned on",
        records.ANALYSE,
        records.ANALYSE_EXAMPLES,
        records.add_analyse_options,
    ),
    "selftest": _Command(
        "check that this installation works", _SELFTEST, None, lambda _parser: None
    ),
    "replay": _Command(
        "write a finished game as a page",
        records.REPLAY,
        records.REPLAY_EXAMPLES,
        records.add_replay_options,
    ),
    "gallery": _Command(
        "paint every screen as PNG", gallery.ABOUT, gallery.EXAMPLES, gallery.add_gallery_options
    ),
}
"""All commands, in the order in which the help lists them."""


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
    for name, (line, about, examples, add_options) in _COMMANDS.items():
        command = commands.add_parser(
            name,
            help=line,
            description=about,
            epilog=examples,
            formatter_class=_Formatter,
            allow_abbrev=False,
        )
        add_options(command)
    return parser
