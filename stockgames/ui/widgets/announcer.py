"""Has news read out by screen readers, and remembers the last of them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import bare


class Manner(NamedTuple):
    """How news are told."""

    briefly: bool = False
    """Whether only headlines are told, without notes."""
    interrupts: bool = False
    """Whether news cut off what is being read, instead of waiting for its end."""


class Announcer(QObject):
    """Announces texts. An announcement, and not an alert: alerts of widgets reach nobody."""

    said = Signal(str)
    """A text is announced now."""

    def __init__(self) -> None:
        super().__init__()
        self.manner = Manner()
        self.last = ""
        """What was told last, to be told again; empty for nothing."""

    def say(self, text: str, widget: QWidget) -> None:
        """Have news read out, which `widget` shows; whether they interrupt, `manner` says."""
        if text:
            self.last = text
            self._announce(text, widget, urgent=self.manner.interrupts)

    def remark(self, text: str, widget: QWidget) -> None:
        """Have something read out in its turn that is no news, such as where one has come to."""
        if text:
            self._announce(text, widget, urgent=self.manner.interrupts)

    def answer(self, text: str, widget: QWidget) -> None:
        """Read at once what somebody has asked for by a key; it is no news."""
        if text:
            self._announce(text, widget, urgent=True)

    def repeat(self, widget: QWidget) -> None:
        """Tell the last news again."""
        self.answer(self.last, widget)

    def forget(self) -> None:
        """Forget the last news: the next to ask is somebody else."""
        self.last = ""

    def _announce(self, text: str, widget: QWidget, *, urgent: bool) -> None:
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # not for the lobby

        kinds = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(widget, bare(text))
        event.setPoliteness(kinds.Assertive if urgent else kinds.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(text)


ANNOUNCER = Announcer()
"""The voice of the app: there is one person who listens."""
