"""Sheets: modal dialogs inside the window, used for all messages and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QBoxLayout, QDialog, QLayout, QPushButton, QWidget

from stockgames.ui.theme.engraving import draw_frame
from stockgames.ui.theme.palette import dimming
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.surfaces import draw_cloth
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ButtonKind
from stockgames.ui.widgets.focus import FOCUS_MARGIN, is_tab_stop
from stockgames.ui.widgets.frames import SHADOW_MARGIN, ScrollArea
from stockgames.ui.widgets.layouts import row_on
from stockgames.ui.window.commands import COVER

_LIT_BEYOND: Final = 500
"""How far the lit cloth extends beyond the sheet, in px."""
_EDGE: Final = 9
"""The space between the card's edge and its content in the design, in px."""
_ASIDE: Final = SHADOW_MARGIN - FOCUS_MARGIN
"""The indentation of the buttons, so that their faces align with those of panels."""
_AROUND: Final = 8
"""The minimum space between the sheet and each window edge, in px."""
_LEAST: Final = 200
"""The minimum width of the content, even while a window being resized has no space."""
_BAR: Final = 12
"""The width of a scroll bar."""
_SCROLLING: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
    Qt.Key.Key_Home: -10_000,
    Qt.Key.Key_End: 10_000,
}
"""How many steps the content scrolls for a key that no widget on it handles."""


