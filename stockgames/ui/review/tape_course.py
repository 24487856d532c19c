"""A game's course as the tape shows it: lines with a value after each step, and turning points."""

from __future__ import annotations

from functools import partial

from stockgames.ui.kit.palette import DAYLIGHT
from stockgames.ui.review.tape import Mark, Row
from stockgames.ui.table.course import (
    Telling,
    changes_text,
    emblem_of,
    lines_by_step,
    sentence,
    turning_points,
)

MOST_ROWS = 2
MOST_MARKS = 12


def tape_rows(telling: Telling) -> list[Row]:
    """Return the rows of lines: the kind that the game is won by is the last one."""
    main = telling.history.main
    told = [kind for kind in telling.kinds if _is_line(telling, kind)]
    others = [kind for kind in told if kind != main][: MOST_ROWS - (main in told)]
    return [_row(telling, kind) for kind in (*others, *(kind for kind in told if kind == main))]


def _is_line(telling: Telling, kind: str) -> bool:
    """Tell whether a kind of series was known at more than one step, by anyone."""
    lines = telling.history.of(kind)
    return any(sum(value is not None for value in line.values) > 1 for line in lines)


def _row(telling: Telling, kind: str) -> Row:
    unit = telling.history.of(kind)[0].unit
    amount = partial(_amount, telling, unit)
    found = lines_by_step(telling, kind, DAYLIGHT)
    lines, names = tuple(one.line for one in found), tuple(one.name for one in found)
    return Row(telling.words.short_title(kind), lines, names, amount)


def _amount(telling: Telling, unit: str, value: int) -> str:
    return telling.words.amount(value, unit)


def tape_marks(telling: Telling) -> list[Mark]:
    """Return the moments that tell most of the game, the most telling first."""
    found = []
    for moment in turning_points(telling, MOST_MARKS):
        changes = changes_text(telling, moment)
        text = "\n".join(part for part in (sentence(telling, moment), changes) if part)
        found.append(Mark(moment.step, emblem_of(telling, moment), text))
    return found
