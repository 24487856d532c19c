"""A few kills of the whole app; the command kills it 500 times."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak.kills import run
from tests.storage.ledger import Ledger


def test_no_kill_of_the_app_loses_an_acknowledged_action(tmp_path: Path) -> None:
    count = run(tmp_path, 2, "sample")
    assert count.moves > 0


def test_a_lost_move_would_be_noticed() -> None:
    ledger = Ledger()
    ledger.hear('did 1 1 {"do": "end"}')
    ledger.hear("undoing 1 0")
    with pytest.raises(AssertionError):
        ledger.check({1: [{"do": "other"}]})


def test_a_lost_draft_would_be_noticed() -> None:
    ledger = Ledger()
    ledger.hear('beginning 1 0 {"half": 1}')
    ledger.check_drafts(1, [], {})
    ledger.hear('begun 1 0 {"half": 1}')
    ledger.check_drafts(1, [], {0: {"half": 1}})
    with pytest.raises(AssertionError):
        ledger.check_drafts(1, [], {})
