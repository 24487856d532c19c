"""Panels and sheets of paper that hold other widgets."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from stockgames.ui.kit.baking import draw_baked, painter_on
from stockgames.ui.kit.fonts import usual_size
from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_panel_title, draw_paper, paint_panel
from stockgames.ui.kit.text import text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.bound_text import BoundText
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.scrollbars import ThinScrollBar

SHADOW_MARGIN = 10
_OFFSET = 2.0
_ALPHA = 238
"""Panels let a little of the cloth through."""


def surface_of(widget: QWidget) -> QRectF:
    """Return what a widget paints as its surface, without the shadow round it."""
    return inset(QRectF(widget.rect()), SHADOW_MARGIN)


def draw_near_shadow(painter: QPainter, theme: Theme, surface: QRectF, radius: float) -> None:
    """Draw a shadow that ends ``SHADOW_MARGIN`` px round ``surface``, as its widget does."""
    blur = SHADOW_MARGIN - _OFFSET
    draw_rounded_shadow(painter, theme, surface, radius, blur=blur, offset=_OFFSET)


def draw_widget_panel(
    painter: QPainter,
    look: Look,
    surface: QRectF,
    title: str,
    *,
    side: float | None = None,
) -> None:
    """Draw a panel with its caption, ``side`` px from its edges, and a near shadow."""
    side = look.margin(18) if side is None else side
    theme, radius, font = look.theme, look.corner(10), look.caption()
    area = QRectF(QPointF(), surface.size())

    def paint(target: QPainter) -> None:
        draw_near_shadow(target, theme, area, radius)
        paint_panel(target, theme, area, radius, _ALPHA)
        draw_panel_title(target, theme, area, title, font, side)

    key = "widget panel", theme.name, radius, title, font.key(), side
    draw_baked(painter, key, inset(area, -SHADOW_MARGIN), paint, at=surface.topLeft())


class _Holder(BoundText, QFrame):
    """A frame with a column of content inside its shadow and its padding.

    ``padding`` is measured to the faces of buttons and to text, not to the bleed round them.
    """

    def __init__(self, look: Look, parent: QWidget | None, padding: float) -> None:
        super().__init__(parent)
        self.look = look
        self._padding = padding
        self._body = QVBoxLayout(self)
        look.changed.connect(self._refresh)

    @property
    def body(self) -> QVBoxLayout:
        """The column that takes the content."""
        return self._body

    def surface(self) -> QRectF:
        """Return what is painted as surface, without the shadow."""
        return surface_of(self)

    def _head_height(self) -> float:
        return 0.0

    def _refresh(self) -> None:
        side = round(self.look.px(self._padding)) - BLEED + SHADOW_MARGIN
        self._body.setContentsMargins(side, side + round(self._head_height()), side, side)
        self._body.setSpacing(round(self.look.px(2)))
        self.update()


class PanelFrame(_Holder):
    """A panel with an optional caption, given or bound to a sentence; fill ``body``."""

    def __init__(
        self,
        look: Look,
        title: str = "",
        parent: QWidget | None = None,
        *,
        padding: float = 18,
        sentence: str = "",
    ) -> None:
        super().__init__(look, parent, padding)
        self._title = title
        self.setAccessibleName(title)
        self._refresh()
        if sentence:
            self.bind(self.set_title, sentence)

    def title(self) -> str:
        """Return the caption."""
        return self._title

    def set_title(self, title: str) -> None:
        """Change the caption."""
        self._title = title
        self.setAccessibleName(title)
        self._refresh()

    def title_width(self) -> int:
        """Return how wide it must be for the caption to be whole."""
        side = SHADOW_MARGIN + round(self.look.px(self._padding))
        return ceil(text_width(self._title, self.look.caption())) + 2 * side

    def _head_height(self) -> float:
        if not self._title:
            return 0.0
        return usual_size(self.look.caption()) * 1.7 + 22 - self.look.px(self._padding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and its caption."""
        painter = painter_on(self)
        side, surface = round(self.look.px(self._padding)), self.surface()
        draw_widget_panel(painter, self.look, surface, self._title, side=side)


class PaperFrame(_Holder):
    """A sheet of paper; fill ``body`` with labels whose ground is ``paper``."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, padding: float = 20) -> None:
        super().__init__(look, parent, padding)
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = painter_on(self)
        radius = self.look.corner(3)
        draw_near_shadow(painter, self.look.theme, self.surface(), radius)
        draw_paper(painter, self.look.theme, self.surface(), radius=radius, shadow=False)


class KitScrollArea(QScrollArea):
    """A scroll area without frame or ground of its own, with thin scroll bars."""

    def __init__(
        self, look: Look, content: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, look))
        self.setHorizontalScrollBar(ThinScrollBar(Qt.Orientation.Horizontal, look))
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the keyboard through its content
        if content is not None:
            self.set_content(content)

    def set_content(self, widget: QWidget) -> None:
        """Take ``widget`` as content and keep the ground showing through it."""
        self.setWidget(widget)
        widget.setAutoFillBackground(False)

    def showEvent(self, event: QShowEvent) -> None:
        """Make room for content that has grown unseen; Qt follows only what is shown."""
        super().showEvent(event)
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
