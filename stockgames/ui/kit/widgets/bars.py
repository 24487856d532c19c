"""A bar that tells how far something is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded
from stockgames.ui.kit.theme import Look

_HEIGHT: Final = 14
_STEPS: Final = 1000


class KitBar(QProgressBar):
    """A brass bar in a faint groove."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        look.changed.connect(self.update)

    def set_share(self, share: float) -> None:
        """Show how much is done, 0 to 1."""
        self.setValue(round(share * _STEPS))

    def sizeHint(self) -> QSize:
        """Return a flat bar."""
        return QSize(super().sizeHint().width(), round(self._look.px(_HEIGHT)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove, and the bar as far as it goes."""
        painter = painter_on(self)
        theme, groove = self._look.theme, inset(QRectF(self.rect()), 1)
        radius = groove.height() / 2
        fill(painter, rounded(groove, radius), with_alpha(theme.line, 50))
        share = (self.value() - self.minimum()) / (self.maximum() - self.minimum())
        if share > 0:
            groove.setWidth(max(groove.height(), groove.width() * share))
            fill(painter, rounded(groove, radius), theme.accent)
