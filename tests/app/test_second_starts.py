"""A second instance passes its request to the open window and ends silently."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from stockgames.app import library_opener
from stockgames.app.second_starts import MOST_CALLERS, SecondStarts
from stockgames.storage import single_instance as doorbell
from stockgames.storage.files import read_record_file
from stockgames.storage.library import Library
from stockgames.storage.single_instance import LONGEST, PORT, SOCKET, StartRequest, send_to_running
from stockgames.ui.window.dialogs import MessageSheet
from stockgames.ui.window.sheets import Sheet
from tests.app.visitor import Visitor, settle, until
from tests.storage.test_single_instance import JUNK, word_of

GOLDEN = Path(__file__).parents[1] / "records" / "nyse" / "unfinished-3.json"
Visit = Callable[[Path], Visitor]


def beside(work: Callable[[], bool]) -> Callable[[], bool]:
    """Run work in a thread; return a function that waits for its result."""
    found: list[bool] = []
    thread = Thread(target=lambda: found.append(work()), daemon=True)
    thread.start()

    def result() -> bool:
        until(lambda: bool(found))
        return found[0]

    return result


def start_again(folder: Path, *words: str, cwd: Path = GOLDEN.parent) -> subprocess.Popen[str]:
    """Start a second instance in its own working folder."""
    variables = {**os.environ, "STOCKGAMES_HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    variables["PYTHONPATH"] = str(Path(__file__).parents[2])
    return subprocess.Popen(
        [sys.executable, "-m", "stockgames", *words],
        env=variables,
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Zoé’s evening.stockgame", "{path}"),
        ("game.json", "game.json"),
        ("Zoé’s 50%", "{url}"),
        ("-game", "--"),
    ],
)
def test_a_record_opened_a_second_time_is_handed_to_the_open_window(
    visitor: Visitor, folder: Path, tmp_path: Path, name: str, word: str
) -> None:
    file = tmp_path / name
    file.write_bytes(GOLDEN.read_bytes())
    words = [word.format(path=file, url=file.as_uri()), *([name] if word == "--" else [])]
    second = start_again(folder, *words, cwd=tmp_path)
    until(lambda: visitor.app.session is not None, seconds=60)
    visitor.wait()
    assert visitor.session.record().model_dump() == read_record_file(GOLDEN).model_dump()
    assert second.communicate()[0] == ""
    assert second.returncode == 0


def test_a_second_lobby_brings_the_first_to_the_front(visitor: Visitor, folder: Path) -> None:
    visitor.app.window.showMinimized()
    second = start_again(folder)
    until(lambda: second.poll() is not None, seconds=60)
    assert second.communicate()[0] == ""
    assert second.returncode == 0
    settle()
    assert not visitor.app.window.windowState() & Qt.WindowState.WindowMinimized
    assert not visitor.app.window.findChildren(MessageSheet)


def test_two_that_start_at_once_end_as_one(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one finds no window yet, then the library locked."""
    first = visit(folder).enter()
    rung = [False, True]
    monkeypatch.setattr("stockgames.app.app.send_to_running", lambda *_: rung.pop(0))
    monkeypatch.setattr(library_opener, "WAIT", 0.0)
    quits: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", lambda: quits.append(True))
    second = visit(folder)
    second.app.files.open(GOLDEN)
    second.app.open()
    until(lambda: bool(quits))
    settle()
    assert rung == []
    assert second.app.session is None
    assert second.app.library is None
    assert not second.app.window.findChildren(MessageSheet)
    assert first.app.library is not None


def test_a_window_that_just_closes_is_waited_for(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = Library.open(folder)
    monkeypatch.setattr("stockgames.app.library_opener.time.sleep", lambda _: holder.close())
    visitor = visit(folder).enter()
    assert not visitor.app.window.findChildren(MessageSheet)


@pytest.mark.parametrize("place", [True, False], ids=["socket", "port"])
def test_after_the_window_is_gone_nobody_answers(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch, place: bool
) -> None:
    if place and sys.platform == "win32":
        pytest.skip("no such sockets there")
    monkeypatch.setattr(doorbell, "_has_place", lambda _: place)
    visitor = visit(folder).enter()
    served = beside(lambda: send_to_running(folder, StartRequest()))
    assert served()
    visitor.leave()
    assert not send_to_running(folder, StartRequest())
    assert not (folder / SOCKET).exists()
    assert not (folder / PORT).exists()


def test_the_desktops_leave_to_come_forward_is_passed_on(
    visitor: Visitor, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    assert beside(lambda: send_to_running(folder, StartRequest(activation="leave-7")))()
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "leave-7"


@pytest.fixture
def listening(folder: Path, visitor: Visitor) -> SecondStarts:
    (found,) = visitor.app.findChildren(SecondStarts)
    assert isinstance(found, SecondStarts)
    return found


def call(folder: Path) -> socket.socket:
    line, _ = doorbell._call(folder, 20.0)
    assert line is not None
    return line


@pytest.mark.parametrize("place", [True, False], ids=["socket", "port"])
def test_junk_costs_a_closed_connection_and_nothing_else(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch, place: bool
) -> None:
    if place and sys.platform == "win32":
        pytest.skip("no such sockets there")
    monkeypatch.setattr(doorbell, "_has_place", lambda _: place)
    visitor = visit(folder).enter()
    (listening,) = visitor.app.findChildren(SecondStarts)
    came: list[StartRequest] = []
    listening.came.connect(came.append)
    more = (b"nonsense\n", b"x" * (LONGEST + 10), b"\n" * 1000, b"[" * LONGEST)

    def talk() -> bool:
        for said in (*JUNK.values(), *more):
            with call(folder) as line:
                try:
                    line.sendall(said.replace(b"WORD", word_of(folder)) + b"\n")
                    line.shutdown(socket.SHUT_WR)
                    if line.recv(10) != b"":
                        return False
                except ConnectionError:
                    pass
        return send_to_running(folder, StartRequest(), 20.0)

    assert beside(talk)()
    settle()
    assert came == [StartRequest()]
    assert visitor.app.session is None
    assert not visitor.app.window.findChildren(Sheet)


def test_callers_that_say_nothing_do_not_keep_others_out(
    visitor: Visitor, folder: Path, listening: SecondStarts
) -> None:
    silent = [call(folder) for _ in range(MOST_CALLERS + 3)]
    assert beside(lambda: send_to_running(folder, StartRequest()))()
    for line in silent:
        line.close()
    settle()
