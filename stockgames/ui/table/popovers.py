"""Popovers over the table that say why something can't be done, with a link to the ruling."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import PaperLink
from stockgames.ui.widgets.popover import SIZE, Paragraph, Popover

RULING_KEY: Final = "F2"
WHOLE: Final = "rules"
"""Stands for a rule in the rulebook without a ruling; the link opens the whole rules."""


class RulingPopover(Popover):
    """A popover with a link if it names a ruling."""

    ruling_wanted = Signal(str)
    """A ruling or a part of the rulebook should be opened; empty for the whole rules."""
    ruling = ""
    """The ruling or part of the rulebook that the text refers to; empty if there is none."""

    def __init__(self, look: ThemeContext, emblem: str, parent: QWidget) -> None:
        super().__init__(look, emblem, parent)
        self.link = PaperLink(look, key=key_text(RULING_KEY), parent=self)
        self.link.setObjectName("read-ruling")
        self.link.clicked.connect(self.read_ruling)
        self.buttons.append(self.link)

    def name_ruling(self, ruling: str) -> None:
        """Set the ruling that the text refers to; an empty one removes the link."""
        self.ruling = ruling
        self.link.setVisible(bool(ruling))
        text = spoken = say("table-read-the-rules")
        if ruling[:1].isupper():  # only a ruling: other parts of the rulebook are named by words
            text = say("table-read-ruling", id=ruling)
            spoken = say("table-read-ruling-in-the-rules", id=ruling)
        self.link.setText(text)
        self.link.setAccessibleName(spoken)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.ruling and self.isHidden():  # not just its page: the next viewer may not know
            self.name_ruling("")

    def read_ruling(self) -> bool:
        """Open the rules at the ruling; return whether the popover is shown and names one."""
        if self.isHidden() or not self.ruling:
            return False
        self.ruling_wanted.emit("" if self.ruling == WHOLE else self.ruling)
        return True


_PRESSED: Final = QEvent.Type.ShortcutOverride  # a shortcut takes the press itself
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
"""Keys that don't hide the note: the page's own, those that reach its link, and modifiers."""
_TABS: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
_RULING: Final = re.compile(r"\((?:[^()]*\s)?([A-Z]\d{1,2})\)")


def ruling_in(text: str) -> str:
    """Return the ruling in brackets in a sentence: `N5`; empty if there is none."""
    found = _RULING.search(text)
    return found[1] if found else ""


class RefusalPopover(RulingPopover):
    """A note that the next key or click on its page hides, whatever else that does.

    Escape goes to the page first: it hides the note if it has no other meaning.
    """

    stacking = 3

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._text = ""
        self._passes = True
        self.setObjectName("notice")

    @property
    def text(self) -> str:
        """The displayed text; empty while it is hidden."""
        return "" if self.isHidden() else self._text

    def write(self, text: str, ruling: str = "", *, passes: bool = True) -> None:
        """Set the text.

        The link leads to the ruling named in the text, or else to `ruling`. If it doesn't pass, it
        stays until it is dismissed or another question appears.
        """
        self._text, self._passes = text, passes
        self.name_ruling(ruling_in(text) or ruling)

    def spoken(self) -> str:
        return self._text

    def paragraphs(self) -> Sequence[Paragraph]:
        return [(self._text, self.look.sans(SIZE))]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _HEEDED or not self._lies_outside(watched):
            return super().eventFilter(watched, event)
        if self._passes and (not isinstance(event, QKeyEvent) or self._is_left_by(event)):
            self.put_away()
        return False

    def _is_left_by(self, event: QKeyEvent) -> bool:
        """Return whether a key hides the note; Tab does once it has moved the focus elsewhere."""
        if self.isAncestorOf(self.window().focusWidget()):
            return False
        key = Qt.Key(event.key())
        return key not in _STAYS_FOR if event.type() == _PRESSED else key in _TABS

    def _lies_outside(self, watched: QObject) -> bool:
        """Return whether an object belongs to the page, but not to the note."""
        page = self.parentWidget()
        if not isinstance(watched, QWidget) or page is None:
            return False
        on_page = watched is page or page.isAncestorOf(watched)
        return on_page and watched is not self and not self.isAncestorOf(watched)
