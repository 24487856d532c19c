"""One side of a deal draft, and a grid of the whole pack for naming a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from stockgames.games.portfolio.drafting import Amount, DealBuilder, Goods, Side, SideName
from stockgames.games.portfolio.parts import MOST_DOLLARS, MOST_TURNS, Card, card_key
from stockgames.presentation.games.portfolio.terms import card_name, face, money_marks
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.portfolio.hand import draw_mini_card, draw_mini_face
from stockgames.ui.games.portfolio.trays import (
    AmountField,
    LookButton,
    SidePicture,
    card_at,
    draw_side,
)
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.shapes import disc, fill, inset, rounded, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip, set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, PaintedButton
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import PaperFrame
from stockgames.ui.widgets.labels import Label, ShortLabel
from stockgames.ui.widgets.layouts import column_on

_CHOSEN, _CHOSEN_EDGE = QColor("#D2AC5C"), QColor("#7A5C24")


class MiniCard(PaintedButton):
    """A small card with rank and suit, checked while it is given.

    A dot marks one that its holder is known to have.
    """

    def __init__(self, look: ThemeContext, card: Card, *, known: bool, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.card = card
        self._known = known
        self.setObjectName(f"lay-{card_key(card)}")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(card_name(card))
        set_tip(self, card_name(card))

    def sizeHint(self) -> QSize:
        scale = max(1.0, self.look.scale)
        return QSize(round(37 * scale), round(42 * scale))

    def _paint(self, painter: QPainter) -> None:
        rect = inset(QRectF(self.rect()), 2)
        path = rounded(rect, 4)
        draw_mini_card(painter, rect)
        if self.isChecked():
            fill(painter, path, with_alpha(_CHOSEN, 120))
            stroke(painter, rounded(inset(rect, 0.8), 3.5), _CHOSEN_EDGE, 2)
        elif self.underMouse() and self.isEnabled():
            stroke(painter, path, _CHOSEN_EDGE, 1.4)
        if self._focus.visible:
            draw_focus_ring(painter, self.look.theme, rect, 4, 1)
        draw_mini_face(painter, self.look, rect, face(self.card), self.look.usual_px(17))
        if self._known:
            fill(painter, disc(rect.topRight() + QPointF(-5, 5), 2.8), OXBLOOD)


_COLUMNS = 13


class WishGrid(PaperFrame):
    """A grid of cards over the trays for naming one; cards known to be held have a dot."""

    picked = Signal(int, bool)
    """A card, and whether it should be given."""
    closed = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent, padding=10)
        self.setObjectName("wish-grid")
        self._title = Label(look, role="name", background="paper")
        self._close = Button(look, kind="secondary", key="Esc", text_size=15)
        self._close.setObjectName("close-wish")
        self._close.clicked.connect(self.put_away)
        self._cards: list[MiniCard] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(self._grid, 1)
        self.body.addLayout(column)
        self.hide()

    def open(
        self, giver: str, cards: Sequence[Card], known: Counter[Card], given: Counter[Card]
    ) -> None:
        """Ask which cards a seat should give; cards already in the deal are checked."""
        self.forget()
        self._title.setText(say("portfolio-which-card", name=giver))
        self._close.setText(say("shell-close"))
        for i, card in enumerate(cards):
            button = MiniCard(self.look, card, known=bool(known[card]), parent=self)
            button.setChecked(bool(given[card]))
            button.toggled.connect(lambda on, card=card: self._pick(card, on))
            self._grid.addWidget(button, i // _COLUMNS, i % _COLUMNS)
            self._cards.append(button)
        self.show()
        self.raise_()
        if self._cards:
            self._cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _pick(self, card: Card, on: bool) -> None:
        self.picked.emit(card, on)
        self.put_away()

    def walk(self, key: str) -> None:
        by = {"Left": -1, "Right": 1, "Up": -_COLUMNS, "Down": _COLUMNS}[key]
        here = next((i for i, button in enumerate(self._cards) if button.hasFocus()), 0)
        button = self._cards[(here + by) % len(self._cards)]
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self) -> None:
        button = next((button for button in self._cards if button.hasFocus()), None)
        if button is not None:
            button.click()

    def put_away(self) -> None:
        """Close the grid and forget its cards."""
        if not self.isHidden():
            self.hide()
            self.forget()
            self.closed.emit()

    def forget(self) -> None:
        """Remove all cards, so that none can be read."""
        for button in self._cards:
            button.setObjectName("")
            button.hide()
            button.deleteLater()
        self._cards = []


_NOTHING = SidePicture("", "", (), (), ())
_RIM = 5.0
_LARGEST = 1.3
"""The most that captions grow with the text size, so that the tray keeps its space."""
_MOST: Final[dict[Amount, int]] = {"cash": 0, "debt": MOST_DOLLARS, "truce": MOST_TURNS}
_WORDS: Final = {
    "cash": ("portfolio-cash", ""),
    "debt": ("portfolio-out-of-incomes", "portfolio-so-much-of-the-next"),
    "truce": ("portfolio-truce-turns", "portfolio-for-so-many-of-its"),
    "reveal": ("portfolio-show-the-hand", "portfolio-the-other-side-sees-this"),
}
"""What a field of a side is called, and what it means."""


class Tray(BaseWidget):
    """Shows the contents of a tray; a click takes a card out."""

    taken = Signal(int)
    """The index of the clicked card, from the left."""
    pressed = Signal()
    """The tray was clicked beside its cards."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._picture, self._empty = _NOTHING, ""
        self._lit = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: SidePicture, empty: str, spoken: str) -> None:
        """Show the contents; `empty` is an empty tray's hint, `spoken` the accessible name."""
        self._picture, self._empty = picture, empty
        name_and_tip(self, spoken)
        self.update()

    def light(self, on: bool) -> None:
        if on != self._lit:
            self._lit = on
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, 84)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 64)

    def _face(self) -> QRectF:
        return inset(QRectF(self.rect()), _RIM)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = card_at(self.look, self._face(), self._picture, QPointF(event.position()))
        if index is None:
            self.pressed.emit()
        else:
            self.taken.emit(index)

    def _paint(self, painter: QPainter) -> None:
        face = self._face()
        draw_side(painter, self.look, face, self._picture, empty=self._empty)
        if self._lit:
            stroke(painter, rounded(face, self.look.corner(8)), self.look.theme.focus, 3)


