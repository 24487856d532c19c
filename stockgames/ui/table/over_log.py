"""What lies over the log: none of the log's lines is cut by it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN
from stockgames.ui.table.log_panel import LogPanel

_LIES: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
"""What changes where a paper lies."""


class OverLog(QObject):
    """Watches the papers of a page, and tells the log which of them lie over it."""

    def __init__(self, log: LogPanel) -> None:
        super().__init__(log)
        self._log = log
        self._papers: dict[int, QWidget] = {}
        log.installEventFilter(self)

    def watch(self, *papers: QWidget) -> None:
        """Heed papers, which lie on the same page as the log and have a shadow around them."""
        for paper in papers:
            key = id(paper)
            self._papers[key] = paper
            paper.installEventFilter(self)
            paper.destroyed.connect(lambda _=None, key=key: self._forget(key))

    def _forget(self, key: int) -> None:
        self._papers.pop(key, None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See again what lies over the log."""
        if event.type() in _LIES:
            self._log.spare([_sheet(one) for one in self._papers.values() if one.isVisible()])
        return False


def _sheet(paper: QWidget) -> QRect:
    """Return what a paper covers of its page, without its shadow."""
    margin = SHADOW_MARGIN
    return paper.geometry().adjusted(margin, margin, -margin, -margin)
