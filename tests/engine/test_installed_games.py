"""Games of installed packages are found; one that can't be used doesn't stop the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GOOD = """
from stockgames.engine.registry import GamePlugin
PLUGIN = GamePlugin("lemonade", "tests.toy.lemonade", "tests.toy.stand", api=1)
"""
BAD = {
    "raises": "raise OSError('no luck')",
    "no plug-in": "PLUGIN = 'lemonade'",
    "nothing": "",
    "clash": GOOD.replace('"lemonade"', '"nyse"'),
    "syntax": "PLUGIN = (",
}


def install(folder: Path, package: str, source: str) -> None:
    """Make what pip makes of a package with an entry point."""
    (folder / f"{package}.py").write_text(source)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[stockgames.games]\n{package} = {package}:PLUGIN\n")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(folder), str(ROOT)))
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_of_an_installed_package_is_played(tmp_path: Path) -> None:
    install(tmp_path, "lemons", GOOD)
    games = tmp_path / "games"
    command = ("-m", "stockgames", "simulate", "lemonade", "--players", "random", "--out", games)
    played = run(tmp_path, *map(str, command))
    assert played.returncode == 0, played.stderr
    (record,) = games.iterdir()
    verified = run(tmp_path, "-m", "stockgames", "verify", str(record))
    assert verified.returncode == 0, verified.stdout


@pytest.mark.parametrize("kind", BAD)
def test_a_package_that_cannot_be_used_is_left_out_and_said(tmp_path: Path, kind: str) -> None:
    install(tmp_path, "bad", BAD[kind])
    install(tmp_path, "lemons", GOOD)
    ask = "from stockgames.engine import registry; print(*registry.game_ids())"
    told = run(tmp_path, "-c", ask)
    assert told.stdout.split() == ["nyse", "portfolio", "exchange", "stock-exchange", "lemonade"]
    (line,) = told.stderr.splitlines()
    assert "bad" in line
    assert "left out" in line
