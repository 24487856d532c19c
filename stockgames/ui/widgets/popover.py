"""A card with a few paragraphs over a page, until it is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import usual_size
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import TOP_LEFT, draw_text, text_width, wrapped_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, PaperLink
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of

SIZE: Final = 15
"""The size of its text in px, in the design."""
_PAD, _MARK, _GAP = 15, 26, 5

AROUND: Final = 2 * (SHADOW_MARGIN + _PAD)
"""The width around a text without an emblem, shadow included."""
PRESSES: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress})
"""A shortcut takes the press of a key itself."""

_EMS: Final = 22
"""The width in em: lines of some 40 characters are easy to read."""

Paragraph = tuple[str, QFont]


def popover_width(look: ThemeContext) -> int:
    """Return the width of a popover without its shadow; only the text size changes it."""
    return _EMS * look.text_px(SIZE)


class Popover(BaseWidget):
    """Paints an emblem and paragraphs over a row of buttons; a click closes it."""

    turned = Signal()
    """Emitted when it is shown or hidden."""
    stacking = 0
    """The order if several are shown: the least is the nearest to the choices."""

    def __init__(self, look: ThemeContext, emblem: str, parent: QWidget | None) -> None:
        """Without an `emblem` its text takes the whole width."""
        super().__init__(look, parent)
        self._emblem = emblem
        self.buttons: list[Button] = []
        """The buttons at its bottom; hidden ones take no space."""
        self.closing: Button | None = None
        """The button that closes it; shown in the title if it fits."""
        self.avoided: Callable[[], Sequence[QRect]] = tuple
        """Returns the rects on its page that it refers to, and must not hide."""
        self.hide()

    def add_closing(self, name: str) -> PaperLink:
        """Add the button that closes it, and return it."""
        link = PaperLink(self.look, parent=self)
        link.setObjectName(name)
        self.buttons.append(link)
        self.closing = link
        return link

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return its paragraphs, each with its font."""
        raise NotImplementedError

    def spoken(self) -> str:
        """Return the text for screen readers."""
        raise NotImplementedError

    def put_away(self) -> bool:
        """Hide it and give the focus to the page, not to a neighbour that would take Enter; return
        whether it was shown.
        """
        page, was_shown = self.parentWidget(), not self.isHidden()
        if page is not None and self.isAncestorOf(page.focusWidget()):
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        return was_shown

    def wanted_height(self, width: float) -> int:
        """Return the height that it needs at this width, shadow included."""
        inner = width - 2 * SHADOW_MARGIN - 2 * _PAD - self._mark()
        text = sum(wrapped_height(text, font, inner) + _GAP for text, font in self.paragraphs())
        foot = sum(self._row_height(row) for row in self._rows(inner))
        return round(text - _GAP + foot + 2 * _PAD + 2 * SHADOW_MARGIN)

    def paper(self) -> QRect:
        """Return its rectangle in the parent, without the shadow."""
        margin = SHADOW_MARGIN
        return self.geometry().adjusted(margin, margin, -margin, -margin)

    def _rows(self, width: float) -> list[list[Button]]:
        """Return the buttons row by row, as many in each as fit the width."""
        in_title = self.closing if self._closes_in_title(width) else None
        rows: list[list[Button]] = []
        left = 0
        for button in self.buttons:
            if button.isHidden() or button is in_title:
                continue
            wanted = button.sizeHint().width()
            if not rows or left + wanted > width + 2 * FOCUS_MARGIN:
                rows.append([])
                left = 0
            rows[-1].append(button)
            left += wanted
        return rows

    def _row_height(self, row: Sequence[Button]) -> int:
        return max(button.sizeHint().height() for button in row)

    def _arrange(self) -> None:
        left = round(SHADOW_MARGIN + _PAD + self._mark())
        rows = self._rows(self.width() - SHADOW_MARGIN - _PAD - left)
        y = self.height() - SHADOW_MARGIN - _PAD + FOCUS_MARGIN - sum(map(self._row_height, rows))
        for row in rows:
            x = left - FOCUS_MARGIN
            for button in row:
                button.setGeometry(x, y, *button.sizeHint().toTuple())
                x += button.width()
            y += self._row_height(row)
        self._arrange_title()

    def _arrange_title(self) -> None:
        """Put the closing button into the title line, if it fits."""
        box, button = self._text_box(), self.closing
        if button is not None and self._closes_in_title(box.width()):
            size = button.sizeHint()
            _, font = self.paragraphs()[0]
            y = box.top() + (usual_size(font) * 1.4 - size.height()) / 2
            left = round(box.right()) + FOCUS_MARGIN - size.width()
            button.setGeometry(left, round(y), *size.toTuple())

    def _closes_in_title(self, width: float) -> bool:
        """Return whether the closing button fits beside the title."""
        if self.closing is None or self.closing.isHidden():
            return False
        title = next(iter(self.paragraphs()), None)
        if title is None:
            return False
        return text_width(*title) + self.closing.sizeHint().width() <= width

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.turned.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.setAccessibleName("")
        self.turned.emit()

    def _text_box(self) -> QRectF:
        return surface_of(self).adjusted(_PAD + self._mark(), _PAD, -_PAD, -_PAD)

    def _mark(self) -> float:
        return _MARK * max(1.0, self.look.text_px(SIZE) / SIZE) if self._emblem else 0.0

    def show_at(self, place: QRect, *, alert: bool = True) -> None:
        """Show it at a rectangle of its parent, shadow included; ``alert`` announces it."""
        self.setGeometry(place)
        self._arrange()
        self.setAccessibleName(self.spoken())
        self.show()
        self.raise_()
        self.update()
        if alert:
            ANNOUNCER.say(self.spoken(), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away()

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        sheet = surface_of(self)
        draw_paper(painter, theme, sheet, radius=5, blur=7, offset=3)
        room = self._mark()
        mark = QPointF(sheet.left() + _PAD + 0.27 * room, sheet.top() + _PAD + 0.35 * room)
        if self._emblem:
            ink, ground = theme.quiet_ink, theme.paper_light
            draw_emblem(painter, self._emblem, mark, 0.35 * room, ink, ground)
        box = self._text_box()
        for text, font in self.paragraphs():
            height = wrapped_height(text, font, box.width())
            draw_text(painter, box, text, font, theme.ink, TOP_LEFT, wrap=True)
            box.setTop(box.top() + height + _GAP)


class PassingPopover(Popover):
    """One with a text, that a press elsewhere hides, whatever else that does."""

    _text = ""

    def paragraphs(self) -> Sequence[Paragraph]:
        return [(self._text, self.look.sans(SIZE))]

    def spoken(self) -> str:
        return self._text

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if (app := QCoreApplication.instance()) is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in PRESSES and self._passes_with(watched):
            self.put_away()
        return False

    def _passes_with(self, watched: QObject) -> bool:
        """Return whether a press on an object hides it."""
        return True
