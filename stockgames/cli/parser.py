"""The arguments of `stockgames`, and their help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import Final, NoReturn

from stockgames import __version__
from stockgames.cli.commands import COMMANDS, Command
from stockgames.cli.lines import one_line

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
