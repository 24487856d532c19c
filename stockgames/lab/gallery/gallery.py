"""Every screen as a picture, drawn without a display."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from fnmatch import fnmatchcase
from itertools import product
from multiprocessing import get_context
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QSize,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.lab.gallery.kinds import KINDS, ROOMS, SIZES, USUAL
from stockgames.app.offscreen import offscreen_application as _application
from stockgames.lab.gallery.screens import PAGES
from stockgames.engine import registry
from stockgames.storage.file_names import file_name
from stockgames.storage.files import make_folder
from stockgames.ui.kit.palette import THEMES
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.palettes import apply_palette
from stockgames.ui.rooms import load_part
from stockgames.ui.shell.language import install_language

Show = Callable[[QWidget], None]
Screen = Callable[[Look, Show], QWidget]
"""Makes a page, lets it be shown, and returns it as it should be painted."""


def screens() -> Iterator[tuple[str, Screen]]:
    """Return every page of the house and every position of every game, by name."""
    for name in PAGES:
        yield name, _page(name)
    for game_id in registry.game_ids():
        positions = load_part(game_id, "positions")
        if positions is not None:
            for name in positions.POSITIONS:
                yield f"{game_id}-{name}", _position(positions.lay, name)


def _page(name: str) -> Screen:
    def make(look: Look, show: Show) -> QWidget:
        page = PAGES[name](look)
        show(page)
        page.setFocus()  # as the window does
        focus_start = getattr(page, "focus_start", None)
        if focus_start:
            focus_start()
        return page

    return make


def _position(lay: Callable[[str, Look, Show], QWidget], name: str) -> Screen:
    return lambda look, show: lay(name, look, show)


def shoot(screen: Screen, look: Look, size: QSize) -> QPixmap:
    """Return a picture of the screen at a size."""

    def show(page: QWidget) -> None:
        page.resize(size)
        page.show()

    look.fit(size)
    page = screen(look, show)
    QApplication.processEvents()
    picture = page.grab()
    page.close()
    page.deleteLater()
    # Outside an event loop nobody else does: pages left over would speak every next language.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return picture


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep from the terminal what the platform without windows says of each page it shows."""

    def tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if "propagateSizeHints" in text:
            return
        if former is not None:
            former(kind, context, text)
        else:
            print(text, file=sys.stderr)

    former = qInstallMessageHandler(tell)
    try:
        yield
    finally:
        qInstallMessageHandler(former)


@_undisturbed()
def draw_theme(theme_name: str, folder: Path, kind_name: str = USUAL, only: str = "*") -> int:
    """Paint the screens of a kind in one theme into the folder, or those whose names match.

    Return how many pictures that made.

    Raise OSError for a picture that cannot be written.
    """
    app = _application()
    theme, kind = ROOMS[theme_name], KINDS[kind_name]
    apply_palette(app, theme)
    count = 0
    for language, (label, size) in product(kind.languages, kind.sizes.items()):
        install_language(app, language)
        look = Look(theme)
        look.set_text_size(kind.text_size)
        for name, screen in screens():
            if not fnmatchcase(name, only):
                continue
            path = folder / file_name(f"{name}-{theme_name}-{language}-{label}", "png")
            if not shoot(screen, look, size).save(str(path)):
                raise OSError(errno.EIO, "cannot be written", str(path))
            count += 1
    return count


def draw_all(folder: str, kind_name: str = USUAL, only: str = "*") -> int:
    """Paint the screens of a kind, all themes at the same time; return the exit status."""
    place, rooms = Path(folder), KINDS[kind_name].rooms
    try:
        make_folder(place)
        with ProcessPoolExecutor(len(rooms), mp_context=get_context("spawn")) as pool:
            each = ([one] * len(rooms) for one in (place, kind_name, only))
            count = sum(pool.map(draw_theme, rooms, *each))
    except OSError as error:
        print(f"stockgames: {error.filename or place}: {error.strerror}")
        return 2
    print(f"{count} pictures in {place}")
    return 0


@_undisturbed()
def draw_each_once() -> int:
    """Draw one frame of each screen; return the exit status."""
    app = _application()
    look = Look(THEMES["evening"])
    apply_palette(app, look.theme)
    count = 0
    for name, screen in screens():
        if shoot(screen, look, SIZES["small"]).isNull():
            print(f"{name}: nothing was drawn")
            return 1
        count += 1
    print(f"screens: ok, {count} drawn")
    return 0
