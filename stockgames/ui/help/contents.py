"""The table of contents of a help page: a panel of links, rulings indented under their chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from stockgames.ui.help.texts import Heading
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import QUIET_PADDING, Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import PanelFrame, ScrollArea
from stockgames.ui.widgets.layouts import column_on, retire

_DEEPEST: Final = 2
"""The deepest heading level that is a chapter."""
_WIDTH: Final = 330
_LEAST_WIDTH: Final = 300
_PADDING: Final = 18
_INDENT: Final = 12
"""The indentation of rulings."""
_BAR: Final = 12
"""The width of the scroll bar."""


def panel_width(look: ThemeContext) -> int:
    """Return the width of the column beside a page."""
    return round(max(_LEAST_WIDTH, look.px(_WIDTH)))


class Contents(PanelFrame):
    """Shows links to the headings; hidden if the page has only one."""

    chosen = Signal(str)

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, " ", padding=_PADDING)
        self._links: list[_Link] = []
        lines = QWidget()
        self._column = column_on(lines, 0)
        self._column.addStretch(1)
        area = ScrollArea(look, lines)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(area, 1)
        look.changed.connect(self._fit)
        self._fit()

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """Show links to the chapters and rulings among these headings."""
        for link in self._links:
            retire(link.line)
        wanted = [h for h in headings if h.level <= _DEEPEST or h.anchor[:1].isupper()]
        self._links = [self._add(heading) for heading in wanted]
        self.setVisible(len(wanted) > 1)
        self._fit()

    def _add(self, heading: Heading) -> _Link:
        link = _Link(self.look, heading)
        link.clicked.connect(lambda: self.chosen.emit(heading.anchor))
        self._column.insertWidget(self._column.count() - 1, link.line)
        return link

    def _refresh(self) -> None:
        super()._refresh()
        margins = self.body.contentsMargins()
        # The text of a link, not its margin, is aligned with the caption.
        margins.setLeft(margins.left() - round(self.look.px(QUIET_PADDING)))
        self.body.setContentsMargins(margins)

    def _fit(self) -> None:
        self.setFixedWidth(panel_width(self.look))
        room = self.surface().width() - 2 * round(self.look.px(_PADDING)) - _BAR
        for link in self._links:
            link.fit(room)


class _Link(Button):
    """A link to one heading, elided to fit one line."""

    def __init__(self, look: ThemeContext, heading: Heading) -> None:
        chapter = heading.level <= _DEEPEST
        super().__init__(look, kind="quiet", text_size=15 if chapter else 14)
        self._heading = heading
        self._indent = 0 if chapter else _INDENT
        self.setAccessibleName(heading.text)
        self.setObjectName(f"go-{heading.anchor}")
        self.line = QWidget()
        row = QHBoxLayout(self.line)
        row.setContentsMargins(self._indent, 0, 0, 0)
        row.addWidget(self)
        row.addStretch(1)

    def fit(self, room: float) -> None:
        """Set font and height for the current scale, and elide the text to ``room`` px."""
        font, whole = self._font(), self._heading.text
        right = Qt.TextElideMode.ElideRight
        shown = QFontMetricsF(font).elidedText(whole, right, room - self._indent)
        self.setText(shown)
        self.setFixedHeight(round(font.pixelSize() * 1.3) + 2 * FOCUS_MARGIN)
