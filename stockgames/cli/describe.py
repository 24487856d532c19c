"""`stockgames describe`: prints a record's table as text, as a seat or a bystander sees it.

The game's own table is made without a display, so that the text is what a screen reader reads in
the app.
"""

from __future__ import annotations

import argparse
import os
from typing import cast

from PySide6.QtWidgets import QApplication

from stockgames.cli.lines import UsageError, harmless, one_line
from stockgames.engine.errors import RecordError
from stockgames.engine.verify import replay
from stockgames.storage.record_file import read_record_file
from stockgames.ui.sentences.language import install_language
from stockgames.ui.table.headless_table import described
from stockgames.ui.theme.fonts import load_fonts


def describe(arguments: argparse.Namespace) -> int:
    """Print the table at the end of a record; return 1 if the file has no game.

    Raises `UsageError` for a seat that the game does not have.
    """
    try:
        match = replay(read_record_file(arguments.file))
    except RecordError as error:
        print(f"{one_line(arguments.file)}: {one_line(str(error))}")
        return 1
    if arguments.seat is not None and arguments.seat > len(match.seats):
        raise UsageError(f"--seat: this game has {len(match.seats)} seats")
    seat = None if arguments.seat is None else arguments.seat - 1
    speak(arguments.language)
    for line in described(match, seat).split("\n"):
        print(harmless(line.replace("\N{NO-BREAK SPACE}", " ")))
    return 0


def speak(language: str) -> None:
    """Prepare a headless application that uses a language."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = cast("QApplication | None", QApplication.instance()) or QApplication([])
    load_fonts()
    install_language(app, language)
