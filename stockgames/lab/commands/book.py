"""`lab book`: compute the distinctions of a library's games again."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

from stockgames.analysis.distinctions import VERSION
from stockgames.analysis.par import INQUIRY as PAR
from stockgames.analysis.par import VERSION as PAR_VERSION
from stockgames.app.book import INQUIRY, keep, look_at
from stockgames.app.daily import playings
from stockgames.cli.lines import UsageError, counted
from stockgames.storage.errors import StorageError
from stockgames.storage.library import Library

ABOUT: Final = """\
Replay all finished games of a library, compute what each person's seat has earned, and save what
differs from what is kept. Play each deal of the day again for its par, which takes minutes.
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
            kept = library.all_findings(INQUIRY, VERSION)
            for row in [sitting.row for sitting in library.sittings({}, {})]:
                try:
                    earned = look_at(library.load(row))
                except StorageError as error:
                    print(f"game {row}: {error}")
                    continue
                games += 1
                summary = library.game(row)
                for piece in playings(summary) if summary is not None else ():
                    library.findings(row).save(PAR, PAR_VERSION, piece.number, piece.examine())
                    pars += 1
                found.update(name for each in earned.values() for name in each["found"])
                if dict(kept.get(row, {})) != dict(earned):
                    keep(library, row, earned)
                    changed += 1
    except StorageError as error:
        raise UsageError(str(error)) from None
    for name, count in sorted(found.items()):
        print(f"{name:24}{count:6}")
    print(f"{counted(games, 'game')}, {changed} with other findings than before, {pars} playings")
    return 0
