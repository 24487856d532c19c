"""Announces texts to screen readers and remembers the last one."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import bare


class Manner(NamedTuple):
    """How texts are announced."""

    briefly: bool = False
    """Whether only headlines are announced, without notes."""
    interrupts: bool = False
    """Whether news interrupt what is being read instead of waiting for its end."""


class Announcer(QObject):
    """Announces texts. Uses announcement events: screen readers ignore alerts of widgets."""

    said = Signal(str)
    """Emitted when a text is announced."""

    def __init__(self) -> None:
        super().__init__()
        self.manner = Manner()
        self.last = ""
        """The last announcement, for repeating it; empty if none."""
        self.shown_by: QWidget | None = None
        """The widget that shows the text, while `said` is emitted."""

    def say(self, text: str, widget: QWidget) -> None:
        """Announce a text that `widget` shows, and remember it; `manner` says whether it
        interrupts.
        """
        if text:
            self.last = text
            self._announce(text, widget, urgent=self.manner.interrupts)

    def remark(self, text: str, widget: QWidget) -> None:
        """Announce a text without remembering it, such as the item that the focus has reached."""
        if text:
            self._announce(text, widget, urgent=self.manner.interrupts)

    def answer(self, text: str, widget: QWidget) -> None:
        """Announce at once what a key asked for, without remembering it."""
        if text:
            self._announce(text, widget, urgent=True)

    def repeat(self, widget: QWidget) -> None:
        """Announce the last remembered text again."""
        self.answer(self.last, widget)

    def forget(self) -> None:
        """Forget the last text, because the next listener may be another person."""
        self.last = ""

    def _announce(self, text: str, widget: QWidget, *, urgent: bool) -> None:
        from PySide6.QtGui import (
            QAccessible,
            QAccessibleAnnouncementEvent,
        )  # the lobby needs none

        kinds = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(widget, bare(text))
        event.setPoliteness(kinds.Assertive if urgent else kinds.Polite)
        QAccessible.updateAccessibility(event)
        self.shown_by = widget
        self.said.emit(text)
        self.shown_by = None


ANNOUNCER = Announcer()
"""The app's only announcer."""
