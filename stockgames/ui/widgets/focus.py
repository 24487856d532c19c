"""One focus ring for every widget, shown when the keyboard brought the focus."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QRadioButton, QWidget

from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.shapes import inset, rounded, stroke

FOCUS_MARGIN = 5
"""Pixels round the face of a widget that belong to its shadow and its focus ring."""

_TURNING: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def _keys_of(widget: QWidget) -> tuple[Qt.Key, ...]:
    if isinstance(widget, QRadioButton):
        return (Qt.Key.Key_Space, *_TURNING)
    return (Qt.Key.Key_Space,) if isinstance(widget, QAbstractButton) else ()


@runtime_checkable
class PrintsKey(Protocol):
    """A button with the name of a key on it."""

    def key(self) -> str:
        """Return the name; empty for none."""
        ...


def printed(widget: QWidget, event: QKeyEvent) -> QAbstractButton | None:
    """Return the visible button with a key on it, of those next to ``widget`` on its page or sheet.

    One that can be pressed comes first.
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
            if isinstance(button, PrintsKey) and button.key() in names and button.isVisible()
        ]
        if buttons:
            return next((button for button in buttons if button.isEnabled()), buttons[0])
        if above.inherits("QDialog"):
            return None
    return None


class FocusWatch(QObject):
    """Knows whether ``widget`` has the focus by keyboard (or by program).

    What was clicked shows no ring, so that a key on a button of the page is that button's.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._by_keyboard = self._by_mouse = False
        self._own = _keys_of(widget)
        widget.installEventFilter(self)

    @property
    def visible(self) -> bool:
        """Whether the ring is to be painted."""
        return self._by_keyboard and self._widget.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow focus and key events of the widget; those for another button go there.

        While it shows, keys that the widget understands are its own, and not the page's.
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
        """Press the button with this key on it instead, if the widget shows no claim to the key."""
        types = isinstance(self._widget, QComboBox) and event.text().strip().isalnum()
        if event.isAutoRepeat() or not (self._by_mouse or types):
            return False
        button = printed(self._widget, event)
        if button is None or button is self._widget:
            return False
        button.click()
        return True

    def _note(self, reason: Qt.FocusReason) -> None:
        """Note who brought the focus; what a menu or a sheet gives back is as it was before."""
        if reason is not Qt.FocusReason.PopupFocusReason:
            self._by_mouse = reason is Qt.FocusReason.MouseFocusReason
            if self._by_keyboard is self._by_mouse:
                self._by_keyboard = not self._by_mouse
                self._widget.update()


def is_enter(event: QKeyEvent) -> bool:
    """Tell whether Return or Enter was pressed just now, not held down: both mean the same."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


def pressable(widget: QWidget) -> FocusWatch:
    """Let a widget show that it can be pressed: a hand, light under the mouse, the keyboard's ring.

    It paints both itself; the ring while what is returned says so.
    """
    widget.setAttribute(Qt.WidgetAttribute.WA_Hover)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    return FocusWatch(widget)


def draw_focus_ring(
    painter: QPainter, theme: Theme, rect: QRectF, radius: float = 7, gap: float = 3
) -> None:
    """Draw the ring ``gap`` px outside ``rect``."""
    stroke(painter, rounded(inset(rect, -gap), radius + gap - 1), theme.focus, 2.4)
