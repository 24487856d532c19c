"""Receives requests of second instances while this window has the library open."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from stockgames.storage.single_instance import LONGEST, TAKEN, InstanceListener

if TYPE_CHECKING:
    from socket import socket

MOST_CALLERS: Final = 8
"""The maximum number of connections that have sent nothing yet; beyond it the oldest is closed."""


class SecondStarts(QObject):
    """Listens from `listen` to `close`; if it can't, second instances get no answer."""

    came = Signal(object)
    """`single_instance.StartRequest`: what a second start is for."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._bell: InstanceListener | None = None
        self._callers: list[Caller] = []

    def listen(self) -> None:
        """Start listening, if not done yet; only the instance that holds the library may."""
        if self._bell is not None:
            return
        with suppress(OSError):
            self._bell = InstanceListener(self._folder)
            number = self._bell.listener.fileno()
            notifier = QSocketNotifier(number, QSocketNotifier.Type.Read, self)
            notifier.activated.connect(self._answer)

    def close(self) -> None:
        """Stop listening; safe to repeat."""
        for notifier in self.findChildren(QSocketNotifier):
            notifier.setEnabled(False)
        for caller in self._callers:
            caller.close()
        self._callers = []
        if self._bell is not None:
            self._bell.close()
            self._bell = None

    def _answer(self) -> None:
        if self._bell is None:
            return
        try:
            line, _ = self._bell.listener.accept()
        except OSError:
            return  # the caller is gone
        caller = Caller(line, self)
        caller.spoke.connect(lambda said: self._hear(caller, said))
        self._callers.append(caller)
        if len(self._callers) > MOST_CALLERS:
            self._callers.pop(0).close()

    def _hear(self, caller: Caller, said: bytes) -> None:
        request = self._bell.read(said) if self._bell is not None else None
        caller.close(TAKEN if request is not None else b"")
        self._callers.remove(caller)
        if request is None:
            return
        if request.activation:
            # Qt reads it from there when the window is activated.
            os.environ["XDG_ACTIVATION_TOKEN"] = request.activation
        self.came.emit(request)


class Caller(QObject):
    """A connection from a second instance, read as data arrives."""

    spoke = Signal(bytes)
    """Emitted once with the data, up to the end of a line or connection, or `LONGEST`."""

    def __init__(self, line: socket, parent: QObject) -> None:
        super().__init__(parent)
        self._line = line
        self._said = b""
        line.setblocking(False)
        self._notifier = QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def _read(self) -> None:
        try:
            more = self._line.recv(LONGEST + 1 - len(self._said))
        except BlockingIOError:
            return
        except OSError:
            more = b""
        self._said += more
        if not more or b"\n" in more or len(self._said) > LONGEST:
            self._notifier.setEnabled(False)
            self.spoke.emit(self._said)

    def close(self, last: bytes = b"") -> None:
        """Send a last reply and close the connection."""
        self._notifier.setEnabled(False)
        with suppress(OSError):
            self._line.sendall(last)
        self._line.close()
        self.deleteLater()
