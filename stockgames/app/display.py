"""Checks whether there is a display."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

NO_DISPLAY = """\
Stock Games found no display to open its window on.
  At a desktop: start it from a terminal of that desktop.
  Over ssh:     connect with `ssh -X`, or set DISPLAY to a running X server.
  No screen:    `xvfb-run -a stockgames` opens it on a virtual one,
                and `stockgames simulate` and `stockgames verify` need none."""


_X_SOCKETS = "/tmp/.X11-unix/X"  # noqa: S108 - where every X server listens


def has_display(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    sockets: str = _X_SOCKETS,
) -> bool:
    """Return whether Qt can find a display; Windows and macOS always have one.

    Qt ends the program if the named display doesn't answer, so a local X server is contacted first;
    a remote one is assumed to work.
    """
    if platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    if environ.get("WAYLAND_DISPLAY"):
        return True
    name = environ.get("DISPLAY", "")
    host, _, number = name.rpartition(":")
    if host not in ("", "unix"):
        return True
    return bool(name) and _answers(sockets + number.partition(".")[0])


def _answers(path: str) -> bool:
    if sys.platform == "win32":
        return False
    import socket

    for address in (path, f"\0{path}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as caller:
            try:
                caller.connect(address)
            except OSError:
                continue
            return True
    return False
