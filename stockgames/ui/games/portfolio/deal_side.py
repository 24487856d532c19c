"""One side of the deal table: cash, promises, portfolios and cards that a seat would give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from stockgames.games.portfolio.drafting import Goods, Side, SideName
from stockgames.games.portfolio.parts import MOST_DOLLARS, MOST_TURNS, Card, Portfolio
from stockgames.ui.games.portfolio.mini_card import MiniCard, MiniRun
from stockgames.ui.games.portfolio.terms import money_marks
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import Switch
from stockgames.ui.kit.widgets.fields import KitSpinBox
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say

_COLUMNS, _RUN_COLUMNS = 13, 4


def card_columns(count: int) -> int:
    """Return how many cards stand side by side, so that rows are about equally long."""
    rows = -(-count // _COLUMNS)
    return -(-count // max(1, rows)) or 1


class DealSide(QWidget):
    """Edits a `Side`; `changed` follows every change."""

    changed = Signal()

    def __init__(self, look: Look, name: SideName, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._name = name
        self._side = Side()
        self._giver = ""
        self._marks_known = False
        self._title = KitLabel(look, role="name")
        self._cash_label, self._truce_label = KitLabel(look), KitLabel(look)
        self._debt_label, self._cards_label = KitLabel(look), KitLabel(look, role="note")
        self._runs_label = KitLabel(look, role="note")
        self._cash = self._spin("cash", 0)
        self._truce = self._spin("truce", MOST_TURNS)
        self._debt = self._spin("debt", MOST_DOLLARS)
        self._reveal = Switch(look)
        self._reveal.setObjectName(f"{name}-reveal")
        self._reveal.toggled.connect(self._read)
        self._cards: list[MiniCard] = []
        self._runs: list[MiniRun] = []
        self._card_grid, self._run_grid = QGridLayout(), QGridLayout()
        self._lay_out()

    def _spin(self, kind: str, most: int) -> KitSpinBox:
        spin = KitSpinBox(self._look, 0, most, self)
        spin.setObjectName(f"{self._name}-{kind}")
        spin.valueChanged.connect(self._read)
        return spin

    def _lay_out(self) -> None:
        fields = QGridLayout()
        fields.setHorizontalSpacing(4)
        fields.setVerticalSpacing(0)
        pairs = (
            (self._cash_label, self._cash),
            (self._debt_label, self._debt),
            (self._truce_label, self._truce),
        )
        for i, (label, spin) in enumerate(pairs):
            label.setBuddy(spin)
            fields.addWidget(label, i // 2, 2 * (i % 2))
            fields.addWidget(spin, i // 2, 2 * (i % 2) + 1)
        fields.addWidget(self._reveal, 1, 2, 1, 2)
        fields.setColumnStretch(4, 1)
        for grid in (self._card_grid, self._run_grid):
            grid.setSpacing(2)
            grid.setContentsMargins(4, 0, 0, 0)
            grid.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self._title)
        column.addLayout(fields)
        column.addWidget(self._runs_label)
        column.addLayout(self._run_grid)
        column.addWidget(self._cards_label)
        column.addLayout(self._card_grid)
        column.addStretch(1)

    # What lies there

    def show_side(self, side: Side, giver: str, goods: Goods) -> None:
        """Offer what a seat can give; cards that it surely holds are marked."""
        self._side, self._giver = side, giver
        with QSignalBlocker(self._cash), QSignalBlocker(self._truce), QSignalBlocker(self._debt):
            self._cash.setRange(0, goods.cash)
            self._cash.setValue(side.cash)
            self._truce.setValue(side.truce)
            self._debt.setValue(side.debt)
        with QSignalBlocker(self._reveal):
            self._reveal.setChecked(side.reveal)
        self._lay_runs(goods.portfolios)
        self._lay_cards(goods.cards, Counter(goods.known))
        self.speak()

    def empty(self) -> None:
        """Forget whose side it was: no card of a hand stays readable."""
        self._side = Side()
        self._clear(self._cards)
        self._clear(self._runs)
        self._cards, self._runs = [], []

    def _clear(self, widgets: Sequence[QWidget]) -> None:
        for widget in widgets:
            widget.setObjectName("")
            widget.hide()
            widget.deleteLater()

    def _lay_runs(self, portfolios: Sequence[Portfolio]) -> None:
        self._clear(self._runs)
        self._runs = [MiniRun(self._look, portfolio, self) for portfolio in portfolios]
        self._runs_label.setVisible(bool(self._runs))
        for i, slip in enumerate(self._runs):
            slip.setChecked(slip.portfolio.number in self._side.portfolios)
            slip.toggled.connect(self._read)
            self._run_grid.addWidget(slip, i // _RUN_COLUMNS, i % _RUN_COLUMNS)

    def _lay_cards(self, cards: Sequence[Card], known: Counter[Card]) -> None:
        self._clear(self._cards)
        self._cards = []
        left, copies = Counter(self._side.cards), Counter[Card]()
        columns = card_columns(len(cards))
        self._marks_known = bool(known)
        for i, card in enumerate(cards):
            copies[card] += 1
            slip = MiniCard(
                self._look, card, copies[card], known=known[card] >= copies[card], parent=self
            )
            if left[card]:
                left[card] -= 1
                slip.setChecked(True)
            slip.toggled.connect(self._read)
            self._card_grid.addWidget(slip, i // columns, i % columns)
            self._cards.append(slip)

    def _read(self) -> None:
        """Take what lies on this side into the draft."""
        side = self._side
        side.cash = self._cash.value()
        side.truce = self._truce.value()
        side.debt = self._debt.value()
        side.reveal = self._reveal.isChecked()
        side.portfolios = {slip.portfolio.number for slip in self._runs if slip.isChecked()}
        side.cards = Counter(slip.card for slip in self._cards if slip.isChecked())
        self.changed.emit()

    # Words

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)

    def speak(self) -> None:
        """Take the words of the language in force."""
        self._title.setText(say("portfolio-gives", name=self._giver))
        self._cash_label.setText(say("portfolio-cash"))
        self._debt_label.setText(say("portfolio-out-of-incomes"))
        self._truce_label.setText(say("portfolio-truce-turns"))
        self._reveal.setText(say("portfolio-show-the-hand"))
        self._runs_label.setText(say("portfolio-portfolios"))
        cards = say("portfolio-cards-a-dot-marks-those")
        self._cards_label.setText(cards if self._marks_known else say("portfolio-cards"))
        truce = say("portfolio-for-so-many-of-its")
        debt = say("portfolio-so-much-of-the-next")
        look = say("portfolio-the-other-side-sees-this")
        for widget, told in (
            (self._truce, truce),
            (self._truce_label, truce),
            (self._debt, debt),
            (self._debt_label, debt),
            (self._reveal, look),
        ):
            widget.setToolTip(told)
        for spin, label in (
            (self._cash, self._cash_label),
            (self._debt, self._debt_label),
            (self._truce, self._truce_label),
        ):
            spin.setAccessibleName(f"{self._title.text()}: {label.text()}")
        before, after = money_marks()
        for spin in (self._cash, self._debt):
            spin.setPrefix(before)
            spin.setSuffix(after)
