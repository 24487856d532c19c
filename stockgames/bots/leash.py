"""Programs that end with this process, however it ends, and with them all that they started."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from multiprocessing import connection, parent_process
from threading import Thread

if sys.platform == "win32":
    from stockgames.bots.windows_job import Job

_WATCH = "read -r done || kill -9 0"
"""A watcher's whole script: it kills its own group if what it reads from closes without a word."""


def end_with_parent() -> None:
    """From now on, end this process, whatever it does, when the one that started it is gone."""
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class Leashed:
    """A program with pipes to it and from it; raise OSError or ValueError if it cannot be started.

    On Linux and macOS it joins the group of a watcher, a shell of a few hundred kilobytes that
    holds one end of a pipe and kills the group when the other end closes, which no kill of this
    process can prevent. The watcher is there first: a program is at no moment without one. On
    Windows all of them are in a job that ends with its last handle. Only a child that leaves the
    group by itself (`setsid`) escapes.
    """

    def __init__(self, words: list[str]) -> None:
        pipe = subprocess.PIPE
        if sys.platform == "win32":
            self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe)  # noqa: S603 - named
            self._job = Job(self.process)
            return
        self._watcher = _watch()
        group = self._watcher.pid if self._watcher is not None else 0
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the person at the command line named it
                words, stdin=pipe, stdout=pipe, process_group=group
            )
        except (OSError, ValueError):  # ValueError: a name that no program can have
            _dismiss(self._watcher)
            raise

    def end(self) -> None:
        """Kill the program and all that it started."""
        if sys.platform == "win32":
            self._job.end()
        else:
            # Before it is waited for: until then nobody else can have the number of its group.
            leader = self._watcher or self.process
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(leader.pid, 9)
            _dismiss(self._watcher)
        with suppress(OSError):
            self.process.kill()
        self.process.wait()


def _watch() -> subprocess.Popen[bytes] | None:
    """Return a watcher that leads a group of its own; None where there is no shell."""
    with suppress(OSError):
        return subprocess.Popen(  # noqa: S603 - a script of ours
            ["/bin/sh", "-c", _WATCH],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,  # Ctrl+C is not for it
        )
    return None


def _dismiss(watcher: subprocess.Popen[bytes] | None) -> None:
    if watcher is not None:
        with suppress(OSError):
            watcher.communicate(b"done\n")
