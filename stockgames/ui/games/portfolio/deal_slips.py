"""Slips of paper under a tray: a number in pencil between two signs, and an eye for a look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QSpinBox, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import INK, OXBLOOD, with_alpha
from stockgames.ui.kit.shapes import disc, fill, inset, rounded, rule, stroke
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import BLEED, draw_focus_ring
from stockgames.ui.kit.widgets.number_box import NumberBox
from stockgames.ui.kit.widgets.painted_button import PaintedButton
from stockgames.ui.kit.widgets.palettes import qt_palette

_NONE = QColor(0, 0, 0, 0)
_MINUS, _PLUS = "−", "+"
_WIDEST = 99
"""A number for which there is room; the few larger ones are cut at their end."""


class _Sign(QAbstractButton):
    """The sign at one end of a slip; held down it goes on."""

    def __init__(self, look: Look, sign: str, parent: QSpinBox) -> None:
        super().__init__(parent)
        self.look, self._sign = look, sign
        self.setAutoRepeat(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Return a size that a finger hits."""
        return QSize(26, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a small round sign."""
        painter = painter_on(self)
        box = QRectF(self.rect())
        round_box = disc(box.center(), min(box.width(), box.height()) / 2 - 2)
        if self.underMouse():
            fill(painter, round_box, with_alpha(OXBLOOD, 40))
        stroke(painter, round_box, with_alpha(OXBLOOD, 120), 1)
        draw_text(painter, box, self._sign, self.look.sans(16, SEMIBOLD), OXBLOOD, CENTRE)


class AmountSlip(NumberBox):
    """A whole number; digits and arrow keys change it as well as its signs."""

    def __init__(self, look: Look, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(low, high, parent)
        self.look = look
        self._less, self._more = _Sign(look, _MINUS, self), _Sign(look, _PLUS, self)
        self._less.setObjectName("less")
        self._more.setObjectName("more")
        self._less.clicked.connect(self.stepDown)
        self._more.clicked.connect(self.stepUp)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        palette = qt_palette(self.look.theme)
        palette.setColor(QPalette.ColorRole.Base, _NONE)
        palette.setColor(QPalette.ColorRole.Text, INK)
        self.setPalette(palette)
        self.setFont(self.look.serif(17, italic=True))
        self.lineEdit().setTextMargins(self._sign_width(), 0, self._sign_width(), 0)
        self.updateGeometry()

    def _sign_width(self) -> int:
        return round(max(19.0, self.look.px(24)))

    def sizeHint(self) -> QSize:
        """Return room for two digits between the signs."""
        number = self.prefix() + str(min(self.maximum(), _WIDEST)) + self.suffix()
        width = self.fontMetrics().horizontalAdvance(number) + 2 * self._sign_width() + 6
        return QSize(width + 2 * BLEED, round(max(26.0, self.look.px(30))) + 2 * BLEED)

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the signs at the ends."""
        super().resizeEvent(event)
        face, width = self.rect().adjusted(BLEED, BLEED, -BLEED, -BLEED), self._sign_width()
        self._less.setGeometry(face.left(), face.top(), width, face.height())
        self._more.setGeometry(face.right() - width + 1, face.top(), width, face.height())
        self._less.raise_()
        self._more.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip; the number is written by its line of text."""
        painter: QPainter = painter_on(self)
        face = inset(QRectF(self.rect()), BLEED)
        draw_paper(painter, self.look.theme, face, radius=3, blur=3, offset=1)
        if self.hasFocus():
            draw_focus_ring(painter, self.look.theme, face, 3, 2)


class LookSlip(PaintedButton):
    """An eye on a slip of paper: while it is open, the other side gets a look at a hand."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the height of the other slips, and a little more in width."""
        height = round(max(26.0, self.look.px(30)))
        return QSize(round(height * 1.3) + 2 * BLEED, height + 2 * BLEED)

    def _paint(self, painter: QPainter) -> None:
        """Paint the eye: struck through while nothing is shown."""
        theme = self.look.theme
        face = inset(QRectF(self.rect()), BLEED)
        draw_paper(painter, theme, face, radius=3, blur=3, offset=1)
        on = self.isChecked()
        if on:
            fill(painter, rounded(face, 3), OXBLOOD)
        ink = theme.paper_light if on else with_alpha(OXBLOOD, 150)
        size = face.height() * 0.4
        draw_emblem(painter, "eye", face.center(), size, ink, OXBLOOD if on else theme.paper_light)
        if not on:
            way = QPointF(size, -size) * 0.9
            rule(painter, face.center() - way, face.center() + way, with_alpha(OXBLOOD, 170), 1.4)
        if self.underMouse() and not on:
            stroke(painter, rounded(face, 3), OXBLOOD, 1.4)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 3, 2)
