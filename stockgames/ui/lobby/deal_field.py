"""The deal number of a new table: none for luck that nobody knows."""

from __future__ import annotations

from PySide6.QtCore import Signal

from stockgames.engine.deal_number import DealNumberError, read_number
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.fields import KitLineEdit
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.stacking import row_on
from stockgames.ui.sentences.speech import say

_LONGEST = 60


class DealField(KitWidget):
    """Takes a deal number, and says what it means that somebody knows it."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._title = KitLabel(look, role="name")
        self.field = KitLineEdit(look)
        self.field.setObjectName("deal")
        self.field.setMaxLength(_LONGEST)
        self.field.setFixedWidth(round(look.text_px(16) * 13.5))
        self.field.textChanged.connect(self._explain)
        self.field.textChanged.connect(self.changed)
        self._note = KitLabel(look, role="note", wrap=True)
        self._note.setObjectName("deal-note")
        row = row_on(self, 2)
        row.addWidget(self._title)
        row.addSpacing(round(look.margin(10)))
        row.addWidget(self.field)
        row.addWidget(self._note, 99)
        row.addStretch(1)  # else the field stands in the middle where there is no note
        self._speak()

    def _speak(self) -> None:
        self._title.setText(say("lobby-deal-number"))
        self.field.setAccessibleName(say("lobby-deal-number"))
        self.field.setPlaceholderText(say("lobby-new-and-sealed"))
        self._explain()

    def _explain(self) -> None:
        self._note.setVisible(bool(self.field.text().strip()) and not self.problem())
        self._note.setText(say("lobby-a-known-deal"))

    def problem(self) -> str:
        """Return why what was typed deals nothing; empty if it does, or nothing was typed."""
        try:
            self.seed()
        except DealNumberError:
            return say("lobby-no-deal-number")
        return ""

    def seed(self) -> str:
        """Return the seed that the number means, empty for none; raise DealNumberError."""
        text = self.field.text()
        return read_number(text) if text.strip() else ""
