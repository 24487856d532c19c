"""`stockgames verify`: replays records, and says of each in one line whether it is right."""

from __future__ import annotations

import argparse
from typing import Final

from stockgames.cli.jobs import finish_with_bar
from stockgames.cli.lines import one_line
from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import check_step_by_step
from stockgames.storage.record_file import read_record_file

OK: Final = "ok"
KNOWN: Final = "ok (the deal number was known before the first move)"


def verify(arguments: argparse.Namespace) -> int:
    """Check every file, with its seal and what its bots were told; return 1 if any is wrong."""
    wrong = 0
    for file in arguments.files:
        try:
            record = read_record_file(file)
            findings = finish_with_bar(check_step_by_step(record), one_line(file))
            verdict = KNOWN if findings.is_known else OK
        except RecordError as error:
            verdict = str(error)
        wrong += verdict not in (OK, KNOWN)
        print(f"{one_line(file)}: {one_line(verdict)}", flush=True)
    return 1 if wrong else 0
