"""A job object of Windows: the processes in it end when its last handle is closed.

Written by the documentation of Windows, and not tried on it so far.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from ctypes import wintypes

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
        """Holds a process and all that it starts; this process's end closes the handle, too."""

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
            """End all processes of the job."""
            self._kernel.TerminateJobObject(self._job, 1)
            self._kernel.CloseHandle(self._job)
