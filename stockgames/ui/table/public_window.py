"""A second window for a television: the table as everybody may see it, whatever the first shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import status_of
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.outline import Node, reading
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say, spoken
from stockgames.presentation.table_state import headless_context
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.reveal import RevealScreen
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.table.smaller_page import SmallerTablePage
from stockgames.ui.table.top_bar import SHADOW, TopBar, bar_height
from stockgames.ui.theme.theme_context import ThemeContext

_LATEST: Final = 24
_SHARE: Final = 0.8
"""Its share of the main window's width and height on a single screen."""


class PublicWindow(SmallerTablePage):
    """Follows a table with a bystander's view, which holds no seat's secrets."""

    least = QSize(1100, 620)

    def __init__(self, look: ThemeContext, match: Match, page: TablePage) -> None:
        """`page` is the table in the main window."""
        super().__init__(look, partial(create_table, match.game.meta.id), "table-what-happened")
        self.setObjectName("public-window")
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._match, self._controller, self._pace = match, page.controller, page.pace
        self._screen = Screen(match, Handover.TRUSTING)
        self._worded = WordedMoves(self.game_table.words)
        self._held = page.presenter.held
        """Holds each reveal as long as the main window shows it, at the same page."""
        self._moving = False
        """Whether a move is being animated."""
        self._reveals: tuple[object, TableReveal | None] = None, None
        """The last move with the language, and its reveal."""
        self.reveal = RevealScreen(look, self, only_shows=True)
        self.bar = TopBar(look, page.pace, registry.title(match.game.meta.id), self)
        self.bar.rules_button.hide()
        self.bar.set_undo(False)
        self.bar.menu.connect(self.close)
        self.on_keys("close-public", ("Esc",), self.close, "shell-close")
        self.on_keys("read-public", ("F3",), self.read_table, "review-way", way="read")
        page.controller.moved.connect(self._moved)
        page.controller.changed.connect(self._changed)
        page.presenter.refreshed.connect(self._follow_reveal)
        self.game_table.panel_changed.connect(self._show_texts)
        self._set_texts()

    def open(self, main: QWidget) -> None:
        """Show it, as large as the screen if there is another one than the main window's; else
        in front of that window, smaller.
        """
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        screens = QGuiApplication.screens()
        other = next((screen for screen in screens if screen is not main.screen()), None)
        if other is None:
            self.resize(main.size() * _SHARE)
            self.show()
        else:
            self.setGeometry(other.geometry())
            self.showFullScreen()
            main.activateWindow()

    def sync(self) -> None:
        self._moving = False
        self.game_table.show_view(self._match.view(None), self._context())
        self._show_texts()

    def _show_texts(self) -> None:
        """Show status and log, but not how the game has ended before the table has shown it."""
        if self._moving:
            return
        view, context, told = self._match.view(None), self._context(), self.game_table.end_shown
        reveal = self.reveal.page
        status = status_of(self.game_table.words, view, context, end_shown=told)
        self.bar.set_status((reveal and reveal.status) or status)
        if not (told or view.actors):
            context = replace(context, history=context.history[:-1])
        begins = bool(self._controller.seal)
        entries = log_entries(self._worded, context, begins=begins, latest=_LATEST)
        self.lines.show_entries(entries, context.faces)

    def _follow_reveal(self) -> None:
        held = self._held
        public = None if held.page is None else self._public_reveal()
        if public is None:
            self.reveal.set_data(None, None)
        else:
            pages = public.pages
            at = min(held.pages[0], len(pages) - 1)
            speed = 0.0 if held.stands_still else self._pace.speed
            self.reveal.set_data(pages[at], self._context(), pages=(at, len(pages)), speed=speed)
        self._show_texts()

    def _public_reveal(self) -> TableReveal | None:
        """Return what everybody may see of the last move's reveal."""
        last = len(self._match.moves), spoken()
        if self._reveals[0] != last:
            change = self._screen.change(self._screen.shown(last[0] - 1)[0])
            self._reveals = last, self.game_table.reveal(change, self._context())
        return self._reveals[1]

    def _context(self) -> TableContext:
        return replace(headless_context(self._match, None), humans=self._controller.people)

    def _changed(self) -> None:
        if self._controller.stage is not Stage.SHOWING:
            self.sync()

    def _moved(self, change: Change[View]) -> None:
        """Show a move as a bystander sees it."""
        shown = self._screen.shown(change.shown.number - 1)[0]
        if shown.face_down:
            self.sync()
            return
        context, public = self._context(), self._screen.change(shown)
        showing = replace(context, stage=Stage.SHOWING)
        self._moving, reveal = True, self._public_reveal()
        steps = reveal is not None and reveal.shows_move
        self.game_table.play(public, showing, 0.0 if steps else self._pace.speed, self.sync)

    def nodes(self) -> Sequence[Node]:
        context = self._context()
        log = log_entries(self._worded, context, begins=False)[::-1]
        return reading(self.game_table.outline(), self.bar.status, Panel(), (), log)

    def _set_texts(self) -> None:
        title = registry.title(self._match.game.meta.id)
        self.setWindowTitle(say("table-public-title", game=title))
        self.setAccessibleName(self.windowTitle())
        self.bar.set_exit(say("shell-close"))
        self.sync()
        self._follow_reveal()

    def _arrange(self) -> None:
        bar = round(bar_height(self.width(), self.height()))
        self.bar.setGeometry(0, 0, self.width(), bar + SHADOW)
        area = QRect(0, bar, self.width(), self.height() - bar)
        places = self.arrange_table(area, len(self._match.seats))
        self.reveal.set_geometry(QRectF(area), QRectF(places.headline))
        self.reveal.raise_()
        self.bar.raise_()
        self.sheet.raise_()
