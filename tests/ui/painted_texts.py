"""Collects what is painted as text, for tests that compare it with what is told in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit import text as kit_text
from stockgames.ui.kit.baking import STORE


@contextmanager
def recording(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Note every text that any painter draws, whole even where it is shortened to fit."""
    found: list[str] = []
    draw, elide, outlines = QPainter.drawText, QFontMetricsF.elidedText, kit_text._outlines
    whole: dict[str, str] = {}

    def elided(self: Any, text: str, *args: Any) -> str:
        short = elide(self, text, *args)
        whole[short] = text
        return short

    def drawn(self: Any, *args: Any) -> Any:
        text = next(arg for arg in args if isinstance(arg, str))
        found.append(whole.get(text, text))
        return draw(self, *args)

    def outlined(rect: Any, text: str, *args: Any) -> Any:
        found.append(text)
        return outlines(rect, text, *args)

    with monkeypatch.context() as patched:
        patched.setattr(QFontMetricsF, "elidedText", elided)
        patched.setattr(QPainter, "drawText", drawn)
        patched.setattr(kit_text, "_outlines", outlined)
        yield found


def painted_on(widget: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return every text that a widget paints now, from nothing that was kept before."""
    STORE.clear()
    scene = getattr(widget, "scene", None)
    if scene is not None:
        scene().update()
    with recording(monkeypatch) as found:
        widget.grab()
    return found
