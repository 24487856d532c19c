"""packaging/checks.py: every check runs, and one failure fails all."""

import subprocess
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import ROOT, Load


@pytest.fixture
def checks(load: Load) -> ModuleType:
    return load("checks")


Call = tuple[list[str], dict[str, str]]
"""Python's arguments and environment variables."""


def run(
    checks: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    failing: str,
    arguments: list[str],
    *,
    command: str = "test",
    writable: bool = True,
) -> tuple[int, list[Call]]:
    """Run all checks against a stand-in that fails if `failing` is an argument.

    Parallel checks are returned in the order of `CHECKS`; then preparations, if called, and pytest.
    """
    calls: list[Call] = []

    def call(command: list[str], env: dict[str, str], **_: Any) -> int:
        calls.append((command[1:], env))
        return int(failing in command)

    def listen(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        status = call(command, **more)
        return subprocess.CompletedProcess(command, status, f"said by {command[-1]}\n")

    monkeypatch.setattr(checks.subprocess, "call", call)
    monkeypatch.setattr(checks.subprocess, "run", listen)
    place = checks.Place(ROOT / ".venv", True, writable)
    status = checks.run(place, command, arguments)
    order = [arguments for arguments in checks.CHECKS.values() if arguments[1] != "pytest"]
    order.append(checks.MAKING_READY)
    calls.sort(key=lambda one: order.index(one[0]) if one[0] in order else len(order))
    return status, calls


def test_all_checks_passing_is_success(checks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    status, calls = run(checks, monkeypatch, "nothing", [])
    assert status == 0
    *quick, last = checks.CHECKS.values()
    assert [arguments for arguments, _ in calls] == [*quick, checks.MAKING_READY, last]


def test_what_runs_side_by_side_shares_no_cache_and_is_told_one_after_the_other(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, calls = run(checks, monkeypatch, "nothing", [])
    assert len({env["MYPY_CACHE_DIR"] for _, env in calls}) == len(calls)
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    *quick, _ = checks.CHECKS.items()
    expected = [text for name, words in quick for text in (f"== {name} ==", f"said by {words[-1]}")]
    assert lines == [*expected, "== pytest =="]


def test_one_failure_stops_nothing_and_is_named_last(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, calls = run(checks, monkeypatch, "linux", [])
    assert status == 1
    called = [arguments for arguments, _ in calls]
    assert all(arguments in called for arguments in checks.CHECKS.values())
    assert capsys.readouterr().out.endswith("Did not pass: mypy\n")


def test_arguments_reach_pytest_alone_and_it_runs_last(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, calls = run(checks, monkeypatch, "nothing", ["-k", "nyse"])
    assert calls[-1][0] == ["-m", "pytest", "-n", str(checks.PROCESSES), "-k", "nyse"]
    assert all("nyse" not in arguments for arguments, _ in calls[:-1])


def test_lint_and_pytest_are_halves(checks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    halves = [
        [arguments for arguments, _ in run(checks, monkeypatch, "nothing", [], command=command)[1]]
        for command in ("lint", "pytest")
    ]
    *quick, last = checks.CHECKS.values()
    assert halves == [quick, [last]]


def test_a_few_tests_need_no_set_up(checks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    _, calls = run(checks, monkeypatch, "nothing", ["tests/engine"])
    assert checks.MAKING_READY not in [arguments for arguments, _ in calls]


def test_tests_that_cannot_be_collected_are_told_by_pytest_alone(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _ = run(checks, monkeypatch, "--collect-only", [])
    assert status == 0
    assert "said by -qq" not in capsys.readouterr().out


@pytest.mark.parametrize("writable", [True, False], ids=["writable", "read-only"])
def test_what_is_compiled_once_serves_all_processes_of_the_tests(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, writable: bool
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    _, calls = run(checks, monkeypatch, "nothing", [], writable=writable)
    assert all("PYTHONDONTWRITEBYTECODE" not in env for _, env in calls)
    elsewhere = None if writable else str(checks.cache_folder() / "bytecode")
    assert {env.get("PYTHONPYCACHEPREFIX") for _, env in calls} == {elsewhere}
