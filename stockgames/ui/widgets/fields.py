"""Fields: one line of text, names with completion, a number, a choice from a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QValidator,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QCompleter,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QStyleOptionComboBox,
    QWidget,
)

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.ui.theme.appearance import qt_palette
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, darker, lighter, mix, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import falling, fill, inset, rounded, rule, stroke
from stockgames.ui.theme.text import LEFT, draw_text
from stockgames.ui.widgets.focus import FOCUS_MARGIN, FocusWatch, draw_focus_ring
from stockgames.ui.widgets.menus import dress_list, open_own_menu


class NumberBox(QSpinBox):
    """What number fields have in common; subclasses paint them."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setRange(low, high)
        self.setFrame(False)
        self.lineEdit().installEventFilter(self)
        self.lineEdit().setAcceptDrops(False)  # the window takes dropped files

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        clicked = event.type() == QEvent.Type.MouseButtonRelease and watched is self.lineEdit()
        if clicked and not self.lineEdit().hasSelectedText():
            self.selectAll()
        return super().eventFilter(watched, event)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        typed = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        if typed.isdecimal() and int(typed) > self.maximum():
            most = self.prefix() + self.textFromValue(self.maximum())
            return QValidator.State.Acceptable, most + self.suffix(), len(most)
        return super().validate(text, at)


_RADIUS = 6
_STEP_WIDTH = 26
_CLEAR = QColor(0, 0, 0, 0)


def draw_field(
    painter: QPainter, look: ThemeContext, rect: QRectF, *, raised: bool = False
) -> None:
    """Draw the background of a field: sunken for typing, ``raised`` for a combo box."""
    theme, radius = look.theme, look.corner(_RADIUS)
    if raised:
        low = darker(theme.face, 0.16) if theme.is_dark else mix(theme.face, theme.paper_dark, 0.4)
        shades = (0.0, lighter(theme.face, 0.05)), (1.0, low)
    else:
        well = theme.panel_bottom if theme.is_dark else QColor("#FFFDF6")
        deep = darker(well, 0.25) if theme.is_dark else mix(well, theme.paper_dark, 0.55)
        shades = (0.0, deep), (1.0, well)
    fill(painter, rounded(rect, radius), falling(rect, *shades))
    stroke(painter, rounded(inset(rect, 0.5), radius), with_alpha(theme.line, 200), 1)


def _field_height(look: ThemeContext) -> int:
    return round(max(32.0, look.px(38), 1.75 * look.text_px(16))) + 2 * FOCUS_MARGIN


def _clear_palette(theme: Theme) -> QPalette:
    palette = qt_palette(theme)
    palette.setColor(QPalette.ColorRole.Base, _CLEAR)
    return palette


class LineEdit(QLineEdit):
    """One line of text."""

    def __init__(self, look: ThemeContext, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        self.setFrame(False)
        look.changed.connect(self._refresh)
        self._refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_own_menu(self, self._look, event)

    def _refresh(self) -> None:
        side = FOCUS_MARGIN + round(self._look.margin(8))
        self.setTextMargins(side, FOCUS_MARGIN, side, FOCUS_MARGIN)
        self.setFont(self._look.sans(16))
        self.setPalette(_clear_palette(self._look.theme))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self._look.text_px(16) * 11), _field_height(self._look))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.text_px(16) * 6), _field_height(self._look))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        well = inset(QRectF(self.rect()), FOCUS_MARGIN)
        draw_field(painter, self._look, well)
        if self.hasFocus():
            draw_focus_ring(painter, self._look.theme, well, self._look.corner(_RADIUS), 3)
        painter.end()
        super().paintEvent(event)


class ComboBox(QComboBox):
    """One of a list that opens."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__()
        self._look = look
        self._label: QLabel | None = None
        self._focus = FocusWatch(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Make screen readers say the name as well as the value.

        On Unix Qt reports the value of a combo box as its name, and the name only through a label
        beside it:
        https://code.qt.io/cgit/qt/qtbase.git/tree/src/widgets/accessible/complexwidgets.cpp
        (QAccessibleComboBox::text).
        """
        super().showEvent(event)
        if self._label is None or self._label.parentWidget() is not self.parentWidget():
            self._label = QLabel(self.parentWidget())
            self._label.setTextFormat(Qt.TextFormat.PlainText)
            self._label.hide()
            self._label.setBuddy(self)
        self._label.setText(self.accessibleName())

    def showPopup(self) -> None:  # noqa: N802 - Qt calls it
        dress_list(self.view(), self._look)
        super().showPopup()

    def _refresh(self) -> None:
        self.setFont(self._look.sans(16))
        self.setPalette(qt_palette(self._look.theme))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        texts = (self.itemText(i) for i in range(self.count()))
        width = max((metrics.horizontalAdvance(text) for text in texts), default=60)
        return QSize(width + 50 + 2 * FOCUS_MARGIN, _field_height(self._look))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter = painter_on(self)
        theme = self._look.theme
        face = inset(QRectF(self.rect()), FOCUS_MARGIN)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        draw_field(painter, self._look, face, raised=True)
        arrow = QPointF(face.right() - 17, face.center().y())
        draw_emblem(painter, "chevron_down", arrow, 5.5, theme.line, theme.face)
        text = face.adjusted(12, 0, -32, 0)
        draw_text(painter, text, option.currentText, self.font(), theme.text, LEFT, elide=True)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, self._look.corner(_RADIUS), 3)


