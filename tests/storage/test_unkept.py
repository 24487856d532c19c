"""A table without a library: the same moves, and nothing saved."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from stockgames.controllers.needs import Journal
from stockgames.storage.journal import UnkeptJournal
from tests.storage.play import deal, step


def test_a_whole_game_passes_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    journal: Journal = UnkeptJournal()
    match, rng = deal(), Random(1)
    while not match.is_over:
        move = step(match, rng)
        journal.append(len(match.moves), move)
    journal.truncate(1)
    journal.finish(match.result().as_record())
    assert list(tmp_path.iterdir()) == []
