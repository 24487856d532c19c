"""The focus ring of all widgets, shown when the focus came by keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QRadioButton,
    QWidget,
)

from stockgames.ui.sentences import PlainButton
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.shapes import inset, rounded, stroke

FOCUS_MARGIN = 5
"""Pixels around a widget's face for its shadow and focus ring."""

_TURNING: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def is_tab_stop(widget: QWidget, root: QWidget) -> bool:
    """Return whether Tab stops at a widget below ``root`` once that is visible.

    The field inside a spin box or combo box is no stop of its own. Qt's focus chain is not asked:
    PySide makes what ``nextInFocusChain()``, ``focusProxy()`` and the like return a child of the
    widget that was asked, and then keeps a deleted page's Python object, with all it refers to.
    """
    return bool(
        widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and widget.isVisibleTo(root)
        and not isinstance(widget.parentWidget(), (QAbstractSpinBox, QComboBox))
    )


def _keys_of(widget: QWidget) -> tuple[Qt.Key, ...]:
    if isinstance(widget, QRadioButton):
        return (Qt.Key.Key_Space, *_TURNING)
    return (Qt.Key.Key_Space,) if isinstance(widget, QAbstractButton) else ()


def printed(widget: QWidget, event: QKeyEvent) -> QAbstractButton | None:
    """Return the visible button with this key on the page or sheet, the closest to ``widget``.

    Enabled buttons are preferred.
    """
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    keys = QKeySequence(event.key())
    forms = QKeySequence.SequenceFormat
    names = {keys.toString(form) for form in (forms.NativeText, forms.PortableText)}
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        names |= {QKeySequence("Enter").toString(forms.NativeText), "Enter"}
    above = widget
    while not above.isWindow() and (parent := above.parentWidget()) is not None:
        above = parent
        buttons = [
            button
            for button in above.findChildren(QAbstractButton)
            if isinstance(button, PlainButton) and button.key() in names and button.isVisible()
        ]
        if buttons:
            return next((button for button in buttons if button.isEnabled()), buttons[0])
        if above.inherits("QDialog"):
            return None
    return None


class FocusWatch(QObject):
    """Tracks whether ``widget`` has the focus by keyboard (or by program).

    After a click no ring shows, and a key that is printed on a button of the page goes to that
    button.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._by_keyboard = self._by_mouse = False
        self._own = _keys_of(widget)
        widget.installEventFilter(self)

    @property
    def visible(self) -> bool:
        """Return whether the ring is to be painted."""
        return self._by_keyboard and self._widget.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget's focus and key events, and pass keys on to the button that shows them.

        While the ring shows, keys that the widget handles don't trigger shortcuts of the page.
        """
        if event.type() == QEvent.Type.ShortcutOverride and self.visible:
            assert isinstance(event, QKeyEvent)
            if not event.modifiers() and event.key() in self._own:
                event.accept()
        elif isinstance(event, QFocusEvent) and event.gotFocus():
            self._note(event.reason())
        elif event.type() == QEvent.Type.MouseButtonPress and self._widget.hasFocus():
            self._note(Qt.FocusReason.MouseFocusReason)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self._gives_away(event):
                return True
            self._note(Qt.FocusReason.ShortcutFocusReason)
        return super().eventFilter(watched, event)

    def _gives_away(self, event: QKeyEvent) -> bool:
        """Press the button that shows this key, unless the widget visibly uses the key;
        return whether.
        """
        types = isinstance(self._widget, QComboBox) and event.text().strip().isalnum()
        if event.isAutoRepeat() or not (self._by_mouse or types):
            return False
        button = printed(self._widget, event)
        if button is None or button is self._widget:
            return False
        button.click()
        return True

    def _note(self, reason: Qt.FocusReason) -> None:
        """Record how the focus came; focus returned by a menu or a sheet changes nothing."""
        if reason is not Qt.FocusReason.PopupFocusReason:
            self._by_mouse = reason is Qt.FocusReason.MouseFocusReason
            if self._by_keyboard is self._by_mouse:
                self._by_keyboard = not self._by_mouse
                self._widget.update()


def is_enter(event: QKeyEvent) -> bool:
    """Return whether Return or Enter was pressed, ignoring auto-repeat."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


def pressable(widget: QWidget) -> FocusWatch:
    """Give a widget a hand cursor, hover events and a focus watch, and return the watch.

    The widget paints hover and ring itself; the ring while the watch is `visible`.
    """
    widget.setAttribute(Qt.WidgetAttribute.WA_Hover)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    return FocusWatch(widget)


def draw_focus_ring(
    painter: QPainter, theme: Theme, rect: QRectF, radius: float = 7, gap: float = 3
) -> None:
    """Draw the focus ring ``gap`` px outside ``rect``."""
    stroke(painter, rounded(inset(rect, -gap), radius + gap - 1), theme.focus, 2.4)
