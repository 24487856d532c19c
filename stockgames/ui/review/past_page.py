"""The page of all games: a searchable list, and what can be done with the selected one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.presentation.sentences.speech import say
from stockgames.ui.review.past_list import (
    OfEvening,
    PastGame,
    PastGameState,
    PastList,
    PastModel,
    Wanted,
    evening_name,
)
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_once
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.frames import PaperFrame
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, row_of
from stockgames.ui.window.page_head import PageHead

_ANY: Final = "any"
_DAYS: Final = (0, 7, 30, 365)
_MOST: Final = 60
"""The maximum length of the search text in characters."""


class PastFilters(BaseWidget):
    """Two rows of controls; `changed` emits the new search."""

    changed = Signal(object)
    """The `Wanted`."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._people: list[str] = []
        self._evenings: list[OfEvening] = []
        self.field = LineEdit(look)
        self.field.setObjectName("look-for")
        self.field.setMaxLength(_MOST)
        self.field.setClearButtonEnabled(True)
        games = [(game, registry.title(game)) for game in registry.game_ids()]
        self.game = SegmentRow(look, [(_ANY, ""), *games])
        self.game.setObjectName("filter-game")
        self.person, self.evening, self.time = (ComboBox(look) for _ in range(3))
        for box, name in ((self.person, "person"), (self.evening, "evening"), (self.time, "time")):
            box.setObjectName(f"filter-{name}")
            box.currentIndexChanged.connect(self._filter)
        self.count = Label(look, role="note")
        self.field.textChanged.connect(self._filter)
        self.game.chosen.connect(self._filter)
        self.bind(self.field.setPlaceholderText, "review-look-for")
        self.bind(partial(name_once, self.field), "review-look-for")
        self.bind(self.game.segment(_ANY).setText, "review-all-games")
        self.bind(self.game.setAccessibleName, "review-game")
        self.bind(self.person.setAccessibleName, "review-person")
        self.bind(self.evening.setAccessibleName, "review-evening")
        self.bind(self.time.setAccessibleName, "review-time")
        upper = row_of((self.field, 1), self.game)
        lower = row_of(self.person, self.evening, self.time, 1, self.count)
        column_on(self, 0, upper, lower)
        self._set_texts()

    def _set_texts(self) -> None:
        self._fill(self.time, [_time(days) for days in _DAYS])
        self._fill(self.person, [say("review-anybody"), *self._people])
        evenings = [evening_name(evening) for evening in self._evenings]
        self._fill(self.evening, [say("review-any-evening"), *evenings])

    @staticmethod
    def _fill(box: ComboBox, texts: Sequence[str]) -> None:
        with QSignalBlocker(box):
            chosen = max(0, box.currentIndex())
            box.clear()
            box.addItems(texts)
            box.setCurrentIndex(chosen)
        box.updateGeometry()

    def learn(self, games: Sequence[PastGame]) -> None:
        """Add the people and evenings of games that have been read."""
        people = {name for game in games for name in game.people} - set(self._people)
        evenings = {game.evening for game in games if game.evening is not None}
        new = [each for each in evenings if each not in self._evenings]
        if people or new:
            self._people += sorted(people, key=str.casefold)
            self._evenings += sorted(new, key=lambda each: each.begun, reverse=True)
            self._set_texts()

    def wanted(self) -> Wanted:
        found = Wanted(text=self.field.text().strip(), days=_DAYS[max(0, self.time.currentIndex())])
        if self.game.value() != _ANY:
            found = replace(found, game_id=self.game.value())
        if self.person.currentIndex() > 0:
            found = replace(found, person=self._people[self.person.currentIndex() - 1])
        if self.evening.currentIndex() > 0:
            found = replace(found, evening=self._evenings[self.evening.currentIndex() - 1].row)
        return found

    def want_everything(self) -> None:
        controls = (self.field, self.game, self.person, self.evening, self.time)
        blockers = [QSignalBlocker(control) for control in controls]
        self.field.clear()
        self.game.set_value(_ANY)
        for box in (self.person, self.evening, self.time):
            box.setCurrentIndex(0)
        del blockers
        self._filter()

    def _filter(self) -> None:
        self.changed.emit(self.wanted())


def _time(days: int) -> str:
    return say("review-within", count=days) if days else say("review-any-time")


_AT_MOST: Final = 1000
"""How many games are added to the list at a time."""