class DealSide(BaseWidget):
    """Edits one side of the deal that is prepared; emits `changed` after every change."""

    changed = Signal()
    wished = Signal()
    """A card should be chosen from the whole pack."""
    taken = Signal(int)
    """The index of the clicked card in the tray, from the left."""

    def __init__(
        self, look: ThemeContext, name: SideName, deal: DealBuilder, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self.name: SideName = name
        self._deal = deal
        self._side = Side()
        self._giver = ""
        self.wishes = False
        """Whether the giver's hand is hidden from the viewer, so that cards are named."""
        self.choice: SegmentRow | None = None
        """The control for choosing the giver; None if there is only one."""
        self._title = Label(look, role="name", background="paper")
        self._verb = ShortLabel(
            look, role="name", background="paper", sentence="portfolio-the-chosen-one-gives"
        )
        self.tray = Tray(look, self)
        self.tray.setObjectName(f"{name}-tray")
        self.tray.pressed.connect(lambda: self.wished.emit() if self.wishes else None)
        self.tray.taken.connect(self.taken)
        self._worth = self._caption()
        self._amounts = {kind: AmountField(look, 0, most, self) for kind, most in _MOST.items()}
        self._reveal = LookButton(look, self)
        self._fields = dict[str, QWidget](**self._amounts, reveal=self._reveal)
        self._labels = {kind: self._caption(label) for kind, (label, _) in _WORDS.items()}
        for amount in self._amounts.values():
            amount.valueChanged.connect(self._read)
        self._reveal.toggled.connect(self._read)
        self._lay_out()

    def _caption(self, sentence: str = "") -> Label:
        look = self.look
        return Label(look, role="note", background="paper", most=_LARGEST, sentence=sentence)

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.setSpacing(2)
        self._head.addWidget(self._title)
        self._head.addWidget(self._verb)
        self._head.addStretch(1)
        amounts = QGridLayout()
        amounts.setHorizontalSpacing(2)
        amounts.setVerticalSpacing(0)
        for at, (kind, field) in enumerate(self._fields.items()):
            field.setObjectName(f"{self.name}-{kind}")
            self._labels[kind].setBuddy(field)
            amounts.addWidget(self._labels[kind], 0, at)
            amounts.addWidget(field, 1, at)
        amounts.setColumnStretch(len(self._fields), 1)
        column = column_on(self, 1)
        column.addLayout(self._head)
        column.addWidget(self.tray, 1)
        column.addWidget(self._worth)
        column.addLayout(amounts)

    # Contents

    def choose_giver(self, choice: SegmentRow | None) -> None:
        """Show a choice of givers instead of the title; None if there is only one."""
        if self.choice is not None:
            self.choice.setObjectName("")
            self.choice.hide()
            self.choice.deleteLater()
        self.choice = choice
        self._title.setVisible(choice is None)
        self._verb.setVisible(choice is not None)
        if choice is not None:
            self._head.insertWidget(0, choice)

    @property
    def head_height(self) -> int:
        """The natural height of the line above the tray."""
        return (self._title if self.choice is None else self.choice).sizeHint().height()

    def begin_trays_below(self, height: int) -> None:
        """Set the minimum height of that line, so that both trays start at the same height."""
        for head in (self._title, self.choice):
            if head is not None:
                head.setMinimumHeight(height)

    def show_side(self, side: Side, giver: str, goods: Goods, *, wishes: bool) -> None:
        """Show what a seat gives, limited by its goods; with `wishes` its cards are named."""
        self._side, self._giver, self.wishes = side, giver, wishes
        for kind, amount in self._amounts.items():
            with QSignalBlocker(amount):
                amount.setRange(0, goods.cash if kind == "cash" else _MOST[kind])
                amount.setValue(getattr(side, kind))
        with QSignalBlocker(self._reveal):
            self._reveal.setChecked(side.reveal)
        self._set_texts()

    def show_things(self, picture: SidePicture, spoken: str, worth: str) -> None:
        """Show the contents of the tray, and what the deal changes for its giver."""
        invites = say("portfolio-ask-for-a-card") if self.wishes else say("portfolio-drag-cards")
        self.tray.show_picture(picture, invites, spoken)
        self._worth.setText(worth)

    def empty(self) -> None:
        """Clear the side, so that no card of a hand stays readable."""
        self._side = Side()
        self.tray.show_picture(_NOTHING, "", "")
        self._worth.setText("")

    @property
    def laid(self) -> tuple[Card, ...]:
        """The cards in the tray, from left to right."""
        return self._side.terms().cards

    def _read(self) -> None:
        for kind, amount in self._amounts.items():
            self._deal.set_amount(self.name, kind, amount.value())
        self._deal.set_reveal(self.name, self._reveal.isChecked())
        self.changed.emit()

    # Texts

    def _set_texts(self) -> None:
        self._title.setText(say("portfolio-gives", name=self._giver))
        for kind, (label, tip) in _WORDS.items():
            self._fields[kind].setAccessibleName(f"{self._title.text()}: {say(label)}")
            for widget in (self._labels[kind], self._fields[kind]):
                set_tip(widget, say(tip) if tip else "")
        before, after = money_marks()
        for amount in (self._amounts["cash"], self._amounts["debt"]):
            amount.setPrefix(before)
            amount.setSuffix(after)
