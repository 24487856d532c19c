"""Differences of other systems, simulated here.

A file that another process has open is tested in `tests/storage/test_files.py`, and a folder
without space for a socket in `tests/storage/test_single_instance.py`.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

ROOT = Path(__file__).resolve().parents[1]
OURS = ("stockgames", "resources", "tests", "packaging", ".github")
NO_NAMES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}
"""File names that Windows forbids, with any extension."""
RECORD = "tests/records/nyse/take-4.json"


def files() -> list[str]:
    """Return all files of the project, as paths from the root."""
    skipped = {"__pycache__", "node_modules"}
    found = (path for folder in OURS for path in (ROOT / folder).rglob("*") if path.is_file())
    return [path.relative_to(ROOT).as_posix() for path in found if not skipped & {*path.parts}]


@cache
def calls(folder: str) -> tuple[tuple[str, str, ast.Call], ...]:
    """Return location, callee and node of every call in a folder's modules."""
    return tuple(_calls(folder))


def _calls(folder: str) -> Iterator[tuple[str, str, ast.Call]]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not re.search(r"_text\(|open\(|get_context|ProcessPoolExecutor", source):
            continue  # to parse all of them takes seconds
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                yield f"{path.relative_to(ROOT)}:{node.lineno}", name, node


def run(*words: str, encoding: str, code: str = "") -> subprocess.CompletedProcess[bytes]:
    """Run the command line with another console encoding."""
    start = ["-c", code] if code else ["-m", "stockgames", *words]
    return subprocess.run(
        [sys.executable, *start],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )


def test_a_disk_that_is_blind_to_case_tells_all_files_apart() -> None:
    counted = Counter(name.lower() for name in files())
    assert [name for name, count in counted.items() if count > 1] == []
    assert len(counted) > 1000


def test_every_file_has_a_name_that_windows_knows() -> None:
    parts = {part.lower() for name in files() for part in name.split("/")}
    assert not NO_NAMES & {part.partition(".")[0] for part in parts}
    assert not [part for part in parts if set('<>:"|?*\\') & {*part} or part[-1] in ". "]


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii"])
def test_a_console_that_cannot_show_a_letter_stops_nothing(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "Zoë → 東.json"
    file.write_bytes((ROOT / RECORD).read_bytes())
    ended = run("verify", str(file), str(tmp_path / "ż.json"), encoding=encoding)
    assert ended.returncode == 1, ended.stderr
    assert b"\\u6771" in ended.stdout
    assert b"Traceback" not in ended.stderr


WINDOWED = f"""
import sys
sys.stdout = sys.stderr = None
from stockgames.__main__ import main
sys.exit(main(["verify", "{RECORD}"]))
"""


def test_a_windowed_start_has_nothing_to_write_to() -> None:
    ended = run(encoding="utf-8", code=WINDOWED)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


def test_where_qt_finds_no_font_folder_its_complaint_fails_no_test() -> None:
    """Our fonts are loaded from files. Qt's warning on Windows is emitted here, and pytest-qt
    checks warnings.
    """
    qWarning("QFontDatabase: Cannot find font directory C:/Python/PySide6/lib/fonts.")


@pytest.mark.parametrize("folder", ["stockgames", "packaging"])
def test_every_text_file_is_read_and_written_in_an_encoding_that_is_named(folder: str) -> None:
    def is_text(name: str, call: ast.Call) -> bool:
        if name in ("read_text", "write_text"):
            return len(call.args) < (1 if name == "read_text" else 2)
        modes = [word for word in call.args[1:2] if isinstance(word, ast.Constant)]
        by_hand = isinstance(call.func, ast.Name)
        return name == "open" and by_hand and len(modes) == 1 and "b" not in str(modes[0].value)

    unnamed = [
        place
        for place, name, call in calls(folder)
        if is_text(name, call) and "encoding" not in {word.arg for word in call.keywords}
    ]
    assert unnamed == []


def test_every_process_begins_afresh_as_windows_has_it() -> None:
    """On Linux `fork` would hide code that only works with inherited state."""
    found = calls("stockgames")
    contexts = [call.args for _, name, call in found if name == "get_context"]
    assert contexts
    assert {ast.unparse(words[0]) for words in contexts} == {"'spawn'"}
    pools = [call for _, name, call in found if name == "ProcessPoolExecutor"]
    assert all("mp_context" in {word.arg for word in call.keywords} for call in pools)
