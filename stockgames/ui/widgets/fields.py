"""Fields: one line of text, names with completion, a number, a choice from a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QKeyEvent,
    QPaintEvent,
    QShowEvent,
    QValidator,
)
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.style_sheet import STEP_WIDTH
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.focus import FOCUS_MARGIN, FocusWatch
from stockgames.ui.widgets.frames import Styled
from stockgames.ui.widgets.menus import open_own_menu


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


def _field_height(look: ThemeContext) -> int:
    return round(max(32.0, look.px(38), 1.75 * look.text_px(16))) + 2 * FOCUS_MARGIN


class LineEdit(Styled, QLineEdit):
    """One line of text."""

    def __init__(self, look: ThemeContext, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.follow_look(look)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_own_menu(self, self._look, event)

    def sizeHint(self) -> QSize:
        return QSize(round(self._look.text_px(16) * 11), _field_height(self._look))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.text_px(16) * 6), _field_height(self._look))


class ComboBox(Styled, QComboBox):
    """One of a list that opens."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__()
        self._label: QLabel | None = None
        self._focus = FocusWatch(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow_look(look)

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
        self.view().setFont(self._look.sans(16))
        super().showPopup()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        texts = (self.itemText(i) for i in range(self.count()))
        width = max((metrics.horizontalAdvance(text) for text in texts), default=60)
        return QSize(width + 50 + 2 * FOCUS_MARGIN, _field_height(self._look))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme, face = self._look.theme, inset(QRectF(self.rect()), FOCUS_MARGIN)
        arrow = QPointF(face.right() - 17, face.center().y())
        draw_emblem(painter_on(self), "chevron_down", arrow, 5.5, theme.line, theme.face)


class SpinBox(Styled, NumberBox):
    """A field for a whole number with two small arrows."""

    def __init__(self, look: ThemeContext, low: int = 0, high: int = 99) -> None:
        super().__init__(low, high)
        self.setFrame(True)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.UpDownArrows)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.lineEdit().setTextMargins(FOCUS_MARGIN + 7, 0, 0, 0)  # the sheet's don't reach it
        self.follow_look(look)

    def _number_width(self, number: int) -> int:
        return self.fontMetrics().horizontalAdvance(self.prefix() + str(number) + self.suffix())

    def sizeHint(self) -> QSize:
        widest = max(map(self._number_width, (self.minimum(), self.maximum())))
        return QSize(widest + STEP_WIDTH + 24 + 2 * FOCUS_MARGIN, _field_height(self._look))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def arrow(self, emblem: str) -> QRect:
        """Return the place of an arrow: `chevron_up` or `chevron_down`."""
        option, parts = QStyleOptionSpinBox(), QStyle.SubControl
        self.initStyleOption(option)
        part = parts.SC_SpinBoxUp if emblem == "chevron_up" else parts.SC_SpinBoxDown
        whole = QStyle.ComplexControl.CC_SpinBox
        return self.style().subControlRect(whole, option, part, self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme, able = painter_on(self), self._look.theme, self.stepEnabled()
        for emblem, way in (
            ("chevron_up", QSpinBox.StepEnabledFlag.StepUpEnabled),
            ("chevron_down", QSpinBox.StepEnabledFlag.StepDownEnabled),
        ):
            colour = with_alpha(theme.line, 255 if able & way else 90)
            at = QRectF(self.arrow(emblem)).center()
            draw_emblem(painter, emblem, at, 4.5, colour, theme.face)


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
