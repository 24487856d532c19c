"""Draws every screen as a picture, without a display."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatchcase
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from stockgames.app.offscreen import Screen, Show, offscreen_application, shoot, undisturbed
from stockgames.engine import registry
from stockgames.lab.gallery.kinds import ALL_THEMES, KINDS, USUAL
from stockgames.lab.gallery.screens import PAGES
from stockgames.storage.files import file_name, make_folder
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.theme_context import ThemeContext


def screens() -> Iterator[tuple[str, Screen]]:
    """Yield every page of the app and every sample position of every game, by name."""
    for name in PAGES:
        yield name, _page(name)
    for game_id in registry.game_ids():
        positions = positions_of(game_id)
        if positions is not None:
            for name in positions.POSITIONS:
                yield f"{game_id}-{name}", _position(positions.open_position, name)


def positions_of(game_id: str) -> Any:
    """Return the module with a game's sample positions, or None."""
    name = f"{__package__}.{game_id.replace('-', '_')}_positions"
    return import_module(name) if find_spec(name) is not None else None


def _page(name: str) -> Screen:
    def make(look: ThemeContext, show: Show) -> QWidget:
        page = PAGES[name](look)
        show(page)
        page.setFocus()  # as the window does
        focus_start = getattr(page, "focus_start", None)
        if focus_start:
            focus_start()
        return page

    return make


def _position(make: Callable[[str, ThemeContext, Show], QWidget], name: str) -> Screen:
    return lambda look, show: make(name, look, show)


@undisturbed()
def draw_theme(theme_name: str, folder: Path, kind_name: str = USUAL, only: str = "*") -> int:
    """Draw the screens of a kind with matching names in one theme into a folder.

    Return the number of pictures.

    Raise OSError for a picture that can't be written.
    """
    app = offscreen_application()
    theme, kind = ALL_THEMES[theme_name], KINDS[kind_name]
    apply_palette(app, theme)
    count = 0
    for language, (label, size) in product(kind.languages, kind.sizes.items()):
        install_language(app, language)
        look = ThemeContext(theme)
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
    """Draw the screens of a kind, all themes in parallel; return the exit status."""
    place, themes = Path(folder), KINDS[kind_name].themes
    try:
        make_folder(place)
        with ProcessPoolExecutor(len(themes), mp_context=get_context("spawn")) as pool:
            each = ([value] * len(themes) for value in (place, kind_name, only))
            count = sum(pool.map(draw_theme, themes, *each))
    except OSError as error:
        print(f"stockgames: {error.filename or place}: {error.strerror}")
        return 2
    print(f"{count} pictures in {place}")
    return 0
