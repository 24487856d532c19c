"""A second window for a television: the table as everybody may see it, whatever the first shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.presentation.described import still_context
from stockgames.presentation.game_words import status_of
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.outline import Node, reading
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.game_table import MakeTable
from stockgames.ui.table.layout import bar_height
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.smaller_page import SmallerTablePage
from stockgames.ui.table.top_bar import SHADOW, TopBar
from stockgames.ui.theme.context import ThemeContext

_LATEST: Final = 24


class PublicWindow(SmallerTablePage):
    """Follows a table with a bystander's view, which holds no seat's secrets."""

    least = QSize(1100, 620)

    def __init__(
        self,
        look: ThemeContext,
        match: Match,
        controller: TableController,
        make_table: MakeTable,
        pace: Pace,
    ) -> None:
        super().__init__(look, make_table, "table-what-happened")
        self.setObjectName("public-window")
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._match, self._controller, self._pace = match, controller, pace
        self._screen = Screen(match, Handover.TRUSTING)
        self._worded = WordedMoves(self.game_table.words)
        self.bar = TopBar(look, pace, registry.title(match.game.meta.id), self)
        self.bar.rules_button.hide()
        self.bar.set_undo(False)
        self.bar.menu.connect(self.close)
        self.on_keys("close-public", ("Esc",), self.close, "shell-close")
        self.on_keys("read-public", ("F3",), self.read_table, "review-way", way="read")
        controller.moved.connect(self._moved)
        controller.changed.connect(self._changed)
        self._speak()

    def open(self, main: QWidget) -> None:
        """Show it, as large as the screen if there is another one than the main window's."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        screens = QGuiApplication.screens()
        other = next((screen for screen in screens if screen is not main.screen()), None)
        if other is None:
            self.resize(1280, 720)
            self.show()
        else:
            self.setGeometry(other.geometry())
            self.showFullScreen()

    def follow(self) -> None:
        """Show the table as it is now."""
        view, context = self._match.view(None), self._context()
        self.game_table.show_view(view, context)
        words, bar = self.game_table.words, self.bar
        bar.set_status(status_of(words, view, context, end_told=not view.actors))
        begins = bool(self._controller.seal)
        entries = log_entries(self._worded, context, begins=begins, latest=_LATEST)
        self.lines.show_entries(entries, context.faces)

    def _context(self) -> TableContext:
        return still_context(self._match, None)

    def _changed(self) -> None:
        if self._controller.stage is not Stage.SHOWING:
            self.follow()

    def _moved(self, change: Change[View]) -> None:
        """Show a move as a bystander sees it."""
        shown = self._screen.shown(change.shown.number - 1)[0]
        if shown.face_down:
            self.follow()
            return
        context, public = self._context(), self._screen.change(shown)
        showing = replace(context, stage=Stage.SHOWING)
        self.game_table.play(public, showing, self._pace.speed, self.follow)

    def nodes(self) -> Sequence[Node]:
        context = self._context()
        log = log_entries(self._worded, context, begins=False)[::-1]
        return reading(self.game_table.outline(), self.bar.status, Panel(), (), log)

    def _speak(self) -> None:
        title = registry.title(self._match.game.meta.id)
        self.setWindowTitle(say("table-public-title", game=title))
        self.setAccessibleName(self.windowTitle())
        self.bar.lead_out(say("shell-close"))
        self.follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        bar = round(bar_height(self.width(), self.height()))
        self.bar.setGeometry(0, 0, self.width(), bar + SHADOW)
        area = QRect(0, bar, self.width(), self.height() - bar)
        self.arrange_table(area, len(self._match.seats))
        self.bar.raise_()
        self.sheet.raise_()
