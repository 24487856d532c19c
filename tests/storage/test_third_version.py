from __future__ import annotations

import json
from pathlib import Path

from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from tests.golden.make import FOLDER, contents


def test_a_library_of_the_second_version_keeps_all_and_can_hold_findings(tmp_path: Path) -> None:
    golden = FOLDER / "library-v2.sqlite3"
    (tmp_path / LIBRARY).write_bytes(golden.read_bytes())
    told = json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    with Library.open(tmp_path) as library:
        assert contents(library) == told["games"]
        library.findings(1).keep("choices", "1/a", 3, {"lost": 1})
        assert library.findings(1).kept("choices", "1/a") == {3: {"lost": 1}}
    assert len(list(tmp_path.glob("library.version-2*"))) == 1
