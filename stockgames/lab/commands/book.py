"""`lab book`: compute the distinctions of a library's games again."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

from stockgames.app.book import JOB, VERSION, names_in, to_search
from stockgames.app.daily_deal import firsts
from stockgames.cli.lines import UsageError, counted
from stockgames.engine.errors import RecordError
from stockgames.storage.errors import StorageError
from stockgames.storage.library import Library

ABOUT: Final = """\
Replay all finished games of a library, compute what each person's seat has earned, and save what
differs from what is kept. Play each deal of a day again for its par, which takes minutes.
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
    found, changed, games, pars = Counter[str](), 0, 0, 0
    try:
        with Library.open(arguments.folder) as library:
            kept, shelf = library.all_findings(JOB, VERSION), library.shelf()
            shelf.read_all()
            daily = [game.row for game in firsts(shelf.finished).values()]
            for sitting in library.sittings():
                row = sitting.row
                try:
                    finding = to_search(library, row, has_par=row in daily).examine()
                except (StorageError, RecordError) as error:
                    print(f"game {row}: {error}")
                    continue
                games += 1
                pars += finding["par"] is not None
                for seat, sitter in enumerate(sitting.sitters):
                    found.update(names_in(finding, seat) if sitter.person is not None else ())
                if kept.get(row) != {0: finding}:
                    library.findings(row).save(JOB, VERSION, 0, finding)
                    changed += 1
    except StorageError as error:
        raise UsageError(str(error)) from None
    for name, count in sorted(found.items()):
        print(f"{name:24}{count:6}")
    print(f"{counted(games, 'game')}, {changed} with other findings than before, {pars} with a par")
    return 0
