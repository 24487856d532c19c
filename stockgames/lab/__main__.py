"""The commands for engineers: `python -m stockgames.lab COMMAND ...`, from a checkout."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Final

from stockgames.__main__ import guarded
from stockgames.cli.lines import UsageError, in_one_line, warn
from stockgames.cli.parser import Command, Formatter, Parser, add_commands
from stockgames.lab.commands import (
    book,
    climb,
    drama,
    gallery_options,
    level_options,
    play_options,
    puzzles,
    tastes,
    words,
)

DOES: Final = {
    "arena": "stockgames.lab.commands.arena:arena",
    "book": "stockgames.lab.commands.book:book",
    "calibrate": "stockgames.lab.commands.calibrate:calibrate",
    "climb": "stockgames.lab.commands.climb:climb",
    "drama": "stockgames.lab.commands.drama:drama",
    "gallery": "stockgames.lab.gallery:paint_gallery",
    "learn": "stockgames.lab.commands.learn:learn_by_playing",
    "levels": "stockgames.lab.commands.levels:levels",
    "puzzles": "stockgames.lab.commands.puzzles:puzzles",
    "tastes": "stockgames.lab.commands.tastes:tastes",
    "words": "stockgames.lab.commands.words:words",
}
"""The function of each command, imported only when needed."""
COMMANDS: Final[dict[str, Command]] = {
    "arena": Command(
        "measure how strong bots are",
        play_options.ARENA,
        play_options.ARENA_EXAMPLES,
        play_options.add_arena_options,
    ),
    "drama": Command(
        "count what happens in games of bots",
        drama.ABOUT,
        drama.EXAMPLES,
        drama.add_drama_options,
    ),
    "book": Command(
        "compute the distinctions of a library's games again",
        book.ABOUT,
        book.EXAMPLES,
        book.add_book_options,
    ),
    "levels": Command(
        "tell how strong the levels of bots are",
        level_options.LEVELS,
        level_options.LEVELS_EXAMPLES,
        level_options.add_levels_options,
    ),
    "calibrate": Command(
        "make the levels of a game anew",
        level_options.CALIBRATE,
        level_options.CALIBRATE_EXAMPLES,
        level_options.add_calibrate_options,
    ),
    "climb": Command(
        "make weights by hill climbing",
        climb.ABOUT,
        climb.EXAMPLES,
        climb.add_climb_options,
    ),
    "learn": Command(
        "learn what positions come to by playing",
        play_options.LEARN,
        play_options.LEARN_EXAMPLES,
        play_options.add_learn_options,
    ),
    "puzzles": Command(
        "make puzzles", puzzles.ABOUT, puzzles.EXAMPLES, puzzles.add_puzzles_options
    ),
    "gallery": Command(
        "paint every screen as PNG",
        gallery_options.ABOUT,
        gallery_options.EXAMPLES,
        gallery_options.add_gallery_options,
    ),
    "tastes": Command(
        "tell how often characters choose differently",
        tastes.ABOUT,
        tastes.EXAMPLES,
        tastes.add_tastes_options,
    ),
    "words": Command(
        "count habits and terms in the messages",
        words.ABOUT,
        words.EXAMPLES,
        words.add_words_options,
    ),
}
"""All commands, in the order of the help text."""


def build_parser() -> Parser:
    """Return the parser of the command line."""
    parser = Parser(
        prog="python -m stockgames.lab",
        description=__doc__,
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    add_commands(parser, COMMANDS, required=True)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    return guarded(lambda: _run(argv))


def _run(argv: Sequence[str] | None) -> int:
    arguments = build_parser().parse_args(argv)
    try:
        with in_one_line():
            status: int = resolve_name(DOES[arguments.command])(arguments)
        return status
    except UsageError as error:
        warn(str(error))
        return 2


if __name__ == "__main__":
    sys.exit(main())
