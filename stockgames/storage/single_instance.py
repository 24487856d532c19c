"""Lets a second start of the app find the running window, and pass on what to open.

The window listens on a socket in the data folder. Where that is not possible (Windows, or a path
that is too long) it listens on a local port, and a private file holds the port and a token that
callers must send.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple
from urllib.parse import quote, unquote_to_bytes

if TYPE_CHECKING:
    from socket import socket

    from pydantic import TypeAdapter

SOCKET: Final = "window.socket"
PORT: Final = "window.port"
PATIENCE: Final = 2.0
"""The time in seconds after which a window that does not answer is considered frozen."""
LONGEST: Final = 1 << 16
"""The largest size of a request in bytes."""
TAKEN: Final = b"taken\n"
_HERE: Final = "127.0.0.1"
_LONGEST_ADDRESS: Final = 100
"""The largest length in bytes of a socket address that every system accepts."""


_LEAVE: Final = "[!-~]{0,1000}"
"""The pattern of an activation token from the desktop, which becomes an environment variable
of the window's process.
"""


class StartRequest(NamedTuple):
    """What a second start asks for."""

    record: str = ""
    """The absolute path of a file to open; empty to show the window only."""
    activation: str = ""
    """The desktop's token that allows a program to raise its window (Wayland)."""


def send_to_running(folder: Path, request: StartRequest, patience: float = PATIENCE) -> bool:
    """Send a request to the window that has the folder's library open; return whether it
    accepted.
    """
    caller, word = _call(folder, patience)
    if caller is None:
        return False
    import json

    _let_it_come_to_the_front()
    with caller, suppress(OSError):
        # As bytes, because a file's name need not be valid UTF-8.
        record = quote(os.fsencode(request.record))
        leave = request.activation if re.fullmatch(_LEAVE, request.activation) else ""
        caller.sendall(json.dumps([word, record, leave]).encode() + b"\n")
        return caller.recv(len(TAKEN)) == TAKEN
    return False


def _call(folder: Path, patience: float) -> tuple[socket | None, str]:
    if not any((folder / name).exists() for name in (SOCKET, PORT)):
        return None, ""
    with suppress(OSError, ValueError, OverflowError):
        word, address, caller = _whom(folder)
        try:
            caller.settimeout(patience)
            caller.connect(address)
        except BaseException:
            caller.close()
            raise
        return caller, word
    return None, ""


def _whom(folder: Path) -> tuple[str, str | tuple[str, int], socket]:
    """Return the token to send, the address, and a socket for it; raise OSError or ValueError."""
    import socket

    if _has_place(folder):
        return "", str(folder / SOCKET), socket.socket(_unix())
    port, word = (folder / PORT).read_text(encoding="ascii").split()
    return word, (_HERE, int(port)), socket.socket()


class InstanceListener:
    """Listens for requests; only the process that holds the library's lock may create one.

    It never blocks: its owner polls `listener` and reads when there is something.
    """

    def __init__(self, folder: Path) -> None:
        """Start listening, replacing what a killed window left; raise OSError if that is
        impossible.
        """
        import socket

        self._path = folder / (SOCKET if _has_place(folder) else PORT)
        self._path.unlink(missing_ok=True)
        self._word = ""
        if self._path.name == SOCKET:
            self.listener = socket.socket(_unix())
            self._begin(str(self._path))
        else:
            self.listener = socket.socket()
            from secrets import token_hex

            self._word = token_hex(16)
            self._begin((_HERE, 0))

    def _begin(self, address: str | tuple[str, int]) -> None:
        try:
            self.listener.bind(address)
            if self._word:
                # Written atomically, so that a caller never reads half of it.
                from stockgames.storage.files import write_whole

                text = f"{self.listener.getsockname()[1]} {self._word}"
                write_whole(self._path, text.encode(), private=True)
            else:
                self._path.chmod(0o600)
            self.listener.listen()
            self.listener.setblocking(False)
        except BaseException:
            self.close()
            raise

    def read(self, line: bytes) -> StartRequest | None:
        """Return the request in a caller's message; None if it is invalid or has the wrong
        token.
        """
        from hmac import compare_digest

        from pydantic import ValidationError

        if len(line) > LONGEST:
            return None
        try:
            word, quoted, activation = _message().validate_json(line, strict=True)
        except ValidationError:
            return None
        if not compare_digest(word.encode(), self._word.encode()):
            return None
        record = os.fsdecode(unquote_to_bytes(quoted))
        if "\0" in record or (record and not os.path.isabs(record)):
            return None
        return StartRequest(record, activation)

    def close(self) -> None:
        """Stop listening; can be called again."""
        self.listener.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)


@cache
def _message() -> TypeAdapter[tuple[str, str, str]]:
    """Return the validator of a message: token, quoted path of a record, permission to raise
    the window.
    """
    from pydantic import Field, TypeAdapter

    # Only the running window gets here; a second start must not pay for pydantic.
    word = Annotated[str, Field(max_length=100)]
    leave = Annotated[str, Field(pattern=f"^{_LEAVE}$")]
    return TypeAdapter(tuple[word, str, leave])


def _unix() -> int:
    import socket

    family: int = getattr(socket, "AF_UNIX")  # noqa: B009 - Windows does not know it
    return family


def _has_place(folder: Path) -> bool:
    short = len(os.fsencode(folder / SOCKET)) <= _LONGEST_ADDRESS
    return sys.platform != "win32" and short


def _let_it_come_to_the_front() -> None:
    if sys.platform == "win32":
        import ctypes

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
