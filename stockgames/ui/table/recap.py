"""What a person missed, in at most three lines, right after the curtain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.popover import SIZE, Paragraph, Popover

_MOST_LINES = 3


class RecapStrip(Popover):
    """A popover over the table.

    The viewer may know all its lines, the latest last. If there are more than three, the last two
    are shown, and the first line says how many came before.
    """

    show_me = Signal()
    dismissed = Signal()

    def __init__(
        self, look: ThemeContext, lines: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "eye", parent)
        self.setObjectName("recap")
        self._lines = tuple(lines)
        self._show_me = self.button("recap-show-me", self.show_me)
        self._close = self.button("recap-close", self.put_away)
        for button in (self._show_me, self._close):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Enter to the table
        self.buttons += [self._show_me, self._close]
        self._speak()

    def lines(self) -> tuple[str, ...]:
        """Return the displayed lines, at most three."""
        if len(self._lines) <= _MOST_LINES:
            return self._lines
        earlier = len(self._lines) - _MOST_LINES + 1
        text = say("table-moves-before-that", number=earlier)
        return (text, *self._lines[earlier:])

    def paragraphs(self) -> Sequence[Paragraph]:
        look = self.look
        title = (say("table-since-you-last-looked"), look.caption())
        return [title, *((line, look.sans(SIZE)) for line in self.lines())]

    def spoken(self) -> str:
        return "\n".join(text for text, _ in self.paragraphs())

    def _speak(self) -> None:
        self._show_me.setText(say("table-show-recap"))
        self._close.setText(say("shell-close"))
        self.setAccessibleName(self.spoken())

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show other lines."""
        self._lines = tuple(lines)
        self._speak()

    def put_away(self) -> None:
        super().put_away()
        self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Do nothing, as only its buttons close it."""
