"""Panels and sheets of paper, tables, pictures, rules, progress bars and scroll bars."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QProgressBar,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stockgames.ui.sentences import BoundText
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, painter_on
from stockgames.ui.theme.shapes import draw_rounded_shadow, inset
from stockgames.ui.theme.surfaces import draw_panel_title, draw_paper, paint_panel
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object

THICKNESS = 12
"""The width of a scroll bar in pixels."""


class Styled(_Widget):
    """A mixin for Qt's own widgets, which the app's style sheet paints."""

    def follow_look(self, look: ThemeContext) -> None:
        self._look = look
        look.changed.connect(self._refresh)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Keep the font: under a style sheet, Qt brings back that of an earlier parent."""
        # https://doc.qt.io/qt-6/qwidget.html#font-prop
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.font() != self._look.sans(16):
            self._refresh()

    def _refresh(self) -> None:
        self.setFont(self._look.sans(16))
        self.updateGeometry()


class ThinScrollBar(Styled, QScrollBar):
    """A thin brass scroll bar without arrow buttons."""

    def __init__(self, orientation: Qt.Orientation, look: ThemeContext) -> None:
        super().__init__(orientation)
        self.follow_look(look)


SHADOW_MARGIN = 10
_OFFSET = 2.0
_OPAQUE = 255
"""Nothing of a zoomed board shines through a panel over it."""


def surface_of(widget: QWidget) -> QRectF:
    """Return a widget's rectangle without the shadow margin."""
    return inset(QRectF(widget.rect()), SHADOW_MARGIN)


def draw_near_shadow(painter: QPainter, theme: Theme, surface: QRectF, radius: float) -> None:
    """Draw a shadow within ``SHADOW_MARGIN`` px of ``surface``, so that it fits the widget."""
    blur = SHADOW_MARGIN - _OFFSET
    draw_rounded_shadow(painter, theme, surface, radius, blur=blur, offset=_OFFSET)


def draw_widget_panel(
    painter: QPainter, look: ThemeContext, surface: QRectF, title: str, side: float
) -> None:
    """Draw a panel with its caption, ``side`` px from its edges, and a near shadow."""
    theme, radius, area = look.theme, look.corner(10), QRectF(QPointF(), surface.size())

    def paint(target: QPainter) -> None:
        draw_near_shadow(target, theme, area, radius)
        paint_panel(target, theme, area, radius, _OPAQUE)

    key = "widget panel", theme.name, radius
    draw_cached(painter, key, inset(area, -SHADOW_MARGIN), paint, at=surface.topLeft())
    draw_panel_title(painter, look, surface, title, side)


class _Holder(BoundText, QFrame):
    """A frame with a column of content inside its shadow margin and padding.

    ``padding`` is measured to text and the faces of buttons, not to their focus margins.
    """

    def __init__(self, look: ThemeContext, parent: QWidget | None, padding: float) -> None:
        super().__init__(parent)
        self.look = look
        self._padding = padding
        self.body = QVBoxLayout(self)
        """The layout for the content."""
        look.changed.connect(self._refresh)

    def surface(self) -> QRectF:
        """Return the rectangle without the shadow margin."""
        return surface_of(self)

    def _head_height(self) -> float:
        return 0.0

    def _refresh(self) -> None:
        side = round(self.look.px(self._padding)) - FOCUS_MARGIN + SHADOW_MARGIN
        self.body.setContentsMargins(side, side + round(self._head_height()), side, side)
        self.body.setSpacing(round(self.look.px(2)))
        self.update()


