"""Anything but a regular file is refused at once with one sentence, on reading and writing."""

from __future__ import annotations

import os
import signal
import socket
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.lab.__main__ import main as lab

pytestmark = pytest.mark.usefixtures("qapp")

OVER = Path(__file__).parents[1] / "records" / "nyse" / "first-take-3.json"
SECONDS = 60
"""A command that takes longer is assumed to hang."""
Refused = Callable[[list[str], str], str]

EVERYWHERE = ("folder", "root", "no folder", "below a file", "too long", "no name")
POSIX = ("pipe", "socket", "device", "terminal", "loop", "link to a pipe", "link to a folder")

READ: dict[str, list[str]] = {
    "open": ["FILE"],
    "verify": ["verify", "FILE"],
    "describe": ["describe", "FILE"],
    "analyse": ["analyse", "FILE"],
    "replay": ["replay", "FILE", "--html", "OUT"],
    "evening": ["evening", "FILE"],
    "puzzles": ["puzzles", "--check", "FILE"],
}
WRITTEN: dict[str, list[str]] = {
    "replay": ["replay", str(OVER), "--html", "FILE", "--force"],
    "arena": [
        "lab",
        "arena",
        "nyse",
        "--players",
        "random,random",
        "--games",
        "2",
        "--json",
        "FILE",
    ],
    "puzzles": ["lab", "puzzles", "exchange", "--count", "1", "--out", "FILE"],
    "learn": ["lab", "learn", "exchange", "--games", "5", "--out", "FILE"],
    "trials": ["lab", "calibrate", "nyse", "--trials", "FILE", "--out", "OUT"],
    "levels": ["lab", "calibrate", "nyse", "--trials", "OUT", "--out", "FILE"],
}
FOLDERS: dict[str, list[str]] = {
    "simulate": ["simulate", "nyse", "--players", "random", "--out", "FILE"],
    "gallery": ["lab", "gallery", "--only", "nothing", "--out", "FILE"],
}


@pytest.fixture(autouse=True)
def no_waiting() -> Iterator[None]:
    """Make a command that blocks fail instead of blocking the test."""
    if sys.platform == "win32":
        yield
        return

    def give_up(*_: object) -> None:
        pytest.fail("it waits for what never comes")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[list[str], str], str]:
    """Return a function that runs a command on a file and returns its one line of refusal."""

    def run(words: list[str], file: str) -> str:
        names = {"FILE": file, "OUT": str(tmp_path / "out")}
        told = [names.get(word, word) for word in words]
        status = lab(told[1:]) if told[0] == "lab" else main(told)
        assert status in (1, 2)
        said = capsys.readouterr()
        (line,) = (said.out + said.err).splitlines()
        assert not (tmp_path / "out").exists()
        return line

    return run


@pytest.fixture
def special(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Yield paths of special files by kind."""
    place = tmp_path / "special"
    place.mkdir()
    (place / "file").write_text("mine")
    found = {
        "folder": str(place),
        "root": place.anchor,
        "no folder": str(place / "no" / "file"),
        "below a file": str(place / "file" / "file"),
        "too long": str(place / ("x" * 300)),
        "no name": "no\0name",
    }
    if sys.platform != "win32":
        os.mkfifo(place / "pipe")
        (place / "link to a pipe").symlink_to("pipe")
        (place / "loop").symlink_to("loop")
        (place / "link to a folder").symlink_to(place)
        found |= {name: str(place / name) for name in POSIX if (place / name).is_symlink()}
        found |= {"pipe": str(place / "pipe"), "device": "/dev/zero", "terminal": "/dev/tty"}
        found["kernel's log"] = "/proc/kmsg"
        found["socket"] = str(place / "socket")
        before = os.getcwd()
        os.chdir(place)  # its whole name may be too long for a socket
        try:
            with socket.socket(socket.AF_UNIX) as line:
                line.bind("socket")
        finally:
            os.chdir(before)
    yield found
    assert (place / "file").read_text() == "mine"
    if sys.platform != "win32":
        assert stat.S_ISFIFO(os.stat(place / "pipe").st_mode)
        assert stat.S_ISSOCK(os.stat(place / "socket").st_mode)
        assert (place / "loop").is_symlink()


def kind_of(special: dict[str, str], kind: str) -> str:
    if kind not in special:
        pytest.skip("there is no such thing here")
    return special[kind]


@pytest.mark.parametrize("kind", [*EVERYWHERE, *POSIX, "kernel's log"])
@pytest.mark.parametrize("command", READ)
def test_what_cannot_be_read_is_told(
    special: dict[str, str], refused: Refused, command: str, kind: str
) -> None:
    if (command, kind) == ("open", "kernel's log"):
        pytest.skip("it looks like a file, so that the window says it")
    refused(READ[command], kind_of(special, kind))


@pytest.mark.parametrize("kind", [*EVERYWHERE, *POSIX])
@pytest.mark.parametrize("command", WRITTEN)
def test_what_cannot_be_written_is_told_before_anything_is_done(
    special: dict[str, str], refused: Refused, command: str, kind: str
) -> None:
    refused(WRITTEN[command], kind_of(special, kind))


@pytest.mark.parametrize("kind", ["below a file", "too long", "no name", "file", *POSIX])
@pytest.mark.parametrize("command", FOLDERS)
def test_what_can_be_no_folder_is_told(
    special: dict[str, str], refused: Refused, command: str, kind: str
) -> None:
    if kind == "link to a folder":
        pytest.skip("that is one")
    refused(
        FOLDERS[command],
        kind_of(special, kind) if kind != "file" else str(Path(special["folder"]) / "file"),
    )


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_folder_in_the_place_of_a_record_stays(tmp_path: Path, force: list[str]) -> None:
    (tmp_path / "nyse-1-0002.json").mkdir()
    words = ["simulate", "nyse", "--players", "random", "--games", "2", "--out", str(tmp_path)]
    assert main([*words, *force]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["nyse-1-0002.json"]


@pytest.mark.parametrize("same", [str, lambda path: f"{path.parent}/../{path.parent.name}/a.json"])
def test_a_record_is_not_written_over_by_its_own_page(
    tmp_path: Path, same: Callable[[Path], str], capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "a.json"
    record.write_bytes(OVER.read_bytes())
    assert main(["replay", str(record), "--html", same(record), "--force"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert record.read_bytes() == OVER.read_bytes()
