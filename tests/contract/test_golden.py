"""Golden records: every file in `tests/records/GAME` is a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.engine import registry
from stockgames.engine.record import read_record
from stockgames.engine.verify import verify

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_verifies_and_is_written_the_same(path: Path) -> None:
    match = verify(read_record(path.read_bytes()))
    assert match.record().to_json() == path.read_text(encoding="utf-8")


def test_every_game_has_golden_records_finished_and_not() -> None:
    found: dict[str, set[bool]] = {}
    for path in FILES:
        record = json.loads(path.read_text(encoding="utf-8"))
        found.setdefault(record["game"], set()).add(record["result"] is None)
    real = [game_id for game_id in registry.game_ids() if game_id != "lemonade"]
    assert found == {game_id: {True, False} for game_id in real}


def test_the_command_line_verifies_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, FILES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" (not sealed")[0] for line in lines] == [
        f"{path}: ok" for path in FILES
    ]
