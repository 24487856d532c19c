"""`stockgames evening`: prints the standings of an evening's file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fractions import Fraction

from stockgames.cli.lines import one_line
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.evenings.form import ReadEvening, read_file
from stockgames.evenings.standing import Line, standing
from stockgames.presentation.sentences.speech import points_text
from stockgames.storage.files import read_bytes

NOTHING = "-"


def evening(arguments: argparse.Namespace) -> int:
    """Print the standings; return 1 if the file has no evening."""
    try:
        read = read_file(read_bytes(arguments.file))
    except RecordError as error:
        print(f"{one_line(arguments.file)}: {one_line(str(error))}")
        return 1
    print(_headline(read))
    for row in _aligned(_table(read)):
        print(row)
    return 0


def _headline(read: ReadEvening) -> str:
    played, planned = len(read.evening.played), len(read.evening.programme)
    name = read.evening.name or read.evening.begun.partition("T")[0]
    return one_line(f"{name}: {played} of {planned} games played")


def _table(read: ReadEvening) -> list[list[str]]:
    acts = read.evening.programme
    head = ["", "", *(one_line(registry.title(act.game)) for act in acts), "start", "points"]
    return [head, *(_row(line, read) for line in standing(read.evening))]


def _row(line: Line, read: ReadEvening) -> list[str]:
    name = one_line(read.names[line.person]) + (" (gone)" if line.gone else "")
    place = NOTHING if line.place is None else str(line.place)
    start = points_text(line.start) if line.start else NOTHING
    return [place, name, *map(_points, line.by_act), start, points_text(line.total)]


def _points(value: Fraction | None) -> str:
    return NOTHING if value is None else points_text(value)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows of a table as lines: names left-aligned, numbers right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if number == 1 else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
