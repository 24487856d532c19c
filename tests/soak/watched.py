"""Detects every file that this process writes, renames or deletes, and calls, by audit hooks.

Python reports each write before it happens; SQLite reports the files it opens.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import SOCK_DGRAM
from typing import Any
from urllib.parse import unquote, urlsplit

_PATHS = {
    "os.chmod": 1,
    "os.chown": 1,
    "os.link": 2,
    "os.mkdir": 1,
    "os.remove": 1,
    "os.rename": 2,
    "os.rmdir": 1,
    "os.symlink": 2,
    "os.truncate": 1,
    "os.utime": 1,
    "sqlite3.connect": 1,
}
"""Events that change files, and how many of their first arguments are paths."""
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_SENDS = ("socket.sendto", "socket.sendmsg")
_STARTS = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.startfile")


class _Watch:
    """Records accesses outside one folder while it is active."""

    def __init__(self) -> None:
        self.found: list[str] | None = None
        self.inside = ""
        sys.addaudithook(self._hear)

    def _hear(self, event: str, told: tuple[Any, ...]) -> None:
        if self.found is None:
            return
        # Connecting a datagram socket sends nothing: so the phones' door finds its own address.
        calls = event == "socket.connect" and told[0].type != SOCK_DGRAM
        if calls or event in _SENDS or event in _STARTS:
            self.found.append(event)
        elif event == "open":
            path, _, flags = told
            if flags & _WRITING and not isinstance(path, int):
                self._note(event, path)
        elif event in _PATHS:
            for path in told[: _PATHS[event]]:
                self._note(event, path)

    def _note(self, event: str, path: Any) -> None:
        assert self.found is not None
        name = os.fsdecode(path)
        if name.startswith("file:"):
            name = unquote(urlsplit(name).path)
        whole = os.path.realpath(name)
        if "__pycache__" in whole or name in (os.devnull, ":memory:"):
            return
        if sys.pycache_prefix and whole.startswith(os.path.realpath(sys.pycache_prefix)):
            return  # compiled code of a read-only checkout
        if not self.inside or os.path.commonpath((whole, self.inside)) != self.inside:
            self.found.append(f"{event} {name!r}")


_WATCH = _Watch()


@contextmanager
def nothing_outside(inside: Path | None = None) -> Iterator[None]:
    """Raise AssertionError at the end if anything outside a folder was written, or a process
    started.

    Without a folder nothing at all may be written. Blocks do not nest.
    """
    assert _WATCH.found is None
    _WATCH.found, _WATCH.inside = [], os.path.realpath(inside) if inside is not None else ""
    try:
        yield
    finally:
        found, _WATCH.found = _WATCH.found, None
    assert not found, found
