"""How a second instance finds the first: the protocol, and what a killed instance left."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from stockgames.storage import single_instance as doorbell
from stockgames.storage.single_instance import (
    LONGEST,
    PORT,
    SOCKET,
    TAKEN,
    InstanceListener,
    StartRequest,
    send_to_running,
)

WISH = StartRequest("/games/Zoé’s évening.stockgame", "token")
unix = pytest.mark.skipif(sys.platform == "win32", reason="no such sockets there")


@pytest.fixture(params=[pytest.param(True, marks=unix), False], ids=["socket", "port"])
def folder(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Path]:
    """Yield a data folder with space for a socket, or one whose path is too long for it."""
    if request.param:
        import tempfile

        with tempfile.TemporaryDirectory() as short:
            yield Path(short)
        return
    long = tmp_path_factory.mktemp("data") / ("a long name " * 10)
    long.mkdir()
    yield long


def answer(bell: InstanceListener, heard: list[StartRequest | None]) -> Thread:
    """Take one call in a thread, as the window does between two events."""

    def take() -> None:
        bell.listener.settimeout(20)
        line, _ = bell.listener.accept()
        with line:
            line.settimeout(20)
            said = b""
            while not said.endswith(b"\n"):
                said += line.recv(4096)
            heard.append(bell.read(said))
            line.sendall(TAKEN if heard[-1] is not None else b"")

    thread = Thread(target=take)
    thread.start()
    return thread


def test_a_wish_reaches_the_window_letter_by_letter(folder: Path) -> None:
    heard: list[StartRequest | None] = []
    with closing(InstanceListener(folder)) as bell:
        thread = answer(bell, heard)
        assert send_to_running(folder, WISH)
        thread.join()
    assert heard == [WISH]
    assert list(folder.iterdir()) == []


def test_where_nobody_is_the_answer_comes_at_once(folder: Path) -> None:
    assert not send_to_running(folder, WISH, patience=1_000_000)


LISTENING = """
import os, sys
from pathlib import Path
from stockgames.storage.single_instance import InstanceListener
bell = InstanceListener(Path(sys.argv[1]))
print("listens", flush=True)
os._exit(9)
"""


def test_what_a_killed_window_left_is_survived(folder: Path) -> None:
    words = [sys.executable, "-c", LISTENING, str(folder)]
    assert subprocess.run(words, capture_output=True, check=False).stdout.strip() == b"listens"
    assert {path.name for path in folder.iterdir()} <= {SOCKET, PORT}
    assert list(folder.iterdir())
    assert not send_to_running(folder, WISH, patience=1_000_000)
    heard: list[StartRequest | None] = []
    with closing(InstanceListener(folder)) as bell:
        thread = answer(bell, heard)
        assert send_to_running(folder, WISH)
        thread.join()
    assert heard == [WISH]


def test_a_window_that_hangs_is_not_waited_for_for_ever(folder: Path) -> None:
    with closing(InstanceListener(folder)):
        assert not send_to_running(folder, WISH, patience=0.05)


@pytest.mark.parametrize("text", ["", "no number", "1", "99999999 word", "0 word"])
def test_a_file_that_names_no_port_is_nobody(folder: Path, text: str) -> None:
    (folder / PORT).write_text(text)
    assert not send_to_running(folder, WISH)


def test_no_other_user_can_read_the_word_or_reach_the_socket(folder: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no such permissions")
    with closing(InstanceListener(folder)):
        (left,) = folder.iterdir()
        assert left.stat().st_mode & 0o077 == 0


JUNK: dict[str, bytes] = {
    "nothing": b"",
    "a line end": b"\n",
    "an object": b"{}",
    "an object of three": b'{"WORD": 1, "a": 2, "b": 3}',
    "a text of three": b'"abc"',
    "numbers": b"[1, 2, 3]",
    "two": b'["WORD", "/a"]',
    "four": b'["WORD", "/a", "", ""]',
    "null": b'["WORD", "/a", null]',
    "true": b'["WORD", true, ""]',
    "a list inside": b'["WORD", ["/a"], ""]',
    "no UTF-8": b"\xff",
    "no UTF-8 inside": b'["WORD", "/\xff", ""]',
    "half a character as the word": b'["\\ud800", "/a", ""]',
    "half a character as the path": b'["WORD", "/\\udcff", ""]',
    "half a character as the leave": b'["WORD", "/a", "\\ud800"]',
    "a zero in the path": b'["WORD", "/a\\u0000b", ""]',
    "a quoted zero in the path": b'["WORD", "/a%00b", ""]',
    "a zero in the leave": b'["WORD", "/a", "a\\u0000b"]',
    "a line break in the leave": b'["WORD", "/a", "a\\nb"]',
    "a letter in the leave": '["WORD", "/a", "é"]'.encode(),
    "a long leave": b'["WORD", "/a", "' + b"x" * 2000 + b'"]',
    "a path that starts nowhere": b'["WORD", "a/b", ""]',
    "a folder above": b'["WORD", "../b", ""]',
    "a long word": b'["' + b"x" * 60_000 + b'", "/a", ""]',
    "deep": b"[" * 60_000,
    "deep objects": b'{"":' * 10_000,
    "a long number": b'["WORD", ' + b"9" * 50_000 + b', ""]',
    "NaN": b'["WORD", NaN, ""]',
    "more behind": b'["WORD", "/a", ""] ["WORD"]',
    "zeros": b"\0" * 100,
    "too long": b'["WORD", "/a", ""]' + b" " * LONGEST,
    "another word": b'["another", "/a", ""]',
    "a word in other letters": '["é", "/a", ""]'.encode(),
}
"""Messages that aren't a wish, even from a process that knows the key."""


