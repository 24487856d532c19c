"""`stockgames describe`: prints a record's table as text, as a seat or a bystander sees it.

The text is what a screen reader reads in the app; Qt is not needed for it.
"""

from __future__ import annotations

import argparse

from stockgames.cli.lines import UsageError, harmless, one_line
from stockgames.engine.errors import RecordError
from stockgames.engine.verify import replay
from stockgames.presentation.sentences.speech import speak
from stockgames.presentation.table_state import text_table
from stockgames.storage.files import read_record_file


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
    for line in text_table(match, seat).split("\n"):
        print(harmless(line.replace("\N{NO-BREAK SPACE}", " ")))
    return 0
