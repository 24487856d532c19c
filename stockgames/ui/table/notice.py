"""A slip of paper that says, calmly, why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN
from stockgames.ui.kit.widgets.slip import OVERLAP, SIZE, Paragraph, Slip


class Notice(Slip):
    """Stands over the table until something else is chosen; a click puts it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._text = ""
        self.setObjectName("notice")

    @property
    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else self._text

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return the text."""
        return [(self._text, self.look.sans(SIZE))]

    def say(self, text: str, above: QRect, spare: Sequence[QRect] = ()) -> None:
        """Show the text with its foot on the top edge of a rectangle of the page.

        Where one of the ``spare`` rooms has enough height, the text lies in the first of them
        instead: so it covers nothing of the table. A room hardly larger than the text is filled.
        """
        self._text = text
        margin = SHADOW_MARGIN
        for room in spare:
            lain = room.adjusted(-margin, -margin, margin, margin)
            needed = self.wanted_height(lain.width())
            if needed > lain.height():
                continue
            if lain.height() - 2 * margin > 2 * (needed - 2 * margin):
                lain.setTop(lain.bottom() - needed + 1)
            self.lay(lain, text)
            # The shadow over it would lie on the button above, and take its clicks.
            self.setMask(self.rect().adjusted(0, margin, 0, 0))
            return
        self.clearMask()
        height = self.wanted_height(above.width())
        top = above.top() - height + OVERLAP
        self.lay(QRect(above.left(), top, above.width(), height), text)
