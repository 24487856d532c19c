"""What narrows the list: words, a game, a person, an evening, a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from stockgames.engine import registry
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.fields import KitComboBox, KitLineEdit
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.naming import name_once
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.review.past_game import OfEvening, PastGame, Wanted
from stockgames.ui.review.past_words import evening_name
from stockgames.ui.sentences.speech import say

_ANY: Final = "any"
_DAYS: Final = (0, 7, 30, 365)
_MOST: Final = 60
"""Characters that are looked for at most."""


class PastFilters(KitWidget):
    """Two rows of controls; `changed` tells what is wanted from now on."""

    changed = Signal(object)
    """A `Wanted`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._people: list[str] = []
        self._evenings: list[OfEvening] = []
        self.field = KitLineEdit(look)
        self.field.setObjectName("look-for")
        self.field.setMaxLength(_MOST)
        self.field.setClearButtonEnabled(True)
        games = [(game, registry.title(game)) for game in registry.game_ids()]
        self.game = SegmentRow(look, [(_ANY, ""), *games])
        self.game.setObjectName("filter-game")
        self.person, self.evening, self.time = (KitComboBox(look) for _ in range(3))
        for box, name in ((self.person, "person"), (self.evening, "evening"), (self.time, "time")):
            box.setObjectName(f"filter-{name}")
            box.currentIndexChanged.connect(self._tell)
        self.count = KitLabel(look, role="note")
        self._lay_out()
        self.field.textChanged.connect(self._tell)
        self.game.chosen.connect(self._tell)
        self._speak()

    def _lay_out(self) -> None:
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.addWidget(self.field, 1)
        upper.addWidget(self.game)
        for box in (self.person, self.evening, self.time):
            lower.addWidget(box)
        lower.addStretch(1)
        lower.addWidget(self.count)
        rows = column_on(self, 0)
        rows.addLayout(upper)
        rows.addLayout(lower)

    def _speak(self) -> None:
        self.field.setPlaceholderText(say("review-look-for"))
        name_once(self.field, say("review-look-for"))
        self.game.segment(_ANY).setText(say("review-all-games"))
        self.game.setAccessibleName(say("review-game"))
        self.person.setAccessibleName(say("review-person"))
        self.evening.setAccessibleName(say("review-evening"))
        self.time.setAccessibleName(say("review-time"))
        self._fill(self.time, [_time(days) for days in _DAYS])
        self._fill(self.person, [say("review-anybody"), *self._people])
        evenings = [evening_name(evening) for evening in self._evenings]
        self._fill(self.evening, [say("review-any-evening"), *evenings])

    @staticmethod
    def _fill(box: KitComboBox, texts: Sequence[str]) -> None:
        """Give a box other texts; what was chosen stays so."""
        with QSignalBlocker(box):
            chosen = max(0, box.currentIndex())
            box.clear()
            box.addItems(texts)
            box.setCurrentIndex(chosen)
        box.updateGeometry()

    def learn(self, games: Sequence[PastGame]) -> None:
        """Offer people and evenings of games that have been read."""
        people = {name for game in games for name in game.people} - set(self._people)
        evenings = {game.evening for game in games if game.evening is not None}
        new = [each for each in evenings if each not in self._evenings]
        if people or new:
            self._people += sorted(people, key=str.casefold)
            self._evenings += sorted(new, key=lambda each: each.begun, reverse=True)
            self._speak()

    def wanted(self) -> Wanted:
        """Return what is looked for."""
        found = Wanted(text=self.field.text().strip(), days=_DAYS[max(0, self.time.currentIndex())])
        if self.game.value() != _ANY:
            found = replace(found, game_id=self.game.value())
        if self.person.currentIndex() > 0:
            found = replace(found, person=self._people[self.person.currentIndex() - 1])
        if self.evening.currentIndex() > 0:
            found = replace(found, evening=self._evenings[self.evening.currentIndex() - 1].row)
        return found

    def want_everything(self) -> None:
        """Leave nothing out."""
        controls = (self.field, self.game, self.person, self.evening, self.time)
        blockers = [QSignalBlocker(control) for control in controls]
        self.field.clear()
        self.game.set_value(_ANY)
        for box in (self.person, self.evening, self.time):
            box.setCurrentIndex(0)
        del blockers
        self._tell()

    def _tell(self) -> None:
        self.changed.emit(self.wanted())


def _time(days: int) -> str:
    return say("review-within", count=days) if days else say("review-any-time")
