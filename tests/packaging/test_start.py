"""The start script: which Python, which command, which environment."""

import ast
import importlib
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import ROOT, Load


@pytest.fixture
def start(load: Load) -> ModuleType:
    return load("start")


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


@pytest.fixture
def environment(load: Load) -> ModuleType:
    return load("environment")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "constraints.txt").write_text("tqdm==4\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["pyproject.toml", "packaging/constraints.txt"])
def test_a_changed_requirement_changes_the_fingerprint(
    environment: ModuleType, checkout: Path, name: str
) -> None:
    before = environment.fingerprint(checkout, "3.11")
    assert environment.fingerprint(checkout, "3.11") == before
    (checkout / name).write_text("changed\n", encoding="utf-8")
    assert environment.fingerprint(checkout, "3.11") != before


def test_another_python_or_place_changes_the_fingerprint(
    environment: ModuleType, checkout: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "moved"
    before = environment.fingerprint(checkout, "3.11")
    assert environment.fingerprint(checkout, "3.12") != before
    checkout.rename(elsewhere)
    assert environment.fingerprint(elsewhere, "3.11") != before


@pytest.mark.parametrize(
    ("stamp", "command", "fresh"),
    [
        ("abc app\n", "app", True),
        ("abc test\n", "app", True),
        ("abc test\n", "test", True),
        ("abc app\n", "test", False),
        ("abd test\n", "app", False),
        ("abc\n", "app", False),
        ("", "app", False),
    ],
)
def test_a_stamp_covers_what_was_installed(
    environment: ModuleType, stamp: str, command: str, fresh: bool
) -> None:
    assert environment.is_fresh(stamp, "abc", command) is fresh


def test_a_network_failure_is_told_as_one(environment: ModuleType) -> None:
    lines = [f"line {number}" for number in range(20)]
    lines.append("WARNING: Retrying after connection broken by 'NewConnectionError(...)'")
    lines.append("ERROR: No matching distribution found for tqdm")
    message = environment.pip_failed(lines)
    assert "check the network" in message
    assert message.endswith("broken by 'NewConnectionError(...)'")


def test_without_telling_lines_the_last_ones_are_shown(environment: ModuleType) -> None:
    message = environment.pip_failed([f"line {number}" for number in range(20)])
    assert message.endswith("  line 18\n  line 19")
    assert "line 10\n" not in message


def test_of_a_long_output_the_errors_are_shown(environment: ModuleType) -> None:
    lines = ["  ERROR: No matching distribution found for tqdm", *["note: see above"] * 20]
    assert environment.pip_failed(lines).endswith(
        "said last:\n  ERROR: No matching distribution found for tqdm"
    )


def test_another_failure_of_pip_does_not_blame_the_network(environment: ModuleType) -> None:
    message = environment.pip_failed(["ERROR: No space left on device"])
    assert "network" not in message
    assert "No space left on device" in message


def test_a_group_is_read_without_pip(environment: ModuleType, checkout: Path) -> None:
    text = '[dependency-groups]\ndev = ["a>=1", "b; python_version<\'3.12\'"]\ncluster = ["c"]\n'
    (checkout / "pyproject.toml").write_text(text, encoding="utf-8")
    assert environment.group(checkout, "dev") == ["a>=1", "b; python_version<'3.12'"]


def test_what_is_checked_with_is_a_group(environment: ModuleType) -> None:
    assert any(line.startswith("pytest>") for line in environment.group(ROOT, "dev"))


def test_every_requirement_is_pinned_exactly() -> None:
    def plain(name: str) -> str:
        return re.sub(r"[-_.]+", "-", name).lower()

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    required = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["dependency-groups"]["dev"],
    ]
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split("==") for line in lines if line and not line.startswith("#")]
    assert all(len(pin) == 2 for pin in pins)
    names = {plain(re.split(r"[<>=!~ ]", requirement)[0]) for requirement in required}
    assert names <= {plain(name) for name, _ in pins}
