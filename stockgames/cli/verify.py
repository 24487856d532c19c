"""`stockgames verify`: replays records and prints for each in one line whether it is right."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from stockgames.cli.jobs import finish_with_bar
from stockgames.cli.lines import one_line
from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import Findings, check_step_by_step
from stockgames.storage.files import read_record_file


def verify(arguments: argparse.Namespace) -> int:
    """Check every file, its seal and what its bots were told.

    Return 1 if any is wrong, or lacks something that a sealed game must have.
    """
    wrong = 0
    for file in arguments.files:
        try:
            record = read_record_file(file)
            findings = finish_with_bar(check_step_by_step(record), one_line(file))
            is_right, verdict = not findings.missing, _verdict(findings)
        except RecordError as error:
            is_right, verdict = False, str(error)
        wrong += not is_right
        print(f"{one_line(file)}: {one_line(verdict)}", flush=True)
    return 1 if wrong else 0


def _verdict(findings: Findings) -> str:
    if findings.missing:
        return f"cannot be verified: {'; '.join(findings.missing)}"
    reserves = "; ".join(_reserves(findings))
    return f"ok ({reserves})" if reserves else "ok"


def _reserves(findings: Findings) -> Iterator[str]:
    """Yield what could not be verified although nothing promised is missing."""
    if findings.seed_is_public:
        yield "the deal number was known before the first move"
    if not findings.is_sealed:
        yield "not sealed: only the moves and the result were verified"
        return
    if not findings.is_open:
        yield "the seal is opened when the game is over: luck was not verified yet"
    if findings.views < findings.bot_moves:
        untold = findings.bot_moves - findings.views
        yield f"what the bot was told is not known of {untold} of {findings.bot_moves} bot moves"
