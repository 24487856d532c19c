"""The options of commands that read files: records and evenings."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.cli.options import add_language, count

VERIFY: Final = """\
Replay records and check every step. Prints `FILE: ok`, or what is wrong, as in
`FILE: move 17: pile is empty (rules)`; the exit status is 1 if any file is wrong.
Where a game was sealed, its seal and what its bots were told are checked too; if part of that is
missing, the line says what, and the exit status is 1. What else could not be verified is said in
brackets after `ok`: that a game was not sealed, is not over yet, or was dealt from a known number.
"""

VERIFY_EXAMPLES: Final = """\
examples:
  stockgames verify evening.stockgame
  stockgames verify games/*.json
"""

EVENING: Final = """\
Print the standing of an evening from its file, worked out anew from the places: points for each
game and in all, as on the evening's page. A dash: no points yet, or not there.
"""

EVENING_EXAMPLES: Final = """\
examples:
  stockgames evening tuesday.json
"""

DESCRIBE: Final = """\
Print the table at the end of a record in words: market, seats, hand, what can be done and the log,
as a screen reader tells them in the app. Nothing is told that the seat may not know; without
--seat, only what a bystander sees.
"""

DESCRIBE_EXAMPLES: Final = """\
examples:
  stockgames describe evening.stockgame
  stockgames describe evening.stockgame --seat 1 --language de
"""

ANALYSE: Final = """\
Say what a finished game turned on: the choices that were surely behind others, and the hard ones
that were found. Each is judged by a shrewd bot on what its player knew then, in imagined games
that are the same for all choices. Without --seat, all people are judged, or all seats.
"""

ANALYSE_EXAMPLES: Final = """\
examples:
  stockgames analyse evening.stockgame
  stockgames analyse evening.stockgame --seat 1 --worlds 1000 --jobs 4
  stockgames analyse evening.stockgame --json
"""

REPLAY: Final = """\
Write a replay of a finished game as one HTML page. It needs no app and no network: picture and
sentence of each step, the chart, and controls for mouse and keys are all in it.
"""

REPLAY_EXAMPLES: Final = """\
examples:
  stockgames replay evening.stockgame --html evening.html
  stockgames replay games/nyse-0001.json --html nyse.html --seat 2 --theme evening
"""


def add_verify_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record in JSON (.stockgame, .json)"
    )


def add_evening_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="an evening in JSON (stockgames.evening)")


def add_describe_options(parser: argparse.ArgumentParser) -> None:
    """Add the record, the viewpoint and the language."""
    parser.add_argument("file", metavar="FILE", help="a record in JSON (.stockgame, .json)")
    parser.add_argument(
        "--seat", type=count, metavar="N", help="whose eyes see it, from 1 (default: nobody's)"
    )
    add_language(parser, "in which language")


def add_analyse_options(parser: argparse.ArgumentParser) -> None:
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


def add_replay_options(parser: argparse.ArgumentParser) -> None:
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
