"""The box of a game, standing where a page has room to spare."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from stockgames.engine.meta import GameMeta
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.lobby.box_art import BOX_SHAPE, BoxLabel, draw_box
from stockgames.ui.lobby.faces import face_of

_LEAST_HEIGHT, _MOST_HEIGHT = 230, 330
"""In pixels, and in units of the design: below, nothing could be told on it."""
_MARGIN = 24
"""Pixels round the box, for its shadow."""


class BoxBeside(KitWidget):
    """Paints the box in the middle of what is left; nothing where that is too little."""

    def __init__(self, look: Look, meta: GameMeta) -> None:
        super().__init__(look)
        self._meta = meta
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return nothing: it takes what is left."""
        return QSize(0, 0)

    def box(self) -> QRectF:
        """Return where the box stands; empty where there is no room for it."""
        height = min(self.height() - 2.0 * _MARGIN, max(280.0, self.look.px(_MOST_HEIGHT)))
        if height < _LEAST_HEIGHT:
            return QRectF()
        width = height * BOX_SHAPE
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _paint(self, painter: QPainter) -> None:
        """Paint it."""
        box, meta = self.box(), self._meta
        if box.isEmpty():
            return
        subtitle = face_of(meta.id).subtitle()
        draw_box(painter, self.look.theme, box, BoxLabel(meta.id, meta.title, subtitle))
