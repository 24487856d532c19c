"""`lab book`: compute the distinctions of a library's games again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from stockgames.app.book import had_by, search
from stockgames.cli.lines import UsageError
from stockgames.storage.errors import StorageError
from stockgames.storage.library import Library

ABOUT: Final = """\
Replay all finished games of a library, save again what each of them has brought, and tell what
everybody has, with the row of the game that brought it first.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab book ~/.local/share/stockgames
"""


def add_book_options(parser: argparse.ArgumentParser) -> None:
    """Add the folder of the library."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of the library")


def book(arguments: argparse.Namespace) -> int:
    """Compute, save and print; raise UsageError."""
    try:
        with Library.open(arguments.folder) as library:
            for game in library.sittings():
                search(library, game.row)
            for person in library.people():
                had = (f"{name} {row}" for name, row in had_by(library, person.id).items())
                print(f"{person.name}: {', '.join(had)}")
    except StorageError as error:
        raise UsageError(str(error)) from None
    return 0
