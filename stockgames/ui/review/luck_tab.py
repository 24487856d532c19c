"""The tab with luck and decisions: two bars for each seat, and what they rest on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from stockgames.analysis.luck import ID, Luck, luck_of
from stockgames.controllers.analysis import Analysis
from stockgames.controllers.reel import Eyes
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import KitScrollArea
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.review.luck_bars import LuckBars
from stockgames.ui.review.luck_words import moved, percent, told_luck
from stockgames.ui.sentences.speech import say


class LuckTab(KitWidget):
    """Shows what is known of the luck of a game, the more surely the longer it is looked for."""

    wanted = Signal()
    """Somebody wants it to be looked for."""

    def __init__(self, look: Look, analysis: Analysis, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._analysis = analysis
        self._read = 0
        self._eyes = Eyes(0)
        self.luck: Luck | None = None
        """What is known so far."""
        self.setObjectName("luck")
        self.bars = LuckBars(look, self)
        self._text = KitLabel(look, role="note", wrap=True, parent=self)
        self._text.setObjectName("luck-note")
        self.begin = self.button("find-luck", self.wanted, kind="primary", text_size=16)
        self._scroll = KitScrollArea(look, self.bars, self)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = column_on(self, 4)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._text)
        column.addWidget(self.begin)
        analysis.changed.connect(self.refresh)
        self._speak()

    def look_through(self, eyes: Eyes) -> None:
        """Mark whose eyes these are."""
        if eyes != self._eyes:
            self._eyes = eyes
            self._show()

    def refresh(self) -> None:
        """Tell what is known now."""
        found = self._analysis.found(ID)
        if len(found) != self._read:
            self._read = len(found)
            self.luck = luck_of(self._analysis.match, found.values())
        self._show()

    def _speak(self) -> None:
        self.setAccessibleName(say("review-luck-and-decisions"))
        self.begin.setText(say("review-find-luck"))
        self.refresh()

    def _show(self) -> None:
        match = self._analysis.match
        names = tuple(seat.name for seat in match.seats)
        told = [] if self.luck is None else told_luck(self.luck, names)
        own = None if self._eyes.all_up else self._eyes.seat
        self.bars.tell(told, portraits_at(names) if told else (), own)
        self._scroll.setVisible(bool(told))
        alone = len(names) == 1
        self.begin.setVisible(not told and not alone and not self._analysis.is_running)
        self._text.setText(say("review-no-luck-alone") if alone else self._note(self.luck))

    def _note(self, luck: Luck | None) -> str:
        if luck is None:
            if self._analysis.is_running:
                return say("review-luck-to-come")
            return say("review-luck-offer")
        error = max(one.luck.margin for one in luck.seats)
        words = [say("review-luck-rests-on", even=percent(luck.even), error=percent(error))]
        seat = self._eyes.seat
        for stroke, by in luck.greatest(seat, 1):
            name = self._analysis.match.seats[seat].name
            words.append(
                say("review-luck-greatest", name=name, number=stroke.step, moved=moved(by.mean))
            )
        return " ".join(words)
