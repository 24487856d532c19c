"""What a person missed, in three lines at most, right after the curtain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.labels import KitLabel

MOST_LINES = 3
_SHADOW = 14


class RecapStrip(QWidget):
    """A slip of paper over the table; the table page places it with ``place``.

    Texts are those the looking seat may know, latest last; of more than three the last three
    stay and the first says how many came before.
    """

    show_me = Signal()
    dismissed = Signal()

    def __init__(self, look: Look, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recap")
        self._look = look
        self._lines = tuple(lines)
        self._title = KitLabel(look, role="caption", ground="paper")
        self._labels = [KitLabel(look, ground="paper", wrap=True) for _ in range(MOST_LINES)]
        self._show_me = KitButton(look, text_size=15)
        self._show_me.setObjectName("recap-show-me")
        self._show_me.clicked.connect(self.show_me)
        self._close = KitButton(look, text_size=15)
        self._close.setObjectName("recap-close")
        self._close.clicked.connect(self.put_away)
        for button in (self._show_me, self._close):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Enter to the table
        column = QVBoxLayout()
        column.addWidget(self._title)
        for label in self._labels:
            column.addWidget(label)
        column.setSpacing(2)
        row = QHBoxLayout(self)
        side = _SHADOW + 12
        row.setContentsMargins(side, side - 2, side, side - 2)
        row.addLayout(column, 1)
        row.addWidget(self._show_me, alignment=Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self.update)
        self._speak()

    def lines(self) -> tuple[str, ...]:
        """Return the lines as shown, three at most."""
        if len(self._lines) <= MOST_LINES:
            return self._lines
        earlier = len(self._lines) - MOST_LINES + 1
        text = self.tr("{number} moves before that").format(number=earlier)
        return (text, *self._lines[earlier:])

    def _speak(self) -> None:
        self._title.setText(self.tr("Since you last looked"))
        self._show_me.setText(self.tr("Show me"))
        self._close.setText(self.tr("Go on"))
        shown = self.lines()
        for i, label in enumerate(self._labels):
            label.setVisible(i < len(shown))
            label.setText(shown[i] if i < len(shown) else "")
        self.setAccessibleName("\n".join((self._title.text(), *shown)))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language; the lines themselves come anew from the table."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def set_lines(self, lines: Sequence[str]) -> None:
        """Tell something else."""
        self._lines = tuple(lines)
        self._speak()

    def place(self, room: QRectF) -> None:
        """Lie at the upper edge of ``room``, in the middle."""
        width = round(min(room.width(), self._look.px(860) + 2 * _SHADOW))
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        x = room.center().x() - width / 2
        self.setGeometry(round(x), round(room.top()), width, height)

    def put_away(self) -> None:
        """Go away; the person has read it."""
        page = self.parentWidget()
        if page is not None and page.focusWidget() in (self._show_me, self._close):
            page.setFocus(Qt.FocusReason.OtherFocusReason)  # else a neighbour would take Enter
        self.hide()
        self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        painter = QPainter(self)
        smooth(painter)
        draw_paper(painter, self._look.theme, inset(QRectF(self.rect()), _SHADOW), blur=12)
