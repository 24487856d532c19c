"""A bundle loads PyInstaller's multiprocessing hook when a process is started, not before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stockgames.bots.bundled import HOOK

SHOWN = """
import sys
from stockgames.bots.bundled import be_one_of_them, let_start_processes
{frozen}
print("{hook}" in sys.modules)
let_start_processes()
print("{hook}" in sys.modules)
be_one_of_them()
print("went on")
"""


def shown(folder: Path, frozen: str, *words: str) -> list[str]:
    """Return the output of a program that finds a hook of that name in a folder."""
    told = 'import multiprocessing as m; m.freeze_support = lambda: print("asked")'
    (folder / f"{HOOK}.py").write_text(told, encoding="utf-8")
    code = SHOWN.format(frozen=frozen, hook=HOOK)
    ended = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(folder)!r})\n{code}", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    return ended.stdout.split("\n")[:-1]


@pytest.mark.parametrize(
    ("frozen", "loaded"), [("", ["False", "False"]), ("sys.frozen = True", ["False", "True"])]
)
def test_only_a_bundle_asks_the_hook(tmp_path: Path, frozen: str, loaded: list[str]) -> None:
    found = shown(tmp_path, frozen)
    assert found[:2] == loaded
    assert found[2:] == (["asked", "went on"] if frozen else ["went on"])
