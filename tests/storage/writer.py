"""Plays random games into a library until it is killed, and prints what has been saved.

`python -m tests.storage.writer FOLDER SEED`. `did ROW NUMBER MOVE` is printed when the move is on
disk; `undoing ROW KEPT` and `undid ROW KEPT` before and after an undo, `beginning ROW SEAT DRAFT`
and `begun ROW SEAT DRAFT` before and after a draft.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

from stockgames.engine.match import Match
from stockgames.storage.journal import GameJournal
from stockgames.storage.library import Library
from tests.storage.play import deal, keep, step

UNDO_CHANCE = 0.05
DRAFT_CHANCE = 0.2


def main(folder: Path, seed: str) -> None:
    """Continue the unfinished game, then play others."""
    rng = Random(seed)
    library = Library.open(folder)
    for summary in library.unfinished():
        _finish(library.load(summary.row), library.journal(summary.row), rng)
    while True:
        match = deal(rng.randint(1, 5), "s")
        _finish(match, keep(library, match), rng)


def _finish(match: Match, journal: GameJournal, rng: Random) -> None:
    while not match.is_over:
        if match.moves and rng.random() < UNDO_CHANCE:
            kept = rng.randrange(len(match.moves))
            _say(f"undoing {journal.row} {kept}")
            journal.truncate(kept)
            match.undo_to(kept)
            _say(f"undid {journal.row} {kept}")
        if rng.random() < DRAFT_CHANCE:
            _begin(match, journal, rng)
        move = step(match, rng, journal)
        _say(f"did {journal.row} {len(match.moves)} {json.dumps(move)}")
    journal.finish(match.result().as_record())


def _begin(match: Match, journal: GameJournal, rng: Random) -> None:
    seat = rng.randrange(len(match.seats))
    draft = rng.choice([None, {"half": rng.randrange(100)}])
    said = f"{journal.row} {seat} {json.dumps(draft)}"
    _say(f"beginning {said}")
    journal.save_draft(seat, draft)
    _say(f"begun {said}")


def _say(line: str) -> None:
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
