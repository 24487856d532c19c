"""The page behind the door *Learn*: each game's lessons, and below them what else there is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.lessons.entries import GameEntry
from stockgames.ui.lessons.game_card import GameCard
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.page_head import PageHead


class LearnPage(Page):
    """Takes plain data, emits which lesson is wanted; knows no script and no storage.

    `add_below` gives room to something else under the lessons, such as the puzzle of the day.
    """

    back = Signal()
    lesson_wanted = Signal(str, str)
    """A game and a lesson of it."""
    puzzles_wanted = Signal(str)
    """The game whose puzzles are wanted."""

    def __init__(self, look: Look, entries: Sequence[GameEntry]) -> None:
        super().__init__(look)
        self.setObjectName("learn")
        self._entries = tuple(entries)
        self._who = ""
        self._last: KitButton | None = None
        """The button with which somebody goes on when they come back."""
        self._head = PageHead(look, self, "lessons-learn")
        self._head.back.connect(self.back)
        self._note = KitLabel(look, role="text", tone="quiet")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cards = {entry.game_id: self._card(entry) for entry in entries}
        self._row = QHBoxLayout()
        for card in self.cards.values():
            self._row.addWidget(card, 1)
        self._below = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._head)
        self._column.addWidget(self._note)
        self._column.addLayout(self._row, 1)
        self._column.addLayout(self._below)
        look.changed.connect(self._arrange)
        self._speak()
        self._arrange()

    def _card(self, entry: GameEntry) -> GameCard:
        card = GameCard(self.look, entry, self)
        card.chosen.connect(lambda lesson: self._begin(entry.game_id, lesson))
        card.puzzles_wanted.connect(lambda: self._begin_puzzles(entry.game_id))
        return card

    def _begin(self, game: str, lesson: str) -> None:
        self._last = self.cards[game].go
        self.lesson_wanted.emit(game, lesson)

    def _begin_puzzles(self, game: str) -> None:
        self._last = self.cards[game].puzzles
        self.puzzles_wanted.emit(game)

    def offer_puzzles(self, game: str) -> None:
        """Let the puzzles of a game be chosen, if its lessons are on the page."""
        if game in self.cards:
            self.cards[game].offer_puzzles()

    def add_below(self, widget: QWidget) -> None:
        """Lay something under the lessons; the page gives it its whole width."""
        self._below.addWidget(widget)

    def show_entries(self, entries: Sequence[GameEntry], who: str = "") -> None:
        """Show how far somebody is; `who` is what they are called, where that is known."""
        self._entries, self._who = tuple(entries), who
        for entry in entries:
            self.cards[entry.game_id].show_entry(entry)
        self._speak()

    def focus_start(self) -> None:
        """Give the keyboard to the lesson that comes next: of the game they came from, if any.

        Otherwise it is of the first game that is not done. Who comes from puzzles goes on there.
        """
        open_ones = [one for one in self._entries if one.done < len(one.lessons)]
        buttons = [self.cards[one.game_id].go for one in open_ones or self._entries]
        for button in [self._last] if self._last else buttons[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        self.setAccessibleName(say("lessons-learn"))
        note = say("lessons-whose", name=self._who) if self._who else say("lessons-page-note")
        self._note.setText(note)

    def _arrange(self) -> None:
        side, top = round(self.look.px(64)), round(self.look.px(18))
        self._column.setContentsMargins(side, top, side, round(self.look.px(22)))
        self._column.setSpacing(round(max(4.0, self.look.px(10))))
        self._row.setSpacing(round(self.look.px(10)))
        for card in self.cards.values():
            card.setMaximumWidth(round(max(360.0, self.look.px(460))))
