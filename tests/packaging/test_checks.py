"""packaging/checks.py: every check runs, and one failure fails the whole."""

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("checks")


def run(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, failing: str, arguments: list[str]
) -> tuple[int, list[list[str]]]:
    """Run all checks against a stand-in that fails where `failing` is an argument."""
    calls: list[list[str]] = []

    def call(command: list[str], **_: Any) -> int:
        calls.append(command[1:])
        return int(failing in command)

    monkeypatch.setattr(checks.subprocess, "call", call)
    place = checks.Place(ROOT / ".venv", True, True)
    return checks.run_all(place, arguments), calls


def test_all_checks_passing_is_success(checks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    status, calls = run(checks, monkeypatch, "nothing", [])
    assert status == 0
    assert calls == list(checks.CHECKS.values())


def test_one_failure_stops_nothing_and_is_named_last(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, calls = run(checks, monkeypatch, "linux", [])
    assert status == 1
    assert len(calls) == len(checks.CHECKS)
    assert capsys.readouterr().out.endswith("Did not pass: mypy\n")


def test_arguments_reach_pytest_alone_and_it_runs_last(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, calls = run(checks, monkeypatch, "nothing", ["-k", "nyse"])
    assert calls[-1] == ["-m", "pytest", "-n", "auto", "-k", "nyse"]
    assert all("nyse" not in call for call in calls[:-1])
