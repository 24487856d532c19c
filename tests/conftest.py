"""Set-up of all tests: no display, a separate home folder, two sizes of property tests.

`pytest` runs the small, repeatable size; `STOCKGAMES_TESTS=deep pytest` (or
`--hypothesis-profile=deep`) searches for much longer and with different examples each time.
"""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication

from stockgames.app.application import Application, collect_due
from stockgames.presentation.sentences.speech import SOURCE, speak, spoken
from stockgames.ui.sentences import install_language

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile(
    "ci",
    max_examples=12,  # `tests.mutants` kills its mutants with ten
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "deep",
    max_examples=1000,
    stateful_step_count=120,
    deadline=timedelta(seconds=30),
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("STOCKGAMES_TESTS", "ci"))

_AWAY = (5, 790)
"""A point of the screen that no test's window covers."""
_HOME = "STOCKGAMES_HOME"
_LEAST_MEMORY = 2**30
_changed: list[tuple[str, dict[str, str | None]]] = []
"""The session's folder, and the previous values of the variables that point into it."""


def pytest_configure(config: pytest.Config) -> None:
    """Give the session its own home folder before anything reads it, and few programs on the path.

    Garbage is collected between tests only. During a test it might be a table of an earlier test,
    and Qt might just be animating something on it; the app avoids the same.
    """
    gc.disable()
    memory = _memory()
    home = tempfile.mkdtemp(prefix="stockgames-tests-", dir=memory)
    variables = {_HOME: home}
    if memory is not None:
        variables["PYTEST_DEBUG_TEMPROOT"] = memory  # pytest's name for `tmp_path`'s parent
    if sys.platform == "linux":
        variables["PATH"] = _bare(Path(home))
    _changed.append((home, {name: os.environ.get(name) for name in variables}))
    os.environ.update(variables)


def _memory() -> str | None:
    """Return an in-memory folder that allows running programs; None if there is none."""
    folder = "/dev/shm"
    if sys.platform != "linux" or not os.access(folder, os.W_OK):
        return None
    found = os.statvfs(folder)
    roomy = found.f_bavail * found.f_frsize >= _LEAST_MEMORY
    return folder if roomy and not found.f_flag & os.ST_NOEXEC else None


def _bare(home: Path) -> str:
    """Return a search path for programs that contains only the shell.

    A test that needs another one, such as `ps` or `git`, fails here as on a bare machine.
    """
    programs = home / "programs"
    programs.mkdir()
    (programs / "sh").symlink_to("/bin/sh")
    return str(programs)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Empty the clipboard.

    Offscreen, Qt deletes it after Python has ended, and what Python put there would crash the
    process then (as in https://bugreports.qt.io/browse/PYSIDE-2254).
    """
    if isinstance(QCoreApplication.instance(), QGuiApplication):
        QGuiApplication.clipboard().clear()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the session's home folder."""
    home, before = _changed.pop()
    for name, value in before.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
    shutil.rmtree(home, ignore_errors=True)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exclude everything imported and collected so far from garbage collection."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, None, None]:
    """Delete widgets and collect garbage after a test, and move the mouse off the next widgets.

    Outside an event loop Qt does not process deferred deletions: thousands of widgets of earlier
    tests would get each change of language, theme and size. So would those that the tests of a
    file have left. Each test begins in English.
    """
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication):
        if nextitem is None or nextitem.path != item.path:
            for widget in QApplication.topLevelWidgets():
                widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCursor.setPos(*_AWAY)
        if spoken() != SOURCE:
            install_language(app, SOURCE)
    speak(SOURCE)
    collect_due()


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """Use the app's own application class in all tests."""
    return Application


@pytest.fixture(scope="session")
def stockgames_home() -> Path:
    """Return the folder of this session's games and settings."""
    return Path(os.environ[_HOME])
