"""`stockgames analyse` prints a game's turning points as text or as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.__main__ import main
from stockgames.analysis.choices import Choices
from stockgames.cli import analyse as command

GOLDEN = Path(__file__).parents[1] / "golden"
NYSE = str(GOLDEN / "record-v1-nyse-finished.stockgame")


@pytest.fixture(autouse=True)
def _choices_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "ANALYSIS_JOBS", (Choices(),))


def test_random_play_has_turning_points(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", NYSE, "--seat", "1", "--worlds", "40"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert 1 <= len(lines) <= 5
    assert all(line.startswith("Ada: Round ") for line in lines)
    assert any(" wins " in line for line in lines)


def test_json_holds_every_decision_and_is_the_same_with_more_processes(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for jobs in ("1", "2"):
        words = ["analyse", NYSE, "--seat", "1", "--worlds", "12", "--json", "--jobs", jobs]
        assert main(words) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert len(told[0]["choices"]) > 5
    assert all({"lost", "choices"} <= set(one) for one in told[0]["choices"].values() if one)


def test_what_cannot_be_analysed_is_said_in_a_line(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished = str(GOLDEN / "record-v1-nyse-unfinished.stockgame")
    assert main(["analyse", unfinished]) == 1
    assert capsys.readouterr().out.endswith("the game is not over\n")
    assert main(["analyse", NYSE, "--seat", "9"]) == 2
