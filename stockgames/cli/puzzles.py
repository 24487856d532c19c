"""`stockgames puzzles`: makes puzzles from games among bots, and proves those of files again."""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path
from random import Random

from stockgames.cli import wanted
from stockgames.cli.lines import UsageError, counted, one_line
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.lab.mill.seek import puzzles as sought
from stockgames.lab.strength.arena import interval
from stockgames.puzzles.book import MAX_BYTES, from_text, to_text
from stockgames.puzzles.puzzle import LEVELS, Puzzle, Tried
from stockgames.puzzles.recheck import proven_again, tried_again
from stockgames.storage.files import check_target, read_at_most, write_whole


def puzzles(arguments: argparse.Namespace) -> int:
    """Make puzzles, or check files of them; return 1 where one is wrong. Raises UsageError."""
    seed = wanted.seed(arguments.seed)
    if arguments.check:
        checks = [_check(Path(name), seed, arguments.tries) for name in arguments.check]
        return int(not all(checks))
    if arguments.game is None or arguments.out is None:
        raise UsageError("puzzles: name a game and --out FILE, or --check FILE")
    game_id = registry.meta(arguments.game).id
    out = Path(arguments.out)
    try:
        check_target(out)
        _make(game_id, seed, out, arguments.count)
    except OSError as error:
        raise UsageError(f"cannot write to {out}: {error.strerror or error}") from None
    return 0


def _make(game_id: str, seed: str, out: Path, count: int) -> None:
    """Write each puzzle as soon as it is found, so that nothing is lost when this is ended."""
    found: list[Puzzle] = []
    for puzzle in islice(sought(game_id, seed), count):
        found.append(puzzle)
        write_whole(out, to_text(game_id, found).encode(), replaces=True)
        print(f"{len(found)}: grade {puzzle.grade}", flush=True)


def _check(path: Path, seed: str, tries: bool) -> bool:
    """Prove all puzzles of a file again with other luck, and say how often bots find them."""
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
        _tell_tries(listed, seed)
    return not wrong


def _tell_tries(listed: tuple[Puzzle, ...], seed: str) -> None:
    """Print how often each level finds the best choice, in all and in the hard third."""
    again = [tried_again(puzzle, f"{seed}/{number}") for number, puzzle in enumerate(listed)]
    order = sorted(range(len(listed)), key=lambda number: listed[number].ease)
    hard = order[: max(1, len(order) // 3)]
    for told, numbers in (("all", order), ("hard third", hard)):
        for level in LEVELS:
            print(f"  {told}, {level}: {_share([again[number][level] for number in numbers])}")


def _share(ones: list[Tried]) -> str:
    found, tries = sum(one.found for one in ones), sum(one.tries for one in ones)
    low, high = interval(found, tries)
    return f"{found / tries:.0%} of {tries} tries ({low:.0%} to {high:.0%})"
