"""`stockgames puzzles`: checks the puzzles of files again."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from stockgames.bots.ladders import interval
from stockgames.cli.lines import UsageError, counted, one_line
from stockgames.cli.options import check_seed
from stockgames.engine.errors import RecordError
from stockgames.puzzles.book import MAX_BYTES, from_text
from stockgames.puzzles.prove import proven_again, tried_again
from stockgames.puzzles.puzzle import LEVELS, Puzzle, Tried
from stockgames.storage.files import read_at_most


def puzzles(arguments: argparse.Namespace) -> int:
    """Check files of puzzles; return 1 if one is wrong. Raises UsageError."""
    seed = check_seed(arguments.seed)
    checks = [_check(Path(name), seed, arguments.tries) for name in arguments.check]
    return int(not all(checks))


def _check(path: Path, seed: str, tries: bool) -> bool:
    name = one_line(str(path))
    try:
        _, listed = from_text(read_at_most(path, MAX_BYTES + 1))
    except OSError as error:
        raise UsageError(f"cannot read {name}: {error.strerror or error}") from None
    except RecordError as error:
        print(f"{name}: {one_line(str(error))}")
        return False
    wrong = 0
    for number, puzzle in enumerate(listed, 1):
        try:
            fine = proven_again(puzzle, Random(f"{seed}/{number}"))
        except RecordError as error:
            print(f"{name}: puzzle {number}: {one_line(str(error))}")
            fine = False
        else:
            if not fine:
                print(f"{name}: puzzle {number}: the best choice is not clearly best")
        wrong += not fine
    print(f"{name}: {counted(len(listed), 'puzzle')}, {len(listed) - wrong} proven again")
    if tries and not wrong and listed:
        _print_tries(listed, seed)
    return not wrong


def _print_tries(listed: tuple[Puzzle, ...], seed: str) -> None:
    again = [tried_again(puzzle, f"{seed}/{number}") for number, puzzle in enumerate(listed)]
    order = sorted(range(len(listed)), key=lambda number: listed[number].ease)
    hard = order[: max(1, len(order) // 3)]
    for caption, numbers in (("all", order), ("hard third", hard)):
        for level in LEVELS:
            print(f"  {caption}, {level}: {_share([again[number][level] for number in numbers])}")


def _share(ones: list[Tried]) -> str:
    found, tries = sum(tried.found for tried in ones), sum(tried.tries for tried in ones)
    low, high = interval(found, tries)
    return f"{found / tries:.0%} of {tries} tries ({low:.0%} to {high:.0%})"
