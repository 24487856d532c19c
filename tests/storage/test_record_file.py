"""storage/record_file.py: records as files, read strictly and written atomically."""

from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match
from stockgames.engine.record import MAX_BYTES, Record, SeatInfo
from stockgames.storage.record_file import SUFFIX, read_record_file


@pytest.fixture
def record() -> Record:
    seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Björn")]
    return Match.deal(registry.load("nyse"), seats, {}, "seed").record()


def test_what_is_written_is_read(record: Record, tmp_path: Path) -> None:
    path = tmp_path / f"evening{SUFFIX}"
    path.write_text(record.to_json(), "utf-8")
    assert read_record_file(path) == record


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"", "JSON"), (b"[" * 200_000, "nested|JSON"), (b"x" * (MAX_BYTES + 1), "large|bytes|MB")],
)
def test_what_is_no_record_gets_one_line(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "bad.stockgame"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=complaint) as raised:
        read_record_file(path)
    assert "\n" not in str(raised.value)


def test_folders_and_missing_files_get_one_line(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(RecordError, match="cannot be read"):
            read_record_file(path)
