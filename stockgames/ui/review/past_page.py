"""The page of all games: a list to search, and what can be done with the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.fonts import REGULAR
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.review.past_filters import PastFilters
from stockgames.ui.review.past_game import PastGame, State, Wanted
from stockgames.ui.review.past_model import PastModel
from stockgames.ui.review.past_rows import PastList
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.page_head import PageHead
from stockgames.ui.shell.words import key_text

_AT_MOST: Final = 1000
"""How many games are put into the list at a time."""


class PastPage(Page):
    """Takes games as they are read, emits wishes; knows no storage."""

    back = Signal()
    looked_back = Signal(object)
    resumed = Signal(object)
    saved = Signal(object)
    removed = Signal(object)
    evening_wanted = Signal(object)
    """The row of the game that is to be looked back at, played on, saved as a file, removed for
    good, or of an evening whose page is wanted: larger, perhaps, than what Qt takes for one."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setObjectName("past")
        self.is_read = False
        """Whether all games have come."""
        self._coming: list[PastGame] = []
        """Games that have come and are not shown yet."""
        self._asking = False
        self.model = PastModel(self)
        self.list = PastList(look, self.model, self)
        self.filters = PastFilters(look, self)
        self._head = PageHead(look, self, "review-past-games")
        self._head.back.connect(self._leave)
        everything = self.filters.want_everything
        self.open_button = self.button(
            "look-back", self._open, kind="primary", key="Enter", text_size=16
        )
        self.save_button = self.button("save-past", self._save, text_size=16)
        self.remove_button = self.button(
            "remove-past", self._remove, key=key_text("Del"), text_size=16
        )
        self.all_button = self.button("show-all", everything, text_size=16)
        self.look_button = self.button("look-at-running", self._look_back, text_size=16)
        self._lay_out()
        self._connect()
        self._speak()
        self._agree()

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.remove_button)
        foot.addWidget(self.save_button)
        foot.addStretch(1)
        foot.addWidget(self.all_button)
        foot.addWidget(self.look_button)
        foot.addWidget(self.open_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._head)
        self._column.addWidget(self.filters)
        self._column.addWidget(self.list, 1)
        self._column.addLayout(foot)
        self._arrange()
        self.look.changed.connect(self._arrange)

    def _arrange(self) -> None:
        side, top = round(self.look.px(120)), round(self.look.px(18))
        self._column.setContentsMargins(side, top, side, round(self.look.px(22)))
        self._column.setSpacing(round(max(4.0, self.look.px(10))))

    def _connect(self) -> None:
        self.filters.changed.connect(self._look_for)
        self.list.opened.connect(self._open)
        self.list.dropped.connect(self._remove)
        self.list.sought.connect(self._begin_search)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self._search = self.on_keys(
            "search", QKeySequence.StandardKey.Find, lambda: self._begin_search("")
        )
        self.filters.field.returnPressed.connect(self._to_list)

    def _speak(self) -> None:
        self.list.setAccessibleName(say("review-past-games"))
        self.save_button.setText(say("review-save-as-a-file"))
        self.all_button.setText(say("review-show-all"))
        self.look_button.setText(say("review-look-back"))
        self._search.setText(say("review-look-for"))
        self._agree()

    # Games

    def add(self, games: Sequence[PastGame], *, is_read: bool) -> None:
        """Take further games, in their order; the last of them `is_read`.

        Qt lays all lines out again whenever some come, so that it is better if many come at a time.
        """
        self.is_read = is_read
        self._coming += games
        if is_read or len(self._coming) >= min(len(self.model.games), _AT_MOST):
            self._show_coming()
        self._agree()

    def _show_coming(self) -> None:
        first, coming = not self.model.shown, self._coming
        self._coming = []
        self.filters.learn(coming)
        self.model.add(coming)
        if first:
            self.list.choose(0)
            self.update()

    def drop(self, row: int) -> None:
        """Forget a game that was removed."""
        at = self.list.currentIndex().row()
        self.model.drop(row)
        self.list.choose(max(0, at))
        self.update()
        self._agree()

    def _look_for(self, wanted: Wanted) -> None:
        self.model.look_for(wanted)
        self.list.choose(0)
        self.update()
        self._agree()

    # What is pressed

    def focus_start(self) -> None:
        """Give the keyboard to the list."""
        self._to_list()

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_search(self, letter: str) -> None:
        field = self.filters.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if letter:
            field.insert(letter)

    def _leave(self) -> None:
        """Take back what was begun, then what was looked for, then leave the page."""
        if self._asking:
            self._ask(False)
        elif not self.model.wanted.is_everything:
            self.filters.want_everything()
            self._to_list()
        else:
            self.back.emit()

    def _open(self) -> None:
        game = self.list.chosen()
        if self._asking:
            self._ask(False)
        elif game is not None and game.state is State.RUNNING:
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
        """Ask whether the game is to be removed for good, or ask no more."""
        self._asking = asking
        self._agree()
        (self.open_button if asking else self.list).setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> None:
        self._asking = False
        self._agree()

    def _agree(self) -> None:
        """Let buttons and words agree with what is chosen and known."""
        game = self.list.chosen()
        running = game is not None and game.state is State.RUNNING
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
        over = game is not None and game.state is State.OVER
        self.save_button.setEnabled(over and not self._asking)
        self.all_button.setVisible(not self.model.wanted.is_everything)
        self.filters.count.setText(self._count())

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

    # Painting

    def _paint(self, painter: QPainter) -> None:
        """Paint the cloth, and the sheet of paper under the list."""
        super()._paint(painter)
        sheet = inset(QRectF(self.list.geometry()), -4)
        draw_paper(painter, self.look.theme, sheet)
        if not self.model.shown and self.is_read:
            self._paint_empty(sheet)

    def _paint_empty(self, sheet: QRectF) -> None:
        painter, theme = painter_on(self), self.look.theme
        none = not self.model.games
        text = say("review-no-game-yet") if none else say("review-no-such-game")
        note = say("review-they-will-stand-here") if none else say("review-try-fewer-words")
        font, second = self.look.serif(26), self.look.serif(17, REGULAR, italic=True)
        line = line_at(sheet, 0, font.pixelSize() * 1.4)
        line.moveBottom(sheet.center().y())
        draw_text(painter, line, text, font, theme.ink, CENTRE)
        below = line_at(sheet, line.bottom(), second.pixelSize() * 1.5)
        draw_text(painter, below, note, second, theme.quiet_ink, CENTRE, elide=True)
