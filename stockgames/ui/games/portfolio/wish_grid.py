"""The whole pack in small: which card is a seat to give whose hand one cannot see?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.games.portfolio.parts import Card
from stockgames.ui.games.portfolio.mini_card import MiniCard
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.frames import PaperFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say

_COLUMNS = 13


class WishGrid(PaperFrame):
    """Lies over the trays while a card is named; those that are surely held have a dot."""

    picked = Signal(int, bool)
    """A card, and whether it is to be given."""
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, padding=10)
        self.setObjectName("wish-grid")
        self._title = KitLabel(look, role="name", ground="paper")
        self._close = KitButton(look, kind="secondary", key="Esc", text_size=15)
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
        """Ask which of the cards a seat is to give; those given already are marked."""
        self.forget()
        self._title.setText(say("portfolio-which-card", name=giver))
        self._close.setText(say("shell-close"))
        for i, card in enumerate(cards):
            slip = MiniCard(self.look, card, 1, known=bool(known[card]), parent=self)
            slip.setChecked(bool(given[card]))
            slip.toggled.connect(lambda on, card=card: self._pick(card, on))
            self._grid.addWidget(slip, i // _COLUMNS, i % _COLUMNS)
            self._cards.append(slip)
        self.show()
        self.raise_()
        if self._cards:
            self._cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _pick(self, card: Card, on: bool) -> None:
        self.picked.emit(card, on)
        self.put_away()

    def walk(self, key: str) -> None:
        """Move the keyboard from card to card."""
        by = {"Left": -1, "Right": 1, "Up": -_COLUMNS, "Down": _COLUMNS}[key]
        here = next((i for i, slip in enumerate(self._cards) if slip.hasFocus()), 0)
        slip = self._cards[(here + by) % len(self._cards)]
        slip.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self) -> None:
        """Pick the card that the keyboard is on."""
        slip = next((slip for slip in self._cards if slip.hasFocus()), None)
        if slip is not None:
            slip.click()

    def put_away(self) -> None:
        """Go away."""
        if not self.isHidden():
            self.hide()
            self.forget()
            self.closed.emit()

    def forget(self) -> None:
        """Let no card be read any more."""
        for slip in self._cards:
            slip.setObjectName("")
            slip.hide()
            slip.deleteLater()
        self._cards = []