class _Step(QAbstractButton):
    """One of the two small arrows, called by the name of its emblem."""

    def __init__(
        self, look: ThemeContext, emblem: str, way: QSpinBox.StepEnabledFlag, parent: SpinBox
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._spin = parent
        self._way = way
        self.setObjectName(emblem)
        self.setAutoRepeat(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def sizeHint(self) -> QSize:
        return QSize(_STEP_WIDTH, _STEP_WIDTH // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        theme, centre = self._look.theme, QRectF(self.rect()).center()
        able = bool(self._spin.stepEnabled() & self._way)
        colour = with_alpha(theme.line, 255 if able else 90)
        draw_emblem(painter, self.objectName(), centre, 4.5, colour, theme.face)


class SpinBox(NumberBox):
    """A field for a whole number with two small arrows."""

    def __init__(self, look: ThemeContext, low: int = 0, high: int = 99) -> None:
        super().__init__(low, high)
        self._look = look
        self._up = _Step(look, "chevron_up", QSpinBox.StepEnabledFlag.StepUpEnabled, self)
        self._down = _Step(look, "chevron_down", QSpinBox.StepEnabledFlag.StepDownEnabled, self)
        self._up.clicked.connect(self.stepUp)
        self._down.clicked.connect(self.stepDown)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.setFont(self._look.sans(16))
        self.setPalette(_clear_palette(self._look.theme))
        side = round(self._look.margin(6))
        self.lineEdit().setTextMargins(
            FOCUS_MARGIN + side, 0, FOCUS_MARGIN + self._step_width + side - 2, 0
        )
        self.updateGeometry()

    @property
    def _step_width(self) -> int:
        return round(self._look.margin(_STEP_WIDTH))

    def _number_width(self, number: int) -> int:
        return self.fontMetrics().horizontalAdvance(self.prefix() + str(number) + self.suffix())

    def sizeHint(self) -> QSize:
        widest = max(map(self._number_width, (self.minimum(), self.maximum())))
        return QSize(
            widest + self._step_width + round(self._look.margin(24)) + 2 * FOCUS_MARGIN,
            _field_height(self._look),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        face = self.rect().adjusted(FOCUS_MARGIN, FOCUS_MARGIN, -FOCUS_MARGIN, -FOCUS_MARGIN)
        step = self._step_width
        left, half = face.right() - step, face.height() // 2
        self._up.setGeometry(left, face.top(), step, half)
        self._down.setGeometry(left, face.top() + half, step, face.height() - half)
        self._up.raise_()
        self._down.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        theme = self._look.theme
        face = inset(QRectF(self.rect()), FOCUS_MARGIN)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        draw_field(painter, self._look, face)
        x = face.right() - self._step_width
        ends = QPointF(x, face.top() + 5), QPointF(x, face.bottom() - 5)
        rule(painter, *ends, with_alpha(theme.line, 120))
        if self.hasFocus():
            draw_focus_ring(painter, theme, face, self._look.corner(_RADIUS), 3)


class NameField(LineEdit):
    """Takes names, separated by commas: Enter submits them, Enter in the empty field finishes."""

    named = Signal(str)
    done = Signal()

    def complete(self, names: Sequence[str]) -> None:
        """Complete typed text to the first of these names that starts with it."""
        completer = QCompleter(list(names), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        self.setCompleter(completer)

    def typed(self) -> str:
        """Return what was typed, without the completion."""
        return self.text()[: self.selectionStart()] if self.hasSelectedText() else self.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.modifiers():
            super().keyPressEvent(event)
        elif one_line(self.text()):
            text = self.text()
            self.clear()
            for name in text.split(","):
                if shown := one_line(name.strip()[:LONGEST_NAME]):
                    self.named.emit(shown)
        else:
            self.done.emit()
