"""A card of settings that belong together: a name over a note, the control below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QSpacerItem, QWidget

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.stacking import column_on, line_direction

_GAP = 18
"""Between two settings, as designed."""
_AIR = 6
"""Under the caption."""
_STIFF = QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed
_MOST = 100
"""The claim to room of what is shown under a control, against that of empty cloth."""


class _Row(QWidget):
    """One setting; what shows its effect stands under its control."""

    def __init__(self, look: Look, control: QWidget) -> None:
        super().__init__()
        self.name = KitLabel(look, role="name")
        self.note = KitLabel(look, role="note", wrap=True)
        self.control = control
        self._look = look
        self._spaces: list[tuple[QSpacerItem, float]] = []
        self._column = column_on(self)
        self._column.addWidget(self.name)
        self._column.addWidget(self.note)
        self._space(4, self._column.count())
        self._column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        look.changed.connect(self._refresh)
        self._refresh()

    def _space(self, height: float, at: int) -> None:
        """Keep a space, as designed, before what stands at a place of the column."""
        space = QSpacerItem(0, 0)
        self._spaces.append((space, height))
        self._column.insertItem(at, space)

    def _refresh(self) -> None:
        self._column.setSpacing(round(self._look.margin(2)))
        for space, height in self._spaces:
            space.changeSize(0, round(self._look.margin(height)), *_STIFF)
        self._column.invalidate()

    def show_under(self, *shown: QWidget) -> None:
        row = QHBoxLayout()
        for widget in shown:
            row.addWidget(widget)
        at = self._column.count() - 1
        self._space(6, at)
        self._column.insertLayout(at + 1, row, _MOST)
        self._refresh()


class SettingsCard(PanelFrame):
    """Settings under one caption, rules between them."""

    _lines: Sequence[QBoxLayout] = ()
    """What holds the settings of each line."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, " ", padding=18)
        self._rows: dict[str, _Row] = {}
        self._firsts: list[_Row] = []
        """The settings that begin a line."""

    def _head_height(self) -> float:
        return super()._head_height() + self.look.px(_AIR)

    def _refresh(self) -> None:
        super()._refresh()
        self.body.setSpacing(round(self.look.px(_GAP)))
        for line in self._lines:
            line.setDirection(line_direction(self.look))

    def add(self, key: str, control: QWidget, *, beside: bool = False, share: int = 2) -> None:
        """Add a setting, below the last one or beside it; its share of the line is of its width."""
        row = self._rows[key] = _Row(self.look, control)
        if not beside:
            self._lines = (*self._lines, QHBoxLayout())
            self.body.addLayout(self._lines[-1], 1)
            self._firsts.append(row)
        self._lines[-1].addWidget(row, share)
        self._refresh()

    def show_under(self, key: str, *shown: QWidget) -> None:
        """Let something stand side by side under a setting's control."""
        self._rows[key].show_under(*shown)

    def say(self, key: str, name: str, note: str) -> None:
        """Take the words of a setting."""
        row = self._rows[key]
        row.name.setText(name)
        row.note.setText(note)
        row.control.setAccessibleName(name)
        row.control.setAccessibleDescription(note)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and a rule between the lines of settings."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(with_alpha(self.look.theme.line, 60))
        for above, below in pairwise(self._firsts):
            y = (above.geometry().bottom() + below.geometry().top()) // 2
            painter.drawLine(above.x(), y, self.width() - above.x(), y)
