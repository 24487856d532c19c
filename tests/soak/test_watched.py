"""What is written outside a folder, and who is called, is noticed; all else is allowed."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

import pytest

from stockgames.phones.gate import own_addresses
from tests.soak.watched import nothing_outside


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    (tmp_path / "inside").mkdir()
    (tmp_path / "old").write_text("old")
    return tmp_path


def _write(outside: Path) -> None:
    (outside / "new").write_text("new")


def _add(outside: Path) -> None:
    with (outside / "old").open("a"):
        pass


def _open_low(outside: Path) -> None:
    os.close(os.open(outside / "new", os.O_CREAT | os.O_WRONLY))


def _take_away(outside: Path) -> None:
    (outside / "old").rename(outside / "inside" / "old")


def _keep(outside: Path) -> None:
    sqlite3.connect(f"file:{outside}/new.sqlite3", uri=True).close()


def _climb(outside: Path) -> None:
    (outside / "inside" / ".." / "new").mkdir()


def _call(outside: Path) -> None:
    with socket.socket() as line, suppress(OSError):
        line.connect(("127.0.0.1", 9))


def _send(outside: Path) -> None:
    with socket.socket(type=socket.SOCK_DGRAM) as line:
        line.sendto(b"", ("127.0.0.1", 9))


def _start(outside: Path) -> None:
    subprocess.run([sys.executable, "-c", ""], check=True)


KINDS = (_write, _add, _open_low, _take_away, _keep, _climb, _start, _call, _send)


@pytest.mark.parametrize("do", KINDS)
def test_what_happens_outside_is_noticed(outside: Path, do: Callable[[Path], None]) -> None:
    with pytest.raises(AssertionError), nothing_outside(outside / "inside"):
        do(outside)


def test_what_happens_inside_is_allowed(outside: Path) -> None:
    inside = outside / "inside"
    with nothing_outside(inside):
        assert (outside / "old").read_text() == "old"
        (inside / "new").write_text("new")
        sqlite3.connect(inside / "new.sqlite3").close()
        (inside / "new").rename(inside / "newer")


def test_a_socket_that_sends_nothing_is_allowed(outside: Path) -> None:
    with nothing_outside(outside / "inside"):
        assert all(map(ip_address, own_addresses()))


def test_without_a_folder_nothing_may_be_written(outside: Path) -> None:
    with pytest.raises(AssertionError), nothing_outside():
        (outside / "inside" / "new").write_text("new")
