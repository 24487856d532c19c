from __future__ import annotations

import subprocess
import sys
from argparse import _SubParsersAction
from pathlib import Path
from pkgutil import resolve_name

import pytest

from stockgames import __main__, __version__, app
from stockgames.cli import simulate as simulate_module
from stockgames.cli.parser import build_parser

HEAVY = ("PySide6", "pydantic", "tqdm", "multiprocessing", "argparse")


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def test_bot_processes_can_import_the_entry_point_cheaply() -> None:
    code = "import sys, stockgames.__main__; print(*sys.modules)"
    loaded = {name.partition(".")[0] for name in python("-c", code).stdout.split()}
    assert "stockgames" in loaded
    assert loaded.isdisjoint(HEAVY)


def test_the_app_is_not_delayed_by_what_it_may_never_need() -> None:
    code = (
        "import sys; from stockgames.cli import parser as p; p.build_parser(); print(*sys.modules)"
    )
    loaded = {name.partition(".")[0] for name in python("-c", code).stdout.split()}
    assert loaded.isdisjoint({"PySide6", "pydantic", "tqdm", "multiprocessing"})


def test_version() -> None:
    run = python("-m", "stockgames", "--version")
    assert run.stdout == f"Stock Games {__version__}\n"
    assert run.returncode == 0


def test_an_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_module, "simulate", interrupted)
    assert __main__.main(["simulate", "nyse"]) == 130


@pytest.mark.skipif(sys.platform == "win32", reason="has no such pipes")
def test_a_reader_that_leaves_early_causes_no_traceback() -> None:
    names = [f"no-such-file-{number}" for number in range(3000)]
    with subprocess.Popen(
        [sys.executable, "-m", "stockgames", "verify", *names],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no such device")
def test_a_full_disk_behind_the_output_is_told_in_a_line() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        run = subprocess.run(
            [sys.executable, "-m", "stockgames", "verify", "no-such-file"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (run.returncode, run.stderr.count("\n")) == (1, 1)
    assert run.stderr.startswith("stockgames: cannot write: ")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], (False, None)),
        (["--exit-after-first-paint"], (True, None)),
        (["evening.stockgame"], (False, "evening.stockgame")),
        ([r"C:\Games\EVENING.STOCKGAME"], (False, r"C:\Games\EVENING.STOCKGAME")),
    ],
)
def test_without_a_command_the_app_opens(
    words: list[str], expected: tuple[bool, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[bool, str | None]] = []

    def open_app(exit_after_first_paint: bool, record: str | None) -> int:
        opened.append((exit_after_first_paint, record))
        return 7

    monkeypatch.setattr(app, "main", open_app)
    assert __main__.main(words) == 7
    assert opened == [expected]


def test_each_command_has_something_that_does_it() -> None:
    actions = build_parser()._actions
    (commands,) = (action for action in actions if isinstance(action, _SubParsersAction))
    assert set(commands.choices) == {*__main__.COMMANDS, "selftest"}
    assert all(callable(resolve_name(does)) for does in __main__.COMMANDS.values())
    assert not any("lab" in does.split(".") for does in __main__.COMMANDS.values())
