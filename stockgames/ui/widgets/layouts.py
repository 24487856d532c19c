"""Layouts without margins or in lines, stacking order of siblings, removing widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

from stockgames.ui.theme.theme_context import ThemeContext

L = TypeVar("L", bound=QBoxLayout)
Part: TypeAlias = (
    QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, Qt.AlignmentFlag]
)
"""In a row or column: something, also with its stretch or alignment; or a stretch of free space."""

_LARGE: Final = 1.5
"""From this text scale on, widgets are stacked vertically."""


def line_direction(look: ThemeContext) -> QBoxLayout.Direction:
    """Return the layout direction of a line: top to bottom if text is large."""
    below = look.text_size >= _LARGE
    return QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight


def stack_in_order(parent: QWidget, wanted: Sequence[QWidget]) -> None:
    """Stack these children in this order, the last one on top.

    Screen readers read siblings in stacking order; the order of creation could reveal earlier
    choices.
    """
    among = set(wanted)
    if [child for child in parent.children() if child in among] != list(wanted):
        for child in wanted:
            child.raise_()


def column_on(widget: QWidget, spacing: int | None = None, *parts: Part) -> QVBoxLayout:
    """Return a column of parts without margins on a widget; without ``spacing`` Qt's default."""
    return _filled(QVBoxLayout(widget), spacing, parts)


def row_on(widget: QWidget, spacing: int | None = None, *parts: Part) -> QHBoxLayout:
    """Return a row of parts without margins on a widget; without ``spacing`` Qt's default."""
    return _filled(QHBoxLayout(widget), spacing, parts)


def column_of(*parts: Part, spacing: int | None = None) -> QVBoxLayout:
    """Return a column of parts for another layout, whose spacing it has without its own."""
    return _filled(QVBoxLayout(), spacing, parts)


def row_of(*parts: Part, spacing: int | None = None) -> QHBoxLayout:
    """Return a row of parts for another layout, whose spacing it has without its own."""
    return _filled(QHBoxLayout(), spacing, parts)


def _filled(layout: L, spacing: int | None, parts: Sequence[Part]) -> L:
    layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    add_parts(layout, *parts)
    return layout


def add_parts(layout: QBoxLayout, *parts: Part) -> None:
    """Add parts to a row or column, in order."""
    for part in parts:
        item, how = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item, int(how))
        elif isinstance(how, Qt.AlignmentFlag):
            layout.addWidget(item, 0, how)
        else:
            layout.addWidget(item, how)


def keep_space(widget: QWidget) -> None:
    """Let a widget keep its space in a layout while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


def retire(*widgets: QWidget) -> None:
    """Hide widgets, clear their and their children's object names now, and delete them later."""
    for widget in widgets:
        widget.hide()
        for part in (widget, *widget.findChildren(QWidget)):
            part.setObjectName("")
        widget.deleteLater()


def clear(layout: QLayout | None) -> None:
    """Remove all that lies in a layout, and retire its widgets."""
    while layout is not None and (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            retire(widget)


class FlowLayout(QLayout):
    """Lays out widgets side by side like words, as many in a line as fit."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's own
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's own
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's own
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), moves=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's own
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's own
        super().setGeometry(rect)
        self._place(rect, moves=True)

    def _place(self, rect: QRect, *, moves: bool) -> int:
        """Place the widgets if ``moves``; return the height of all lines."""
        x, y, height = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, height = rect.x(), y + height + self.spacing(), 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), size))
            x, height = x + size.width() + self.spacing(), max(height, size.height())
        return y + height - rect.y()