class _Card(BaseWidget):
    """The visible part of a sheet: framed table cloth."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("card")

    def _paint(self, painter: QPainter) -> None:
        under = QRectF(self.rect()).adjusted(-_LIT_BEYOND, -_LIT_BEYOND, _LIT_BEYOND, _LIT_BEYOND)
        draw_cloth(painter, self.look.theme, under)
        draw_frame(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self.look.theme.line)


class Sheet(QDialog):
    """A dialog that covers and dims its parent's window, with a card in the middle.

    It is not a window of its own. While it is open, only it gets mouse, keys and shortcuts, except
    the key that covers the table; Tab stays inside and Esc closes it. Then the focus returns to
    where it was, or to where the page has moved it in the meantime. What `set_content` puts on the
    card scrolls in a small window; the buttons stay visible. It is deleted when it closes, and with
    its parent if that is a page of the window.
    """

    accessible_role = "dialog"

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        under = None if parent is None else parent.window()
        super().__init__(under)
        self.look = look
        self._page = parent if parent is not under else None
        self._back: QWidget | None = None
        """The widget that gets the focus when the sheet is closed."""
        self._watches = False
        """Whether it keeps the focus within itself."""
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.hide()
        self.card = _Card(look, self)
        self._body = QWidget()
        self._scroll = ScrollArea(look, self._body, self.card)
        self._foot = QWidget(self.card)
        self._body.installEventFilter(self)
        self._foot.installEventFilter(self)
        look.changed.connect(self._arrange)
        if under is not None:
            under.installEventFilter(self)
            self.setGeometry(under.rect())
        if self._page is not None:
            self._page.installEventFilter(self)
            self._page.destroyed.connect(self.deleteLater)

    def button(
        self,
        name: str,
        text: str,
        does: object,
        *,
        kind: ButtonKind = "secondary",
        key: str = "",
    ) -> Button:
        """Return a button for `set_content`, connected to the slot `does`."""
        button = Button(self.look, text, kind=kind, key=key)
        button.setObjectName(name)
        button.clicked.connect(does)
        return button

    def set_content(
        self, *parts: QWidget, buttons: Sequence[QWidget] = (), apart: QWidget | None = None
    ) -> None:
        """Put parts side by side on the card, and a row of buttons below at the right.

        The button `apart` is at the left.
        """
        row_on(self._body, 0, *parts)
        self.row = row_on(self._foot, None, *filter(None, (apart,)), 1, *buttons)
        self.row.setContentsMargins(_ASIDE, 0, _ASIDE, 0)

    def at_most(self, width: float) -> int:
        """Return ``width``, or less if the window is too narrow for it."""
        under = self.parentWidget()
        room = width if under is None else under.width() - 2 * (_AROUND + self._edge()) - _BAR
        return round(min(width, max(room, _LEAST)))

    # Geometry

    def _edge(self) -> int:
        return round(self.look.margin(_EDGE))

    def sizeHint(self) -> QSize:
        body, foot, edge = self._body.sizeHint(), self._foot.sizeHint(), self._edge()
        width = max(body.width(), foot.width())
        height = self._body_height(width) + foot.height()
        return QSize(width + 2 * edge, height + 2 * edge)

    def _body_height(self, width: int) -> int:
        layout = self._body.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.heightForWidth(width)
        return self._body.sizeHint().height()

    def _arrange(self) -> None:
        room = self.size()
        if self.parentWidget() is not None:
            room = room.shrunkBy(QMargins(_AROUND, _AROUND, _AROUND, _AROUND))
        edge = self._edge()
        for part in (self._body, self._foot):
            _turn(part.layout(), room.width() - 2 * (edge + _ASIDE) - _BAR)
        wanted = self.sizeHint()
        fits, bars = wanted.height() <= room.height(), Qt.ScrollBarPolicy
        if not fits:
            wanted.setWidth(wanted.width() + _BAR)
        # A bar that nobody needs would narrow what wraps, which would need the bar then.
        self._scroll.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOff if fits else bars.ScrollBarAsNeeded
        )
        place = QRect(0, 0, *wanted.boundedTo(room).toTuple())
        place.moveCenter(self.rect().center())
        self.card.setGeometry(place)
        inside = self.card.rect().adjusted(edge, edge, -edge, -edge)
        foot = self._foot.sizeHint().height()
        self._scroll.setGeometry(inside.adjusted(0, 0, 0, -foot))
        self._foot.setGeometry(inside.x(), inside.bottom() + 1 - foot, inside.width(), foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest and watched in (self._body, self._foot):
            self._arrange()
        elif event.type() is QEvent.Type.Hide and watched is self._page and self.isVisible():
            if not event.spontaneous():
                self.reject()
        elif event.type() is QEvent.Type.Resize and watched is (under := self.parentWidget()):
            self.setGeometry(under.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter_on(self).fillRect(self.rect(), dimming(self.look.theme))

    # Focus

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setAccessibleName(self.accessibleName() or self.windowTitle())
        self.raise_()
        self._arrange()
        if self.parentWidget() is not None and not self._watches:
            self._watches = True
            self._back = self.window().focusWidget()
            _app().focusChanged.connect(self._focus_moved)
            self._take_keyboard()
            texts = self.accessibleName(), self.accessibleDescription()
            ANNOUNCER.remark("\n".join(filter(None, texts)), self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if event.spontaneous() or not self._watches:
            return
        self._watches = False
        _app().focusChanged.disconnect(self._focus_moved)
        back, self._back = self._back, None
        if back is not None and back in self.window().findChildren(QWidget) and back.isVisible():
            back.setFocus(Qt.FocusReason.PopupFocusReason)

    def _take_keyboard(self) -> None:
        stops = self._stops()
        last = self.focusWidget()
        usual = (stop for stop in stops if isinstance(stop, QPushButton) and stop.isDefault())
        first = last if last in stops else next(usual, stops[0] if stops else self)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Keep the focus; a widget under the sheet that asked for it gets it afterwards."""
        if now is None or now.window() is not self.window() or not self._is_top:
            return
        if now is not self and not self.isAncestorOf(now):
            self._back = now
            self._take_keyboard()

    @property
    def _is_top(self) -> bool:
        under = self.parentWidget()
        return under is not None and open_sheet(under) is self

    def _stops(self) -> list[QWidget]:
        return [widget for widget in self.findChildren(QWidget) if is_tab_stop(widget, self)]

    def focusNextPrevChild(self, following: bool) -> bool:  # noqa: N802 - Qt calls it
        stops = self._stops()
        if not stops or not self.isVisible():
            return super().focusNextPrevChild(following)
        now = self.focusWidget()
        step = 1 if following else -1
        at = stops.index(now) + step if now in stops else 0
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        stop = stops[at % len(stops)]
        stop.setFocus(reason)
        return True

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            event.setAccepted(QKeySequence(event.keyCombination()) != QKeySequence(COVER))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        steps = _SCROLLING.get(Qt.Key(event.key()))
        if steps is not None:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + steps * bar.singleStep())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


def open_sheet(window: QWidget) -> Sheet | None:
    """Return the topmost open sheet of a window, None if there is none."""
    sheets = window.findChildren(Sheet, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return next((sheet for sheet in reversed(sheets) if sheet.isVisible()), None)


def _turn(row: QLayout | None, room: int) -> None:
    assert isinstance(row, QBoxLayout)
    items = (row.itemAt(index) for index in range(row.count()))
    widths = [0 if item is None else item.sizeHint().width() for item in items]
    width = sum(widths) + row.spacing() * (len(widths) - 1)
    ways = QBoxLayout.Direction
    way = ways.LeftToRight if width <= room else ways.TopToBottom
    if row.direction() is not way:
        row.setDirection(way)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
