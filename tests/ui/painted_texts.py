"""Records painted texts, for tests that compare them with accessible ones."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme import text as theme_text
from stockgames.ui.theme.pixmap_cache import STORE, _bytes

Part = str | tuple[Hashable]
"""A text, or the key of a picture that is painted into the one with this part."""
_TEXTS: dict[Hashable, list[Part]] = {}
"""The texts of pictures that were painted during recording."""


class Notes:
    """Texts in the order of painting; those of a cached pixmap count as painted once."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._painting: list[list[Part]] = []
        """The parts of the pictures being painted, the innermost last."""
        self._seen: set[Hashable] = set()

    def add(self, text: str) -> None:
        self.found.append(text)
        if self._painting:
            self._painting[-1].append(text)

    def picture(self, key: Hashable, is_cached: bool, get: Callable[[], QPixmap]) -> QPixmap:
        """Record the texts of a pixmap that is taken from the cache, or painted by `get`."""
        if self._painting:
            self._painting[-1].append((key,))
        if is_cached:
            self._tell(key)
            return get()
        self._seen.add(key)
        self._painting.append([])
        try:
            return get()
        finally:
            _TEXTS[key] = self._painting.pop()

    def _tell(self, key: Hashable) -> None:
        if key in self._seen:
            return
        self._seen.add(key)
        for part in _TEXTS[key]:
            if isinstance(part, str):
                self.found.append(part)
            else:
                self._tell(*part)


def _forget_what_nobody_noted() -> None:
    for key in [key for key in STORE._pixmaps if key not in _TEXTS]:
        STORE._used -= _bytes(STORE._pixmaps.pop(key))


@contextmanager
def recording(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Record every text that any painter draws, in full even if elided."""
    notes = Notes()
    draw, elide, outlines = QPainter.drawText, QFontMetricsF.elidedText, theme_text._outlines
    get = STORE.get
    whole: dict[str, str] = {}

    def elided(self: Any, text: str, *args: Any) -> str:
        short = elide(self, text, *args)
        whole[short] = text
        return short

    def drawn(self: Any, *args: Any) -> Any:
        text = next(arg for arg in args if isinstance(arg, str))
        notes.add(whole.get(text, text))
        return draw(self, *args)

    def outlined(rect: Any, text: str, *args: Any) -> Any:
        notes.add(text)
        return outlines(rect, text, *args)

    def got(key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        return notes.picture(key, key in STORE._pixmaps, lambda: get(key, make))

    _forget_what_nobody_noted()
    with monkeypatch.context() as patched:
        patched.setattr(QFontMetricsF, "elidedText", elided)
        patched.setattr(QPainter, "drawText", drawn)
        patched.setattr(theme_text, "_outlines", outlined)
        patched.setattr(STORE, "get", got)
        yield notes.found


def painted_on(widget: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return every text that a widget paints now, including those in its cached pixmaps.

    Pixmaps whose texts were not recorded are painted again.
    """
    scene = getattr(widget, "scene", None)
    if scene is not None:
        scene().update()
    with recording(monkeypatch) as found:
        widget.grab()
    return found
