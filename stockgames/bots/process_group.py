"""Programs that end with this process, however it ends; job objects on Windows."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from contextlib import suppress
from ctypes import wintypes
from multiprocessing import connection, parent_process
from threading import Thread

KILL_ON_CLOSE = 0x2000
EXTENDED_LIMITS = 9
"""JobObjectExtendedLimitInformation."""


class _BasicLimits(ctypes.Structure):
    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", wintypes.DWORD),
        ("MinimumWorkingSetSize", ctypes.c_size_t),
        ("MaximumWorkingSetSize", ctypes.c_size_t),
        ("ActiveProcessLimit", wintypes.DWORD),
        ("Affinity", ctypes.c_size_t),
        ("PriorityClass", wintypes.DWORD),
        ("SchedulingClass", wintypes.DWORD),
    )


class _Limits(ctypes.Structure):
    _fields_ = (
        ("BasicLimitInformation", _BasicLimits),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_size_t),
        ("JobMemoryLimit", ctypes.c_size_t),
        ("PeakProcessMemoryUsed", ctypes.c_size_t),
        ("PeakJobMemoryUsed", ctypes.c_size_t),
    )


if sys.platform == "win32":

    class Job:
        """A Windows job with a process and everything it starts; it ends when its handle is
        closed.
        """

        def __init__(self, process: subprocess.Popen[bytes]) -> None:
            self._kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            self._kernel.CreateJobObjectW.restype = wintypes.HANDLE
            self._job = wintypes.HANDLE(self._kernel.CreateJobObjectW(None, None))
            limits = _Limits()
            limits.BasicLimitInformation.LimitFlags = KILL_ON_CLOSE
            self._kernel.SetInformationJobObject(
                self._job, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
            )
            handle = wintypes.HANDLE(int(process._handle))  # type: ignore[attr-defined]
            self._kernel.AssignProcessToJobObject(self._job, handle)

        def end(self) -> None:
            """Kill all processes of the job."""
            self._kernel.TerminateJobObject(self._job, 1)
            self._kernel.CloseHandle(self._job)


if sys.platform == "win32":
    pass

_WATCH = "read -r done || kill -9 0"
"""A watcher's whole script: kills its own group if its input closes without a line."""


def end_with_parent() -> None:
    """From now on, end this process as soon as its parent is gone."""
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class ProgramProcess:
    """A program with pipes to it and from it; raise OSError or ValueError if it can't be started.

    On Linux and macOS it joins the process group of a watcher, a shell of a few hundred kilobytes
    that holds one end of a pipe and kills the group when the other end closes, which happens even
    if this process is killed. The watcher starts first, so the program is never without one. On
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
        except (OSError, ValueError):  # ValueError: the name is invalid for a program
            _dismiss(self._watcher)
            raise

    def end(self) -> None:
        """Kill the program and everything it started."""
        if sys.platform == "win32":
            self._job.end()
        else:
            # Before waiting for it: until then the id of its group can't be reused.
            leader = self._watcher or self.process
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(leader.pid, 9)
            _dismiss(self._watcher)
        with suppress(OSError):
            self.process.kill()
        self.process.wait()


def _watch() -> subprocess.Popen[bytes] | None:
    """Return a watcher that leads a process group of its own; None if there is no shell."""
    with suppress(OSError):
        return subprocess.Popen(  # noqa: S603 - a script of ours
            ["/bin/sh", "-c", _WATCH],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,  # it must not get Ctrl+C
        )
    return None


def _dismiss(watcher: subprocess.Popen[bytes] | None) -> None:
    if watcher is not None:
        with suppress(OSError):
            watcher.communicate(b"done\n")
