"""How a second start of the app finds the window that has the games open, and asks for something.

The window listens on a socket in the data folder. Where there is no such socket (Windows, or a
folder with too long a name) it listens on a port of this computer alone, and a file that nobody
else can read names the port and a word that callers must know.
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
"""Seconds until a window that does not answer is taken for one that hangs."""
LONGEST: Final = 1 << 16
"""Bytes that a wish takes at most."""
TAKEN: Final = b"taken\n"
_HERE: Final = "127.0.0.1"
_LONGEST_ADDRESS: Final = 100
"""Bytes that every system takes as the address of a socket."""


_LEAVE: Final = "[!-~]{0,1000}"
"""What the desktop gives looks like; it becomes a variable of the window's process."""


class Wish(NamedTuple):
    """What a second start is for."""

    record: str = ""
    """The absolute path of a file to open; "" where only the window is wanted."""
    activation: str = ""
    """What the desktop gives a program that may come to the front (Wayland)."""


def ring(folder: Path, wish: Wish, patience: float = PATIENCE) -> bool:
    """Ask the window that has the folder's games open; tell whether it took the wish."""
    caller, word = _call(folder, patience)
    if caller is None:
        return False
    import json

    _let_it_come_to_the_front()
    with caller, suppress(OSError):
        # Byte by byte: a file's name need not be a text in UTF-8.
        record = quote(os.fsencode(wish.record))
        leave = wish.activation if re.fullmatch(_LEAVE, wish.activation) else ""
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
    """Return the word to say, where to, and a socket for it; raise OSError or ValueError."""
    import socket

    if _has_place(folder):
        return "", str(folder / SOCKET), socket.socket(_unix())
    port, word = (folder / PORT).read_text(encoding="ascii").split()
    return word, (_HERE, int(port)), socket.socket()


class Doorbell:
    """Listens for wishes; only the process that holds the library's lock may make one.

    Nothing here waits: whoever makes it looks into `listener` and reads when something is there.
    """

    def __init__(self, folder: Path) -> None:
        """Listen; raise OSError where that cannot be. What a killed window left is replaced."""
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
                # Whole from the start: a caller never reads half of it.
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

    def read(self, line: bytes) -> Wish | None:
        """Return the wish that a caller has sent; None for what is none, or without the word."""
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
        return Wish(record, activation)

    def close(self) -> None:
        """Listen no more; harmless when repeated."""
        self.listener.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)


@cache
def _message() -> TypeAdapter[tuple[str, str, str]]:
    """Return what reads a message: word, quoted path of a record, leave to come to the front."""
    from pydantic import Field, TypeAdapter

    # A second start never comes here, and has no time for pydantic.
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
