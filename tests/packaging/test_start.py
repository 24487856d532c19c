"""packaging/start.py: which Python versions are accepted, and the command line."""

import ast
import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("start")


def test_an_old_python_can_read_the_script() -> None:
    source = (ROOT / "packaging" / "start.py").read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 6)).body


def test_the_message_for_an_old_python_is_one_line_with_both_versions(start: ModuleType) -> None:
    message = start.too_old("3.9.2")
    assert "3.9.2" in message
    assert "3.11 or newer" in message
    assert "\n" not in message


def test_without_a_newer_python_the_message_is_all_that_happens(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "NEEDED", (99, 0))
    monkeypatch.setenv("PATH", "")
    assert start.main([]) == 1
    assert "99.0 or newer" in capsys.readouterr().err


def test_the_python_needed_is_the_one_that_the_project_declares(start: ModuleType) -> None:
    declared = re.search(
        r'^requires-python = ">=(\d+)\.(\d+)"$',
        (ROOT / "pyproject.toml").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert declared is not None
    assert tuple(map(int, declared.groups())) == start.NEEDED
    assert str(start.NEEDED) == importlib.import_module("environment").OLDEST


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], ("app", [])),
        (["test"], ("test", [])),
        (["test", "-k", "nyse"], ("test", ["-k", "nyse"])),
        (["simulate", "nyse", "--seats", "3"], ("app", ["simulate", "nyse", "--seats", "3"])),
        (["verify", "test"], ("app", ["verify", "test"])),
        (["--", "test"], ("app", ["test"])),
        (["--help"], ("app", ["--help"])),
    ],
)
def test_arguments_are_split_at_the_word_test(
    start: ModuleType, given: list[str], expected: tuple[str, list[str]]
) -> None:
    assert start.split_arguments(given) == expected


def test_commands_without_a_window_ask_for_no_libraries(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    libraries = importlib.import_module("libraries")
    monkeypatch.setattr(libraries.platform, "system", lambda: "Linux")
    assert start.needed_libraries("app", ["simulate", "nyse"]) == []
    assert "libEGL.so.1" in start.needed_libraries("app", [])
    assert "libEGL.so.1" in start.needed_libraries("test", ["simulate"])