def word_of(folder: Path) -> bytes:
    """Return the secret that callers must know; empty if a socket protects itself."""
    port = folder / PORT
    return port.read_bytes().split()[1] if port.exists() else b""


@pytest.mark.parametrize("line", JUNK.values(), ids=list(JUNK))
def test_what_is_no_wish_is_not_heard(folder: Path, line: bytes) -> None:
    with closing(InstanceListener(folder)) as bell:
        assert bell.read(line.replace(b"WORD", word_of(folder))) is None


def test_without_the_word_nothing_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorbell, "_has_place", lambda folder: False)
    with closing(InstanceListener(tmp_path)) as bell:
        for line in (*JUNK.values(), b'["", "/a", ""]', b'["WORD", "/a", ""]'):
            assert bell.read(line) is None


@pytest.mark.parametrize(
    "name", [b"caf\xe9.stockgame", b"100%25.stockgame", b"a\nb", "Zoé".encode()]
)
def test_a_file_of_any_name_can_be_wished_for(folder: Path, name: bytes) -> None:
    heard: list[StartRequest | None] = []
    wish = StartRequest(os.path.abspath(os.fsdecode(name)), "leave\n-7")
    with closing(InstanceListener(folder)) as bell:
        thread = answer(bell, heard)
        assert send_to_running(folder, wish)
        thread.join()
    assert heard == [StartRequest(wish.record)]


def test_on_a_port_only_the_word_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorbell, "_has_place", lambda folder: False)
    with closing(InstanceListener(tmp_path)) as bell:
        port, word = (tmp_path / PORT).read_text().split()
        assert bell.listener.getsockname() == ("127.0.0.1", int(port))
        file = os.path.abspath("file")
        assert bell.read(json.dumps(["", file, ""]).encode()) is None
        assert bell.read(json.dumps([word, file, ""]).encode()) == StartRequest(file)


def test_without_a_place_to_listen_nothing_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[socket.socket] = []
    plain = socket.socket

    def noted(*words: int) -> socket.socket:
        made.append(plain(*words))
        return made[-1]

    monkeypatch.setattr(socket, "socket", noted)
    with pytest.raises(OSError, match=r".+"):
        InstanceListener(tmp_path / "missing")
    assert [one.fileno() for one in made] == [-1]
