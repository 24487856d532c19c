from __future__ import annotations

import gc
import os
import subprocess
import sys
from argparse import _SubParsersAction
from collections.abc import Callable, Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

from stockgames import __main__, __version__
from stockgames.app import start
from stockgames.bots import bundled
from stockgames.cli import simulate as simulate_module
from stockgames.cli.parser import build_parser
from stockgames.phones.table import can_play

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


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[bool, str | None]]]:
    """Yield a list that collects the arguments with which the app would be opened."""
    found: list[tuple[bool, str | None]] = []

    def open_app(exit_after_first_paint: bool, record: str | None) -> int:
        found.append((exit_after_first_paint, record))
        return 7

    monkeypatch.setattr(start, "start", open_app)
    yield found
    gc.enable()  # which starting turns off


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the working folder of the command, with some files in it."""
    (tmp_path / "sub").mkdir()
    for name in FILES:
        (tmp_path / name).write_text("{}")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def _phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(__main__.WITHOUT_PHONES, "")  # it is put back after the test


def test_no_phones_turns_them_off(opened: object) -> None:
    assert can_play("nyse")
    __main__.main(["--no-phones"])
    assert not can_play("nyse")


EXIT = "--exit-after-first-paint"
FILES = ["a.stockgame", "A.STOCKGAME", "game.json", "game", "-game.json", "verify", "sub/b.json"]
FILES += ["Zoé 50% #1?.json"] if sys.platform != "win32" else []


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], (False, None)),
        ([EXIT], (True, None)),
        (["--"], (False, None)),
        *[([name], (False, name)) for name in FILES if name not in ("verify", "-game.json")],
        (["--", "-game.json"], (False, "-game.json")),
        (["--", "verify"], (False, "verify")),
        (["./verify"], (False, "./verify")),
        (["sub/../game.json"], (False, "sub/../game.json")),
        (["game.json", EXIT], (True, "game.json")),
        ([EXIT, "game.json"], (True, "game.json")),
        (["--no-phones"], (False, None)),
        (["game.json", "--no-phones", EXIT], (True, "game.json")),
    ],
)
@pytest.mark.usefixtures("place")
def test_without_a_command_the_app_opens_with_a_file_if_one_is_named(
    words: list[str], expected: tuple[bool, str | None], opened: list[tuple[bool, str | None]]
) -> None:
    assert __main__.main(words) == 7
    assert opened == [expected]


@pytest.mark.parametrize("name", [name for name in FILES if name != "A.STOCKGAME"])
@pytest.mark.parametrize(
    "url",
    [
        lambda path: path.as_uri(),
        lambda path: path.as_uri().replace("file://", "FILE://"),
        lambda path: path.as_uri().replace("file://", "file://localhost"),
        lambda path: path.as_uri().replace("file://", "file:"),
        lambda path: str(path),
    ],
)
def test_a_file_may_be_named_as_desktops_name_it(
    place: Path, url: Callable[[Path], str], name: str, opened: list[tuple[bool, str | None]]
) -> None:
    assert __main__.main([url(place / name)]) == 7
    ((_, record),) = opened
    assert record is not None
    assert Path(record) == place / name


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
@pytest.mark.parametrize("name", [b"caf\xe9.json", "a:b.json", "https:", "file:a.json"])
def test_odd_names_of_files_that_are_there_are_names(
    place: Path, name: str | bytes, opened: list[tuple[bool, str | None]]
) -> None:
    text = os.fsdecode(name)
    (place / text).write_text("{}")
    assert __main__.main([text]) == 7
    assert opened == [(False, text)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "no command"),
        (["nonsense", "game.json"], "no command"),
        (["nonsense", "--games", "3"], "no command"),
        (["Verify"], "no command"),
        (["--", "nonsense"], "no such file"),
        (["nonsense.json"], "no such file"),
        (["nonsense.stockgame"], "no such file"),
        (["./nonsense"], "no such file"),
        (["--", "-nonsense.json"], "no such file"),
        (["game.json/"], "directory"),
        (["-"], "no command"),
        ([""], "no such file"),
        (["sub"], "folder"),
        (["sub/"], "folder"),
        (["sub", EXIT], "folder"),
        (["game.json", "game"], "one"),
        (["--", "game.json", "verify"], "one"),
        (["a.stockgame", "a.stockgame"], "one"),
        (["https://example.org/game.json"], "this computer"),
        (["file://elsewhere.example/game.json"], "this computer"),
        (["file://"], "this computer"),
        (["file:///nonsense.json"], "no such file"),
        (["file:///%00"], "no file has such a name"),
        (["smb://server/game.json"], "this computer"),
    ],
)
@pytest.mark.usefixtures("place")
def test_what_cannot_be_opened_is_told_in_a_line_and_nothing_opens(
    words: list[str],
    said: str,
    opened: list[tuple[bool, str | None]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert __main__.main(words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line.lower()
    assert opened == []


@pytest.mark.parametrize(
    ("words", "status"),
    [(["game.json", "--help"], 0), (["game.json", "--nonsense"], 2), (["-game.json"], 2)],
)
@pytest.mark.usefixtures("place")
def test_options_beside_a_file_are_told_about(
    words: list[str], status: int, opened: list[tuple[bool, str | None]]
) -> None:
    with pytest.raises(SystemExit) as stop:
        __main__.main(words)
    assert stop.value.code == status
    assert opened == []


@pytest.mark.parametrize(
    "words", [["--multiprocessing-fork", "tracker_fd=5", "pipe=7"], ["-B", "-c", "from x import y"]]
)
def test_processes_of_a_bundle_are_what_they_were_started_for(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def be_one() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bundled, "serve_as_worker", be_one)
    assert __main__.main(words) == __main__.INTERRUPTED


def test_without_a_console_the_window_says_what_is_wrong_with_a_file(
    monkeypatch: pytest.MonkeyPatch, opened: list[tuple[bool, str | None]]
) -> None:
    monkeypatch.setattr(sys, "__stderr__", None)
    assert __main__.main(["nonsense.stockgame"]) == 7
    assert opened == [(False, "nonsense.stockgame")]


def test_each_command_has_something_that_does_it() -> None:
    actions = build_parser()._actions
    (commands,) = (action for action in actions if isinstance(action, _SubParsersAction))
    assert set(commands.choices) == {*__main__.COMMANDS, "selftest"}
    assert all(callable(resolve_name(does)) for does in __main__.COMMANDS.values())
    assert not any("lab" in does.split(".") for does in __main__.COMMANDS.values())


@pytest.mark.parametrize("command", __main__.COMMANDS)
def test_each_command_can_be_loaded_by_a_process_of_its_own(command: str) -> None:
    """Here other tests have loaded everything already, in an order that works."""
    code = f"import pkgutil; pkgutil.resolve_name({__main__.COMMANDS[command]!r})"
    found = python("-c", f"from stockgames.cli.parser import build_parser; build_parser(); {code}")
    assert (found.returncode, found.stderr) == (0, "")
