"""What cannot be read or pressed on a page: texts that are cut, over each other, or beside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget

from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.labels import FittedLabel, ShortLabel
from stockgames.ui.window.sheets import Sheet

ACCENTS = 4
"""The height above and below the letters of a line that may lie over another line."""


def illegible(page: QWidget) -> list[str]:
    """Return a line for each fault; what is scrolled out of sight is none."""
    return [*_cut(page), *_over_each_other(page), *_beside(page)]


def _texts(page: QWidget) -> list[QLabel]:
    """Return the labels in sight whose texts are not fitted into their places."""
    return [
        label
        for label in page.findChildren(QLabel)
        if label.text()
        and not isinstance(label, FittedLabel)
        and label.isVisible()
        and not label.visibleRegion().isEmpty()
    ]


def _cut(page: QWidget) -> Iterator[str]:
    for label in _texts(page):
        if label.wordWrap():
            if label.heightForWidth(label.width()) > label.height() + ACCENTS:
                yield f"too low: {label.text()}"
        elif not isinstance(label, ShortLabel) and label.sizeHint().width() > label.width() + 1:
            yield f"too narrow: {label.text()}"


def _over_each_other(page: QWidget) -> Iterator[str]:
    places = [(label, _layer(label), _place(label, page)) for label in _texts(page)]
    for (one, layer, place), (other, same, there) in combinations(places, 2):
        if layer is same and place.intersects(there):
            yield f"over each other: {one.text()} | {other.text()}"


def _layer(widget: QWidget) -> QWidget:
    """Return the sheet or window on which a widget lies."""
    at = widget
    while not isinstance(at, Sheet) and (parent := at.parentWidget()) is not None:
        at = parent
    return at


def _place(label: QLabel, page: QWidget) -> QRect:
    """Return where the letters of a label that are in sight lie on a page."""
    flags = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
    box = label.fontMetrics().boundingRect(
        label.contentsRect(), int(flags) | int(label.alignment()), label.text()
    )
    seen = box & label.rect() & label.visibleRegion().boundingRect()
    return QRect(label.mapTo(page, seen.topLeft()), seen.size()).adjusted(1, ACCENTS, -1, -ACCENTS)


def _beside(page: QWidget) -> Iterator[str]:
    edge = FOCUS_MARGIN + 1  # with a pixel for rounding
    for button in page.findChildren(QAbstractButton):
        parent, face = button.parentWidget(), button.geometry().adjusted(edge, edge, -edge, -edge)
        if button.isVisible() and parent is not None and not parent.rect().contains(face):
            yield f"beyond {type(parent).__name__}: {button.objectName()}"
    for area in page.findChildren(QScrollArea):
        if area.isVisible() and area.horizontalScrollBar().maximum():
            yield f"scrolls sideways: {type(area.parentWidget()).__name__}"
