"""Serves the page and its connections in a thread of its own; speaks with the window by signals.

Nothing listens before `open` and after `close`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, Signal
from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from stockgames.phones import gate
from stockgames.phones.wire import MOST_BYTES
from stockgames.presentation.sentences.catalogue import SOURCE, catalogue, languages
from stockgames.resources import resource_path

PAGE: Final = "phone.html"
_WORDS: Final = "phones-page-"
_VALUES: Final = {name: f"{{{name}}}" for name in ("game", "name", "number")}
"""The page fills in values itself, so each sentence is said with its own places."""
_FONTS: Final = (
    ("font_source_serif_pro", "SourceSerifPro-Semibold.otf"),
    ("font_source_sans_pro", "SourceSansPro-Regular.otf"),
    ("font_source_sans_pro", "SourceSansPro-Semibold.otf"),
)
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".otf": "font/otf",
}


@cache
def page_files() -> dict[str, tuple[bytes, str]]:
    """Return all that a phone may load, with its media type, by path; `/` is the page."""
    own = (PAGE, "phone.css", "phone.js")
    found = {name: resource_path("phone", name).read_bytes() for name in own}
    for name in ("emblems.svg", "faces.svg", "courts.svg"):
        found[name] = resource_path("art", name).read_bytes()
    for package, name in _FONTS:
        found[name] = files(package).joinpath("files", name).read_bytes()
    for language in languages():
        found[f"words-{language}.json"] = json.dumps(page_words(language)).encode()
    served = {f"/{name}": (body, _TYPES[Path(name).suffix]) for name, body in found.items()}
    return {"/": served[f"/{PAGE}"], **served}


def page_words(language: str) -> dict[str, str]:
    """Return the page's sentences by their short ids, in English where one isn't translated."""
    spoken, source = catalogue(language), catalogue(SOURCE)
    ids = sorted(each for each in source.ids() if each.startswith(_WORDS))
    known = {each: spoken if each in spoken else source for each in ids}
    return {each.removeprefix(_WORDS): known[each].said(each, _VALUES) for each in ids}


PORT: Final = 4750
"""The port that is tried first, so that phones find the table again after a restart."""
CONNECTION: Final = "/table"
_QUIET: Final = logging.getLogger(f"{__name__}.silent")
_QUIET.disabled = True
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

File = tuple[bytes, str]
"""A file's content and its media type."""


class _Box:
    """What waits to be sent to one phone: the latest frame of each kind."""

    def __init__(self) -> None:
        self._waiting: dict[str, str] = {}
        self.filled = asyncio.Event()

    def put(self, kind: str, frame: str) -> None:
        self._waiting.pop(kind, None)
        self._waiting[kind] = frame
        self.filled.set()

    def take(self) -> list[str]:
        waiting, self._waiting = self._waiting, {}
        self.filled.clear()
        return [*waiting.values()]


