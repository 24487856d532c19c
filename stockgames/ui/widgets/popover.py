"""A card with text and buttons over a page, until it is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QLayout, QWidget

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaperLink
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.widgets.labels import Label, Tone
from stockgames.ui.widgets.layouts import FlowLayout, column_of, column_on, row_of

SIZE: Final = 15
"""The size of its text in px, in the design."""
_PAD, _HIGH, _MARK, _GAP = 15, 11, 26, 4

AROUND: Final = 2 * (SHADOW_MARGIN + _PAD)
"""The width around a text without an emblem, shadow included."""
PRESSES: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress})
"""A shortcut takes the press of a key itself."""

_EMS: Final = 22
"""The width in em: lines of some 40 characters are easy to read."""


def popover_width(look: ThemeContext) -> int:
    """Return the width of a popover without its shadow; only the text size changes it."""
    return _EMS * look.text_px(SIZE)


def text_font(look: ThemeContext) -> QFont:
    """Return the usual font of a popover."""
    return look.sans(SIZE)


class Popover(BaseWidget):
    """An emblem and a column of labels over a row of buttons; a click closes it."""

    turned = Signal()
    """Emitted when it is shown or hidden."""
    stacking = 0
    """The order if several are shown: the least is the nearest to the choices."""

    def __init__(self, look: ThemeContext, emblem: str, parent: QWidget | None) -> None:
        """Without an `emblem` its text takes the whole width."""
        super().__init__(look, parent)
        self._emblem = emblem
        self.avoided: Callable[[], Sequence[QRect]] = tuple
        """Returns the rects on its page that it refers to, and must not hide."""
        self.head, self.body, self.foot = row_of(), column_of(spacing=_GAP), FlowLayout()
        """The title and what is beside it, the labels, and the buttons."""
        self._column = column_on(self, _GAP, self.head, self.body, self.foot)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        look.changed.connect(self._set_margins)
        self._set_margins()
        self.hide()

    def label(
        self, font: Callable[[ThemeContext], QFont] = text_font, tone: Tone = "plain"
    ) -> Label:
        """Return a new label for its paper, without text; see `Label.show_text`."""
        # Without a parent it would be a window, and take the focus, if shown before it is laid out.
        label = Label(self.look, background="paper", tone=tone, wrap=True, font=font, parent=self)
        label.hide()
        return label

    def add_label(
        self, font: Callable[[ThemeContext], QFont] = text_font, tone: Tone = "plain"
    ) -> Label:
        """Add a label to its column, and return it."""
        label = self.label(font, tone)
        self.body.addWidget(label)
        return label

    def add_link(self, name: str, key: str = "") -> PaperLink:
        """Add a link to its foot, and return it."""
        link = PaperLink(self.look, key=key, parent=self)
        link.setObjectName(name)
        self.foot.addWidget(link)
        return link

    def add_title(self, label: Label, closing: str) -> PaperLink:
        """Put a label at its top, beside a new link that closes it; return the link."""
        link = PaperLink(self.look, parent=self)
        link.setObjectName(closing)
        self.head.addWidget(label, 1, Qt.AlignmentFlag.AlignVCenter)
        self.head.addWidget(link, 0, Qt.AlignmentFlag.AlignTop)
        return link

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

    def wanted_height(self, width: int) -> int:
        """Return the height that it needs at this width, shadow included."""
        self._column.activate()  # a change of a label in a layout within reaches it only then
        return self._column.totalHeightForWidth(width)

    def paper(self) -> QRect:
        """Return its rectangle in the parent, without the shadow."""
        margin = SHADOW_MARGIN
        return self.geometry().adjusted(margin, margin, -margin, -margin)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.turned.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.setAccessibleName("")
        self.turned.emit()

    def _set_margins(self) -> None:
        side = SHADOW_MARGIN + _PAD - FOCUS_MARGIN  # labels and buttons have that, too
        top = SHADOW_MARGIN + _HIGH
        self._column.setContentsMargins(side + round(self._mark()), top, side, top)

    def _mark(self) -> float:
        return _MARK * max(1.0, self.look.text_px(SIZE) / SIZE) if self._emblem else 0.0

    def show_at(self, place: QRect, *, alert: bool = True) -> None:
        """Show it at a rectangle of its parent, shadow included; ``alert`` announces it."""
        self.setGeometry(place)
        self.setAccessibleName(self.spoken())
        self.show()
        self.raise_()
        if alert:
            ANNOUNCER.say(self.spoken(), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away()

    def _paint(self, painter: QPainter) -> None:
        theme, sheet = self.look.theme, surface_of(self)
        draw_paper(painter, theme, sheet, radius=5, blur=7, offset=3)
        lines = [label for label in self.findChildren(Label) if label.isVisible()]
        if self._emblem and lines:
            room = self._mark()
            y = lines[0].y() + 0.65 * lines[0].font().pixelSize()
            mark = QPointF(sheet.left() + _PAD + 0.27 * room, y)
            ink, ground = theme.quiet_ink, theme.paper_light
            draw_emblem(painter, self._emblem, mark, 0.35 * room, ink, ground)


class PassingPopover(Popover):
    """One with a text, that a press elsewhere hides, whatever else that does."""

    def __init__(
        self,
        look: ThemeContext,
        emblem: str,
        parent: QWidget | None,
        font: Callable[[ThemeContext], QFont] = text_font,
    ) -> None:
        super().__init__(look, emblem, parent)
        self.words = self.add_label(font)

    def spoken(self) -> str:
        return self.words.text()

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