class PastPage(Page):
    """Takes games as they are read, emits requests; knows no storage."""

    back = Signal()
    looked_back = Signal(object)
    resumed = Signal(object)
    saved = Signal(object)
    removed = Signal(object)
    evening_wanted = Signal(object)
    """The row id of the game to review, continue, save as a file or delete, or of the evening
    to open; it may exceed the range of Qt's integers.
    """

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setObjectName("past")
        self.is_read = False
        """Whether all games have been received."""
        self._coming: list[PastGame] = []
        """Games that were received but aren't shown yet."""
        self._asking = False
        self.model = PastModel(self)
        self.list = PastList(look, self.model, self)
        self.filters = PastFilters(look, self)
        self._head = PageHead(look, self, "review-past-games")
        self._head.back.connect(self._leave)
        self.open_button = self.button(
            "look-back", self._open, kind="primary", key="Enter", text_size=16
        )
        self.save_button = self.button(
            "save-past", self._save, text_size=16, sentence="review-save-as-a-file"
        )
        self.remove_button = self.button("remove-past", self._remove, text_size=16)
        self.all_button = self.button(
            "show-all", self.filters.want_everything, text_size=16, sentence="review-show-all"
        )
        self.look_button = self.button(
            "look-at-running", self._look_back, text_size=16, sentence="review-look-back"
        )
        self.filters.changed.connect(self._look_for)
        self.filters.field.returnPressed.connect(self.focus_start)
        self.list.opened.connect(self._open)
        self.list.dropped.connect(self._remove)
        self.list.sought.connect(self._begin_search)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.bind(self.list.setAccessibleName, "shell-games")
        find = [QKeySequence.StandardKey.Find]
        self.on_keys("search", find, lambda: self._begin_search(""), "review-look-for")
        self._lay_out()
        self._set_texts()

    def _lay_out(self) -> None:
        self._paper = PaperFrame(self.look, padding=9)
        self._empty = Label(self.look, role="title", background="paper", wrap=True)
        self._empty_note = Label(self.look, role="note", background="paper", wrap=True)
        self._paper.body.addWidget(self.list, 1)
        for label, where in (
            (self._empty, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom),
            (self._empty_note, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop),
        ):
            label.setAlignment(where)
            self._paper.body.addWidget(label, 1)
        left, right = (self.remove_button, self.save_button), (self.all_button, self.look_button)
        foot = row_of(*left, 1, *right, self.open_button)
        self._column = column_on(self, None, self._head, self.filters, (self._paper, 1), foot)
        self._arrange()
        self.look.changed.connect(self._arrange)

    def _arrange(self) -> None:
        side, top = round(self.look.px(120)), round(self.look.px(18))
        self._column.setContentsMargins(side, top, side, round(self.look.px(22)))
        self._column.setSpacing(round(max(4.0, self.look.px(10))))

    def _set_texts(self) -> None:
        self._sync()

    # Games

    def add(self, games: Sequence[PastGame], *, is_read: bool) -> None:
        """Append games in order; `is_read` says that these are the last.

        Qt lays out all rows again after each insertion, so it is better to insert many at a time.
        """
        self.is_read = is_read
        self._coming += games
        if is_read or len(self._coming) >= min(len(self.model.games), _AT_MOST):
            first, coming = not self.model.shown, self._coming
            self._coming = []
            self.filters.learn(coming)
            self.model.add(coming)
            if first:
                self.list.choose(0)
        self._sync()

    def drop(self, row: int) -> None:
        at = self.list.currentIndex().row()
        self.model.drop(row)
        self.list.choose(max(0, at))
        self._sync()

    def _look_for(self, wanted: Wanted) -> None:
        self.model.look_for(wanted)
        self.list.choose(0)
        self._sync()

    # Input

    def focus_start(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_search(self, letter: str) -> None:
        field = self.filters.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if letter:
            field.insert(letter)

    def _leave(self) -> None:
        """Cancel a question, else reset the search, else leave the page."""
        if self._asking:
            self._ask(False)
        elif not self.model.wanted.is_everything:
            self.filters.want_everything()
            self.focus_start()
        else:
            self.back.emit()

    def _open(self) -> None:
        game = self.list.chosen()
        if self._asking:
            self._ask(False)
        elif game is not None and game.state is PastGameState.RUNNING:
            self.resumed.emit(game.row)
        elif game is not None and game.is_evening:
            self.evening_wanted.emit(game.row)
        else:
            self._look_back()

    def _look_back(self) -> None:
        game = self.list.chosen()
        if game is not None and game.shows:
            self.looked_back.emit(game.row)

    def _save(self) -> None:
        game = self.list.chosen()
        if game is not None:
            self.saved.emit(game.row)

    def _remove(self) -> None:
        game = self.list.chosen()
        if game is not None and self._asking:
            self._ask(False)
            self.removed.emit(game.row)
        elif game is not None and not game.is_evening:
            self._ask(True)

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self._sync()
        (self.open_button if asking else self.list).setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> None:
        self._asking = False
        self._sync()

    def _sync(self) -> None:
        game = self.list.chosen()
        running = game is not None and game.state is PastGameState.RUNNING
        evening = game is not None and game.is_evening
        opens = game is not None and (game.shows or running or evening)
        shows = running and game is not None and game.shows
        self.look_button.setVisible(shows and not self._asking)
        self.open_button.setEnabled(opens or self._asking)
        self.open_button.setText(say("review-play-on") if running else say("review-look-back"))
        if evening:
            self.open_button.setText(say("review-to-the-evening"))
        self.remove_button.setText(say("review-remove"))
        self.remove_button.set_key(key_text("Del"))
        if self._asking:
            self.open_button.setText(say("review-keep-it"))
            self.remove_button.setText(say("review-remove-for-good"))
        self.remove_button.setEnabled(game is not None and not evening)
        over = game is not None and game.state is PastGameState.OVER
        self.save_button.setEnabled(over and not self._asking)
        self.all_button.setVisible(not self.model.wanted.is_everything)
        self.filters.count.setText(self._count())
        self._show_empty()

    def _show_empty(self) -> None:
        is_empty, none = self.is_read and not self.model.shown, not self.model.games
        self.list.setVisible(not is_empty)
        for label in (self._empty, self._empty_note):
            label.setVisible(is_empty)
        self._empty.setText(say("review-no-game-yet") if none else say("review-no-such-game"))
        self._empty_note.setText(
            say("review-they-will-stand-here") if none else say("review-try-fewer-words")
        )

    def _count(self) -> str:
        shown, known = (
            sum(not game.is_evening for game in games)
            for games in (self.model.shown, self.model.games)
        )
        if not self.is_read:
            return say("review-reading", count=known + len(self._coming))
        if shown == known:
            return say("review-games", count=known)
        return say("review-games-of", shown=shown, count=known)