class Server(QObject):
    """The door in the network: connections are numbers here."""

    opened = Signal(int)
    """The port on which it listens."""
    failed = Signal(str)
    """It can't listen; the system's reason."""
    came = Signal(int, object)
    """A connection's number, and its message, see `wire.Up`."""
    left = Signal(int)
    """The number of a connection that had sent a message, and is closed."""

    def __init__(self, files: Mapping[str, File], parent: QObject | None = None) -> None:
        """`files` are served by their paths; `/` is the page."""
        super().__init__(parent)
        self._files = dict(files)
        self._gate = gate.Gate()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._over = asyncio.Event()
        self._boxes: dict[int, _Box] = {}
        self._numbers = count(1)

    # From the window's thread

    def open(self, addresses: tuple[str, ...], host: str = "", port: int = PORT) -> None:
        """Listen on all adapters, or only on `host`; phones use one of these addresses."""
        self.close()
        runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self._loop, self._over = runner.get_loop(), asyncio.Event()
        self._thread = Thread(
            target=self._run, args=(runner, addresses, host, port), name="phones", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Close all connections and stop listening; on return, nothing listens any more."""
        loop, self._loop = self._loop, None
        if loop is None or self._thread is None:
            return
        with suppress(RuntimeError):  # the loop has ended by itself
            loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def send(self, number: int, kind: str, frame: str) -> None:
        """Send a frame; it replaces one of its kind that was not sent yet."""
        if self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._put, number, kind, frame)

    def drop(self, number: int) -> None:
        """Close a connection once everything was sent to it."""
        self.send(number, "", "")

    # In the server's thread

    def _run(
        self, runner: asyncio.Runner, addresses: tuple[str, ...], host: str, port: int
    ) -> None:
        try:
            with runner:
                runner.run(self._listen(addresses, host, port))
        except OSError as error:
            self.failed.emit(error.strerror or str(error))

    async def _listen(self, addresses: tuple[str, ...], host: str, port: int) -> None:
        listener = await self._bound(host, port)
        async with listener:
            found = next(iter(listener.sockets)).getsockname()[1]
            self._gate = gate.Gate()
            self._gate.open((*addresses, "127.0.0.1"), found)
            self.opened.emit(found)
            await self._over.wait()

    async def _bound(self, host: str, port: int) -> Listener:
        for number in (port, 0):
            try:
                return await serve(
                    self._serve,
                    host or "0.0.0.0",  # noqa: S104  phones come by any adapter
                    number,
                    process_request=self._answer,
                    compression=None,
                    server_header=None,
                    open_timeout=gate.FIRST_MESSAGE,
                    ping_interval=10,
                    ping_timeout=10,
                    close_timeout=1,
                    max_size=MOST_BYTES,
                    max_queue=8,
                    logger=_QUIET,
                )
            except OSError:
                if not number:
                    raise
        raise AssertionError

    def _put(self, number: int, kind: str, frame: str) -> None:
        box = self._boxes.get(number)
        if box is not None:
            box.put(kind, frame)

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answer a request for a file; return None to let a connection in."""
        headers, path = request.headers, request.path.partition("?")[0]
        hosts, origins = headers.get_all("Host"), headers.get_all("Origin")
        host = hosts[0] if len(hosts) == 1 else ""
        origin = origins[0] if len(origins) == 1 else None
        address = str((connection.remote_address or ("::",))[0])
        is_page = path != CONNECTION
        status = self._gate.request(host, origin, address, is_page=is_page)
        if status == 200 and not is_page:
            return None
        file = self._files.get(path) if status == 200 else None
        if status == 200 and file is None:
            status = 404
        body, media = file or (b"", "text/plain")
        return Response(
            status,
            "OK" if status == 200 else "No",
            Headers(
                {
                    "Content-Type": media,
                    "Content-Length": str(len(body)),
                    "Content-Security-Policy": _POLICY.format(host=host if status == 200 else ""),
                    "X-Content-Type-Options": "nosniff",
                    "Referrer-Policy": "no-referrer",
                    "Cross-Origin-Resource-Policy": "same-origin",
                    "Cache-Control": "no-cache",
                    "Connection": "close",
                }
            ),
            body,
        )

    async def _serve(self, connection: ServerConnection) -> None:
        number, box, has_come = next(self._numbers), _Box(), False
        self._boxes[number] = box
        self._gate.inside += 1
        writer = asyncio.create_task(self._write(connection, box))
        try:
            async with asyncio.timeout(gate.FIRST_MESSAGE) as first:
                async for data in connection:
                    message = gate.read(data)
                    if message is None or not self._gate.messages.allows(number):
                        await connection.close(1008)
                        break
                    first.reschedule(None)
                    has_come = True
                    self.came.emit(number, message)
        except (ConnectionClosed, TimeoutError, OSError):
            pass
        finally:
            writer.cancel()
            del self._boxes[number]
            self._gate.inside -= 1
            if has_come:
                self.left.emit(number)

    async def _write(self, connection: ServerConnection, box: _Box) -> None:
        with suppress(ConnectionClosed, OSError):
            while True:
                await box.filled.wait()
                for frame in box.take():
                    if not frame:
                        await connection.close()
                        return
                    await connection.send(frame)
