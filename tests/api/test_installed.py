"""Lemonade as a stranger ships it: built into a wheel, and installed by pip beside the app."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOUR = ["nyse", "portfolio", "exchange", "stock-exchange"]
BOTS = """
from queue import Queue
from stockgames.bots.worker import BotWorker
from stockgames.bots.process import Question
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
if __name__ == "__main__":
    seats = [SeatInfo(name=name, player="bot:shrewd") for name in ("Ada", "Ben")]
    match = Match.deal(registry.load("lemonade"), seats, {}, "a")
    worker, answers = BotWorker(), Queue()
    for level in ("random", "greedy", "shrewd", "casual"):
        worker.ask(Question("lemonade", level, match.view(0), "1", seconds=0.0), answers.put)
        print(type(answers.get().action).__name__)
    worker.close()
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder into which pip has installed the wheel."""
    pytest.importorskip("setuptools", minversion="77")
    pytest.importorskip("pip")
    folder = tmp_path_factory.mktemp("lemonade")
    source, place = folder / "source", folder / "site"
    ignored = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    shutil.copytree(ROOT / "packaging" / "lemonade", source, ignore=ignored)
    offline = ("--quiet", "--no-deps", "--no-index", "--no-input")
    pip = [sys.executable, "-m", "pip"]
    made = [*pip, "wheel", *offline, "--no-build-isolation", "--wheel-dir", folder, source]
    subprocess.run([*map(str, made)], check=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([*pip, "install", *offline, "--target", str(place), str(wheel)], check=True)
    return place


def run(site: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join((str(site), str(ROOT)))
    return subprocess.run(
        [sys.executable, "-P", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        cwd=site,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_it_is_simulated_verified_and_told_in_both_languages(site: Path, tmp_path: Path) -> None:
    options = ("--seats", 3, "--players", "random,greedy,shrewd", "--out", tmp_path)
    played = run(site, "-m", "stockgames", "simulate", "lemonade", *options)
    assert (played.returncode, played.stderr) == (0, "")
    (record,) = tmp_path.iterdir()
    assert '"x_package": "stockgames-lemonade"' in record.read_text("utf-8")
    verified = run(site, "-m", "stockgames", "verify", record)
    assert verified.returncode == 0, verified.stdout
    for language, words in (("en", "in the till"), ("de", "in der Kasse")):
        told = run(site, "-m", "stockgames", "describe", record, "--language", language)
        assert words in told.stdout
        assert told.stderr == ""
    absent = run(tmp_path, "-m", "stockgames", "verify", record)
    assert absent.returncode == 1
    assert "of the package stockgames-lemonade, which is not installed" in absent.stdout


def test_its_bots_think_in_processes(site: Path, tmp_path: Path) -> None:
    script = tmp_path / "bots.py"
    script.write_text(BOTS, encoding="utf-8")
    told = run(site, script)
    assert told.stdout.split() == ["SetPrice"] * 4, told.stderr


def test_it_is_found_without_its_rules_or_pydantic(site: Path) -> None:
    ask = (
        "import sys; from stockgames.engine import registry;"
        "print(*registry.game_ids(), registry.meta('lemonade').title);"
        "print(*[m for m in sys.modules if m.split('.')[0] in ('pydantic', 'PySide6')"
        " or m.startswith('lemonade.rules.') and m != 'lemonade.rules.meta'])"
    )
    told = run(site, "-c", ask)
    games, loaded = told.stdout.splitlines()
    assert games.split() == [*FOUR, "lemonade", "Lemonade"]
    assert loaded == ""


def test_the_window_opens_with_it(site: Path, tmp_path: Path) -> None:
    opened = run(site, "-m", "stockgames", "--exit-after-first-paint")
    assert (opened.returncode, opened.stderr) == (0, "")


def test_a_bundle_loads_none(site: Path) -> None:
    ask = "import sys; sys.frozen = True; from stockgames.engine import registry;"
    assert run(site, "-c", f"{ask} print(*registry.game_ids())").stdout.split() == FOUR