class PanelFrame(_Holder):
    """A panel with an optional caption, as text or bound to a sentence; add widgets to ``body``."""

    accessible_role = "group"

    def __init__(
        self,
        look: ThemeContext,
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
        return self._title

    def set_title(self, title: str) -> None:
        if title != self._title:
            self._title = title
            self.setAccessibleName(title)
            self._refresh()

    def title_width(self) -> int:
        """Return the width at which the caption isn't cut."""
        side = SHADOW_MARGIN + round(self.look.px(self._padding))
        return ceil(text_width(self._title, self.look.caption())) + 2 * side

    def title_middle(self) -> int:
        """Return the y of the middle of the caption."""
        return SHADOW_MARGIN + 10 + round(self.look.caption_height / 2)

    def _head_height(self) -> float:
        if not self._title:
            return 0.0
        return self.look.caption_height + 22 - self.look.px(self._padding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        side, surface = round(self.look.px(self._padding)), self.surface()
        draw_widget_panel(painter, self.look, surface, self._title, side)


class PaperFrame(_Holder):
    """A sheet of paper; add labels with ground ``paper`` to ``body``."""

    def __init__(
        self, look: ThemeContext, parent: QWidget | None = None, *, padding: float = 20
    ) -> None:
        super().__init__(look, parent, padding)
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        radius = self.look.corner(3)
        draw_near_shadow(painter, self.look.theme, self.surface(), radius)
        draw_paper(painter, self.look.theme, self.surface(), radius=radius, shadow=False)


class ScrollArea(QScrollArea):
    """A scroll area with thin scroll bars, without a frame or a background.

    It scrolls to what gets the focus, but nothing is moved away from under the mouse.
    """

    def __init__(
        self, look: ThemeContext, content: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, look))
        self.setHorizontalScrollBar(ThinScrollBar(Qt.Orientation.Horizontal, look))
        # It fills no background; to return Qt's own, PySide would load every class of widgets.
        self.setViewport(QWidget())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the focused widget inside
        _app().focusChanged.connect(self._show_focused)
        if content is not None:
            self.set_content(content)

    def set_content(self, widget: QWidget) -> None:
        """Set ``widget`` as content and keep its background transparent."""
        self.setWidget(widget)
        widget.setAutoFillBackground(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
        self._show_focused()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_focused()

    def _show_focused(self) -> None:
        content, focused = self.widget(), self.focusWidget()
        if focused is None or content is None or not content.isAncestorOf(focused):
            return
        fits = self.isVisible() and focused.height() <= self.viewport().height()
        if fits and not focused.underMouse():
            self.ensureWidgetVisible(focused)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


class Rule(BaseWidget):
    """A hairline at half its height, in the line colour."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.setFixedHeight(round(self.look.px(17)))

    def _paint(self, painter: QPainter) -> None:
        painter.setPen(with_alpha(self.look.theme.line, 60))
        painter.drawLine(8, self.height() // 2, self.width() - 8, self.height() // 2)


Draw: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws a picture into a rectangle."""


class Picture(BaseWidget):
    """A picture of a fixed size in the design; with a ``width`` of 0 it fills its column.

    ``grows`` scales it with the text size, for pictures beside text.
    """

    def __init__(
        self, look: ThemeContext, width: float, height: float, draw: Draw, *, grows: bool = False
    ) -> None:
        super().__init__(look)
        self._wanted, self._draw, self._grows = (width, height), draw, grows
        across = QSizePolicy.Policy.Fixed if width else QSizePolicy.Policy.Ignored
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def sizeHint(self) -> QSize:
        scale = self.look.scale * (self.look.text_size if self._grows else 1)
        width, height = self._wanted
        return QSize(round(width * scale), round(height * scale))

    def show_picture(self, draw: Draw) -> None:
        """Show another picture in the same place."""
        self._draw = draw
        self.update()

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()

    def _paint(self, painter: QPainter) -> None:
        self._draw(painter, QRectF(self.rect()))


class Table(BaseWidget):
    """A grid of labels and pictures, with a hairline above each row from ``first_line`` on."""

    def __init__(self, look: ThemeContext, first_line: int = 1) -> None:
        super().__init__(look)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(0)
        self._first_line = first_line
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.grid.setVerticalSpacing(round(self.look.px(6)))
        self.update()

    def _paint(self, painter: QPainter) -> None:
        painter.setPen(with_alpha(self.look.theme.line, 80))
        for row in range(self._first_line, self.grid.rowCount()):
            y = self.grid.cellRect(row, 0).top() - self.grid.verticalSpacing() // 2
            painter.drawLine(FOCUS_MARGIN, y, self.width() - FOCUS_MARGIN, y)


_HEIGHT: Final = 14
_STEPS: Final = 1000


class BaseProgressBar(Styled, QProgressBar):
    """A brass progress bar in a faint groove."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        self.follow_look(look)

    def set_share(self, share: float) -> None:
        """Show progress, 0 to 1."""
        self.setValue(round(share * _STEPS))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(self._look.px(_HEIGHT)))
