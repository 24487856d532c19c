"""One side of a deal that is thought up: its tray, and slips for money and promises under it."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from stockgames.games.portfolio.drafting import Goods, Side, SideName
from stockgames.games.portfolio.parts import MOST_DOLLARS, MOST_TURNS, Card
from stockgames.ui.games.portfolio.deal_slips import AmountSlip, LookSlip
from stockgames.ui.games.portfolio.terms import money_marks
from stockgames.ui.games.portfolio.trays import SidePicture, card_at, draw_side
from stockgames.ui.kit.shapes import inset, rounded, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.naming import name_and_tip, set_tip
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.sentences.speech import say

_NOTHING = SidePicture("", "", (), (), ())
_RIM = 5.0
_MOST = 1.3
"""How much larger than usual captions may be, so that the tray keeps its room."""


class Tray(KitWidget):
    """Shows what lies in a tray; a click takes a card out of it."""

    taken = Signal(int)
    """Which card was clicked, from the left."""
    pressed = Signal()
    """The tray was clicked where no card lies."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._picture, self._empty = _NOTHING, ""
        self._lit = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: SidePicture, empty: str, spoken: str) -> None:
        """Show what lies there; `empty` invites to lay something, `spoken` names all of it."""
        self._picture, self._empty = picture, empty
        name_and_tip(self, spoken)
        self.update()

    def light(self, on: bool) -> None:
        """Show that what hangs on the mouse can be let go here."""
        if on != self._lit:
            self._lit = on
            self.update()

    def sizeHint(self) -> QSize:
        """Return room for two cards beside each other."""
        return QSize(180, 84)

    def minimumSizeHint(self) -> QSize:
        """Return room for one card that can be told from others."""
        return QSize(120, 64)

    def _face(self) -> QRectF:
        return inset(QRectF(self.rect()), _RIM)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the card out that was clicked."""
        index = card_at(self.look, self._face(), self._picture, QPointF(event.position()))
        if index is None:
            self.pressed.emit()
        else:
            self.taken.emit(index)

    def _paint(self, painter: QPainter) -> None:
        """Paint the tray."""
        face = self._face()
        draw_side(painter, self.look, face, self._picture, empty=self._empty)
        if self._lit:
            stroke(painter, rounded(face, self.look.corner(8)), self.look.theme.focus, 3)


class DealSide(KitWidget):
    """Edits a `Side`; `changed` follows every change."""

    changed = Signal()
    wished = Signal()
    """A card is to be named out of the whole pack."""
    taken = Signal(int)
    """A card in the tray was clicked, counted from the left."""

    def __init__(self, look: Look, name: SideName, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.name: SideName = name
        self._side = Side()
        self._giver = ""
        self.wishes = False
        """Whether its giver's hand is not open to whoever looks, so that cards are named."""
        self.choice: SegmentRow | None = None
        """What its giver is chosen with; None where there is but one."""
        self._title = KitLabel(look, role="name", ground="paper")
        self.tray = Tray(look, self)
        self.tray.setObjectName(f"{name}-tray")
        self.tray.pressed.connect(lambda: self.wished.emit() if self.wishes else None)
        self.tray.taken.connect(self.taken)
        self._worth = self._caption()
        self._cash_label, self._truce_label = self._caption(), self._caption()
        self._debt_label = self._caption()
        self._cash = self._slip("cash", 0)
        self._debt = self._slip("debt", MOST_DOLLARS)
        self._truce = self._slip("truce", MOST_TURNS)
        self._reveal_label = self._caption()
        self._reveal = LookSlip(look, self)
        self._reveal.setObjectName(f"{name}-reveal")
        self._reveal.toggled.connect(self._read)
        self._lay_out()

    def _caption(self) -> KitLabel:
        return KitLabel(self.look, role="note", ground="paper", most=_MOST)

    def _slip(self, kind: str, most: int) -> AmountSlip:
        slip = AmountSlip(self.look, 0, most, self)
        slip.setObjectName(f"{self.name}-{kind}")
        slip.valueChanged.connect(self._read)
        return slip

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.setSpacing(2)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        slips = QHBoxLayout()
        slips.setSpacing(2)
        pairs: tuple[tuple[KitLabel, QWidget], ...] = (
            (self._cash_label, self._cash),
            (self._debt_label, self._debt),
            (self._truce_label, self._truce),
            (self._reveal_label, self._reveal),
        )
        for label, slip in pairs:
            label.setBuddy(slip)
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(label)
            column.addWidget(slip)
            slips.addLayout(column)
        slips.addStretch(1)
        column = column_on(self, 1)
        column.addLayout(self._head)
        column.addWidget(self.tray, 1)
        column.addWidget(self._worth)
        column.addLayout(slips)

    # What lies there

    def choose_giver(self, choice: SegmentRow | None) -> None:
        """Let its giver be chosen in place of the title; None where there is but one."""
        if self.choice is not None:
            self.choice.setObjectName("")
            self.choice.hide()
            self.choice.deleteLater()
        self.choice = choice
        self._title.setVisible(choice is None)
        if choice is not None:
            self._head.insertWidget(0, choice)

    @property
    def title(self) -> str:
        """Whose side it is, in words."""
        return self._title.text()

    @property
    def head_height(self) -> int:
        """How high the line over its tray is by itself."""
        return (self._title if self.choice is None else self.choice).sizeHint().height()

    def begin_trays_below(self, height: int) -> None:
        """Let that line be as high as another side's, so that trays begin side by side."""
        for head in (self._title, self.choice):
            if head is not None:
                head.setMinimumHeight(height)

    def show_side(self, side: Side, giver: str, goods: Goods, *, wishes: bool) -> None:
        """Let a seat give up to what it has; `wishes` tells that its cards are named, not laid."""
        self._side, self._giver, self.wishes = side, giver, wishes
        with QSignalBlocker(self._cash), QSignalBlocker(self._truce), QSignalBlocker(self._debt):
            self._cash.setRange(0, goods.cash)
            self._cash.setValue(side.cash)
            self._truce.setValue(side.truce)
            self._debt.setValue(side.debt)
        with QSignalBlocker(self._reveal):
            self._reveal.setChecked(side.reveal)
        self._speak()

    def show_things(self, picture: SidePicture, spoken: str, worth: str) -> None:
        """Show what lies in the tray, and what the deal would change for who gives it."""
        invites = say("portfolio-ask-for-a-card") if self.wishes else say("portfolio-drag-cards")
        self.tray.show_picture(picture, invites, spoken)
        self._worth.setText(worth)

    def empty(self) -> None:
        """Forget whose side it was: no card of a hand stays readable."""
        self._side = Side()
        self.tray.show_picture(_NOTHING, "", "")
        self._worth.setText("")

    @property
    def laid(self) -> tuple[Card, ...]:
        """The cards in the tray, from the left."""
        return self._side.terms().cards

    @property
    def given(self) -> Counter[Card]:
        """How many of each card are given."""
        return self._side.cards

    def _read(self) -> None:
        """Take what the slips say into the draft."""
        side = self._side
        side.cash = self._cash.value()
        side.truce = self._truce.value()
        side.debt = self._debt.value()
        side.reveal = self._reveal.isChecked()
        self.changed.emit()

    # Words

    def _speak(self) -> None:
        self._title.setText(say("portfolio-gives", name=self._giver))
        self._cash_label.setText(say("portfolio-cash"))
        self._debt_label.setText(say("portfolio-out-of-incomes"))
        self._truce_label.setText(say("portfolio-truce-turns"))
        self._reveal_label.setText(say("portfolio-show-the-hand"))
        truce = say("portfolio-for-so-many-of-its")
        debt = say("portfolio-so-much-of-the-next")
        look = say("portfolio-the-other-side-sees-this")
        for widget, told in (
            (self._truce, truce),
            (self._truce_label, truce),
            (self._debt, debt),
            (self._debt_label, debt),
            (self._reveal, look),
            (self._reveal_label, look),
        ):
            set_tip(widget, told)
        for slip, label in (
            (self._cash, self._cash_label),
            (self._debt, self._debt_label),
            (self._truce, self._truce_label),
            (self._reveal, self._reveal_label),
        ):
            slip.setAccessibleName(f"{self._title.text()}: {label.text()}")
        before, after = money_marks()
        for amount in (self._cash, self._debt):
            amount.setPrefix(before)
            amount.setSuffix(after)
