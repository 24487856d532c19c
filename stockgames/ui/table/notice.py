"""A slip of paper that says, calmly, why something cannot be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph
from stockgames.ui.table.ruling_slip import RulingSlip

_PRESSED: Final = QEvent.Type.KeyPress
_HEEDED: Final = frozenset({_PRESSED, QEvent.Type.KeyRelease, QEvent.Type.MouseButtonPress})
_STAYS_FOR: Final = frozenset(
    {
        Qt.Key.Key_Escape,
        Qt.Key.Key_F2,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
    }
)
"""The page's own key, those that lead to its link, and those that mean nothing by themselves."""
_TABS: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
_RULING: Final = re.compile(r"\((?:[^()]*\s)?([A-Z]\d{1,2})\)")


def ruling_in(text: str) -> str:
    """Return the ruling that a sentence names in brackets: `N5`; empty if it names none."""
    found = _RULING.search(text)
    return found[1] if found else ""


class Notice(RulingSlip):
    """Goes with the next key or click on its page, whatever that does.

    Escape is the page's: where it means nothing else, it puts the notice away.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._text = ""
        self._passes = True
        self.setObjectName("notice")

    @property
    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else self._text

    def write(self, text: str, ruling: str = "", *, passes: bool = True) -> None:
        """Write what it is to say; whoever lays it finds it a place.

        The link leads to the ruling that the text names, or else to the one given. What does not
        pass stays until it is put away, or something else is asked.
        """
        self._text, self._passes = text, passes
        self.name_ruling(ruling_in(text) or ruling)

    def spoken(self) -> str:
        """Return what is read out."""
        return self._text

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return the text."""
        return [(self._text, self.look.sans(SIZE))]

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to heed what is pressed."""
        super().showEvent(event)
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """Heed it no longer."""
        super().hideEvent(event)
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go before a key or a click takes effect, which may bring another notice."""
        if event.type() not in _HEEDED or not self._lies_outside(watched):
            return super().eventFilter(watched, event)
        if self._passes and (not isinstance(event, QKeyEvent) or self._is_left_by(event)):
            self.put_away()
        return False

    def _is_left_by(self, event: QKeyEvent) -> bool:
        """Tell whether a key turns to something else; a tab does where it has led elsewhere."""
        if self.isAncestorOf(self.window().focusWidget()):
            return False
        key = Qt.Key(event.key())
        return key not in _STAYS_FOR if event.type() == _PRESSED else key in _TABS

    def _lies_outside(self, watched: QObject) -> bool:
        """Tell whether something is a part of the page, but not of the notice."""
        page = self.parentWidget()
        if not isinstance(watched, QWidget) or page is None:
            return False
        on_page = watched is page or page.isAncestorOf(watched)
        return on_page and watched is not self and not self.isAncestorOf(watched)
