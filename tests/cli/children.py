"""Work that ends its process, for tests of worker pools; a spawned process can import it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockgames.cli.simulate import Plan
    from stockgames.lab.strength.arena import Fixture, Outcome

HELD = 0.02
"""Seconds between polls for whether held work may continue."""


def doubles(number: int) -> int:
    return 2 * number


def fails(number: int) -> int:
    raise ZeroDivisionError(number)


def dies_once(folder: Path, fatal: int, number: int) -> tuple[int, int]:
    """Return the number and the process id; the first process to get the fatal number dies."""
    if number == fatal:
        try:
            (folder / "died").touch(exist_ok=False)
        except FileExistsError:
            return number, os.getpid()
        os._exit(3)
    return number, os.getpid()


def dies_of(fatal: frozenset[int], number: int) -> int:
    if number in fatal:
        os._exit(3)
    return number


def waits(folder: Path, held: int, number: int) -> int:
    """Record in a file which process works; the held piece waits for a file `go`."""
    (folder / f"{number}-{os.getpid()}").touch()
    while number == held and not (folder / "go").exists():
        time.sleep(HELD)
    return number


def loses_the_second(plan: Plan, fixture: Fixture) -> Outcome:
    """Play a game of a tournament, but die in the second one."""
    if fixture.number == 2:
        os._exit(3)
    from stockgames.lab.commands.arena import (
        play,  # imported late: most of this file's processes need no game
    )

    return next(play(plan, [fixture]))
