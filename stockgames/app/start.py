"""From the command line to the first painted window."""

from __future__ import annotations

import faulthandler
import gc
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stockgames.app.app import App
    from stockgames.app.application import Application


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


SOON: Final = 500
"""Milliseconds by which the lobby has usually been painted."""


def start(exit_after_first_paint: bool = False, record: str | None = None) -> int:
    """Open the window, and a record's file if named; return the exit status when it closes."""
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    from stockgames.storage.files import data_folder
    from stockgames.storage.single_instance import StartRequest, send_to_running

    if sys.stderr is not None:  # a window without a console has none
        faulthandler.enable()  # an error in a `sizeHint`, for example, makes PySide crash
    folder = data_folder()
    named = "" if record is None else str(Path(record).absolute())
    request = StartRequest(named, os.environ.get("XDG_ACTIVATION_TOKEN", ""))
    if not exit_after_first_paint and send_to_running(folder, request):
        return 0  # the open window does it
    _load_what_needs_no_qt()
    qt_app = _application()

    from stockgames.app.app import App
    from stockgames.app.application import IdleCollector, create_installer_mutex
    from stockgames.ui.widgets.timing import later

    create_installer_mutex()
    app = App(qt_app, folder, loud=True, asks=not exit_after_first_paint)
    qt_app.open_files_with(app.files.open_named)
    if record is not None:
        app.files.open_named(named)
    app.open(qt_app.quit if exit_after_first_paint else None)
    load_reporter = _report_errors(app, folder)
    later(app, load_reporter, SOON)
    gc.freeze()
    IdleCollector(app)
    status = qt_app.exec()
    qt_app.open_files_with(None)
    app.close()
    return status


def _load_what_needs_no_qt() -> None:
    """Import modules before PySide6, which searches the source of each later one for its own name:
    https://github.com/napari/napari/issues/8584
    """
    os.environ["PYDANTIC_DISABLE_PLUGINS"] = "__all__"  # or it searches all packages for some
    import stockgames.presentation.faces
    import stockgames.presentation.outline
    import stockgames.presentation.sentences.speech
    import stockgames.storage.settings_file  # noqa: F401
    from stockgames.engine import registry

    for game_id in registry.game_ids():
        registry.meta(game_id)


def _report_errors(app: App, folder: Path) -> Callable[[], None]:
    """Report every uncaught error to the user.

    The code for that is loaded by the returned function, after the window, or by an earlier error.
    """

    def prepare() -> None:
        if sys.excepthook is first_error:
            from stockgames.app.crash_reporter import CrashReporter

            CrashReporter(app, folder).install()

    def first_error(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        prepare()
        sys.excepthook(kind, error, trace)

    sys.excepthook = first_error
    return prepare


def _application() -> Application:
    from stockgames.app.application import Application, with_room
    from stockgames.ui.sentences import follow_region
    from stockgames.ui.window.keyboard_layouts import KeyPlaces

    follow_region()
    # Calling setStyle would load all of QStyle into Python.
    style = [] if sys.platform == "darwin" else ["-style", "Fusion"]
    app = with_room(lambda: Application([*sys.argv[:1], *style]))
    app.setApplicationName("stockgames")
    app.setApplicationDisplayName("Stock Games")
    app.setDesktopFileName("io.github.stockgames.StockGames")
    KeyPlaces(app)
    return app
